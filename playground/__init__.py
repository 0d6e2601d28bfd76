"""A small Discord on this machine: REST v10 and gateway v10 on loopback, as far as a game bot goes.

It imports nothing of the project and knows nothing of its games: it speaks only Discord's protocol.
A discord.py bot is pointed at it by two attributes, set before the bot starts:

    discord.http.Route.BASE = playground.rest_url                # http://127.0.0.1:PORT/api/v10
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(playground.gateway_url)

(`discord.asset.Asset.BASE` needs nothing: nobody here has an avatar.) The bot logs in with
`playground.token`. What this Discord lacks answers HTTP 501 and is listed at `GET /unimplemented`.

The rooms, from the inside out:

    model, clock, permissions   what there is: users, channels, messages, interactions
    state, world                the one mutable state, and every change that can happen to it
    nonces, throttles           what Discord remembers of requests: repeated posts, rate limits
    components, limits          Components V2, and what Discord refuses in a request's body
    messages, posts, pins       posting, opening a forum's posts, and pinning, by Discord's rules
    scheduled_events            what a server plans
    interactions                answering, by Discord's clock
    servers                     whole servers that come and go, and roles
    installs                    where the application is installed, and whom it offers its commands
    people                      what a person can do with Discord's client: `slash` commands,
                                `context_menus`, `forms`; `resolved` looks up what they name
    payloads                    the world's things as Discord's JSON
    rest/, gateway, events      the two wires; `faults` spoils them on command, `recording` keeps them
    server                      all of it on a loopback port; `storage` keeps the world in a file
    driver, waiting             the local Discord for tests; in it `acting` has people who click, type
                                and read, `stages` the places, `troubles` the bad days
    page/                       people with a browser: routes on `Server.app`, acting through `people`
    play, bot_process           the server with the page, and a bot as a process on it

Run it alone: `python -m playground serve --port 8100 --data world.json`; with the page and a bot:
`python -m playground play --data FOLDER -- COMMAND`.
"""

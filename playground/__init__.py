"""A small Discord on this machine: REST v10 and gateway v10 on loopback, as far as a game bot needs it.

It imports nothing of the project and knows nothing of its games: it speaks only Discord's protocol.
A discord.py bot is pointed at it by two attributes, set before the bot starts:

    discord.http.Route.BASE = playground.rest_url                # http://127.0.0.1:PORT/api/v10
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(playground.gateway_url)

(`discord.asset.Asset.BASE` needs no change: users here have no avatars.) The bot logs in with
`playground.token`. Routes that are missing here answer HTTP 501 and are listed at `GET /unimplemented`.

The modules, from the inside out:

    model, clock, permissions   records: users, channels, messages, interactions
    state, world                the one mutable state, and every change that can happen to it
    nonces, throttles           Discord's memory of requests: repeated posts, rate limits
    components, limits          Components V2, and Discord's limits for a request's body
    messages, posts, pins       posting, opening a forum's posts, and pinning, by Discord's rules
    scheduled_events            a server's scheduled events
    interactions                answers, within Discord's time limits
    servers                     removals, invitations and outages of whole servers, and roles
    installs                    the application's installations, and the commands that they offer
    people                      a person's actions in Discord's client: `slash` commands,
                                `context_menus`, `forms`; `resolved` looks up the ids in them
    payloads                    the objects of the world as Discord's JSON
    rest/, gateway, events      REST and gateway; `faults` disturbs and `recording` records them
    server                      all of it on a loopback port; `storage` keeps the world in a file
    driver, waiting             the local Discord for tests; `acting` has people who click, type and
                                read, `stages` the places, `troubles` the faults
    page/                       people with a browser: routes on `Server.app`, which act through `people`
    play, bot_process           the server with the page, and a bot as a process on it

Run it alone: `python -m playground serve --port 8100 --data world.json`; with the page and a bot:
`python -m playground play --data FOLDER -- COMMAND`.
"""

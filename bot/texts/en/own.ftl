# What people and servers can set, their own tables, what is stored about them, and being forgotten.

## Switches
setting-on = { $setting }: on
setting-off = { $setting }: off

## Your settings
me-title = Your settings
me-intro = They count at every table and in every server, and each is saved as soon as you choose it.
me-language-hint = Which language do you want to read?
me-language = Language: { $language }
me-language-discord = Language: the one of your Discord
me-language-help = **Language**: what I tell you in private. Public posts are in the server's language.
me-reminders-hint = When should I remind you?
me-reminders-all = Reminders: when it's your turn, and again later
me-reminders-due = Reminders: only when it's your turn
me-reminders-none = Reminders: none
me-reminders-help = **Reminders**: how often I call you while a table waits for you.
me-clock-hint = What time is it for you?
me-clock = My clock shows { $time }
me-clock-half = My clock is half an hour off these
me-clock-whole = My clock shows one of the full hours
me-quiet-hint = When should I keep quiet?
me-quiet = Quiet from { $begin } to { $end }
me-quiet-none = No quiet hours
me-quiet-help = **Quiet hours**: nobody calls you then; in the morning I do. Tell me what time it is for you, so that I know when that is.
me-emblem-hint = Which emblem would you like?
me-emblem = Emblem: { $emblem }
me-emblem-any = Emblem: whichever comes
me-emblem-help = **Emblem**: it belongs to a seat at the table. If that seat is free when you or somebody else sits down, you get it.
me-private-messages = Private messages
me-private-messages-help = **{ me-private-messages }**: your secret choices come there too. Without them, the button below the picture shows you everything.
me-words-first = Words first
me-words-first-help = **{ me-words-first }**: panels and posts at your tables start with the board in words.
me-confirm = Confirm everything
me-confirm-help = **{ me-confirm }**: I ask once more before every decision, not only before final ones.
me-daily-list = Daily list
me-daily-list-help = **{ me-daily-list }**: once a day I send you your tables by private message.

## Your tables
mine-title = { $waiting ->
    [0] Your tables: { $count }
    [one] Your tables: { $count }, one waits for you
   *[other] Your tables: { $count }, { $waiting } wait for you
}
mine-empty = You're not at any table. Open one with `/table new`.
mine-your-turn = **It's your turn**, it came { $since }: [**{ $table }**]({ $address }) { $game } · { $names }
mine-others-turn = [**{ $table }**]({ $address }) { $game } · { $names } – now: { $due }, { $since }
mine-lobby = [**{ $table }**]({ $address }) { $game } · { $names } – waiting for players, opened { $since }
mine-unreadable = [**{ $table }**]({ $address }) { $game } · { $names } – can't be read; `/table leave` takes you out of it

## What is stored about you
data-exported = Here's everything I keep about you. Only you can see this message; secrets of other players aren't in it.
ask-forget = { $count ->
    [0] Shall I forget you? Your settings go, and in games that are over your seat is called Guest. This can't be undone.
    [one] Shall I forget you? You leave your open table (a computer player takes over a running game), your settings go, and in games that are over your seat is called Guest. This can't be undone.
   *[other] Shall I forget you? You leave your { $count } open tables (computer players take over running games), your settings go, and in games that are over your seat is called Guest. This can't be undone.
}
forget-me = Forget me
forgotten = Done: I keep nothing about you anymore. What I posted in servers stays there until somebody deletes it. You're welcome back anytime.
exported-raw = I can't read table { $table }, so here is what's stored of it. It holds everybody's secrets: keep it to yourself.
refused-close-before-export = You play at table { $table } yourself, and the file would show you everybody's secrets. Close the table first (`/table end`), then export it.

## Settings of a server
server-title = How tables work in this server
server-intro = These settings count for new tables, and each is saved as soon as you choose it.
server-only-there = Tables can be opened in: { $channels }
server-channels-hint = Where can tables be opened? None chosen: anywhere
server-channels-help = **Channels**: tables can be opened only in those you choose. None chosen: anywhere. If yours isn't in the menu, use the command there.
server-language-hint = Which language do public posts have?
server-language-discord = Language: the one of this server in Discord
server-language-help = **Language**: what everybody reads. Private answers are in each person's own language.
server-pace-hint = How fast are games?
server-pace = Pace: { $pace }
server-pace-none = no clock
server-pace-live = live, minutes for a turn
server-pace-day = a day for a turn
server-pace-three-days = three days for a turn
server-pace-week = a week for a turn
server-pace-help = **Pace**: what a new table starts with. Its host can choose another in the lobby.
server-limit-hint = How many tables can be open?
server-limit = Open tables: at most { $limit }
server-limit-none = Open tables: as many as I allow ({ $limit })
server-limit-help = **Limit**: how many tables can be open here at a time.
server-role-hint = Which role is called for players?
server-role = Role to call: { $role }
server-role-none = Role to call: none
server-role-help = **Role**: lobbies get a button that calls it, at most once an hour in this server. Allow everyone to mention the role, or me to mention all roles.
server-rated = Rated games
server-rated-help = **{ server-rated }**: new tables count for ratings unless their host says otherwise.
refused-only-managers = Only people who can manage this server can do that. Ask one of them.
refused-not-in-this-channel = In this server, you can open tables only here: { $channels }. Use `/table new` there.

## Calling players
call-players = Call players
players-called = { $role } { $name } is looking for players: { $game }
players-are-called = I've called { $role }.
refused-no-role-to-call = This server has no role to call for players. Somebody who can manage it chooses one with `/server settings`.
refused-called-lately = Players were called a short while ago. You can call them again { $when }.
me-emblem-triangle = Triangle
me-emblem-circle = Circle
me-emblem-square = Square
me-emblem-diamond = Diamond
me-emblem-star = Star
me-emblem-pentagon = Pentagon
me-emblem-plus = Plus

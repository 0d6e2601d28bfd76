# What can be read without a table.

cmd-rules = rules
cmd-rules-help = The rules of a game, with pictures
cmd-help = help
cmd-help-help = How to play here
cmd-about = about
cmd-about-help = What this bot is
cmd-privacy = privacy
cmd-privacy-help = What I keep about you

help-text =
    ## Castellan
    I host castle-building board games in this server.
    - `/table new` opens a table in this channel. Others press **{ $button-join }**, you add computer players if you like and press **{ $button-start }**.
    - Each table has its own thread. When I mention you, press **{ $button-turn }** below the newest picture: it opens a panel that only you can see.
    - **{ $button-closeup }** shows you any player's board up close, **{ $button-in-words }** describes the whole table in words; there you can also choose to get words first.
    - Pressed the wrong thing? Your panel lets you take back your last decision; if it has revealed something, the others are asked first.
    - `/table list`, `/table show` and `/table hand` take you back to your tables. `/table leave` gives your seat to a computer player, `/table replace` the seat of somebody who's away. `/table end` closes a table (host or moderator).
    - `/daily` is the castle of the day: one position for everybody, one rated try, only for you.
    - `/learn` teaches you a game in ten minutes: a small game for you alone. `/rules` has all its rules, with pictures; `/table log` and `/table export` tell you what happened.
    - `/me tables` lists your tables in all servers, `/me settings` sets language, reminders and more. `/me stats` is a page about you, `/server top` and `/server records` tell who is best here; `/server settings` is for who manages this server.
about-text =
    ## Castellan { $version }
    Your host for castle-building board games: { $games }.
    You can check every shuffle: the hash of the seed is shown before the first turn, the seed itself after the last. Castellan is free software under the MIT license. The rules are in our own words, and we drew all the pictures.
privacy-text =
    ## What I keep
    About each table: the Discord IDs of its server, channel, thread and messages; who plays (Discord ID, and the name when they joined); every decision and its time. About you: what you've set in `/me settings`, how your games came out, your ratings, how far you are in `/learn`, and your games in `/daily`. I don't keep other messages, member lists or who's online.
    All of this is in one place that belongs to whoever runs this bot, and it's used for the games only. `/me data` gives you everything about you, `/me forget` deletes it.

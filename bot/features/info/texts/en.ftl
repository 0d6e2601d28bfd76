# What can be read without a table.

cmd-rules = rules
cmd-rules-help = The rules of a game, with pictures
cmd-help = help
cmd-help-help = How to play here
cmd-about = about
cmd-about-help = What this bot is
cmd-privacy = privacy
cmd-privacy-help = What I keep about you

help-playing = Playing
help-more = More
help-text =
    ## Castellan: playing
    I host castle-building board games in this server.
    - `/table new` opens a table in this channel. Others press **{ $button-join }**; add computer players if you like and press **{ $button-start }**.
    - Each table has its own thread. When I mention you, press **{ $button-turn }** below the newest picture: it opens a panel that only you can see.
    - **{ $button-closeup }** shows any player's board up close, **{ $button-in-words }** describes the whole table.
    - Pressed the wrong thing? Your panel lets you take back your last decision; if it revealed something, I ask the others first.
    - **{ hint }** tells you a strong move and why; after the game come **{ $button-coach }** and **{ $button-rematch }**.
    - `/table list`, `/table show` and `/table hand` take you back to your tables.
    - `/table leave` gives your seat to a computer player, `/table replace` the seat of someone who's away. `/table close` closes a table (host or moderator).
help-around =
    ## Castellan: more
    - `/learn` teaches you a game in ten minutes, in a small game just for you. `/rules` has the full rules, with pictures.
    - `/daily` is the castle of the day: the same position for everyone, one official try, only for you.
    - `/puzzle` turns your own mistakes into puzzles.
    - `/table log` and `/table export` tell you what happened at a table, `/table film` shows it, and `/table replay` goes through it turn by turn.
    - `/next` takes you to the next table that's waiting for you, `/me tables` lists all of yours. `/me settings` sets language, reminders and more, `/me away` takes you out for a while.
    - `/me stats` is a page about you. `/server top` and `/server records` show who's best here; `/server settings` is for server managers.
    - `/privacy` says what I keep about you, `/me data` gives it to you, `/me forget` deletes it.
about-text =
    ## Castellan { $version }
    Your host for castle-building board games: { $games }.
    You can check every shuffle: the hash of the seed is shown before the first turn, the seed itself after the last. Castellan is free software under the MIT license. The rules are in our own words, and we drew all the pictures.
privacy-text =
    ## What I keep
    About each table: the Discord IDs of its server, channel, thread and messages; who plays (Discord ID, and the name they had when they joined); every decision and its time. About you: what you've set in `/me settings`, your results, your ratings, your progress in `/learn`, your games in `/daily`, your puzzles, the hints you got, the tables you follow and recent invitations. I don't keep other messages, member lists or who's online.
    All of this is stored in one place by whoever runs this bot, and used only to run the games. `/me data` gives you everything about you, `/me forget` deletes it.

# The notice board of a server.

notice-title = Notice board
notice-lobbies = Looking for players
notice-games = In play
notice-lobby = **{ $game }** in { $venue }: { $names } ({ $taken }), { $since }
notice-turn = **{ $game }** in { $venue }: { $due } to move, { $since }
notice-game = **{ $game }** in { $venue }: { $names }
notice-empty = No table is open at the moment.
notice-more = { $count ->
    [one] { $count } more table: `/table list`
   *[other] { $count } more tables: `/table list`
}
notice-somebody = someone
notice-open = Open a table
notice-join = Join: { $game } ({ $name })
notice-join-hint = Which table would you like to join?
notice-joined = You're in: **{ $game }** in { $venue }.
notice-call = { $role }: one more player needed. **{ $game }**, waiting: { $names }
server-notice-hint = Where should the notice board be?
server-notice = Notice board: { $channel }
server-notice-none = Notice board: nowhere
server-notice-help = **Notice board**: one message that I keep up to date, with open lobbies, running tables and today's castle. Tables in channels that not everyone can see aren't on it.
server-notice-calls = Ping for the last player
server-notice-calls-help = **{ server-notice-calls }**: when a lobby has been one player short for ten minutes, I ping the role on the notice board, at most once an hour.

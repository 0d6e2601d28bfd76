# Rematches, and the same shuffle again.

rematch = Rematch
rematch-opened = You're in: table { $table } is the rematch, with the same game, variants and settings. The others join by pressing **{ rematch }** too.

same-shuffle = Same shuffle again
shuffle-opened = Table { $table } is open and deals the same game again: fill the same number of seats. The shuffle is known, so it isn't rated.
refused-rematch-too-early = This game isn't over yet. The rematch comes after it.
refused-rematch-of-others = The rematch is for those who played at this table. `/table new` opens a table of your own.
refused-rematch-played = The rematch has already begun: it's table { $table }.
refused-shuffle-secret = This shuffle stays secret: the game here can still go on.
rematch-begins = The rematch begins: table { $table }.
rematch-told = **{ $name }** wants a rematch: { $count } of { $people } are in. It starts when everyone has pressed **{ rematch }**.

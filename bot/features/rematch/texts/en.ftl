# Rematches, and the same shuffle again.

rematch = Rematch
rematch-opened = You're in: table { $table } is the rematch, with the same game, variants and terms. One press on **{ rematch }** by each of the others, and everybody's there.

same-shuffle = Same shuffle again
shuffle-opened = Table { $table } is open and deals the same game once more: fill as many seats as there were before. Since the shuffle is known, it isn't rated.
refused-rematch-too-early = This game isn't over yet: the rematch comes after it.
refused-rematch-of-others = The rematch is for those who played at this table. `/table new` opens a table of your own.
refused-rematch-played = The rematch has begun already: it's table { $table }.
refused-shuffle-secret = This game's shuffle is still a secret: somebody can play on here.

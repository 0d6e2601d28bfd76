# Where you were, and once more: since your last turn, following a table, rematches, named shuffles.

since-your-turn = Since your last turn
since-the-start = So far
since-more = { $count ->
    [one] … and one more thing before that. New at: { $names }
   *[other] … and { $count } more things before that. New at: { $names }
}
since-pictures = See it in pictures
since-page = Since your last turn: { $page } of { $pages }
since-before = Earlier
since-after = Later
since-back = Back to my turn
refused-no-pictures-then = There are no pictures of that time. The board as it is now is below everything.

follow = Follow
follow-end = At the end
follow-rounds = Each round
follow-stop = Stop following
follows-stop = You can follow table { $table } without playing: I'll mention you when the game is over, or at the beginning of each round as well.
follows-end = You follow table { $table }: I'll mention you when the game is over.
follows-rounds = You follow table { $table }: I'll mention you at the beginning of each round and when the game is over.
for-followers = For those who follow: { $who }
refused-follow-own = You play at this table, so I call you anyway when it's your turn.
refused-follow-private = You can't follow a table in a private thread: a mention would add people to it. Look in whenever you like.

rematch = Rematch
rematch-opened = You're in: table { $table } is the rematch, with the same game, variants and terms. One press on **{ rematch }** by each of the others, and everybody's there.
lobby-rematch = Rematch of table { $table }. Until { $until } the seats are kept for those who played.
rematch-order = Of the people, whoever came last sits first.
rematch-neighbours = Of the people, whoever came last sits first, and everybody gets other neighbours where that's possible.
refused-rematch-too-early = This game isn't over yet: the rematch comes after it.
refused-rematch-of-others = The rematch is for those who played at this table. `/table new` opens a table of your own.
refused-rematch-played = The rematch has begun already: it's table { $table }.
refused-kept-for-rematch = These seats are kept for those who meet for the rematch. They're free for all { $until }.

same-shuffle = Same shuffle again
shuffle-opened = Table { $table } is open and deals the same game once more: fill as many seats as there were before. Since the shuffle is known, it isn't rated.
name-shuffle = Name the shuffle
shuffle-name = Name of the shuffle
name-shuffle-help = The same name, variants and number of seats deal the same game anywhere.
lobby-shuffle = Dealt from the name **{ $name }**: the same name, variants and number of seats deal the same game anywhere. Not rated.
dealt-from-name = Dealt from the name `{ $name }`
fair-named = This game is dealt from the name `{ $name }`. The same name, variants and number of seats deal the same game anywhere, so anyone can check it.
refused-shuffle-secret = This game's shuffle is still a secret: somebody can play on here.
refused-rated-shuffle = This table is rated, so its shuffle has to be a new one that nobody knows.

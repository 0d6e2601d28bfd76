# The club: a page about a person, a server's top and its records.

cmd-stats = stats
cmd-stats-help = A page about you or someone else: games, places, rating, favorites
menu-page = Show page
cmd-arg-person = person
cmd-arg-person-help = Whose page; yours if you leave it out
cmd-top = top
cmd-top-help = The best players in this server
cmd-records = records
cmd-records-help = This server's records

## Settings
me-hidden = Hide me
me-hidden-help = **{ me-hidden }**: nobody else can see your page, you're left out of the rankings, and your records appear without your name.
me-everywhere = Rating across all servers
me-everywhere-help = **{ me-everywhere }**: your rated games in all servers also count toward one overall rating on your page, and daily castle leaderboards outside servers show your name.
server-rated = Rated games
server-rated-help = **{ server-rated }**: new tables are rated unless their host switches that off.

## A person's page
stats-empty = Nothing here yet: your page begins with your first finished game here. `/table new` opens a table.
stats-empty-of = Nothing here yet: no game with this person has been finished here.
stats-sum = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
stats-game = **{ $game }**: { $sum }
stats-scores = best { $best }, average { $mean }
stats-rating = rating { $rating }
stats-chosen = **{ $game }** in more detail:
stats-places = Places: { $places }
stats-history = Rating over time: { $history }
stats-everywhere = Rating across all servers: { $rating }
stats-favourites = Chosen most often: { $favourites }
stats-streak = Longest winning streak: { $count }
stats-opponents = Most often played with: { $names }
stats-choose = Which game?
as-picture = As a picture
refused-hidden-person = You can't see this page: the person has hidden it, or you don't share a server right now. `/me stats` shows your own.

## A server's top
top-title = Top players in this server: { $game }
top-line = **{ $place }. { $name }**: { $rating } ({ $sum })
top-yours = You: #{ $place }, rating { $rating }
top-hidden = You're not listed because you're hidden. `/me settings` changes that.
top-empty = Nobody has a rating here yet. Ratings come from rated tables: the host switches that on in the lobby, under **{ terms }**.

## Ratings below a result
rating-changes = **Rated**: { $changes }
rating-change = { $name } { $before } → { $after }
rating-finding = Still finding their level: { $names }. A rating moves in large steps during the first ten games.
not-rated-stood-in = **Not rated**: a computer player made more than a third of the decisions of { $names }.

## Records
records-title = This server's records: { $game }
records-empty = No records yet: they begin with the first finished game here.
records-variant = **{ $variant }**
records-basic = Basic game
record-points = Most points: { $amount }
record-held = { $record } – { $names }, { $date }
record-somebody = a hidden player
record-fell = New record in this server: { $record } – { $names } (previously: { $before })

# The club: a page about a person, a server's top and its records.

cmd-stats = stats
cmd-stats-help = A page about you or somebody else: games, places, rating, favorites
menu-page = Show page
cmd-arg-person = person
cmd-arg-person-help = Whose page; yours if you leave it out
cmd-top = top
cmd-top-help = The best players of this server
cmd-records = records
cmd-records-help = The records of this server

## Settings
me-hidden = Hide me
me-hidden-help = **{ me-hidden }**: nobody else sees your page, you stand in no top, and your records have no name.
me-everywhere = Rating over all servers
me-everywhere-help = **{ me-everywhere }**: from now on your rated games from all servers also count for one rating that stands on your page, and boards of the daily castle outside of servers name you.
server-rated = Rated games
server-rated-help = **{ server-rated }**: new tables count for ratings unless their host says otherwise.

## A person's page
stats-empty = There's nothing to tell yet: your page begins with your first finished game here. `/table new` opens a table.
stats-empty-of = There's nothing to tell yet: no game with this person has been finished here.
stats-sum = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
stats-game = **{ $game }**: { $sum }
stats-scores = best { $best }, mean { $mean }
stats-rating = rating { $rating }
stats-chosen = **{ $game }** in more detail:
stats-places = Places: { $places }
stats-history = Rating over time: { $history }
stats-everywhere = Rating over all servers: { $rating }
stats-favourites = Favorites: { $favourites }
stats-road = Longest road of wins: { $count }
stats-opponents = Most often at the table with: { $names }
stats-choose = Which game?
as-picture = As a picture
show-to-all = Show to all
refused-hidden-person = This page isn't open to you: the person keeps it to themselves, or you aren't in a server together right now. Your own is there with `/me stats`.

## A server's top
top-title = Top of this server: { $game }
top-line = **{ $place }. { $name }**: { $rating } ({ $sum })
top-yours = You: place { $place }, rating { $rating }
top-hidden = You're not in it, since you hide. `/me settings` changes that.
top-empty = Nobody has a rating here yet. Ratings come from rated tables: the host switches that on in the lobby, under **{ terms }**.

## Records
records-title = Records of this server: { $game }
records-empty = No records yet: they begin with the first finished game here.
records-variant = **{ $variant }**
records-basic = Basic game
record-points = Most points: { $amount }
record-fastest = Fastest game: { $time }
record-held = { $record } – { $names }, { $date }
record-somebody = somebody who hides
record-fell = New record in this server: { $record } – { $names } (before: { $before })

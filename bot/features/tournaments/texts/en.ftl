# Tournaments.

cmd-tournament-new = new
cmd-tournament-new-help = Announce a tournament in this channel
cmd-tournament-direct = direct
cmd-tournament-direct-help = For directors: begin, award, void, correct, more time, replace, end
cmd-tournament-rules = rules
cmd-tournament-rules-help = How tables are drawn and how points and places are counted
cmd-arg-rounds = rounds
cmd-arg-rounds-help = Rounds of a Swiss tournament (three if left out), or the most of a group
cmd-arg-seats = seats
cmd-arg-seats-help = Seats at a table; fewer where the number of players demands it
cmd-arg-pace = pace
cmd-arg-pace-help = Time per turn; a day if you leave it out
cmd-arg-hours = hours
cmd-arg-hours-help = Hours per round; then stand-ins finish its tables
cmd-arg-begins = begins
cmd-arg-begins-help = Hours until it begins; without it, once it is full or you begin it
cmd-arg-least = least
cmd-arg-least-help = With fewer players when it should begin, it's called off
cmd-arg-limit = limit
cmd-arg-limit-help = The most players; others go on a waiting list
cmd-arg-rated = rated
cmd-arg-rated-help = Whether its games count toward ratings
cmd-arg-entrants = role
cmd-arg-entrants-help = Only members with this role may enter
cmd-arg-form = form
cmd-arg-form-help = Swiss if you leave it out
cmd-form-swiss = Swiss: everyone plays every round
cmd-form-groups = Groups, then a knock-out
cmd-form-knockout = Knock-out
cmd-form-league = League with seasons
cmd-arg-variants = variants
cmd-arg-variants-help = Variants of the game, separated by commas
cmd-arg-group = group
cmd-arg-group-help = The most players in a group; eight if you leave it out
cmd-arg-seasons = seasons
cmd-arg-seasons-help = Seasons of a league
cmd-arg-listed = list-only
cmd-arg-listed-help = Only people you put on the list may enter
cmd-arg-champion = champion
cmd-arg-champion-help = A role for the winner; the bot needs Manage Roles for it
cmd-tournament-directors = directors
cmd-tournament-directors-help = Choose a role that may direct tournaments
cmd-arg-directors = role
cmd-arg-directors-help = The role; without it, only people who can manage events
cmd-arg-act = act
cmd-arg-act-help = What to do
cmd-act-begin = Begin the tournament now
cmd-act-award = Award a table to a player (table, player, reason)
cmd-act-void = Declare a table void (table, reason)
cmd-act-result = Correct a player's points (table, player, number, reason)
cmd-act-list = Put a person on the list (player)
cmd-act-time = Give the round more time (number of hours)
cmd-act-replace = Let another person continue (player, newcomer)
cmd-act-end = End the tournament
cmd-arg-place = table
cmd-arg-place-help = The number of the table in the round's post
cmd-arg-who = player
cmd-arg-who-help = The player it is about
cmd-arg-number = number
cmd-arg-number-help = Points, or hours
cmd-arg-newcomer = newcomer
cmd-arg-newcomer-help = The person who takes over
cmd-arg-reason = reason
cmd-arg-reason-help = Everyone can read it in the log
cmd-arg-of-round = round
cmd-arg-of-round-help = An earlier round; without it, the current one
tournament-announced = The tournament is announced here. `/tournament direct` begins it early, and does everything else.
tournament-title = Tournament: { $game }
tournament-form-swiss = Swiss. Rounds: { $rounds }.
tournament-form-groups = Round robin in groups of up to { $group }, then a knock-out between the best.
tournament-form-knockout = Knock-out: the better half of each table goes on.
tournament-form-league = League in groups of up to { $group }, with promotion and relegation. Seasons: { $seasons }.
tournament-variants = Variants: { $variants }
tournament-plan = Seats at a table: { $seats }. The same shuffle at every table. Time per turn: { $pace }.
tournament-for-role = Only members with { $role } may enter.
tournament-for-list = Only people on the director's list may enter.
tournament-rated = Its games count toward ratings.
tournament-champion = The winner gets { $role }.
tournament-begins = Begins { $at }. Players needed: { $least }.
tournament-begins-full = Begins when it is full, or when a director begins it.
tournament-round = { $rounds ->
    [0] Round { $round } is being played.
   *[other] Round { $round } of { $rounds } is being played.
}
tournament-season = Season { $season } of { $seasons }.
tournament-over = The tournament is over.
tournament-called-off = The tournament was called off.
tournament-called-off-now = Too few people could come this time: the tournament is called off. Thanks to everyone who entered.
tournament-players = **{ $count } of { $limit }** { $names }
tournament-waits = Waiting list: { $count }
tournament-enter = Enter
tournament-withdraw = Withdraw
tournament-standings = Standings
tournament-log = Log
tournament-entered = You're in. I'll mention you when your table opens.
tournament-waiting = All places are taken: you're on the waiting list and move up when someone withdraws.
tournament-withdrawn = You have withdrawn. If a game of yours is running, a stand-in finishes it.
tournament-won = { $count ->
    [one] { $names } wins the { $game } tournament
   *[other] { $names } share first place in the { $game } tournament
}
round-title = { $rounds ->
    [0] Round { $round } begins
   *[other] Round { $round } of { $rounds } begins
}
round-byes = No table this round: { $names }
round-until = The round ends { $until } at the latest; then stand-ins finish the tables.
round-hash = Shuffle of the round, SHA-256: { $hash }
round-seed = Shuffle of the round: { $seed }
standings-title = { $rounds ->
    [0] After round { $round }
   *[other] After round { $round } of { $rounds }
}
standings-group = Group { $group }
standings-all-seasons = All seasons
standings-career = **{ $name }** titles { $titles } · { $seasons }
season-won = { $count ->
    [one] { $names } wins season { $season } of the { $game } league
   *[other] { $names } share the title of season { $season } of the { $game } league
}
titles-won = { $count ->
    [one] Won { $count } tournament or league season
   *[other] Won { $count } tournaments or league seasons
}
standings-line = `{ $rank }` **{ $name }** { $points }% · wins { $wins }%
standings-withdrawn = (withdrawn)
standings-more = and { $count } more
directed = Done. It's in the tournament's log.
tournament-log-empty = Nothing has happened yet.
tournament-did-entered = { $name } enters.
tournament-did-withdrew = { $name } no longer takes part.
tournament-did-began = The tournament begins.
tournament-did-called-off = The tournament is called off.
tournament-did-ended = The tournament ends.
tournament-did-paired = The tables of round { $round } are set.
tournament-did-scored = Round { $round }, table { $table }: the game is over.
tournament-did-voided = Round { $round }, table { $table } is void.
tournament-did-awarded = Round { $round }, table { $table } is awarded to { $name }.
tournament-did-corrected = Round { $round }, table { $table }: the points are corrected.
tournament-did-more-time = Round { $round } has time until { $until }.
tournament-did-grouped = The groups are drawn.
tournament-did-crowned = The title goes to { $name }.
tournament-did-listed = One more person may enter.
tournament-did-replaced = { $name } takes over from a player.
tournament-rules-1 = 
    ### Tournament rules
    All tables of a round get the same shuffle. Its hash is posted before the round, the shuffle itself after the last table.
    - **Points.** Your points are compared with those of everyone who played the same shuffle at a table of the same size: 1 for each one you beat, ½ for each equal one. Your share of the possible points is your percentage for the round; the standings show the average of the rounds.
    - **Tables.** They differ by one seat at most. Later rounds follow the standings. Everyone gets every seat, and nobody meets twice while that can be avoided.
    - **Time.** If you're late, a stand-in decides for you until you come back. If it makes all your decisions, the round counts 0%; after two such rounds you no longer take part. When the round's time is over, stand-ins finish its tables.
    - **Secret.** Until your own game is over, the other tables of the round are closed to you. There are no hints.
    - **Byes** and void tables count as your average, at least 50%. A round missed by a late entry counts 40%, a round after you withdraw 0%.
    - **Ties** are broken by wins at your tables, then by the average of your opponents.
refused-no-tournament = There's no tournament here. `/tournament new` announces one.
refused-no-director = Only people who can manage events can do that. Ask one of them.
refused-already-in = You're already taking part.
refused-not-in = You aren't taking part.
refused-entered-already = That person is already taking part.
refused-not-entered = That person isn't taking part.
refused-tournament-closed = That's no longer possible in this tournament.
refused-too-few-entered = At least two people have to enter first.
refused-no-reason = Please add a reason: everyone can read it in the log.
refused-no-such-table = This round has tables 1 to { $most }.
refused-no-such-round = So far there are rounds 1 to { $most }.
refused-not-at-that-table = That player isn't at that table. The round's post lists the tables.
refused-not-scored-yet = That table has no result yet. It can be awarded or declared void.
refused-no-round = No round is being played.
refused-no-standings-yet = Standings come after the first round.
refused-other-role = This tournament is for { $role }.
refused-act-needs-more = Something is missing: the action's name says in parentheses what it needs.
tournament-rules-2 =
    - **Swiss.** Everyone plays every round. Late entries are possible until half of the rounds have begun.
    - **Groups.** Groups are about equally strong. Everyone meets everyone in the group. Then the best of each group play a knock-out.
    - **Knock-out.** The better half of each table goes on until one table is left; its winner wins. A tie is broken by the percentages of all rounds, then by rating.
    - **League.** The first season puts the strongest in the first group. After each season a quarter of neighboring groups, at least one player, change places. Newcomers begin in the last group of the next season. The first of the first group wins the season.
tournament-directors-role = Members with the role { $role } can now direct tournaments, besides people who can manage events.
tournament-directors-none = Only people who can manage events direct tournaments now.
refused-not-listed = Only people on this tournament's list may enter. Ask a director to add you.
refused-open-to-others = This tournament has no list: others may enter too.
refused-unknown-variant = { $variant } isn't a variant of this game. Choose from those that are offered as you type.
refused-variants-do-not-fit = The game can't be played with these variants at a table of that size.
refused-not-choosing-directors = Only people who can manage the server choose the role of directors.

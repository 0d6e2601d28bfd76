# Your tables on all servers.

cmd-tables = tables
cmd-tables-help = Your tables in all servers, the ones waiting for you first

me-daily-list = Daily list
me-daily-list-help = **{ me-daily-list }**: once a day I send you your tables by private message.

mine-title = { $waiting ->
    [0] Your tables: { $count }
    [one] Your tables: { $count }, one is waiting for you
   *[other] Your tables: { $count }, { $waiting } are waiting for you
}
mine-empty = You're not at any table. Open one with `/table new`.
mine-your-turn = **It's your turn** (asked { $since }): [**{ $table }**]({ $address }) { $game } · { $names }
mine-your-turn-until = **It's your turn**, until { $until }: [**{ $table }**]({ $address }) { $game } · { $names }
mine-others-turn = [**{ $table }**]({ $address }) { $game } · { $names } – waiting for { $due } (asked { $since })
mine-lobby = [**{ $table }**]({ $address }) { $game } · { $names } – waiting for players, opened { $since }
mine-asleep = [**{ $table }**]({ $address }) { $game } · { $names } – asleep since { $since }
mine-unreadable = [**{ $table }**]({ $address }) { $game } · { $names } – I can't read it; `/table leave` takes you out of it

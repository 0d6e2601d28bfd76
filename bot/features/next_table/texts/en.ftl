# The next table that waits for somebody.

cmd-next = next
cmd-next-help = Go to the next table that's waiting for you
next-table = Next table: { $game } ({ $count } waiting)
next-title = **{ $game }** in { $venue }
next-elsewhere = It's your turn at **{ $game }** (asked { $since }).
next-others = { $count ->
    [one] { $count } more table is waiting for you. `/me tables` lists all of yours.
   *[other] { $count } more tables are waiting for you. `/me tables` lists all of yours.
}
refused-nothing-waits = No other table is waiting for you right now. `/me tables` lists all of yours.
me-next = Next table
me-next-help = **{ me-next }**: after your decision, the panel takes you to the next table that's waiting for you.

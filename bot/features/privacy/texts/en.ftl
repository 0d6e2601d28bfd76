# What is stored about you, and being forgotten.

cmd-data = data
cmd-data-help = Everything I keep about you, as a file
cmd-forget = forget
cmd-forget-help = Delete everything I keep about you (I'll ask first)

data-exported = Here's everything I keep about you. Only you can see this message; it doesn't contain other players' secrets.
ask-forget = { $count ->
    [0] Delete everything I keep about you? Your settings, ratings, lesson progress, daily castle games, what-if games, puzzles, hints, invitations and followed tables are deleted, your name disappears from your results and tournaments, and in finished games your seat is called { guest }. This can't be undone.
    [one] Delete everything I keep about you? Your settings, ratings, lesson progress, daily castle games, what-if games, puzzles, hints, invitations and followed tables are deleted, your name disappears from your results and tournaments, you leave your open table – a computer player takes over a running game – and in finished games your seat is called { guest }. This can't be undone.
   *[other] Delete everything I keep about you? Your settings, ratings, lesson progress, daily castle games, what-if games, puzzles, hints, invitations and followed tables are deleted, your name disappears from your results and tournaments, you leave your { $count } open tables – computer players take over running games – and in finished games your seat is called { guest }. This can't be undone.
}
forget-me = Delete my data
forgotten = Done: I keep nothing about you anymore. What I posted in servers stays there until someone deletes it. You're welcome back anytime.

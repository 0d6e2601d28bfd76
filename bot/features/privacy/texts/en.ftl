# What is stored about you, and being forgotten.

cmd-data = data
cmd-data-help = Everything I keep about you, as a file
cmd-forget = forget
cmd-forget-help = Have everything about you deleted; I ask first

data-exported = Here's everything I keep about you. Only you can see this message; secrets of other players aren't in it.
ask-forget = { $count ->
    [0] Shall I forget you? Your settings go, and in games that are over your seat is called Guest. This can't be undone.
    [one] Shall I forget you? You leave your open table (a computer player takes over a running game), your settings go, and in games that are over your seat is called Guest. This can't be undone.
   *[other] Shall I forget you? You leave your { $count } open tables (computer players take over running games), your settings go, and in games that are over your seat is called Guest. This can't be undone.
}
forget-me = Forget me
forgotten = Done: I keep nothing about you anymore. What I posted in servers stays there until somebody deletes it. You're welcome back anytime.

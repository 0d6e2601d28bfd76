# Hints during a game, and the coach after it.

hint-estimate = A strong computer player would do this. No single fact decides it: the estimate compares the points that each choice is likely to lead to by the end.
hint-brings = A strong computer player would do this: { $facts }.
hint-other = “{ $name }”
hint-next-best = the next best choice
hint-ahead = { $points ->
    [one] It looks about { $points } point better than { $other }.
   *[other] It looks about { $points } points better than { $other }.
}
hint-ahead-because = { $points ->
    [one] It looks about { $points } point better than { $other } ({ $facts }).
   *[other] It looks about { $points } points better than { $other } ({ $facts }).
}
hint-close = About as good: { $other }.
refused-no-hints = There are no hints at this table: that was settled in the lobby.

coach = Coach
coach-title = Your coach
coach-begins = I'm going through your decisions.
coach-progress = I'm going through your decisions: { $done } of { $count }.
coach-when = **{ $when }** (decision { $number } of { $count })
coach-cost = { $points ->
    [one] about { $points } point lost.
   *[other] about { $points } points lost.
}
coach-finest = **Your best decision**
coach-ahead = { $points ->
    [one] It looked about { $points } point better than anything else.
   *[other] It looked about { $points } points better than anything else.
}
coach-nothing = { $count ->
    [0] There was no decision of your own that I could compare with another choice.
    [one] You had a real choice once, and it was a good one: nothing stood out.
   *[other] You had a real choice { $count } times, and nothing stood out: well played.
}
coach-estimate = A strong computer player's estimate, from what you could see at the time.
coach-accuracy = Accuracy of this game: **{ $accuracy }** of 100.
coach-hinted = { $count ->
    [one] { $count } of your decisions followed a hint: I neither praise nor blame you for it.
   *[other] { $count } of your decisions followed a hint: I neither praise nor blame you for them.
}
coach-page = Moment { $number }
coach-page-finest = Your best
coach-failed = I couldn't go through this game. Press the button again in a while.
refused-coach-too-early = The coach goes through finished games. Come back when this one is over.
refused-coach-other-rules = This game began under older rules that I no longer have, so I can't look at its decisions. Its log and its export are still there.
refused-no-coach = There's no coach for this game yet: it has no strong computer player.

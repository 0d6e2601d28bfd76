# Hints during a game, and the coach after it.

hint-this = This is what the strong player would do.
hint-brings = This is what the strong player would do: { $facts }.
hint-now = { $gain } now
hint-ahead = { $points ->
    [one] It looks about { $points } point better than the next best choice.
   *[other] It looks about { $points } points better than the next best choice.
}
hint-close = Another choice looks about as good.
refused-no-hints = There are no hints at this table: that was agreed on in the lobby.

coach = Coach
coach-title = Your coach
coach-begins = I'm looking at your decisions.
coach-progress = I'm looking at your decisions: { $done } of { $count }.
coach-moment = Decision { $number } of { $count }: { $cost }
coach-cost = { $points ->
    [one] about { $points } point lost.
   *[other] about { $points } points lost.
}
coach-chosen = **You chose:** { $what }
coach-better = **Better:** { $what }
coach-facts = What it does: { $facts }.
coach-finest = **Your best decision** ({ $number } of { $count }): { $what }
coach-ahead = { $points ->
    [one] It looked about { $points } point better than anything else.
   *[other] It looked about { $points } points better than anything else.
}
coach-nothing = { $count ->
    [one] I looked at { $count } decision with a choice: none that cost you a point.
   *[other] I looked at { $count } decisions with a choice: none that cost you a point.
}
coach-estimate = The strong player's estimate, from what you could see at that moment.
coach-page = Mistake { $number }
coach-page-finest = Your best
coach-failed = I couldn't look at this game. Press the button again in a while.
refused-coach-too-early = The coach looks at games that are over. Come back after the end.
refused-coach-other-rules = This game began by older rules that I no longer have, so I can't look at its decisions. Its log and its export are still there.
refused-no-coach = There's no coach for this game yet: it has no strong computer player.

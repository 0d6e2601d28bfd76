# Lessons: a first game step by step, and who plays a game for the first time.

cmd-learn = learn
cmd-learn-help = Learn a game in ten minutes: a guided first game, just for you

learn-title =
    ## A first game in ten minutes
    Each lesson is a small game with real decisions. Only you see it, and you can stop anytime: I remember where you were.
learn-new = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
learn-reached = you're at step { $step } of { $steps }
learn-done = finished
learn-step = ## { $game } · step { $step } of { $steps }
learn-right = Right.
learn-wrong = Not quite.
learn-points = Your points: { $before } → { $after } ({ $gain }).
learn-points-same = Your points stay at { $points }.
learn-points-together = The points of your two castles together: { $before } → { $after } ({ $gain }).
learn-points-together-same = The points of your two castles together stay at { $points }.
learn-counts = Your castle with fewer points counts in the end: { $points } now.
learn-later = -# A few turns later: round { $round }. Your pieces are where you put them.
learn-another = -# Another game, round { $round }.
learn-goes-on = Also good. The lesson continues with: { $what }.
learn-retry = Try again
learn-show = Show me
learn-shown = *Here's a good answer. Press it to continue.*
learn-again = Start over
learn-finished =
    ### You know how to play { $game } now
    `/rules` has every detail. The best way to learn the rest is to play.
learn-open = Open a table
learn-against = Play against { $name } ({ $level })
learn-against-computer = Play against { $name }
learn-none = There's no lesson for { $game } yet. `/rules` explains the game page by page, with pictures.
refused-lesson-of-others = This lesson is someone else's. `/learn` opens your own.

first-time = **First time playing { $game }?** Learn it in ten minutes while you wait: a small game just for you.
first-time-learn = Learn in ten minutes
first-time-hints = During the game, **{ hint }** in your panel shows you what a strong computer player would do.
first-time-own-hints = Hints are off at this table. You can switch them on under **{ $button-terms }**.
first-time-ask-hints = Hints are off at this table. The host can switch them on under **{ $button-terms }**.

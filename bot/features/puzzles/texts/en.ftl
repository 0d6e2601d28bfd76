# Puzzles: a person's own mistakes, asked again until they are solved.

cmd-puzzle = puzzle
cmd-puzzle-help = A moment from one of your games: find something better than what you played

puzzle-title = Puzzle · { $game }
puzzle-ask-own = In your game you chose: { $what }. Find something better.
puzzle-ask-shared = In a game in this server the choice was: { $what }. Find something better.
puzzle-ask-prepared = A computer player chose: { $what }. Find something better.
puzzle-begins = I'm looking for puzzles in your games.
puzzle-progress = I'm looking for puzzles in your game: decision { $done } of { $count }.
puzzle-failed = I couldn't go through your games. Try `/puzzle` again in a while.
puzzle-none = No puzzles left: you've solved them all. New ones come from your next finished game.
puzzle-later = No puzzle right now. The next one comes back { $when }; new ones come from your next finished game.
puzzle-solved = **Solved.**
puzzle-missed = **Not yet:** there's something clearly better.
puzzle-same = **That's the choice from the game.** There's something better.
puzzle-yours = **Your answer:** { $what }
puzzle-played = **In the game:** { $what }
puzzle-picture-played = In the game: { $what }
puzzle-close = Another answer looks about as good.
puzzle-behind = { $points ->
    [one] It looks about { $points } point worse than the best answer.
   *[other] It looks about { $points } points worse than the best answer.
}
puzzle-back = This puzzle comes back { $when }.
puzzle-other-task = That's another task, which you can do before or after. The puzzle is about the other one.
puzzle-again = Try again
puzzle-show = Show the answer
puzzle-next = Next puzzle
refused-puzzle-gone = That puzzle is no longer there. Use `/puzzle` for another one.

week-title = Puzzle of the week · { $game }
week-answer = The answer to the puzzle of the week · { $game }
week-answer-when = The answer comes on Monday. Everyone can try; only you see your answer.
week-solve = Solve it
week-try = Try it yourself
week-somebody = Player
week-solved = { $count ->
    [one] Solved by { $count } person: { $names }
   *[other] Solved by { $count } people: { $names }
}
week-unsolved = Nobody solved it this time.
server-weekly = Puzzle of the week
server-weekly-help = **{ server-weekly }**: on Friday a position from this server's own games, in the daily castle's channel, if everyone in that game shares puzzles in `/me settings`; the answer on Monday.

me-puzzles = Shared puzzles
me-puzzles-help = **{ me-puzzles }**: moments from your finished games may become puzzles for others in the same server, without names, if everyone in that game allows it.
me-accuracy = Accuracy
me-accuracy-help = **{ me-accuracy }**: `/me stats` shows how close your decisions come to a strong computer player's, from 0 to 100.
page-accuracy = Accuracy: { $accuracy } of 100 · games: { $count }

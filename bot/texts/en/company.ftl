# Computer players as company: their levels.

seat-level = { $name } (computer player, { $level })
levels = Levels
levels-title = How strong the computer players are
levels-help = An easy one makes mistakes you can use. A strong one thinks before each move; it sees no more than you would in its seat.
level-of = { $name }: { $level }
level-easy = easy
level-fair = fair
level-strong = strong

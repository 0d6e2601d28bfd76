# Computer players as company: their levels, hints.

seat-level = { $name } (computer player, { $level })
levels = Levels
levels-title = How strong the computer players are
levels-help = An easy one makes mistakes you can use. A strong one thinks before each move; it sees no more than you would in its seat.
level-of = { $name }: { $level }
level-easy = easy
level-fair = fair
level-strong = strong

hint = Hint
hints-on = Hints: on
hints-off = Hints: off
lobby-no-hints = No hints at this table.
hint-this = This is what the strong player would do.
hint-brings = This is what the strong player would do: { $gain } now.
hint-ahead = { $points ->
    [one] It looks about { $points } point better than the next best choice.
   *[other] It looks about { $points } points better than the next best choice.
}
hint-close = Another choice looks about as good.
refused-no-hints = There are no hints at this table: that was agreed on in the lobby.

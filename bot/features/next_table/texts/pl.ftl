# The next table that waits for somebody.

cmd-next = dalej
cmd-next-help = Do następnego stołu, który na ciebie czeka
next-table = Następny stół: { $game } ({ $count ->
    [one] czeka { $count }
    [few] czekają { $count }
    [many] czeka { $count }
   *[other] czeka { $count }
})
next-title = **{ $game }** · { $venue }
next-elsewhere = **{ $game }**: twoja kolej (nadeszła { $since }).
next-others = { $count ->
    [one] Czeka na ciebie jeszcze { $count } stół. Wszystkie twoje stoły pokaże `/ja stoły`.
    [few] Czekają na ciebie jeszcze { $count } stoły. Wszystkie twoje stoły pokaże `/ja stoły`.
   *[many] Czeka na ciebie jeszcze { $count } stołów. Wszystkie twoje stoły pokaże `/ja stoły`.
}
refused-nothing-waits = Żaden inny stół teraz na ciebie nie czeka. Wszystkie swoje stoły zobaczysz w `/ja stoły`.
me-next = Następny stół
me-next-help = **{ me-next }**: po twojej decyzji panel prowadzi do następnego stołu, który na ciebie czeka.

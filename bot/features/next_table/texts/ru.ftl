# The next table that waits for somebody.

cmd-next = дальше
cmd-next-help = К следующему столу, который вас ждёт
next-table = Следующий стол: { $game } ({ $count ->
    [one] ждёт { $count }
    [few] ждут { $count }
    [many] ждут { $count }
   *[other] ждут { $count }
})
next-title = **{ $game }** · { $venue }
next-elsewhere = **{ $game }**: ваш ход (наступил { $since }).
next-others = { $count ->
    [one] Вас ждёт ещё { $count } стол. Все ваши столы — `/я столы`.
    [few] Вас ждут ещё { $count } стола. Все ваши столы — `/я столы`.
   *[many] Вас ждут ещё { $count } столов. Все ваши столы — `/я столы`.
}
refused-nothing-waits = Сейчас вас не ждёт ни один другой стол. Все ваши столы — `/я столы`.
me-next = Следующий стол
me-next-help = **{ me-next }**: после вашего решения панель ведёт к следующему столу, который вас ждёт.

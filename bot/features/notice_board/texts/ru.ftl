# The notice board of a server.

notice-title = Доска объявлений
notice-lobbies = Ищут игроков
notice-games = Идёт игра
notice-lobby = **{ $game }** · { $venue }: { $names } ({ $taken }), { $since }
notice-turn = **{ $game }** · { $venue }: ход — { $due }, { $since }
notice-game = **{ $game }** · { $venue }: { $names }
notice-empty = Сейчас ни один стол не открыт.
notice-more = { $count ->
    [one] Ещё { $count } стол: `/стол список`
    [few] Ещё { $count } стола: `/стол список`
    [many] Ещё { $count } столов: `/стол список`
   *[other] Ещё { $count } стола: `/стол список`
}
notice-somebody = кто-то
notice-open = Открыть стол
notice-join = Сесть: { $game } ({ $name })
notice-join-hint = За какой стол сесть?
notice-joined = Вы за столом: **{ $game }** · { $venue }.
notice-call = { $role }: не хватает одного игрока. **{ $game }**, ждут: { $names }
server-notice-hint = Где разместить доску объявлений?
server-notice = Доска объявлений: { $channel }
server-notice-none = Доска объявлений: нигде
server-notice-help = **Доска объявлений**: одно сообщение, которое я обновляю: открытые столы, идущие игры и замок дня. Столов из каналов, которые видны не всем, на ней нет.
server-notice-calls = Звать последнего игрока
server-notice-calls-help = **{ server-notice-calls }**: если столу десять минут не хватает одного игрока, я упоминаю роль на доске объявлений, не чаще раза в час.

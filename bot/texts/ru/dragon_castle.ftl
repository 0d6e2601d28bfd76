# Крепость Маджонг: подписи, вопросы, карты, правила.

dragon_castle = Крепость Маджонг
dragon_castle-short = Маджонг
dragon_castle-merchant = купец
dragon_castle-farmer = фермер
dragon_castle-soldier = солдат
dragon_castle-season = время года
dragon_castle-wind = ветер
dragon_castle-dragon = дракон
dragon_castle-tile-merchant = купец { $number }
dragon_castle-tile-farmer = фермер { $number }
dragon_castle-tile-soldier = солдат { $number }
dragon_castle-tile-season = время года { $number }
dragon_castle-tile-wind = ветер { $number }
dragon_castle-tile-dragon = дракон { $number }
dragon_castle-ingenuity = Дракон Изобретательности

## Captions
dragon_castle-taken = **{ $name }** берёт кость: { $tile } ({ $cell }){ $below ->
    [yes] {". "}Под ней { $uncovered }.
   *[no] .
}
dragon_castle-taken-second = **{ $name }** берёт вторую кость: { $tile } ({ $cell }){ $below ->
    [yes] {". "}Под ней { $uncovered }.
   *[no] .
}
dragon_castle-shrine-taken = **{ $name }** берёт храм; храмов в запасе: { $pool }.
dragon_castle-discarded = **{ $name }** сбрасывает кость ({ $tile }): +{ $points }.
dragon_castle-summoned = **{ $name }** призывает Дракона: +{ $points }, жетонов на шкале: { $left }.
dragon_castle-last-round = **На шкале больше нет жетонов: этот раунд — последний.**
dragon_castle-consolidated = **{ $name }** закрепляет комплект из { $size } ({ $type }): +{ $points }.
dragon_castle-consolidated-numbers = **{ $name }** закрепляет комплект из { $size } с числом { $number }: +{ $points }.
dragon_castle-built = **{ $name }** строит храм на ярусе { $level }: +{ $points }.
dragon_castle-activated = **{ $name }** просит помощи: { $spirit }. Плата: { $payment }.
dragon_castle-paid-shrine = храм
dragon_castle-destroyed = **{ $name }** убирает из Крепости кость с { $cell }: { $tile }{ $below ->
    [yes] {". "}Под ней { $uncovered }.
   *[no] .
}
dragon_castle-turned = **{ $name }** переворачивает кость: { $tile }.
dragon_castle-shrine-moved = **{ $name }** переносит храм на ярус { $level }.
dragon_castle-shifted = **{ $name }** переносит на ярус { $level }: { $tile }.
dragon_castle-back-taken = { $tile } из Крепости ({ $cell })
dragon_castle-back-placed = { $tile } на { $cell }
dragon_castle-back-shrine_taken = взятие храма
dragon_castle-back-discarded = сброс кости ({ $tile })
dragon_castle-back-summoned = призыв Дракона
dragon_castle-back-consolidated = закрепление комплекта
dragon_castle-back-built = храм на { $cell }
dragon_castle-face-down = закрытая кость
dragon_castle-ingenuity-takes = **Дракон Изобретательности** берёт с { $cells }: { $tile } — { $why }{ $below ->
    [yes] {". "}Открылось: { $uncovered }.
   *[no] .
}
dragon_castle-brief-ingenuity = Дракон Изобретательности взял: { $tiles }.
dragon_castle-brief-ingenuity-summons = Дракон Изобретательности призвал Дракона.
dragon_castle-ingenuity-summons = **Дракон Изобретательности** призывает Дракона, жетонов на шкале: { $left }.
dragon_castle-why-same_type = потому что этот вид взяли вы
dragon_castle-why-dragon = потому что ваш вид недоступен, а дальше идут драконы
dragon_castle-why-special = потому что недоступны ни ваш вид, ни драконы
dragon_castle-why-faction = потому что лучше ничего не доступно
dragon_castle-rank-reached = Ваше звание: **{ $rank }**.
dragon_castle-status-act = { $name }, возьмите кость.
dragon_castle-status-finish = { $name }, решите, что делать с костью.
dragon_castle-status-place = { $name }, разместите кость.
dragon_castle-status-sets = { $name }, выберите комплект или Духа.
dragon_castle-status-build = { $name }, постройте храм или откажитесь.
dragon_castle-status-effect = { $name }, вам помогает { $spirit }.
dragon_castle-alt-last = Прошлый ход, { $name }: { $tiles }{ $gain ->
    [0] .
    [one] , { $gain } очко.
    [few] , { $gain } очка.
    [many] , { $gain } очков.
   *[other] , { $gain } очка.
}
dragon_castle-alt-placed = Размещено на { $cells }.
dragon_castle-alt-turned = Закреплён комплект: { $cells }.
dragon_castle-alt-built = Построены храмы: { $cells }.
dragon_castle-alt-summoned = Прошлый ход, { $name }: призыв Дракона.

## Panel
dragon_castle-ask-first =
    ### Возьмите кость
    Нужна кость верхнего яруса со свободной длинной стороной. Если под ней откроется другая, взять ход назад, возможно, удастся только с согласия остальных.
    { $pairs }
dragon_castle-pairs = Пары: { $pairs }.
dragon_castle-no-pairs = Пар не видно, но пару может составить кость, которая откроется.
dragon_castle-ask-face =
    ### Какую кость положить сюда?
    Вторая будет следующей.
dragon_castle-ask-place =
    ### Разместите: { $tile }
    { $count ->
        [1] На пустой ячейке или на закрытой кости без храма. Число с плюсом — сколько очков сразу принесёт комплект.
       *[other] По очереди, на пустых ячейках или на закрытых костях без храма. Комплекты проверяются, когда лежат обе кости.
    }
dragon_castle-ask-build =
    ### Комплект закреплён. Построить храм?
    На нём ещё можно построить храмов: { $allowed }; в вашем запасе: { $pool }. На храм ничего положить нельзя.
dragon_castle-ask-type =
    ### { $spirit }
    Каким видом считать кость?
dragon_castle-ask-move-to =
    ### { $spirit }
    Куда перенести храм?
dragon_castle-ask-shift-to =
    ### { $spirit }
    Куда перенести кость?
dragon_castle-ask-spirit =
    ### Помощь Духа
    Раз за ход. Плата — открытая кость вашего Королевства или храм из запаса.
    { $texts }
dragon_castle-ask-payment =
    ### { $spirit }
    { $text }
    Чем заплатите: открытой костью Королевства (она выйдет из игры) или храмом из запаса?
dragon_castle-confirm-take =
    ### Взять с { $cell }: { $tile }?
    { $twins ->
        [0] Такой же кости, доступной после этого, не видно.
       *[other] После этого будут доступны такие же: { $cells }.
    } Если под ней откроется другая, взять ход назад, возможно, удастся только с согласия остальных.
dragon_castle-confirm-summon =
    ### Призвать Дракона?
    { $left ->
        [0] Вы берёте жетон обратного отсчёта из стопки: 2 очка в конце. Шкала пуста, это последний раунд.
       *[other] Вы берёте жетон обратного отсчёта: 2 очка в конце. Жетонов на шкале: { $left }; когда снят последний, раунд становится последним.
    }
dragon_castle-confirm-destroy =
    ### Убрать с { $cell }: { $tile }?
    Кость выйдет из игры, очков за неё нет.
dragon_castle-confirm-place =
    ### Разместить на { $cell }: { $tile }?
    Ярус { $level }. { $brings }
dragon_castle-brings-set = Комплект из { $size } ({ $type }): { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, { $shrines ->
    [one] { $shrines } храм
    [few] { $shrines } храма
    [many] { $shrines } храмов
   *[other] { $shrines } храма
}.
dragon_castle-brings-later = Комплекты проверяются, когда размещена и вторая кость.
dragon_castle-brings-nothing = Комплекта не будет.
dragon_castle-confirm-spirit =
    ### { $spirit }, плата: { $payment }?
    { $text }
dragon_castle-ask-no-tile =
    ### Ваш ход
    Не осталось кости, которую можно взять первой.
dragon_castle-ask-finish =
    ### У вас в руке: { $tile }
    Что с ней сделать?
dragon_castle-ask-sets =
    ### Проверка комплектов: какой закрепить первым?
    Каждый приносит очки отдельно.
dragon_castle-ask-effect =
    ### { $spirit }
    { $text }
dragon_castle-ask-strength = Кость { $number } из { $moves }.
dragon_castle-ask-strength-older = Игра началась по прежним правилам: можно закончить после одной кости.
dragon_castle-pair = { $mark } { $tile } и { $cells }
dragon_castle-confirm-set =
    ### Закрепить этот комплект?
    { $brings }
dragon_castle-confirm-build =
    ### Построить храм на { $cell }?
    Ярус { $level }; на храм ничего положить нельзя.
dragon_castle-option-tile = { $mark }: { $tile } ({ $cell })
dragon_castle-option-seconds = { $mark }: { $tile } ({ $cell }), вторых костей: { $twins }
dragon_castle-option-second = { $mark }: вторая кость — { $tile } ({ $cell })
dragon_castle-option-place = { $mark }: { $cell }{ $level ->
    [1] {""}
   *[other] , ярус { $level }
}{ $group ->
    [1] {""}
   *[other] , группа из { $group }
}
dragon_castle-option-place-set = { $mark }: { $cell }, комплект из { $size } +{ $gain }
dragon_castle-option-build = { $mark }: { $cell }, ярус { $level } +{ $gain }
dragon_castle-option-turn = { $mark }: перевернуть { $tile } ({ $cell })
dragon_castle-option-move = { $mark }: перенести храм с { $cell }
dragon_castle-option-shift = { $mark }: перенести с { $cell }: { $tile }
dragon_castle-option-change = { $mark }: сменить вид, { $tile } ({ $cell }){ $gain ->
    [0] {""}
   *[other] {" "}+{ $gain }
}
dragon_castle-option-to = { $mark }: на { $cell }, ярус { $level }
dragon_castle-option-face = { $mark }: { $tile }{ $gain ->
    [0] {""}
   *[other] {" "}+{ $gain }
}
dragon_castle-option-type = Считать видом: { $type }{ $gain ->
    [0] {""}
   *[other] {" "}+{ $gain }
}
dragon_castle-option-pay = { $mark }: плата — { $tile } ({ $cell })
dragon_castle-pay-shrine = Заплатить храмом из запаса
dragon_castle-place-here = Разместить здесь{ $gain ->
    [0] {""}
   *[other] {": "}+{ $gain }
}
dragon_castle-do-consolidate = Закрепить{ $gain ->
    [0] {""}
   *[other] {": "}+{ $gain }
}
dragon_castle-do-build = Построить здесь{ $gain ->
    [0] {""}
   *[other] {": "}+{ $gain }
}
dragon_castle-do-turn = Перевернуть
dragon_castle-do-move = Перенести храм сюда
dragon_castle-do-shift = Перенести кость сюда
dragon_castle-do-number = Закрепить{ $gain ->
    [0] {""}
   *[other] {": "}+{ $gain }
}
dragon_castle-do-change = Сменить вид{ $gain ->
    [0] {""}
   *[other] {": "}+{ $gain }
}
dragon_castle-do-take = Взять с { $cell }: { $tile }
dragon_castle-do-destroy = Убрать с { $cell }: { $tile }
dragon_castle-then-consolidate-end = Закрепить и закончить ход: +{ $gain }
dragon_castle-then-consolidate-spirit = Закрепить, затем помощь Духа: +{ $gain }
dragon_castle-then-build-end = Построить и закончить ход: +{ $gain }
dragon_castle-then-build-spirit = Построить, затем помощь Духа: +{ $gain }
dragon_castle-rounds-left = { $alone ->
    [true] { $rounds ->
        [one] Ещё не меньше { $rounds } хода.
        [few] Ещё не меньше { $rounds } ходов.
        [many] Ещё не меньше { $rounds } ходов.
       *[other] Ещё не меньше { $rounds } хода.
    }
   *[false] { $rounds ->
        [one] Ещё не меньше { $rounds } раунда.
        [few] Ещё не меньше { $rounds } раундов.
        [many] Ещё не меньше { $rounds } раундов.
       *[other] Ещё не меньше { $rounds } раунда.
    }
}
dragon_castle-last-turns = Этот раунд — последний.
dragon_castle-act-summon = Призвать Дракона: +2
dragon_castle-act-pair-one = Взять обе: ещё { $tile } с { $cell }
dragon_castle-act-shrine = Взять к ней храм (запас: { $pool })
dragon_castle-act-discard = Сбросить кость ({ $tile }): +1
dragon_castle-act-skip = Не строить
dragon_castle-act-spirit = Помощь Духа: за кость или храм
dragon_castle-act-spirit-one = { $spirit }: за кость или храм
dragon_castle-ask-finish-spirit =
    ### У вас в руке: { $tile }
    { $allows }
dragon_castle-at-work = Вам помогает **{ $spirit }**. { $text }
dragon_castle-ask-first-spirit =
    ### Возьмите кость
    { $allows }
    Если под ней откроется другая, взять ход назад, возможно, удастся только с согласия остальных.
dragon_castle-confirm-take-spirit =
    ### Взять кость с { $cell }: { $tile }?
    { $twins ->
        [0] Второй кости к ней пока не видно.
       *[other] Вторые кости, которые можно будет взять: { $cells }.
    } Если под ней откроется другая, взять ход назад, возможно, удастся только с согласия остальных.
dragon_castle-only-discard =
    ### У вас в руке: { $tile }
    Её можно только сбросить: такой же нет, а храм взять нельзя — нет храмов или нет места.
dragon_castle-only-take = ### Взять можно только одну кость: { $tile } с { $cell }
dragon_castle-only-pair = ### Второй можно взять только одну кость: { $tile } с { $cell }
dragon_castle-only-place = ### Для кости ({ $tile }) есть только одна ячейка: { $cell }
dragon_castle-only-summon = ### Взять нечего: призовите Дракона
dragon_castle-only-other = ### Сделать можно только одно
dragon_castle-only-change = ### Сделать можно только одно: { $tile } ({ $cell }) меняет вид: { $type }
dragon_castle-allowed-tiles = Тогда можно взять: { $tiles }.
dragon_castle-then-place-end = Разместить и закончить ход{ $gain ->
    [0] {""}
   *[other] {": "}+{ $gain }
}
dragon_castle-then-place-spirit = Разместить, затем помощь Духа{ $gain ->
    [0] {""}
   *[other] {": "}+{ $gain }
}
dragon_castle-then-summon-end = Призвать Дракона и закончить ход: +{ $gain }
dragon_castle-then-summon-spirit = Призвать Дракона, затем помощь Духа: +{ $gain }
dragon_castle-act-discard_end = Сбросить ({ $tile }) и закончить ход: +1
dragon_castle-act-discard-spirit = Сбросить ({ $tile }), затем помощь Духа: +1
dragon_castle-act-second-one = Взять ещё { $tile } с { $cell }
dragon_castle-act-skip-end = Не строить и закончить ход
dragon_castle-act-end-turn = Закончить ход
dragon_castle-call = Попросить помощи: { $spirit }
dragon_castle-advice-own = В хорошей своей Крепости на первом ярусе 65–80 костей для двух игроков, 50–70 для трёх, 40–55 для четырёх, а выше нет рядов длиннее 6. Чем больше костей на первом ярусе, тем короче игра.
dragon_castle-own-castle = Ваша Крепость: { $ground ->
    [one] { $ground } кость
    [few] { $ground } кости
    [many] { $ground } костей
   *[other] { $ground } кости
} на ярусе 1, всего { $tiles }.
dragon_castle-advice-cards = Первые партии лучше играть без карт. Потом начните с этих: Глубины, Вера, Разрушение; Стойкость, Знания, Смиренность. Этот выбор — наш.
dragon_castle-advice-ours = Формы всех Крепостей и Королевство из 4 рядов и 6 колонок — тоже наши: в правилах они есть только на рисунках.
dragon_castle-preset-no-cards = Без карт
dragon_castle-preset-one-and-one = Один Дух и один Дракон наугад
dragon_castle-for-beginners = Для начинающих. { $text }
dragon_castle-act-end = Готово
dragon_castle-option-twins = { $mark }: { $tile } ({ $cell }), такие же: { $twins }
dragon_castle-twins-then = После этого будут доступны такие же: { $cells }.
dragon_castle-option-set = { $mark }: { $size } × { $type } ({ $cells }) +{ $gain }
dragon_castle-option-set-numbers = { $mark }: число { $number }, костей: { $size } ({ $cells }) +{ $gain }
dragon_castle-reason-twins = потом можно взять такую же ({ $cells })
dragon_castle-reason-fits = её можно присоединить к вашей группе ({ $kind }, костей: { $size })
dragon_castle-reason-denies = у игрока { $seat } группа из { $size } ({ $kind }), и ему она не достанется
dragon_castle-reason-more = в Крепости открыто лежат ещё кости того же вида ({ $kind }): { $count }
dragon_castle-reason-group = получается группа из { $size } ({ $kind })
dragon_castle-reason-set = получается комплект из { $size } ({ $kind })
dragon_castle-reason-level = она ляжет на ярус { $level }
dragon_castle-reason-room = свободных ячеек рядом для костей того же вида: { $count }
dragon_castle-reason-almost = вашей группе из { $size } ({ $kind }) не хватает одной кости до комплекта, на котором можно построить храм
dragon_castle-reason-shrine = на вашей самой высокой открытой кости храм принёс бы { $points }
dragon_castle-reason-pool = храмов в запасе будет { $pool }
dragon_castle-reason-skip = храмов остаётся для следующего комплекта: { $pool }
dragon_castle-reason-lead = вы впереди на { $points }, а конец игры приближается
dragon_castle-against-crowds = она займёт ячейку рядом с вашей группой из { $size } ({ $kind })
dragon_castle-against-alone = открытых костей этого вида ({ $kind }) у вас нет

## In words
dragon_castle-words-round =
    Раунд { $round }.
    Каждая стопка: ячейка (латинская буква колонки с запада, номер ряда с севера), верхняя кость, после / высота. В Крепости **{ dragon_castle-words-first }** — можно взять первой, **{ dragon_castle-words-second }** — доступна второй. Королевства — от A1 до { $last }; **{ dragon_castle-words-down }** — закрытая кость, не названные ячейки пусты. Класть можно на пустые ячейки и на закрытые кости без храма.
dragon_castle-words-down = закрыта
dragon_castle-words-shrine = храм
dragon_castle-words-first = первой
dragon_castle-words-second = второй
dragon_castle-words-empty = Королевство пусто.
dragon_castle-words-castle = Крепость: { $tiles ->
    [one] { $tiles } кость
    [few] { $tiles } кости
    [many] { $tiles } костей
   *[other] { $tiles } кости
}, верхний ярус { $level }. Жетоны обратного отсчёта: на шкале { $laid }, в стопке { $stacked }. Храмов в общем запасе: { $supply }.
dragon_castle-words-hand = В руке ({ $name }): { $tiles }.
dragon_castle-words-open-set = Только что закреплён комплект: { $cells }. На нём ещё можно построить храмов: { $allowed }.
dragon_castle-words-realm = **{ $name }**, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}; храмов в запасе: { $pool }, жетонов отсчёта: { $tokens }.
dragon_castle-words-points = Очки: { $sources }.
dragon_castle-words-groups = Открытые группы: { $groups }.
dragon_castle-words-group = { $size } × { $type } ({ $cells })
dragon_castle-words-ingenuity = У Дракона Изобретательности { $tiles ->
    [one] { $tiles } кость
    [few] { $tiles } кости
    [many] { $tiles } костей
   *[other] { $tiles } кости
}: { $types }. Ваше звание, если бы игра закончилась сейчас: { $rank }.
dragon_castle-points-sets = комплекты { $points }
dragon_castle-points-discards = сбросы { $points }
dragon_castle-points-shrines = храмы на ярусе { $level }: { $shrines }, очков { $points }
dragon_castle-points-countdown = жетоны отсчёта: { $tokens }, очков { $points }
dragon_castle-points-card = { $card } { $points }
dragon_castle-points-with-cards = Игра была с картами, поэтому для звания на 15 очков меньше: { $points }.
dragon_castle-tie-0 = Очков поровну: решает число стопок с закрытой верхней костью.
dragon_castle-tie-1 = Поровну очков и закрытых стопок: решает число храмов.

## Ranks of a game alone
dragon_castle-rank-apprentice = Ученик
dragon_castle-rank-student = Студент
dragon_castle-rank-master = Мастер
dragon_castle-rank-grand_master = Великий мастер
dragon_castle-rank-dragon = Дракон
dragon_castle-rank-silver_dragon = Серебряный Дракон
dragon_castle-rank-golden_dragon = Золотой Дракон
dragon_castle-rank-jade_dragon = Нефритовый Дракон
dragon_castle-rank-diamond_dragon = Бриллиантовый Дракон

## Variants
dragon_castle-option-castle = Крепость
dragon_castle-option-castle-help = Какую Крепость разбирать; обычная зависит от числа игроков. Формы придумали мы.
dragon_castle-option-heights = Своя Крепость
dragon_castle-option-heights-help = Высоты 0–3, ряды через /, 116 костей; на ярусе 1 лучше 65–80 (двое), 50–70 (трое), 40–55 (четверо).
dragon_castle-option-spirits = Карты Духов на выбор
dragon_castle-option-spirits-help = Помощи этих Духов могут просить все.
dragon_castle-option-random-spirits = Карты Духов наугад
dragon_castle-option-random-spirits-help = Столько ещё Духов выбирается случайно.
dragon_castle-option-dragons = Карты Драконов на выбор
dragon_castle-option-dragons-help = Эти Драконы дают очки в конце.
dragon_castle-option-random-dragons = Карты Драконов наугад
dragon_castle-option-random-dragons-help = Столько ещё Драконов выбирается случайно.
dragon_castle-option-realm-rows = Рядов в Королевстве
dragon_castle-option-realm-rows-help = Сколько рядов в каждом Королевстве. 4 выбрали мы, правила размера не называют.
dragon_castle-option-realm-columns = Колонок в Королевстве
dragon_castle-option-realm-columns-help = Сколько колонок в каждом Королевстве. 6 выбрали мы, правила размера не называют.
dragon_castle-option-shrines-break-ties = Храмы решают ничью
dragon_castle-option-shrines-break-ties-help = При равенстве закрытых стопок побеждает тот, у кого больше храмов.
dragon_castle-value-standard = Обычная
dragon_castle-value-standard_2p = Обычная для двух
dragon_castle-value-standard_3p = Обычная для трёх
dragon_castle-value-standard_4p = Обычная для четырёх
dragon_castle-value-seasons = Времена года (лучше для 2)
dragon_castle-value-thousand_towers = Тысяча башен (лучше для 2)
dragon_castle-value-barracks = Казармы (лучше для 2)
dragon_castle-value-pillars_of_creation = Столпы мироздания (лучше для 2 или 3)
dragon_castle-value-castle = Замок (лучше для 3)
dragon_castle-value-outpost = Блокпост (лучше для 3)
dragon_castle-value-plaza = Площадь (лучше для 3)
dragon_castle-value-two_towers = Две башни (лучше для 3 или 4)
dragon_castle-value-dragon_head = Голова Дракона (лучше для 4)
dragon_castle-value-monastery_at_the_abyss = Монастырь у бездны (лучше для 4)
dragon_castle-value-gates_of_destiny = Врата судьбы (лучше для 4)
dragon_castle-value-forbidden_city = Запретный город (лучше для 4)
dragon_castle-value-own = Своя Крепость
dragon_castle-value-beauty = Дух Красоты
dragon_castle-value-elegance = Дух Лёгкости
dragon_castle-value-wind = Дух Ветра
dragon_castle-value-deception = Дух Обмана
dragon_castle-value-strength = Дух Силы
dragon_castle-value-change = Дух Перемен
dragon_castle-value-faith = Дух Веры
dragon_castle-value-depths = Дух Глубин
dragon_castle-value-destruction = Дух Разрушения
dragon_castle-value-cunning = Дух Хитрости
dragon_castle-value-humility = Дракон Смиренности
dragon_castle-value-righteousness = Дракон Праведности
dragon_castle-value-tranquility = Дракон Спокойствия
dragon_castle-value-bravery = Дракон Смелости
dragon_castle-value-power = Дракон Власти
dragon_castle-value-greatness = Дракон Величия
dragon_castle-value-knowledge = Дракон Знаний
dragon_castle-value-harmony = Дракон Гармонии
dragon_castle-value-devotion = Дракон Преданности
dragon_castle-value-steadfastness = Дракон Стойкости

## Cards, their short names and what they do
dragon_castle-spirit-beauty = Красота
dragon_castle-spirit-beauty-text = Закрепите 4 или более соседних костей профессий с одним числом: 2 храма и на 1 очко больше.
dragon_castle-spirit-elegance = Лёгкость
dragon_castle-spirit-elegance-text = В этот ход кость можно взять и со свободной короткой стороной; хотя бы одна такая должна быть взята.
dragon_castle-spirit-wind = Ветер
dragon_castle-spirit-wind-text = Можно перевернуть свою открытую кость; затем перенесите построенный храм на другую закрытую кость.
dragon_castle-spirit-deception = Обман
dragon_castle-spirit-deception-text = Вторая кость — любая рядом с первой, даже другая и недоступная.
dragon_castle-spirit-strength = Сила
dragon_castle-spirit-strength-text = Перенесите две кости Королевства, не переворачивая (одну, если нет второй). Проверка комплектов.
dragon_castle-spirit-change = Перемены
dragon_castle-spirit-change-text = Одна специальная кость считается другим видом в комплекте, который вы с ней закрепляете.
dragon_castle-spirit-faith = Вера
dragon_castle-spirit-faith-text = Постройте на комплекте этого хода на один храм больше, чем можно.
dragon_castle-spirit-depths = Глубины
dragon_castle-spirit-depths-text = Вторая кость — любая доступная того же вида.
dragon_castle-spirit-destruction = Разрушение
dragon_castle-spirit-destruction-text = Уберите из Крепости доступную кость любого яруса.
dragon_castle-spirit-cunning = Хитрость
dragon_castle-spirit-cunning-text = В этот ход можно закреплять комплекты ровно из трёх костей: по 2 очка, храмы по виду.
dragon_castle-dragon-humility = Смиренность
dragon_castle-dragon-humility-text = 1 очко за каждый храм, рядом с которым есть стопка выше.
dragon_castle-dragon-righteousness = Праведность
dragon_castle-dragon-righteousness-text = 1 очко за каждый храм в лучшем ряду и лучшей колонке, ещё 2 за линию, полную храмов.
dragon_castle-dragon-tranquility = Спокойствие
dragon_castle-dragon-tranquility-text = 1 очко за каждую отдельную группу закрытых стопок.
dragon_castle-dragon-bravery = Смелость
dragon_castle-dragon-bravery-text = 1 очко за каждую стопку выше всего вокруг, считая диагонали.
dragon_castle-dragon-power = Власть
dragon_castle-dragon-power-text = За одну открытую кость каждой профессии на ярусе 3 и выше — столько очков, какое на ней число.
dragon_castle-dragon-greatness = Величие
dragon_castle-dragon-greatness-text = Лучшая открытая группа каждой профессии против групп соседей: сумма больше — 2 очка, равна — 1.
dragon_castle-dragon-knowledge = Знания
dragon_castle-dragon-knowledge-text = 2 очка за каждый отдельный символ на открытых специальных костях.
dragon_castle-dragon-harmony = Гармония
dragon_castle-dragon-harmony-text = За каждую ось 4 очка, если высоты зеркальны, и 2, если зеркальны храмы.
dragon_castle-dragon-devotion = Преданность
dragon_castle-dragon-devotion-text = 1 очко за каждый храм рядом с открытой костью дракона.
dragon_castle-dragon-steadfastness = Стойкость
dragon_castle-dragon-steadfastness-text = 1 очко за каждый храм на краю Королевства.

## Refusals of a setup
refused-setup-greatness-alone = Дракон Величия сравнивает соседей, в одиночку с ним не сыграть. Выберите другого под кнопкой **{ $button-options }**.
refused-setup-not-enough-cards = Не хватает карт: { $kind ->
    [spirits] Духов
   *[dragons] Драконов
} нужно вытянуть { $wanted }, осталось { $left }. Уменьшите число под кнопкой **{ $button-options }**.
refused-setup-castle-is-empty = В вашей Крепости ещё нет рядов. Введите её высоты под кнопкой **{ $button-options }** или выберите другую Крепость.
refused-setup-castle-sign = В ряду { $row } вашей Крепости стоит { $sign }, а это не высота. Пишите от 0 до 3, а между рядами /.
refused-setup-castle-too-high = В ряду { $row } вашей Крепости высота { $height }, а можно до { $most }. Введите её заново под кнопкой **{ $button-options }**.
refused-setup-castle-ragged = В ряду { $row } вашей Крепости { $cells ->
    [one] { $cells } ячейка
    [few] { $cells } ячейки
    [many] { $cells } ячеек
   *[other] { $cells } ячейки
}, а в первом { $expected }. Все ряды должны быть одной длины; дополните нулями.
refused-setup-castle-too-many-rows = Рядов в вашей Крепости { $rows }, а можно до { $most }. Введите её заново под кнопкой **{ $button-options }**.
refused-setup-castle-too-wide = Колонок в вашей Крепости { $columns }, а можно до { $most }. Введите её заново под кнопкой **{ $button-options }**.
refused-setup-castle-tiles = В вашей Крепости { $tiles ->
    [one] { $tiles } кость
    [few] { $tiles } кости
    [many] { $tiles } костей
   *[other] { $tiles } кости
}, а нужно ровно { $needed }. Введите её заново под кнопкой **{ $button-options }**.

## Rules
dragon_castle-rules-since-1 = Духа можно попросить о помощи в любой момент хода, а готовый комплект нужно закрепить.
dragon_castle-rules-1 =
    ### Разберите старую Крепость и постройте из неё своё Королевство
    Крепость — это 116 костей в стопках. Видна только верхняя кость стопки, и взять можно только её. В свой ход вы выполняете одно действие, размещаете полученное в своём Королевстве и закрепляете комплекты из четырёх и более костей.
    Верхняя кость со свободной длинной стороной **доступна**: с запада или с востока рядом нет стопки той же высоты или выше. Север и юг не мешают. Белой рамкой отмечены кости, с которых можно начать: доступные на **верхнем ярусе**, самом высоком, где ещё есть хоть одна кость.
    Видов шесть, каждая картинка встречается четыре раза. Купцы, фермеры и солдаты — это **профессии** с числами от 1 до 6; времена года, ветры и драконы — **специальные**: их номера лишь называют символ.
dragon_castle-rules-2 =
    ### Ваше действие
    В начале игры у вас один храм в запасе. Сначала возьмите доступную кость верхнего яруса. Посмотрите, что под ней открылось, и завершите действие одним из трёх способов:
    - **Пара костей**: возьмите вторую доступную кость с точно такой же картинкой, с любого яруса. Годится и только что освобождённая или открытая.
    - **Кость и храм**: возьмите храм из общего запаса в свой; если он пуст, так нельзя.
    - **Сброс кости**: кость выходит из игры, вы получаете 1 очко.
    Когда выше первого яруса ничего нет, вместо этого можно **призвать Дракона**: взять жетон обратного отсчёта, он даёт 2 очка. Если Крепость пуста, это обязательно.
    Для пары в Королевстве нужно место для двух костей, для кости с храмом — для одной; сброс возможен всегда.
dragon_castle-rules-3 =
    ### Размещение и закрепление
    Кладите каждую кость лицевой стороной вверх (открытой) на пустую ячейку или на перевёрнутую (закрытую) кость без храма. Кости не обязаны соприкасаться, стопки могут расти как угодно.
    Когда размещены все кости, каждая группа из **четырёх или более** открытых костей одного вида, соседних по сторонам, — это комплект, какими бы ни были числа и ярусы. Переворачивается вся группа; оставить кость или подождать нельзя.
    Комплект из 4 костей даёт 2 очка, из 5 — 3, из 6 — 5, из 7 — 6, из 8 — 8, каждая следующая кость — ещё одно. Комплект драконов даёт на 1 больше.
    Сразу после этого можно построить **храмы** из запаса на разных костях комплекта: один на комплекте профессии, два на специальном. Позже нельзя.
dragon_castle-rules-4 =
    ### Конец игры
    На шкале 2, 3 или 4 жетона при двух, трёх или четырёх игроках и 3, если вы играете в одиночку. Призывы снимают их. Когда снят последний, с отмеченной ячейки, этот раунд последний: у всех будет поровну ходов. Призывать в нём ещё можно, жетоны тогда берут из стопки.
    Очки дают комплекты и сбросы, храмы (ярус 1 — 1, ярус 2 — 2, ярус 3 и выше — 3), каждый жетон — 2, и карты Драконов. Храмы в запасе ничего не дают.
    При равенстве решает число стопок с закрытой верхней костью; если и оно равно, победа общая.
    ### В одиночку
    Ваш соперник — Дракон Изобретательности, Крепость — для трёх игроков или любая другая; на шкале всегда 3 жетона. Начинаете вы. После каждого вашего хода он призывает Дракона, если может; иначе берёт доступную кость верхнего яруса: того вида, который взяли или сбросили вы, иначе дракона, иначе специальную, иначе кость профессии, самую северную, а среди них самую западную. Если после этого доступна такая же, берёт и её. С картами сначала вычитается 15 очков. Очки дают звание: Ученик, от 40 Студент, 46 Мастер, 50 Великий мастер, 53 Дракон, 55 Серебряный Дракон, 57 Золотой Дракон, 59 Нефритовый Дракон, 60 Бриллиантовый Дракон.
dragon_castle-rules-5 =
    ### Духи
    Раз за ход, в любой момент, можно попросить помощи Духа. Наше правило: даже если Духов в игре несколько, помощь всего одна за ход. Плата — открытая кость Королевства (она выходит из игры) или храм из запаса (он возвращается в общий). Платить, не используя помощь, нельзя. Возникшие комплекты закрепляются сразу. Когда все ваши кости размещены, готовый комплект нельзя разбить или уменьшить ни платой, ни переворотом, ни переносом.
    - **Красота**: { dragon_castle-spirit-beauty-text } Если у них есть общие кости с обычным комплектом, вы решаете, что закрепить раньше.
    - **Лёгкость**: { dragon_castle-spirit-elegance-text }
    - **Ветер**: { dragon_castle-spirit-wind-text } Без построенного храма его не призвать. Переворот — не закрепление.
    - **Обман**: { dragon_castle-spirit-deception-text } Ярус не важен, диагонали не считаются.
    - **Сила**: { dragon_castle-spirit-strength-text } Кость под храмом не двигается.
    - **Перемены**: { dragon_castle-spirit-change-text } Кость готового комплекта изменить нельзя.
    - **Вера**: { dragon_castle-spirit-faith-text }
    - **Глубины**: { dragon_castle-spirit-depths-text }
    - **Разрушение**: { dragon_castle-spirit-destruction-text } Если остался только первый ярус, Дракона можно призвать в тот же ход.
    - **Хитрость**: { dragon_castle-spirit-cunning-text } Три дракона тоже приносят на 1 очко больше.
dragon_castle-rules-6 =
    ### Драконы
    Они дают очки в конце. Высота считается в костях, храмы её не увеличивают.
    - **Смиренность**: { dragon_castle-dragon-humility-text }
    - **Праведность**: { dragon_castle-dragon-righteousness-text }
    - **Спокойствие**: { dragon_castle-dragon-tranquility-text }
    - **Смелость**: { dragon_castle-dragon-bravery-text }
    - **Власть**: { dragon_castle-dragon-power-text }
    - **Величие**: { dragon_castle-dragon-greatness-text } Нужна хотя бы одна открытая кость этой профессии; вдвоём каждую профессию сравнивают один раз. В игре в одиночку его нет.
    - **Знания**: { dragon_castle-dragon-knowledge-text }
    - **Гармония**: { dragon_castle-dragon-harmony-text } Пустое Королевство очков не даёт, и без храмов за них очков нет: так решили мы.
    - **Преданность**: { dragon_castle-dragon-devotion-text }
    - **Стойкость**: { dragon_castle-dragon-steadfastness-text }
dragon_castle-record-sets = Больше всего комплектов: { $amount }
dragon_castle-record-largest_set = Самый большой комплект: { $amount }
dragon_castle-record-shrines = Больше всего храмов: { $amount }
dragon_castle-record-highest = Самая высокая стопка: { $amount }

## In few words
dragon_castle-deed-taken = берёт { $tiles }
dragon_castle-deed-set = закрепляет комплект из { $size }: +{ $points }
dragon_castle-deed-built = строит храм на ярусе { $level }: +{ $points }
dragon_castle-deed-shrine = берёт храм
dragon_castle-deed-discarded = сбрасывает кость: +{ $points }
dragon_castle-deed-summoned = призывает Дракона: +{ $points }
dragon_castle-deed-spirit = просит помощи: { $spirit }
dragon_castle-about = Берите пары костей из общей Крепости и стройте своё Королевство. 1–4 игрока, 45 минут, средняя.
dragon_castle-alone = Игра в одиночку против **Дракона Изобретательности**: после каждого вашего хода он берёт кости или призывает Дракона. Очки определят ваше звание.
dragon_castle-alone-cards = Игра с картами: для звания на 15 очков меньше.

# What a computer player likes, after its name
dragon_castle-taste-soldiers = собирает солдат
dragon_castle-taste-merchants = доверяет купцам
dragon_castle-taste-specials = охотится за особыми костями
dragon_castle-taste-farmers = держится фермеров

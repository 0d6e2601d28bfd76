# Castles of Mad King Ludwig: captions, questions, words, rules.

mad_king_ludwig = Замки безумного короля Людвига
mad_king_ludwig-short = Людвиг

## Captions
mad_king_ludwig-started = **{ $name }** начинает с фойе, где { $foyer ->
    [one] { $foyer } вход
    [few] { $foyer } входа
    [many] { $foyer } входов
   *[other] { $foyer } входа
}.
mad_king_ludwig-dealt = **{ $name }** — первый главный строитель. Каждый получает { $cards ->
    [one] { $cards } карту бонуса
    [few] { $cards } карты бонусов
    [many] { $cards } карт бонусов
   *[other] { $cards } карты бонуса
}.
mad_king_ludwig-cards-chosen = **{ $name }** возвращает карту бонуса; остаётся { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}.
mad_king_ludwig-new-round = **Раунд { $round }.** Главный строитель: { $name }.
mad_king_ludwig-new-round-solo = **Раунд { $round }.**
mad_king_ludwig-last-round = **Открыта последняя карта помещений: этот раунд последний.**
mad_king_ludwig-market-open = **{ $name }** открывает рынок.
mad_king_ludwig-bought = **{ $name }** покупает и выкладывает: { $room } за { $price }, { $gain }.
mad_king_ludwig-placed = **{ $name }** выкладывает: { $room }, { $gain }.
mad_king_ludwig-completed = Готовые жетоны: { $rooms }.
mad_king_ludwig-passed = **{ $name }** пасует и берёт { $amount } марок из банка.
mad_king_ludwig-rewarded-activity = { $room }: +{ $points }.
mad_king_ludwig-rewarded-living = { $room } приносит очки ещё раз: +{ $points }.
mad_king_ludwig-rewarded-outdoor = { $room }: { $amount } марок из банка.
mad_king_ludwig-rewarded-food = { $room }: дополнительный ход.
mad_king_ludwig-lost = Поощрение пропадает ({ $room }): { $reason }.
mad_king_ludwig-lost-unknown = взять нечего
mad_king_ludwig-declined = **{ $name }** не берёт бесплатный коридор.
mad_king_ludwig-chosen = **{ $name }** выбирает поощрение ({ $room }): { $reward }.
mad_king_ludwig-looked = **{ $name }** смотрит стопку { $size }.
mad_king_ludwig-put = **{ $name }** кладёт на колоду { $count ->
    [one] { $count } помещение
    [few] { $count } помещения
    [many] { $count } помещений
   *[other] { $count } помещения
} из стопки { $size }.
mad_king_ludwig-put-open = **{ $name }** открывает помещения из стопки { $size }: { $rooms }. На рынок они не попадут.
mad_king_ludwig-put-none = **{ $name }** ничего не берёт из стопки { $size }.
mad_king_ludwig-card-added = **{ $name }** оставляет карту бонуса; теперь их { $cards }.
mad_king_ludwig-extra-turn = **{ $name }** делает дополнительный ход.
mad_king_ludwig-back-passed = пас
mad_king_ludwig-back-market_open = открытие рынка
mad_king_ludwig-back-started = фойе
mad_king_ludwig-chosen-foyer = фойе, где { $foyer ->
    [one] { $foyer } вход
    [few] { $foyer } входа
    [many] { $foyer } входов
   *[other] { $foyer } входа
}
mad_king_ludwig-back-cards_chosen = карта бонуса
mad_king_ludwig-back-looked = просмотр стопки
mad_king_ludwig-game-over = Игра окончена: { $points }.
mad_king_ludwig-rank-reached = Ранг: **{ $rank }**.

## Who is due
mad_king_ludwig-status-foyer = { $count ->
    [one] { $names }, выберите фойе.
   *[other] { $names }: выберите фойе.
}
mad_king_ludwig-status-cards = { $count ->
    [one] { $names }, выберите карту бонуса, которую вернёте.
   *[other] { $names }: выберите карты бонусов, которые вернёте.
}
mad_king_ludwig-status-start = { $count ->
    [one] { $names }, выберите фойе.
   *[other] { $names }: выберите фойе.
}
mad_king_ludwig-status-price = { $names }, назначьте цены.
mad_king_ludwig-status-buy = { $names }, купите помещение или спасуйте.
mad_king_ludwig-status-reward = { $names }, возьмите поощрение.
mad_king_ludwig-status-look = { $names }, выберите помещения из стопки.
mad_king_ludwig-status-bonus = { $names }, выберите карту бонуса.
mad_king_ludwig-alt-table = Рынок и { $count ->
    [one] { $count } замок
    [few] { $count } замка
    [many] { $count } замков
   *[other] { $count } замка
}.
mad_king_ludwig-alt-placed = { $name } выкладывает: { $room }, { $gain } (самый новый жетон на картинке).
mad_king_ludwig-alt-passed = { $name } пасует.

## Places
mad_king_ludwig-side-N = север
mad_king_ludwig-side-E = восток
mad_king_ludwig-side-S = юг
mad_king_ludwig-side-W = запад
mad_king_ludwig-door = { $side } { $number }
mad_king_ludwig-door-down = { $door } (вниз)
mad_king_ludwig-door-of = { $room }, { $door }
mad_king_ludwig-one-of = { $room } { $number }
mad_king_ludwig-then-open = открытые входы: { $sides }
mad_king_ludwig-then-closed = открытых входов у жетона не останется
mad_king_ludwig-then-blocks = перекроет: { $doors }

## Panel
mad_king_ludwig-ask-foyer =
    ### Выберите фойе
    Больше входов — больше мест для стройки, меньше — быстрее готовность.
mad_king_ludwig-ask-back =
    ### Выберите карту бонуса, которую вернёте
    Две другие карты вы храните втайне; они приносят очки в конце.
mad_king_ludwig-ask-start =
    ### Выберите фойе и карту бонуса, которую вернёте
    Больше входов — больше мест для стройки, меньше — быстрее готовность. Две другие карты вы храните втайне; они приносят очки в конце.
mad_king_ludwig-ask-room =
    ### Вы главный строитель
    Переставляйте помещения на другие цены сколько угодно раз: остальные платят вам. Ничего не решено, пока вы не открыли рынок.
mad_king_ludwig-ask-price =
    ### { $room }: по какой цене?
    Помещения поменяются местами; монеты переходят вместе с ними.
mad_king_ludwig-ask-tile =
    ### Купите помещение или спасуйте
    У вас { $money } марок. На каждой кнопке цена, число мест и сколько очков сразу принесёт лучшее.
mad_king_ludwig-ask-free =
    ### Возьмите галерею или лестницу бесплатно
    На каждой кнопке число мест и сколько очков сразу принесёт лучшее.
mad_king_ludwig-after-this-turn = После этого дополнительного хода: { $rewards }.
mad_king_ludwig-not-available = Недоступны: { $rooms }.
mad_king_ludwig-lacks = не хватает { $count } марок
mad_king_ludwig-nowhere-floor = нет открытого входа на нужном этаже; вниз ведёт лестница
mad_king_ludwig-nowhere-overlap = нет места ни у одного входа
mad_king_ludwig-nowhere-fence = мешает ограда
mad_king_ludwig-nowhere-no_external_entrance = у замка не осталось бы внешнего входа
mad_king_ludwig-ask-door =
    ### { $room }: у какого входа?
    { $effect }. На каждой кнопке — сколько очков сразу принесёт лучшее положение. Входы одной стороны считаются с запада или с севера.
mad_king_ludwig-ask-way =
    ### { $room }: как повернуть?
    Одно нажатие выкладывает. На кнопке вход замка, затем вход самого жетона, как он напечатан. Галочка — сколько жетонов станут готовы, крестик — сколько входов будет перекрыто.
mad_king_ludwig-ask-reward =
    ### Какое поощрение взять теперь?
    Берите их по одному, в любом порядке. Если взять дополнительный ход, он играется до конца, со своими поощрениями; остальное подождёт.
mad_king_ludwig-ask-kind =
    ### Поощрение за подвальные: какое выбираете?
mad_king_ludwig-ask-stack =
    ### Какую стопку посмотреть?
    Затем можно положить до двух её помещений на колоду. Никто другой их не увидит.
mad_king_ludwig-ask-stack-last =
    ### Какую стопку посмотреть?
    Это последний раунд: затем можно открыть до двух её помещений. На рынок они не попадут, но стопка быстрее опустеет.
mad_king_ludwig-ask-first =
    ### Какое помещение положить на колоду сверху?
    Эту стопку видите только вы.
mad_king_ludwig-ask-first-last =
    ### Какое помещение открыть?
    Эту стопку видите только вы. Открытое на рынок не попадёт.
mad_king_ludwig-ask-second =
    ### Какое помещение положить под него?
    Оно появится в продаже после первого.
mad_king_ludwig-ask-second-last =
    ### Какое ещё открыть?
    Его увидят все; на рынок оно не попадёт.
mad_king_ludwig-ask-card =
    ### Оставьте одну карту бонуса
    Другая уйдёт под колоду.
mad_king_ludwig-ask-confirm =
    ### Всё верно?
    { $what }
mad_king_ludwig-only-pass =
    ### Сейчас ничего не купить
    Спасуйте и возьмите 5 000 марок.
mad_king_ludwig-only-decline =
    ### Бесплатный коридор некуда выложить
    Ход продолжается без него.
mad_king_ludwig-only =
    ### Сделать можно только одно
    { $what }
mad_king_ludwig-do-start = Вы начинаете с фойе, где { $foyer ->
    [one] { $foyer } вход
    [few] { $foyer } входа
    [many] { $foyer } входов
   *[other] { $foyer } входа
}.
mad_king_ludwig-do-start-back = Вы начинаете с фойе, где { $foyer ->
    [one] { $foyer } вход
    [few] { $foyer } входа
    [many] { $foyer } входов
   *[other] { $foyer } входа
}, и возвращаете карту: { $card }.
mad_king_ludwig-do-back = Вы возвращаете карту: { $card }.
mad_king_ludwig-do-leave = Рынок открывается как есть. Цены на этот раунд установлены.
mad_king_ludwig-do-order = Рынок открывается в этом порядке. Цены на этот раунд установлены.
mad_king_ludwig-do-buy = { $room } за { $price } марок: сразу { $gain }.
mad_king_ludwig-do-take = { $room } бесплатно: сразу { $gain }.
mad_king_ludwig-do-where = Где: { $place }; вход жетона: { $own }.
mad_king_ludwig-do-later = В конце: { $gains }.
mad_king_ludwig-do-completes = Станет готово: { $rooms }.
mad_king_ludwig-do-blocks = Перекроет: { $doors }.
mad_king_ludwig-do-pass = Вы ничего не покупаете и берёте 5 000 марок.
mad_king_ludwig-do-decline = Вы не берёте бесплатный коридор.
mad_king_ludwig-do-choose = Поощрение ({ $room }): { $reward }.
mad_king_ludwig-do-look = Вы смотрите стопку { $size }.
mad_king_ludwig-do-draw = Вы берёте две карты бонусов и оставляете одну.
mad_king_ludwig-do-extra = Вы делаете дополнительный ход сейчас; остальные поощрения подождут.
mad_king_ludwig-do-put = На колоду, первое сверху: { $rooms }.
mad_king_ludwig-do-put-none = Вы ничего не кладёте на колоду.
mad_king_ludwig-do-put-last = Вы открываете, на рынок не попадёт: { $rooms }.
mad_king_ludwig-do-put-none-last = Вы не открываете ни одного помещения стопки.
mad_king_ludwig-do-keep = Вы оставляете: { $card }.
mad_king_ludwig-confirm-start = Начать так
mad_king_ludwig-confirm-back = Вернуть эту карту
mad_king_ludwig-confirm-buy = Купить и выложить: с { $before } до { $after }, { $gain }
mad_king_ludwig-confirm-take = Выложить: с { $before } до { $after }, { $gain }
mad_king_ludwig-confirm-pass = Спасовать, взять 5 000
mad_king_ludwig-confirm-decline = Не брать
mad_king_ludwig-confirm-choose = Взять это поощрение
mad_king_ludwig-confirm-look = Посмотреть стопку
mad_king_ludwig-confirm-draw = Взять карты
mad_king_ludwig-confirm-keep = Оставить эту карту
mad_king_ludwig-confirm-put = Положить на колоду
mad_king_ludwig-confirm-extra = Сделать дополнительный ход
mad_king_ludwig-confirm-leave = Открыть рынок
mad_king_ludwig-confirm-order = Открыть рынок
mad_king_ludwig-answer = { $letter }: { $name }
mad_king_ludwig-answer-tile = { $letter }: { $name }, { $price }: { $spots ->
    [one] { $spots } место
    [few] { $spots } места
    [many] { $spots } мест
   *[other] { $spots } места
}, лучшее { $gain }
mad_king_ludwig-answer-free = { $letter }: { $name }: { $spots ->
    [one] { $spots } место
    [few] { $spots } места
    [many] { $spots } мест
   *[other] { $spots } места
}, лучшее { $gain }
mad_king_ludwig-answer-door = { $letter }: { $place }: лучшее { $gain }
mad_king_ludwig-answer-buy = Купить { $letter }: { $place }; вход жетона: { $own }: { $gain }
mad_king_ludwig-answer-take = Выложить { $letter }: { $place }; вход жетона: { $own }: { $gain }
mad_king_ludwig-named-price = { $tile } за { $price }
mad_king_ludwig-reason-completes = станет готово: { $tiles } ({ $rewards })
mad_king_ludwig-reason-open = открытые входы остаются на сторонах: { $sides }
mad_king_ludwig-reason-wanted = игроку { $seat } этот жетон принёс бы { $gain }
mad_king_ludwig-reason-pass = у вас будет { $money } марок
mad_king_ludwig-reason-poor = ни одно помещение рынка, которое вам по карману, не даст сейчас больше { $gain }
mad_king_ludwig-reason-none = на рынке нет помещения, которое вам по карману и которому есть место
mad_king_ludwig-reason-own-price = { $tile }: вам это { $gain } за { $cost } марок
mad_king_ludwig-reason-rival-price = { $tile }: игроку { $seat } это { $gain }, но за { $price } марок
mad_king_ludwig-reason-foyer = в начале у замка { $count ->
    [one] { $count } вход
    [few] { $count } входа
    [many] { $count } входов
   *[other] { $count } входа
}
mad_king_ludwig-reason-back = сейчас она стоит { $points }, другая ваша карта { $most }
mad_king_ludwig-reason-keep = сейчас она стоит { $points }, другая { $most }
mad_king_ludwig-reason-choose = это поощрение сразу приносит { $gain }
mad_king_ludwig-reason-corridor = галерея или лестница достанется вам бесплатно
mad_king_ludwig-reason-food = у вас будет ещё один полный ход
mad_king_ludwig-reason-outdoor = вы получите 10 000 марок
mad_king_ludwig-reason-sleeping = вы выберете помещения, которые появятся на рынке следующими
mad_king_ludwig-reason-utility = вы возьмёте две карты бонуса и оставите одну
mad_king_ludwig-reason-empties = стопку { $stack } можно опустошить (осталось помещений: { $left }); ваших жетонов, которые тогда принесут по 2 очка: { $count }
mad_king_ludwig-reason-look = в стопке { $size } на выбор { $count ->
    [one] { $count } помещение
    [few] { $count } помещения
    [many] { $count } помещений
   *[other] { $count } помещения
}
mad_king_ludwig-reason-put = { $tile }: вам это могло бы принести { $gain }
mad_king_ludwig-reason-draw = одна из двух новых карт бонусов станет вашей
mad_king_ludwig-reason-extra = вы сразу покупаете ещё раз
mad_king_ludwig-reason-decline = ни галерея, ни лестница не дадут сейчас больше { $gain }
mad_king_ludwig-against-costs = это дороже на { $money } марок
mad_king_ludwig-against-choose = это поощрение сразу приносит { $gain }
mad_king_ludwig-against-blocks = перекроет { $count ->
    [one] { $count } вход
    [few] { $count } входа
    [many] { $count } входов
   *[other] { $count } входа
}
mad_king_ludwig-completes = станет готово: { $rooms } ({ $rewards })
mad_king_ludwig-completes-none = { $room }: { $reason }
mad_king_ludwig-completes-short = станет готово: { $rooms }
mad_king_ludwig-completes-count = { $count ->
    [one] станет готов { $count } жетон
    [few] станут готовы { $count } жетона
    [many] станут готовы { $count } жетонов
   *[other] станет готово { $count } жетона
}
mad_king_ludwig-answer-start = { $letter }: { $count ->
    [one] { $count } вход
    [few] { $count } входа
    [many] { $count } входов
   *[other] { $count } входа
}, вернуть «{ $card }»
mad_king_ludwig-answer-back = { $letter }: вернуть «{ $card }»
mad_king_ludwig-answer-room = { $letter }: { $room }, { $price }: вам { $own }, другим { $others }
mad_king_ludwig-answer-price = { $letter }: { $price } · могут заплатить { $count } из { $players }
mad_king_ludwig-answer-price-swap = { $letter }: { $price } · могут заплатить { $count } из { $players }; { $room } на { $other }
mad_king_ludwig-answer-card = { $letter }: Оставить «{ $card }»: сейчас { $gain }
mad_king_ludwig-answer-kind = { $letter }: { $reward } { $gain }
mad_king_ludwig-answer-look = { $letter }: Посмотреть стопку { $size } (осталось { $count })
mad_king_ludwig-answer-on-top = { $letter }: Сверху: { $room }
mad_king_ludwig-answer-below = { $letter }: Под него: { $room }
mad_king_ludwig-answer-open = { $letter }: Открыть: { $room }
mad_king_ludwig-answer-no-room = { $letter }: Ни одного
mad_king_ludwig-answer-none = { $letter }: Больше ничего
mad_king_ludwig-fits-nowhere = —
mad_king_ludwig-answer-foyer = { $letter }: { $count ->
    [one] { $count } вход
    [few] { $count } входа
    [many] { $count } входов
   *[other] { $count } входа
}
mad_king_ludwig-act-reset = Вернуть всё как было
mad_king_ludwig-act-open = Открыть рынок
mad_king_ludwig-act-leave = Оставить как есть, открыть рынок
mad_king_ludwig-pass = Спасовать, взять 5 000
mad_king_ludwig-decline = Не брать

## Secrets
mad_king_ludwig-hand = Ваши карты бонусов: { $cards }.
mad_king_ludwig-card-now = { $card } (сейчас { $gain })
mad_king_ludwig-on-deck = Вы положили на колоду: { $rooms }.
mad_king_ludwig-rule-favor = **{ $favor }**: в конце 8, 4, 2 и 1 очко первым четырём; при равенстве поровну.
mad_king_ludwig-rule-reward = **{ $type }**, когда готово: { $reward }.

## In words
mad_king_ludwig-words-round = Раунд { $round }. { $cards ->
    [one] Осталась { $cards } карта помещений
    [few] Остались { $cards } карты помещений
    [many] Осталось { $cards } карт помещений
   *[other] Осталось { $cards } карты помещений
}.
mad_king_ludwig-words-last-round = Этот раунд последний.
mad_king_ludwig-words-builder = Главный строитель: { $name }.
mad_king_ludwig-words-legend = Входы одной стороны считаются с запада или с севера.
mad_king_ludwig-words-brackets = В скобках — стороны с открытыми входами.
mad_king_ludwig-words-shapes = Формы по площади: 100 — 2 × 2, 150 — круг 3 × 3, 200 — 4 × 2, 250 — 5 × 2, 300 — углом, 350 — 7 × 2, 400 — 4 × 4, 450 — 6 × 3, 500 — круг 5 × 5, 600 — восьмиугольник 7 × 4; галерея 6 × 1, лестница 3 × 1.
mad_king_ludwig-words-market = Ещё есть { $hallways ->
    [one] { $hallways } галерея
    [few] { $hallways } галереи
    [many] { $hallways } галерей
   *[other] { $hallways } галереи
} и { $stairs ->
    [one] { $stairs } лестница
    [few] { $stairs } лестницы
    [many] { $stairs } лестниц
   *[other] { $stairs } лестницы
}, по { $price } марок.
mad_king_ludwig-words-slot = - { $price }: { $room }
mad_king_ludwig-words-slot-empty = - { $price }: пусто
mad_king_ludwig-words-coins = ; монеты: { $coins }
mad_king_ludwig-words-stack = { $size }: { $count }
mad_king_ludwig-words-empty = Пустая стопка { $size }: { $owners }; каждое из этих помещений даёт в конце { $gain }.
mad_king_ludwig-words-deck = Сверху на колоде, лицевой стороной вниз: { $rooms }.
mad_king_ludwig-words-laid = { $size } (от игрока { $name })
mad_king_ludwig-words-favor = **{ $favor }**: { $standings }
mad_king_ludwig-words-standing = { $name } { $amount } (+{ $points })
mad_king_ludwig-words-castle = **{ $name }**: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, { $money } марок, { $cards ->
    [one] { $cards } карта бонуса
    [few] { $cards } карты бонусов
    [many] { $cards } карт бонусов
   *[other] { $cards } карты бонуса
}, площадь { $area }, { $outer ->
    [one] { $outer } внешний вход
    [few] { $outer } внешних входа
    [many] { $outer } внешних входов
   *[other] { $outer } внешнего входа
} (без коридоров).
mad_king_ludwig-words-facts = { $type } { $size }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, { $effect }
mad_king_ludwig-words-tile = { $room } ({ $facts })
mad_king_ludwig-words-printed = ; входы: { $doors }
mad_king_ludwig-words-scored = ; всего принесло { $points }
mad_king_ludwig-words-complete = ; готово
mad_king_ludwig-words-joined = ; соединено: { $doors }
mad_king_ludwig-words-joined-door = { $door } — { $room }
mad_king_ludwig-words-external = ; открыто: { $doors }
mad_king_ludwig-words-enclosed = ; во двор: { $doors }
mad_king_ludwig-words-blocked = ; перекрыто: { $doors }
mad_king_ludwig-words-fence = ; ограда: { $side }

## Where points come from
mad_king_ludwig-line-start = начало { $points }
mad_king_ludwig-line-printed = помещения { $points }
mad_king_ludwig-line-own_effect = их награды и штрафы { $points }
mad_king_ludwig-line-set_off = сработавшие награды и штрафы { $points }
mad_king_ludwig-line-reward_activity = готовые развлекательные { $points }
mad_king_ludwig-line-reward_living = жилые ещё раз { $points }
mad_king_ludwig-line-empty_stacks = пустые стопки { $points }
mad_king_ludwig-line-favor = { $what } { $points }
mad_king_ludwig-line-bonus = карта ({ $what }) { $points }
mad_king_ludwig-line-money = деньги { $points }
mad_king_ludwig-tie-0 = Равенство очков: побеждает тот, у кого больше площадь замка.
mad_king_ludwig-tie-1 = Равенство очков и площади: решают деньги.

## Variants
mad_king_ludwig-option-left-out = Благодарности вне игры
mad_king_ludwig-option-left-out-help = Благодарности короля, которые остаются в коробке.
mad_king_ludwig-option-cards-left-out = Карты бонусов вне игры
mad_king_ludwig-option-cards-left-out-help = Карты бонусов, которые остаются в коробке.
mad_king_ludwig-option-size-cards-left-out = Карты площадей вне игры
mad_king_ludwig-option-size-cards-left-out-help = Карты бонусов за одну площадь, которые остаются в коробке.
mad_king_ludwig-value-count_activity = { mad_king_ludwig-favor-count_activity }
mad_king_ludwig-value-count_corridor = { mad_king_ludwig-favor-count_corridor }
mad_king_ludwig-value-count_downstairs = { mad_king_ludwig-favor-count_downstairs }
mad_king_ludwig-value-count_food = { mad_king_ludwig-favor-count_food }
mad_king_ludwig-value-count_living = { mad_king_ludwig-favor-count_living }
mad_king_ludwig-value-count_outdoor = { mad_king_ludwig-favor-count_outdoor }
mad_king_ludwig-value-count_sleeping = { mad_king_ludwig-favor-count_sleeping }
mad_king_ludwig-value-count_utility = { mad_king_ludwig-favor-count_utility }
mad_king_ludwig-value-area_activity = { mad_king_ludwig-favor-area_activity }
mad_king_ludwig-value-area_corridor = { mad_king_ludwig-favor-area_corridor }
mad_king_ludwig-value-area_downstairs = { mad_king_ludwig-favor-area_downstairs }
mad_king_ludwig-value-area_food = { mad_king_ludwig-favor-area_food }
mad_king_ludwig-value-area_living = { mad_king_ludwig-favor-area_living }
mad_king_ludwig-value-area_outdoor = { mad_king_ludwig-favor-area_outdoor }
mad_king_ludwig-value-area_sleeping = { mad_king_ludwig-favor-area_sleeping }
mad_king_ludwig-value-area_utility = { mad_king_ludwig-favor-area_utility }
mad_king_ludwig-value-small_rooms = { mad_king_ludwig-favor-small_rooms }
mad_king_ludwig-value-large_rooms = { mad_king_ludwig-favor-large_rooms }
mad_king_ludwig-value-square_rooms = Квадратные помещения
mad_king_ludwig-value-round_rooms = Круглые помещения
mad_king_ludwig-value-completed = Готовые жетоны
mad_king_ludwig-value-incomplete = { mad_king_ludwig-favor-incomplete }
mad_king_ludwig-value-external_entrances = Внешние входы (без коридоров)
mad_king_ludwig-value-coins = Деньги
mad_king_ludwig-value-type_activity = { mad_king_ludwig-card-type_activity }
mad_king_ludwig-value-type_corridor = { mad_king_ludwig-card-type_corridor }
mad_king_ludwig-value-type_downstairs = { mad_king_ludwig-card-type_downstairs }
mad_king_ludwig-value-type_food = { mad_king_ludwig-card-type_food }
mad_king_ludwig-value-type_living = { mad_king_ludwig-card-type_living }
mad_king_ludwig-value-type_outdoor = { mad_king_ludwig-card-type_outdoor }
mad_king_ludwig-value-type_sleeping = { mad_king_ludwig-card-type_sleeping }
mad_king_ludwig-value-type_utility = { mad_king_ludwig-card-type_utility }
mad_king_ludwig-value-size_100 = { mad_king_ludwig-card-size_100 }
mad_king_ludwig-value-size_150 = { mad_king_ludwig-card-size_150 }
mad_king_ludwig-value-size_200 = { mad_king_ludwig-card-size_200 }
mad_king_ludwig-value-size_250 = { mad_king_ludwig-card-size_250 }
mad_king_ludwig-value-size_300 = { mad_king_ludwig-card-size_300 }
mad_king_ludwig-value-size_350 = { mad_king_ludwig-card-size_350 }
mad_king_ludwig-value-size_400 = { mad_king_ludwig-card-size_400 }
mad_king_ludwig-value-size_450 = { mad_king_ludwig-card-size_450 }
mad_king_ludwig-value-size_500 = { mad_king_ludwig-card-size_500 }
mad_king_ludwig-value-size_600 = { mad_king_ludwig-card-size_600 }
mad_king_ludwig-value-all_sizes = { mad_king_ludwig-card-all_sizes }
mad_king_ludwig-value-all_types = { mad_king_ludwig-card-all_types }
mad_king_ludwig-value-hallways = { mad_king_ludwig-card-hallways }
mad_king_ludwig-value-stairs = { mad_king_ludwig-card-stairs }
refused-setup-too-few-favors = Слишком много благодарностей вне игры: нужно { $needed }. Уберите меньше под кнопкой **{ $button-options }**.
refused-setup-too-few-bonus-cards = Слишком много карт бонусов вне игры: нужно { $needed }. Уберите меньше под кнопкой **{ $button-options }**.

## Rules
mad_king_ludwig-rules-since-1 = главный строитель свободно переставляет все помещения, пока не откроет рынок, а дополнительный ход можно сделать раньше других поощрений.
mad_king_ludwig-rules-1 =
    ### Постройте замок, который понравится королю
    Вы начинаете с 15 000 марок и фойе; его сторону с 3 или 4 входами выбирают до того, как станут известны первый главный строитель и карты бонусов. Из трёх карт бонусов две храните втайне, одну возвращаете. Благодарностей короля столько же, сколько игроков, они открыты для всех; за готовые и за неготовые жетоны вместе они не даются. Первый главный строитель начинает с 0 очков, остальные по часовой стрелке с 1, 2 и 3.
    В каждом раунде **главный строитель** пополняет рынок и назначает цены всем помещениям, и старым тоже: по одному на место, монеты переходят вместе с помещением. Затем все покупают по часовой стрелке от левого соседа главного строителя, сам он последним. В свой ход купите одно помещение по его цене либо галерею или лестницу за 3 000 и сразу выложите; или спасуйте и возьмите 5 000. Вы платите главному строителю, а он — банку. Наше правило: деньги в банке не кончаются. Монеты на помещении помогают его оплатить; остаток ваш.
    Потом на каждое некупленное помещение кладут 1 000 марок, и фишка главного строителя переходит дальше. Раунд, в котором открыта последняя карта помещений, последний. Карта пустой стопки сразу заменяется другой; после последней карты пустые места ещё заполняют по перемешанному сбросу. Наше правило: после 50-го раунда игра кончается, даже если карты остались, чтобы стол, где все пасуют, не играл вечно.
mad_king_ludwig-rules-2 =
    ### Как выкладывать
    Хотя бы один вход нового жетона должен точно совпасть со входом замка. Жетоны можно поворачивать, но не переворачивать зеркально, и они никогда не накладываются, даже на разных этажах. Другие входы можно перекрыть стенами, но у замка должен остаться хотя бы один внешний вход: не перекрытый стеной, на внешней границе, а не в закрытом дворе. Вход напротив свободного угла круглого или восьмиугольного жетона не перекрыт.
    Ничто не должно касаться **ограды**; её два угла каменные, их касаться можно. **Подвальные** помещения соединяются только с тёмным краем лестниц, с другими подвальными и с подвальными галереями. Светлый край лестницы соединяется только с жетонами первого этажа, а лестница с лестницей — никогда. У галереи две стороны: светлая и тёмная, подвальная; выбираете вы. Наше правило: два входа, которые не соединяются, например подвальный и первого этажа, не должны совпасть. Что никуда не помещается, купить нельзя.
mad_king_ludwig-rules-3 =
    ### Очки за выложенный жетон
    Сначала жетон приносит очки, указанные на нём. Затем его награда или штраф: за каждый жетон указанных типов, который соединён с ним входом, или соседствует с ним (развлекательные: минус), или лежит где угодно в замке (подвальные). Подвальное помещение, которое считает подвальные, считает и себя. Затем награды и штрафы других ваших жетонов, которые активировал новый. Считаются жетоны, а не входы. Фойе, галереи и лестницы — коридоры. Наше правило: жетоны, которые касаются только углом, соседствуют.
mad_king_ludwig-rules-4 =
    ### Поощрения за готовые жетоны
    Жетон готов, когда соединены все его входы. Поощрения берите в любом порядке. Дополнительный ход — это целый ход со своими поощрениями; остаток первого хода ждёт его конца.
    - **развлекательное**: 5 очков; **жилое**: снова приносит указанные очки и свою награду, без наград и штрафов других жетонов; **наружное**: 10 000 марок; **трапезное**: дополнительный ход, сразу или позже в этом ходу
    - **коридор**: галерея или лестница бесплатно, раз за ход, даже если вы отказались (дополнительный ход — отдельный; если сейчас ничего не подходит, поощрение ждёт дополнительных ходов этого хода); **подсобное**: взять две карты бонусов, оставить одну
    - **спальное**: тайно посмотреть стопку и положить до двух её помещений на колоду; в последнем раунде их открывают: на рынок они не попадут, но стопка быстрее опустеет
    - **подвальное**: за каждое второе — любое другое поощрение; как за жилое — снова очки этого подвального
mad_king_ludwig-rules-5 =
    ### Конец игры
    Вы получаете 2 очка за каждый свой жетон, чья стопка пуста, очки за карты бонусов и 1 очко за каждые 10 000 марок. Каждая благодарность — 8, 4, 2, 1 первым четырём, если у них есть хоть что-то из того, что она считает; при равенстве очки делят с округлением вниз. Побеждает тот, у кого больше очков; при равенстве — у кого больше площадь замка, затем у кого больше денег; иначе победа общая.
    Маленькие помещения — от 100 до 300, большие — от 350 до 600; фойе, галереи и лестницы — ни те ни другие. Внешние входы коридоров (фойе, галерей и лестниц тоже) для благодарности и карты бонуса не считаются.
    ### По числу игроков
    - **Двое**: 22 карты помещений; на рынке 5 помещений, от 4 000 до 15 000; в стопках по 5 (маленькие, галереи) и по 4 (большие, лестницы).
    - **Трое**: 33 карты; 6 помещений, от 2 000; в стопках по 7 и по 5.
    - **Четверо**: 44 карты; 7 помещений, от 1 000; в стопках по 9 и по 6.
    ### В одиночку
    Подготовка — как для трёх, но без благодарностей и с двумя картами бонусов; платите вы банку. В каждом раунде три помещения лежат на 2 000, 4 000 и 6 000; после вашего хода остальные помещения выходят из игры. Очки дают ранг: меньше 60 — { mad_king_ludwig-rank-court_jester }, от 60 — { mad_king_ludwig-rank-humble_servant }, от 81 — { mad_king_ludwig-rank-exalted_connoisseur }, от 96 — { mad_king_ludwig-rank-keeper_of_palaces }, больше 110 — { mad_king_ludwig-rank-supreme_adviser }.
mad_king_ludwig-record-rooms = Больше всего помещений: { $amount }
mad_king_ludwig-record-area = Самый большой замок: { $amount }
mad_king_ludwig-record-completed = Больше всего готовых жетонов: { $amount }

## In few words
mad_king_ludwig-deed-bought = покупает: { $room } ({ $price }): { $gain }
mad_king_ludwig-deed-placed = выкладывает: { $room }: { $gain }
mad_king_ludwig-deed-completed = готовые жетоны: { $rooms }
mad_king_ludwig-deed-lost = поощрение пропадает ({ $room }): { $reason }
mad_king_ludwig-deed-passed = пасует, денег { $money }
mad_king_ludwig-deed-market_open = выставляет: { $room }, { $price }
mad_king_ludwig-deed-card_added = оставляет карту бонуса
mad_king_ludwig-deed-extra_turn = делает дополнительный ход
mad_king_ludwig-deed-started = выбирает фойе: { $foyer ->
    [one] { $foyer } вход
    [few] { $foyer } входа
    [many] { $foyer } входов
   *[other] { $foyer } входа
}
mad_king_ludwig-brief-tile = **Купите помещение или спасуйте**: у вас { $money }
mad_king_ludwig-about = Покупайте помещения, соединяйте входы и берите поощрения за готовые жетоны. 1–4 игрока, 75 минут, сложная.
mad_king_ludwig-alone = Игра в одиночку, без соперников: в каждом раунде три помещения по 2 000, 4 000 и 6 000, а те, что вы не купите, уходят. Очки определят ваш ранг.

# What a computer player likes, after its name
mad_king_ludwig-taste-cellars = роет подвалы
mad_king_ludwig-taste-gardens = любит наружные комнаты
mad_king_ludwig-taste-bedrooms = собирает спальни
mad_king_ludwig-taste-kitchens = думает прежде всего о еде

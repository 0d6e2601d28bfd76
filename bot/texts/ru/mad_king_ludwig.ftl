# Castles of Mad King Ludwig: captions, questions, words, rules.

mad_king_ludwig = Замки безумного короля Людвига

## Captions
mad_king_ludwig-started = **{ $name }** начинает с фойе, входов: { $foyer }.
mad_king_ludwig-new-round = **Раунд { $round }.** Главный строитель: { $name }.
mad_king_ludwig-new-round-solo = **Раунд { $round }.**
mad_king_ludwig-last-round = **Взята последняя карта помещений: этот раунд последний.**
mad_king_ludwig-no-rooms = нет
mad_king_ludwig-market-open = **{ $name }** открывает рынок.
mad_king_ludwig-offer = { $room } { $price }
mad_king_ludwig-offer-coins = { $room } { $price } (сверху { $coins })
mad_king_ludwig-bought = **{ $name }** покупает и выкладывает: { $room } за { $price }, { $gain }.
mad_king_ludwig-placed = **{ $name }** выкладывает: { $room }, { $gain }.
mad_king_ludwig-completed = Готово: { $rooms }.
mad_king_ludwig-passed = **{ $name }** пасует и берёт { $amount } из банка.
mad_king_ludwig-rewarded-activity = { $room }: +{ $points }.
mad_king_ludwig-rewarded-living = { $room } приносит очки ещё раз: +{ $points }.
mad_king_ludwig-rewarded-outdoor = { $room }: { $amount } марок из банка.
mad_king_ludwig-rewarded-food = { $room }: дополнительный ход.
mad_king_ludwig-lost = Поощрение за { $room } пропадает: взять нечего.
mad_king_ludwig-declined = **{ $name }** не берёт бесплатный коридор.
mad_king_ludwig-chosen = **{ $name }** берёт поощрение за { $room } как: { $reward }.
mad_king_ludwig-looked = **{ $name }** смотрит стопку { $size }.
mad_king_ludwig-put = **{ $name }** кладёт на колоду помещения из стопки { $size }: { $count }.
mad_king_ludwig-put-open = **{ $name }** открыто откладывает помещения из стопки { $size }: { $rooms }. На рынок они не попадут.
mad_king_ludwig-put-none = **{ $name }** ничего не берёт из стопки { $size }.
mad_king_ludwig-card-added = **{ $name }** оставляет карту бонуса, теперь карт: { $cards }.
mad_king_ludwig-extra-turn = **{ $name }** делает дополнительный ход.
mad_king_ludwig-game-over = Игра окончена: { $points }.
mad_king_ludwig-rank-reached = Звание: **{ $rank }**.

## Who is due
mad_king_ludwig-status-start = { $count ->
    [one] { $names }, выберите фойе.
   *[other] { $names }: выберите фойе.
}
mad_king_ludwig-status-price = { $names }, назначьте цены.
mad_king_ludwig-status-buy = { $names }, купите помещение или спасуйте.
mad_king_ludwig-status-reward = { $names }, возьмите поощрение.
mad_king_ludwig-status-look = { $names }, выберите помещения из стопки.
mad_king_ludwig-status-bonus = { $names }, выберите карту бонуса.
mad_king_ludwig-alt-placed = { $name }: { $room }, { $gain }.
mad_king_ludwig-alt-passed = { $name } пасует.

## Panel
mad_king_ludwig-ask-foyer =
    ### Выберите фойе
    Больше входов – больше мест для стройки, меньше – быстрее готовность.
mad_king_ludwig-ask-start =
    ### Выберите фойе и карту бонуса, которая вернётся
    Больше входов – больше мест для стройки, меньше – быстрее готовность. Две другие карты вы храните втайне; они приносят очки в конце.
mad_king_ludwig-ask-room =
    ### Вы главный строитель
    Переставляйте помещения на другие цены сколько угодно раз: остальные платят вам. Ничего не решено, пока вы не открыли рынок.
mad_king_ludwig-ask-price =
    ### { $room }: по какой цене?
    Помещение, что лежит там, займёт его место; монеты переходят вместе с ними.
mad_king_ludwig-ask-tile =
    ### Купите помещение или спасуйте
    У вас { $money } марок. На каждой кнопке цена, число мест и сколько сразу принесёт лучшее.
mad_king_ludwig-ask-free =
    ### Возьмите галерею или лестницу даром
    На каждой кнопке число мест и сколько сразу принесёт лучшее.
mad_king_ludwig-after-this-turn = После этого дополнительного хода: { $rewards }.
mad_king_ludwig-not-to-be-had = Нельзя взять: { $rooms }.
mad_king_ludwig-lacks = не хватает { $count } марок
mad_king_ludwig-nowhere-floor = нет открытого входа на его этаже, вниз ведёт лестница
mad_king_ludwig-nowhere-overlap = нет места ни у одного входа
mad_king_ludwig-nowhere-fence = пришлось бы коснуться ограды
mad_king_ludwig-nowhere-no_external_entrance = у замка не осталось бы внешнего входа
mad_king_ludwig-ask-door =
    ### { $room }: у какого входа?
    { $effect }. На каждой кнопке – сколько сразу принесёт лучшее положение.
mad_king_ludwig-ask-way =
    ### { $room }: как выложить?
    Нажатие выкладывает. Галочка считает готовые жетоны, крестик – перекрытые входы.
mad_king_ludwig-ask-reward =
    ### Какое поощрение взять теперь?
    Вы берёте их по одному, в любом порядке. Дополнительный ход играют до конца, со своими поощрениями; остальное здесь подождёт.
mad_king_ludwig-ask-kind =
    ### Поощрение за подвальные: взять как какое?
mad_king_ludwig-ask-stack =
    ### Какую стопку посмотреть?
    Затем можно положить до двух её помещений на колоду. Никто другой их не увидит.
mad_king_ludwig-ask-stack-last =
    ### Какую стопку посмотреть?
    Это последний раунд: затем можно открыто отложить до двух её помещений. На рынок они не попадут, но стопка быстрее опустеет.
mad_king_ludwig-ask-first =
    ### Какое помещение положить на колоду сверху?
    Эту стопку видите только вы.
mad_king_ludwig-ask-first-last =
    ### Какое помещение отложить открыто?
    Эту стопку видите только вы. Отложенное на рынок не попадёт.
mad_king_ludwig-ask-second =
    ### Какое помещение положить под него?
    Оно выйдет на рынок после первого.
mad_king_ludwig-ask-second-last =
    ### Какое ещё отложить открыто?
    Его увидят все; на рынок оно не попадёт.
mad_king_ludwig-ask-card =
    ### Оставьте одну карту бонуса
    Другая уйдёт под колоду.
mad_king_ludwig-ask-confirm =
    ### Сделать так?
    { $what }
mad_king_ludwig-do-start = Фойе, входов: { $foyer }.
mad_king_ludwig-do-start-back = Фойе, входов: { $foyer }; вернётся карта: { $card }.
mad_king_ludwig-do-leave = Рынок открывается как есть, начинаются покупки.
mad_king_ludwig-do-order = Рынок открывается в этом порядке, начинаются покупки.
mad_king_ludwig-do-buy = { $room } за { $price }: сразу { $gain }.
mad_king_ludwig-do-take = { $room } даром: сразу { $gain }.
mad_king_ludwig-do-completes = Готово будет: { $rooms }.
mad_king_ludwig-do-blocks = Перекроет входов: { $count }.
mad_king_ludwig-do-pass = Вы ничего не покупаете и берёте 5000 марок.
mad_king_ludwig-do-decline = Вы не берёте бесплатный коридор.
mad_king_ludwig-do-choose = Поощрение за { $room } как: { $reward }.
mad_king_ludwig-do-look = Вы смотрите стопку { $size }.
mad_king_ludwig-do-draw = Вы берёте две карты бонусов и оставляете одну.
mad_king_ludwig-do-extra = Вы делаете дополнительный ход сейчас; остальные поощрения подождут.
mad_king_ludwig-do-put = На колоду, первое сверху: { $rooms }.
mad_king_ludwig-do-put-none = На колоду ничего не кладётся.
mad_king_ludwig-do-put-last = Открыто, мимо рынка: { $rooms }.
mad_king_ludwig-do-put-none-last = Ни одно помещение стопки не откладывается.
mad_king_ludwig-do-keep = Вы оставляете: { $card }.
mad_king_ludwig-confirm-start = Начать так
mad_king_ludwig-confirm-buy = Купить и выложить: с { $before } до { $after }, { $gain }
mad_king_ludwig-confirm-take = Выложить: с { $before } до { $after }, { $gain }
mad_king_ludwig-confirm-pass = Спасовать, взять 5000
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
mad_king_ludwig-answer-tile = { $letter }: { $name } { $price }: мест { $spots }, лучшее { $gain }
mad_king_ludwig-answer-free = { $letter }: { $name }: мест { $spots }, лучшее { $gain }
mad_king_ludwig-answer-door = Вход { $letter }: лучшее { $gain }
mad_king_ludwig-answer-buy = Купить и выложить { $letter }: { $gain }
mad_king_ludwig-answer-take = Выложить { $letter }: { $gain }
mad_king_ludwig-completes = готово { $rooms } ({ $rewards })
mad_king_ludwig-answer-start = { $letter }: Входов { $count }, вернуть «{ $card }»
mad_king_ludwig-answer-room = { $letter }: { $room }, { $price }: вам { $own }, другим { $others }
mad_king_ludwig-answer-price = { $letter }: { $price } · могут заплатить { $count } из { $players }
mad_king_ludwig-answer-price-swap = { $letter }: { $price } · могут заплатить { $count } из { $players }; { $room } на { $other }
mad_king_ludwig-answer-card = { $letter }: Оставить «{ $card }»: сейчас { $gain }
mad_king_ludwig-answer-kind = { $letter }: { $reward } { $gain }
mad_king_ludwig-answer-look = { $letter }: Посмотреть { $size } ({ $count })
mad_king_ludwig-answer-on-top = { $letter }: Сверху: { $room }
mad_king_ludwig-answer-below = { $letter }: Под него: { $room }
mad_king_ludwig-answer-open = { $letter }: Отложить: { $room }
mad_king_ludwig-answer-no-room = { $letter }: Ни одного
mad_king_ludwig-answer-none = { $letter }: Больше ничего
mad_king_ludwig-fits-nowhere = –
mad_king_ludwig-answer-foyer = { $letter }: входов: { $count }
mad_king_ludwig-act-reset = Вернуть всё как было
mad_king_ludwig-act-open = Открыть рынок
mad_king_ludwig-act-leave = Оставить как есть, открыть рынок
mad_king_ludwig-pass = Спасовать, взять 5000
mad_king_ludwig-decline = Не брать

## Secrets
mad_king_ludwig-hand = Ваши карты бонусов: { $cards }.
mad_king_ludwig-card-now = { $card } (сейчас { $gain })
mad_king_ludwig-on-deck = Вы положили на колоду: { $rooms }.
mad_king_ludwig-rule-favor = **{ $favor }**: в конце 8, 4, 2 и 1 очко первым четырём; при ничьей поровну.
mad_king_ludwig-rule-reward = **{ $type }**, когда готово: { $reward }.

## In words
mad_king_ludwig-words-round = Раунд { $round }. Карт помещений осталось: { $cards }.
mad_king_ludwig-words-builder = Главный строитель: { $name }.
mad_king_ludwig-words-market = **Рынок**: { $offers }. Галереи { $hallways }, лестницы { $stairs }, по 3000.
mad_king_ludwig-words-stacks = **Стопки**: { $stacks }.
mad_king_ludwig-words-favor = **{ $favor }**: { $standings }
mad_king_ludwig-words-standing = { $name } { $amount } (+{ $points })
mad_king_ludwig-words-castle = **{ $name }**: очки { $points }, марки { $money }, карты бонусов: { $cards }. { $tiles }.
mad_king_ludwig-words-tile = { $room } ({ $type })
mad_king_ludwig-words-open = , открыто: { $count }
mad_king_ludwig-words-complete = , готово

## Where points come from
mad_king_ludwig-line-start = начало { $points }
mad_king_ludwig-line-printed = помещения { $points }
mad_king_ludwig-line-own_effect = их свойства { $points }
mad_king_ludwig-line-set_off = свойства соседей { $points }
mad_king_ludwig-line-reward_activity = готовые развлекательные { $points }
mad_king_ludwig-line-reward_living = гостиные ещё раз { $points }
mad_king_ludwig-line-empty_stacks = пустые стопки { $points }
mad_king_ludwig-line-favor = { $what } { $points }
mad_king_ludwig-line-bonus = карта ({ $what }) { $points }
mad_king_ludwig-line-money = деньги { $points }
mad_king_ludwig-tie-0 = Равенство очков: решает большая площадь всех жетонов.
mad_king_ludwig-tie-1 = Равенство очков и площади: решают деньги.

## Variants
mad_king_ludwig-option-left-out = Милости вне игры
mad_king_ludwig-option-left-out-help = Милости короля, которые остаются в коробке.
mad_king_ludwig-option-cards-left-out = Карты бонусов вне игры
mad_king_ludwig-option-cards-left-out-help = Карты бонусов, которые остаются в коробке.
mad_king_ludwig-option-size-cards-left-out = Карты размеров вне игры
mad_king_ludwig-option-size-cards-left-out-help = Карты бонусов за один размер, которые остаются в коробке.
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
refused-setup-too-few-favors = Слишком много милостей вне игры: нужно { $needed }. Уберите меньше под кнопкой «{ $button-options }».
refused-setup-too-few-bonus-cards = Слишком много карт бонусов вне игры: нужно { $needed }. Уберите меньше под кнопкой «{ $button-options }».

## Rules
mad_king_ludwig-rules-1 =
    ### Постройте замок, который понравится королю
    У каждого есть фойе (сторона с 3 или 4 входами на выбор), 15 000 марок и три карты бонусов: две из них остаются втайне. Милостей короля столько же, сколько игроков, они открыты для всех. Первый главный строитель начинает с 0 очков, остальные по часовой стрелке с 1, 2 и 3.
    В каждом раунде **главный строитель** заполняет рынок новыми помещениями и раскладывает все, и старые тоже, по ценам, как хочет: по одному на место, монеты переходят вместе с помещением. Затем все покупают по часовой стрелке от левого соседа строителя, сам строитель последним. В свой ход вы покупаете одно помещение по его цене или галерею либо лестницу за 3000 и сразу выкладываете; или пасуете и берёте 5000. Остальные платят строителю, строитель платит банку. Монеты на помещении помогают его оплатить; остаток ваш.
    Потом на каждое некупленное помещение кладут 1000 марок, и жетон строителя переходит дальше. Раунд, в котором взята последняя карта помещений, последний.
mad_king_ludwig-rules-2 =
    ### Как выкладывать
    Хотя бы один вход нового жетона должен точно совпасть со входом замка. Жетоны можно поворачивать, но не отражать, и они никогда не перекрываются, даже на разных этажах. Другие входы могут упереться в стену, но у замка должен остаться хотя бы один внешний вход: не перекрытый стеной, на внешней границе, а не в закрытом дворе. Вход напротив свободного угла круглого или восьмиугольного жетона не перекрыт.
    Ничто не должно касаться **ограды**; её два угла каменные, их касаться можно. **Подвальные** помещения соединяются только с тёмным концом лестницы, с другими подвальными и с тёмными галереями. Лестница никогда не соединяется с лестницей. Галерею кладут светлой или тёмной стороной. Что никуда не помещается, купить нельзя.
mad_king_ludwig-rules-3 =
    ### Очки за выложенный жетон
    Сначала очки на нём самом. Затем его свойство: за каждый жетон указанных типов, который соединён с ним входом, или касается его (развлекательные: минус), или лежит где угодно в замке (подвальные). Затем свойства уже выложенных жетонов, которые сработали от нового. Считаются жетоны, а не входы. Фойе, галереи и лестницы – коридоры.
mad_king_ludwig-rules-4 =
    ### Поощрения за готовые жетоны
    Жетон готов, когда соединены все его входы. Поощрения берут в любом порядке, дополнительный ход тоже: это целый ход со своими поощрениями, а остаток первого хода ждёт его конца.
    - **развлекательное** 5 очков; **гостиная** снова приносит свои очки; **наружное** 10 000 марок; **трапезное** дополнительный ход, сразу или позже в этом ходу
    - **коридор** галерея или лестница даром, раз за ход; **подсобное** взять две карты бонусов, оставить одну
    - **спальное** тайно посмотреть стопку и положить до двух её помещений на колоду; в последнем раунде их откладывают открыто: на рынок они не попадут, но стопка быстрее опустеет
    - **подвальное** за каждое второе: любое другое поощрение
mad_king_ludwig-rules-5 =
    ### Конец игры
    2 очка за каждый ваш жетон, чья стопка пуста; каждая милость – 8, 4, 2, 1 первым четырём, если у вас есть хоть что-то из того, что она считает, при равенстве делят с округлением вниз; ваши карты бонусов; 1 очко за каждые 10 000 марок. Побеждает большинство очков; затем большая площадь, затем деньги, затем победа общая.
    Малые помещения – от 100 до 300, большие – от 350 до 600; фойе, галереи и лестницы ни те ни другие. Внешние входы коридоров (фойе, галерей и лестниц тоже) для милости и карты бонуса не считаются.
    ### В одиночку
    Без милостей, две карты бонусов. В каждом раунде три помещения лежат на 2000, 4000 и 6000; после хода остальные выходят из игры. Очки дают звание: меньше 60 – { mad_king_ludwig-rank-court_jester }, от 60 – { mad_king_ludwig-rank-humble_servant }, от 81 – { mad_king_ludwig-rank-exalted_connoisseur }, от 96 – { mad_king_ludwig-rank-keeper_of_palaces }, больше 110 – { mad_king_ludwig-rank-supreme_adviser }.

### «Между двух замков безумного короля Людвига» словами.

between_two_castles = Между двух замков безумного короля Людвига
between_two_castles-short = Два замка

## Types, attendants, cards
between_two_castles-type-food = Трапезные
between_two_castles-type-living = Гостиные
between_two_castles-type-utility = Подсобные
between_two_castles-type-outdoor = Наружные
between_two_castles-type-sleeping = Спальни
between_two_castles-type-corridor = Коридоры
between_two_castles-type-downstairs = Подвальные
between_two_castles-kind-food = трапезная
between_two_castles-kind-living = гостиная
between_two_castles-kind-utility = подсобное
between_two_castles-kind-outdoor = наружное
between_two_castles-kind-sleeping = спальня
between_two_castles-kind-corridor = коридор
between_two_castles-kind-downstairs = подвальное
between_two_castles-kind-special = особое
between_two_castles-hanging-mirror = зеркало
between_two_castles-hanging-painting = картина
between_two_castles-hanging-swords = мечи
between_two_castles-hanging-torch = факел
between_two_castles-attendant-mirror = Церемониймейстер
between_two_castles-attendant-painting = Художник
between_two_castles-attendant-swords = Рыцарь
between_two_castles-attendant-torch = Факир
between_two_castles-with-hanging = { $attendant } ({ $hanging })
between_two_castles-quoted-card = «{ $card }»
between_two_castles-card-types_present = 1 за каждый тип: 7 обычных, фонтан, башня, большое фойе
between_two_castles-card-per_attendant = 4 за каждого королевского слугу
between_two_castles-card-per_food = 2 за каждую трапезную
between_two_castles-card-per_living = 2 за каждую гостиную
between_two_castles-card-per_utility = 2 за каждое подсобное помещение
between_two_castles-card-per_outdoor = 2 за каждое наружное помещение
between_two_castles-card-per_sleeping = 2 за каждую спальню
between_two_castles-card-per_corridor = 2 за каждый коридор
between_two_castles-card-per_downstairs = 2 за каждое подвальное помещение
between_two_castles-card-per_special = 2 за каждое особое помещение, включая тронный зал
between_two_castles-card-below_ground = 1 за каждое помещение ниже первого этажа
between_two_castles-card-level_3_up = 1 за каждое помещение на 3-м этаже и выше
between_two_castles-card-total_height = 1 за каждый этаж замка
between_two_castles-card-total_width = 1 за каждый столбец замка
between_two_castles-card-surrounded_8 = 3 за каждое помещение, вокруг которого заняты все 8 клеток (тронный зал — все 10)
between_two_castles-card-edges_4 = 2 за каждое помещение с соседями у всех границ (тронный зал — у 6)
between_two_castles-card-throne_edge_types = 2 за каждый обычный тип у 6 границ тронного зала
between_two_castles-card-throne_ring = 1 за каждое помещение на 10 клетках вокруг тронного зала
between_two_castles-card-five_of_type = 4 за каждый обычный тип, в котором 5 помещений и больше
between_two_castles-card-three_of_type = 2 за каждый обычный тип, в котором 3 помещения и больше
between_two_castles-bonus-food = Возьмите 5 жетонов, один оставьте и разместите
between_two_castles-bonus-living = Поместите королевского слугу в тронный зал
between_two_castles-bonus-utility = Возьмите 3 карты бонусов, одну оставьте
between_two_castles-bonus-outdoor = Разместите фонтан: всегда 5
between_two_castles-bonus-sleeping = Разместите башню: 1 за помещение под ней
between_two_castles-bonus-corridor = Разместите большое фойе: 1 за помещение вокруг
between_two_castles-bonus-downstairs = Возьмите бонус любого другого типа
between_two_castles-bonus-special = Разместите любое особое помещение
between_two_castles-sheet-food = трапезные
between_two_castles-sheet-living = гостиные
between_two_castles-sheet-utility = подсобные
between_two_castles-sheet-outdoor = наружные
between_two_castles-sheet-sleeping = спальни
between_two_castles-sheet-corridor = коридоры
between_two_castles-sheet-downstairs = подвальные
between_two_castles-sheet-tower = башни
between_two_castles-sheet-fountain = фонтаны
between_two_castles-sheet-grand_foyer = большие фойе
between_two_castles-sheet-bonus_cards = карты бонусов
between_two_castles-sheet-royal_attendants = королевские слуги
between_two_castles-sheet-throne_room = тронный зал

## Places
between_two_castles-spot = столбец { $x }, этаж { $level }
between_two_castles-at = { $room } ({ $spot })
between_two_castles-in = { $room } ({ $castle }, { $spot })
between_two_castles-beside-below = снизу { $room }
between_two_castles-beside-left = слева { $room }
between_two_castles-beside-right = справа { $room }
between_two_castles-beside-above = сверху { $room }

## What happened
between_two_castles-turn-began = Раунд { $round }, ход { $turn }: на руках по { $tiles }.
between_two_castles-revealed = Все открывают жетоны. { $picks }.
between_two_castles-pick = { $name }: { $rooms }
between_two_castles-assigned = { $name } открывает жетоны Людвига: { $left } — { $leftcastle }, { $right } — { $rightcastle }.
between_two_castles-placed-draft = { $name } строит: { $room } ({ $castle }, { $spot }), +{ $gain }.
between_two_castles-placed-food = { $castle } получает жетон: { $room } ({ $spot }), +{ $gain }.
between_two_castles-placed-special = { $castle } получает особое помещение: { $room } ({ $spot }), +{ $gain }.
between_two_castles-earned = Бонус: { $bonus }.
between_two_castles-copied = { $castle } берёт другой бонус: { $bonus }.
between_two_castles-attended = { $castle } получает слугу: { $attendant }, +{ $gain }.
between_two_castles-card-kept = { $castle } получает карту бонуса «{ $card }», +{ $gain }.
between_two_castles-decided-alone = { $name } решает: { $what }
between_two_castles-proposed = { $name } предлагает ({ $castle }): { $what }.
between_two_castles-proposed-secret = { $name } предлагает бонус ({ $castle }), отвечает { $partner }.
between_two_castles-settled-accept = { $name } соглашается.
between_two_castles-settled-decide = Окончательно решает { $name }.
between_two_castles-back-assigned = жетоны Людвига
between_two_castles-back-settled = ответ на предложение
between_two_castles-dropped = { $name }: предложение отменено ({ $castle }) — последнее такое ушло в другой замок.
between_two_castles-none_left-food = Жетонов больше нет: { $castle } ничего не получает за этот бонус.
between_two_castles-none_left-utility = Карт бонусов больше нет: { $castle } ничего не получает за этот бонус.
between_two_castles-game-over = Замки построены: { $points }.
between_two_castles-copy-of = бонус за { $type }

## Who is due
between_two_castles-status-assign = { $name }, решите, какой из двух жетонов Людвига куда пойдёт.
between_two_castles-status-draft = { $count ->
    [one] { $names }, тайно выберите два жетона.
   *[other] { $names }: тайно выберите два жетона.
}
between_two_castles-status-build = { $count ->
    [one] { $names }, разместите свои жетоны.
   *[other] { $names }: разместите свои жетоны.
}
between_two_castles-status-place = { $name }, разместите жетон: { $room } ({ $castle }).
between_two_castles-status-bonus = { $name }, используйте бонус замка { $castle }.
between_two_castles-status-agree = { $one } и { $other }: договоритесь о бонусе замка { $castle }.
between_two_castles-status-answer = { $name }, ответьте на предложение партнёра: { $proposer }, { $castle }.
between_two_castles-status-last = { $name }, окончательное решение за вами: { $castle }, предлагает { $proposer }.
between_two_castles-word-yours = Предложить может любой из вас. Если никто не начнёт, решать вам: вы здесь старший партнёр.
between_two_castles-word-partners = Предложить может любой из вас. Если никто не начнёт, решать партнёру: он здесь старший.
between_two_castles-first-yours = Первым может строить любой из вас. Если никто не начнёт, начинаете вы: вы здесь старший партнёр.
between_two_castles-first-partners = Первым может строить любой из вас. Если никто не начнёт, начинает партнёр: он здесь старший.
between_two_castles-counter-yours = Если вы предложите другое, а партнёр не согласится, решите вы: вы здесь старший партнёр.
between_two_castles-counter-partners = Если вы предложите другое, решит партнёр: он здесь старший.

## The panel
between_two_castles-ask-tiles = Выберите { $count } жетона из { $tiles }, по одному для каждого из ваших замков. До общего открытия выбор не видит никто.
between_two_castles-yours-left = -# Слева: **{ $castle }** { $points } · { $rooms }
between_two_castles-yours-right = -# Справа: **{ $castle }** { $points } · { $rooms }
between_two_castles-no-rooms = пока пусто
between_two_castles-ask-tiles-hint = Выберите жетоны: { $count }
between_two_castles-ask-tiles-confirm = { $rooms }: выбрать эти два?
between_two_castles-ask-ludwig_left = Людвигу достались два жетона. Какой пойдёт в замок слева от него ({ $left })? Другой пойдёт в замок { $right }.
between_two_castles-ask-first = Что сделаете сначала?
between_two_castles-task-place = **{ $castle }**: разместите жетон.
between_two_castles-task-keep = **{ $castle }**: оставьте и разместите один из жетонов, взятых за бонус трапезных.
between_two_castles-task-add = **{ $castle }**: разместите особое помещение.
between_two_castles-task-attend = **{ $castle }**: выберите слугу; он приносит 1 очко за каждое помещение с его украшением.
between_two_castles-task-card = **{ $castle }**: выберите карту бонуса.
between_two_castles-task-copy = **{ $castle }**: возьмите бонус другого типа.
between_two_castles-task-answer = **{ $castle }**: партнёр предлагает: { $what }. Что скажете?
between_two_castles-task-last = **{ $castle }**: партнёр хочет: { $what }. Решать вам.
between_two_castles-tile = **{ $room }**: { $facts }
between_two_castles-ask-cell = **{ $castle }**, разместите: { $room } ({ $want }). Где?
between_two_castles-ask-spot = -# Выберите жетон вместе с местом: номера — места на картинке.
between_two_castles-ask-preview = { $castle }: { $what }
between_two_castles-answer-tile = { $letter } { $room } ({ $facts })
between_two_castles-answer-task = { $letter } { $castle } — { $deed }
between_two_castles-answer-ludwig = { $letter } { $left } слева { $leftgain }, { $right } справа { $rightgain }
between_two_castles-say-do = { $deed }
between_two_castles-say-place = разместить: { $deed }
between_two_castles-say-propose = предложить: { $deed }
between_two_castles-say-accept = согласиться: { $deed }
between_two_castles-say-decide = выбрать: { $deed }
between_two_castles-deed = { $what } { $gain }
between_two_castles-deed-card = { $gain } «{ $card }»
between_two_castles-sets-off-3 = { $kind ->
    [food] третья трапезная
    [living] третья гостиная
    [utility] третье подсобное
    [outdoor] третье наружное
    [sleeping] третья спальня
    [corridor] третий коридор
   *[downstairs] третье подвальное
}: бонус
between_two_castles-sets-off-5 = { $kind ->
    [food] пятая трапезная
    [living] пятая гостиная
    [utility] пятое подсобное
    [outdoor] пятое наружное
    [sleeping] пятая спальня
    [corridor] пятый коридор
   *[downstairs] пятое подвальное
}: особое помещение
between_two_castles-off-3 = (бонус)
between_two_castles-off-5 = (особое помещение)
between_two_castles-spot-do = { $room } на { $letter }: { $place }, { $gain }
between_two_castles-spot-propose = Предложить: { $room } на { $letter }: { $place }, { $gain }
between_two_castles-spot-accept = Согласиться: { $room } на { $letter }: { $place }, { $gain }
between_two_castles-spot-decide = Выбрать: { $room } на { $letter }: { $place }, { $gain }
between_two_castles-spot-menu = { $room }: выберите место (лучшее { $gain })
between_two_castles-spot-list = Выберите жетон и место (лучшее { $gain })
between_two_castles-cell-do = { $letter }: { $place }, { $gain }
between_two_castles-cell-propose = Предложить { $letter }: { $place }, { $gain }
between_two_castles-cell-accept = Согласиться на { $letter }: { $place }, { $gain }
between_two_castles-cell-decide = Выбрать { $letter }: { $place }, { $gain }
between_two_castles-reason-brings = { $room } приносит { $gain } ({ $castle })
between_two_castles-reason-bonus = { $room } приносит { $gain } и бонус ({ $castle })
between_two_castles-reason-earns-third = это третье помещение своего типа ({ $kind }), оно даёт его бонус
between_two_castles-reason-earns-fifth = это пятое помещение своего типа ({ $kind }), оно даёт особое помещение
between_two_castles-reason-towards = ещё одно помещение этого типа ({ $kind }) принесёт замку бонус
between_two_castles-reason-lower = растёт { $castle }, а считается ваш замок, где меньше очков
between_two_castles-reason-copy = этот бонус сразу может принести { $gain }
between_two_castles-reason-draws = этот бонус даёт, из чего выбирать
between_two_castles-against-higher = { $castle } и так впереди, а считается ваш замок, где меньше очков
between_two_castles-scores = { $want } · { $left }, { $right }
between_two_castles-choose-two = Выбрать: { $rooms }, { $gain }
between_two_castles-picked = Ваш тайный выбор: { $rooms }. Его увидят, когда выберут все.
between_two_castles-rule-third = **{ $type }**, третье помещение: { $bonus }.
between_two_castles-rule-fifth = **Пятое помещение любого типа**: { $bonus }.
between_two_castles-rule-attendant = **{ $attendant }**: { $what }.
between_two_castles-rule-throne = **Тронный зал, { $castle }**: { $facts }.
between_two_castles-rule-card = **Карта бонуса, { $castle }**: { $card }.

## In words
between_two_castles-castle-title = **{ $castle }: { $points }** ({ $builders })
between_two_castles-throne-facts = { $hanging }, 2 за { $one } или { $other } на отмеченных клетках: { $here } и { $there }
between_two_castles-throne-full = 0–1 тронный зал { $points } ({ $facts })
between_two_castles-throne-named = 0–1 тронный зал { $points }
between_two_castles-level = Этаж { $level }: { $rooms }
between_two_castles-room-full = { $x } { $room } { $points } ({ $facts })
between_two_castles-room-named = { $x } { $room } { $letter }{ $points }
between_two_castles-room-points = { $room } { $points }
between_two_castles-room-sum = { $room } { $points } ({ $each }×{ $count })
between_two_castles-beside = Слуги и карты: { $sources }
between_two_castles-bonus-open = Бонус сейчас: { $bonus }
between_two_castles-proposal-open = Предложено: { $what }
between_two_castles-places = Столбцы считаются от тронного зала, он стоит в 0 и 1: −1 слева от него, 2 справа. Этаж 1 — первый, −1 — сразу под ним.
between_two_castles-legend-full = О каждом жетоне: столбец, название, очки, затем тип, украшение и за что он приносит очки.
between_two_castles-legend-brief = О каждом жетоне: столбец, название, буква типа с очками, украшение. За что жетоны приносят очки, сказано в файле. Буквы: { $letters }.
between_two_castles-legend-named = О каждом жетоне: столбец, название, буква типа с очками. Всё, что есть на жетонах, сказано в файле. Буквы: { $letters }.
between_two_castles-legend-grid = Столбцы подписаны сверху, этажи слева. В клетке буква типа и очки; # — тронный зал с его очками, · — пусто. Названия всех жетонов есть в файле. Буквы: { $letters }.
between_two_castles-passes-left = Остальные жетоны — соседу слева.
between_two_castles-passes-right = Остальные жетоны — соседу справа.
between_two_castles-open-tiles = Ещё не размещены: { $picks }.
between_two_castles-ludwigs-tiles = Жетоны Людвига в этот ход: { $left } — { $leftcastle }, { $right } — { $rightcastle }.
between_two_castles-supply = Осталось жетонов: { $tiles }; карт бонусов: { $cards }.
between_two_castles-stores = Ещё остались: { $things }.
between_two_castles-points-of = { $name } { $points }
between_two_castles-alt-castle = { $castle }: { $points } ({ $builders })
between_two_castles-alt-new = { $castle }: { $points } ({ $builders }), новое: { $rooms }
between_two_castles-own-left = Ваш замок слева: { $castle }
between_two_castles-own-right = Ваш замок справа: { $castle }

## The end
between_two_castles-rank = **{ $rank }. { $name }: { $points }** — в счёт идёт { $castle }, лучший замок — { $other } ({ $better })
between_two_castles-sheet-line = { $source } { $points }
between_two_castles-sheet-sum = { $source } { $points }: { $rooms }
between_two_castles-tie-0 = При ничьей решают очки лучшего замка.
between_two_castles-tie-1 = При ничьей решает число особых помещений в обоих замках.

## Variants
between_two_castles-seats-help = Соседи строят замок вместе, последнее место — с первым: от порядка зависит, кто ваши партнёры.
between_two_castles-option-quick = Быстрые бонусы
between_two_castles-option-quick-help = О бонусе решает тот, чей жетон его принёс, не спрашивая партнёра.
between_two_castles-option-seniority = Старшинство
between_two_castles-option-seniority-help = Кто решает, если партнёры спорят о бонусе или о том, кто строит первым: выберите старшего.

## Rules
between_two_castles-rules-since-1 = свои жетоны каждый размещает сам, а договариваются партнёры только о бонусах.
between_two_castles-rules-1 =
    ### Постройте два замка, каждый — с соседом
    Один замок вы строите с соседом слева, другой — с соседом справа. В конце **в счёт идёт тот из них, где очков меньше**; побеждает тот, у кого этот счёт больше.
    Игра длится два раунда по четыре хода. В каждом раунде у вас на руках девять жетонов. Каждый ход все одновременно и тайно выбирают **два жетона** из руки, затем открывают их и размещают по одному в каждом из своих двух замков. Остальные жетоны переходят соседу слева, во втором раунде — соседу справа. Последний, единственный жетон сбрасывается.
between_two_castles-rules-2 =
    ### Где строить
    У нового помещения должна быть общая граница с помещением замка. Выше первого этажа под ним должно быть другое помещение. Над помещениями под открытым небом строить нельзя: это наружные помещения, фонтаны и башни.
    Подвальные помещения строят только ниже первого этажа. Коридоры и большие фойе — где угодно. Все остальные — на первом этаже и выше.
    В текстах место названо столбцом и этажом: тронный зал стоит в столбцах 0 и 1, −1 слева от него, 2 справа; этаж 1 — первый, −1 — сразу под ним.
    Наше правило: размещённый жетон больше не двигают, и в тот же ход тоже; ход назад — только по правилам стола о возврате хода.
between_two_castles-rules-3 =
    ### За что помещения приносят очки
    На каждом жетоне показано, **где** искать, **сколько** очков приносит каждая находка и **что** искать. Пустая клетка с точкой — само помещение, чёрные клетки считаются.
    Помещение **в цепочке**, если к нему можно пройти от жетона к жетону через общие границы только по помещениям нужного типа; тронный зал цепочку не соединяет. Подсобное помещение само себя не считает. Тронный зал считается один раз везде, где считают особые помещения или его украшение. Он приносит 2 очка за каждую из двух отмеченных клеток, на которой стоит помещение одного из двух его типов.
between_two_castles-rules-4 =
    ### Бонусы
    В замке **третье** помещение одного типа приносит бонус этого типа, **пятое** — особое помещение на выбор: сразу, до любого другого жетона в этом замке. Бонус может принести следующий бонус.
    Третье подвальное помещение даёт бонус любого другого типа. В тронном зале есть место для двух королевских слуг. Если жетонов или карт не хватает, сначала замешивают сброшенные; если и этого мало, берут сколько есть.
    Карты бонусов: тронный зал не входит ни в один из десяти типов, а где сказано про обычные типы, считаются только семь обычных, без особых. Помещение окружено, если заняты все 8 клеток вокруг него, у тронного зала — все 10; соседи у всех границ — это 4 помещения, у тронного зала — 6.
between_two_castles-rules-5 =
    ### Партнёры, игра вдвоём, ничья
    О своих жетонах вы решаете сами: в какой замок и на какую клетку. Первым может строить любой из партнёров; если никто не начинает, первым строит старший. Если старших не выбирали, старше тот, чьё место раньше по порядку.
    А **бонус** принадлежит обоим партнёрам: один предлагает, другой соглашается или предлагает своё; если договориться не удалось, о бонусе — и только о нём — решает старший. В варианте **Быстрые бонусы** решает тот, чей жетон принёс бонус.
    Игра **вдвоём**: третье место занимает король Людвиг. Каждый ход из его руки случайно берутся два жетона. Его сосед слева, а во втором раунде справа, решает, какой куда пойдёт; каждый жетон размещает партнёр Людвига по этому замку, он же решает о бонусах замка. Людвиг может победить.
    Ничья: решает лучший замок, затем число особых помещений в обоих замках; если равенство остаётся, победа общая.
between_two_castles-rules-3-picture =
    За что приносят очки помещения каждого типа:
    Трапезные: 2 за каждое нужное помещение сверху и снизу, или слева и справа, или на 2 клетках ниже.
    Гостиные: 1 за каждое нужное помещение на 8 клетках вокруг либо 2 за каждое наружное вокруг (кроме низа) или подвальное на 3 клетках снизу.
    Подсобные: 1 за каждое нужное помещение в цепочке.
    Наружные: 1 за каждое нужное помещение в замке.
    Спальни: 4, если в замке есть все шесть других типов, иначе 1.
    Коридоры: 1 за каждое помещение вокруг с таким же украшением.
    Подвальные: 1 за каждое нужное помещение выше; 1 за каждый коридор или подвальное, 2 за каждое особое выше или ниже.
    Фонтан: всегда 5. Башня: 1 за каждое помещение под ней. Большое фойе: 1 за каждое помещение вокруг.
between_two_castles-rules-4-picture =
    Что приносит третье помещение каждого типа:
    { between_two_castles-type-food }: { between_two_castles-bonus-food }.
    { between_two_castles-type-living }: { between_two_castles-bonus-living }.
    { between_two_castles-type-utility }: { between_two_castles-bonus-utility }.
    { between_two_castles-type-outdoor }: { between_two_castles-bonus-outdoor }.
    { between_two_castles-type-sleeping }: { between_two_castles-bonus-sleeping }.
    { between_two_castles-type-corridor }: { between_two_castles-bonus-corridor }.
    { between_two_castles-type-downstairs }: { between_two_castles-bonus-downstairs }.
    Пятое помещение любого типа: { between_two_castles-bonus-special }.
between_two_castles-record-higher_castle = Самый ценный замок: { $amount }
between_two_castles-record-rooms = Больше всего помещений в одном замке: { $amount }
between_two_castles-record-special_rooms = Больше всего особых помещений: { $amount }

## In few words
between_two_castles-deed-builds = строит: { $rooms }
between_two_castles-deed-kept = оставляет карту бонуса { $gain }
between_two_castles-deed-proposed = предлагает: { $what } ({ $castle })
between_two_castles-deed-decide = решает окончательно
between_two_castles-deed-assigned = распределяет жетоны Людвига
between_two_castles-moment-revealed = Все открывают по два жетона.
between_two_castles-moment-half-time = **Половина игры**: на руках снова по { $tiles }, передаём направо.
between_two_castles-moment-last-turn = **Последний ход**: ещё по два жетона.
between_two_castles-brief-tiles = **Выберите два жетона**, по одному на замок.
between_two_castles-brief-confirm = **Выбрать эти два?**
between_two_castles-brief-cell = **{ $castle }**: { $room } — куда?
between_two_castles-brief-answer = **{ $castle }**: партнёр предлагает: { $what }.
between_two_castles-brief-accept = Согласиться
between_two_castles-counts-now = Считается { $lower } { $low } ({ $higher } { $high }).
between_two_castles-counts-both = У обоих ваших замков очков: { $points }.
between_two_castles-about = Выбирайте помещения и стройте по замку с каждым соседом; считается слабейший. 2–7 игроков, 45 минут, средняя.
between_two_castles-introduces-ludwig = Третьим играет **король Людвиг**: каждый ход один из вас решает, куда идут два его жетона. Он может и победить.

# What a computer player likes, after its name
between_two_castles-taste-bedrooms = собирает спальни
between_two_castles-taste-gardens = любит наружные комнаты
between_two_castles-taste-kitchens = думает прежде всего о еде
between_two_castles-taste-parlors = обставляет гостиные

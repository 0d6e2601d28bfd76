### «Между двух замков безумного короля Людвига» словами.

between_two_castles = Между двух замков безумного короля Людвига

## Types, attendants, cards
between_two_castles-type-food = Трапезные
between_two_castles-type-living = Гостиные
between_two_castles-type-utility = Подсобные
between_two_castles-type-outdoor = Наружные
between_two_castles-type-sleeping = Спальни
between_two_castles-type-corridor = Коридоры
between_two_castles-type-downstairs = Подвальные
between_two_castles-attendant-mirror = Церемониймейстер
between_two_castles-attendant-painting = Художник
between_two_castles-attendant-swords = Рыцарь
between_two_castles-attendant-torch = Факир
between_two_castles-quoted-card = «{ $card }»
between_two_castles-card-types_present = 1 за каждый тип: 7 обычных, фонтан, башня, большое фойе
between_two_castles-card-per_attendant = 4 за каждого королевского слугу
between_two_castles-card-per_food = 2 за каждую трапезную
between_two_castles-card-per_living = 2 за каждую гостиную
between_two_castles-card-per_utility = 2 за каждое подсобное
between_two_castles-card-per_outdoor = 2 за каждое наружное
between_two_castles-card-per_sleeping = 2 за каждую спальню
between_two_castles-card-per_corridor = 2 за каждый коридор
between_two_castles-card-per_downstairs = 2 за каждое подвальное
between_two_castles-card-per_special = 2 за каждое особое, тронный зал тоже
between_two_castles-card-below_ground = 1 за каждое помещение под землёй
between_two_castles-card-level_3_up = 1 за каждое помещение на уровне 3 и выше
between_two_castles-card-total_height = 1 за каждый этаж замка
between_two_castles-card-total_width = 1 за каждый столбец замка
between_two_castles-card-surrounded_8 = 3 за каждое помещение, окружённое на всех 8 клетках (тронный зал: на 10)
between_two_castles-card-edges_4 = 2 за каждое помещение с соседями на всех гранях (тронный зал: на 6)
between_two_castles-card-throne_edge_types = 2 за каждый обычный тип у 6 граней тронного зала
between_two_castles-card-throne_ring = 1 за каждое помещение на 10 клетках вокруг тронного зала
between_two_castles-card-five_of_type = 4 за каждый обычный тип, где 5 и больше помещений
between_two_castles-card-three_of_type = 2 за каждый обычный тип, где 3 и больше помещений
between_two_castles-bonus-food = Возьмите 5 жетонов, один оставьте и разместите
between_two_castles-bonus-living = Возьмите королевского слугу в тронный зал
between_two_castles-bonus-utility = Возьмите 3 карты бонусов, одну оставьте
between_two_castles-bonus-outdoor = Разместите фонтан: всегда 5
between_two_castles-bonus-sleeping = Разместите башню: 1 за помещение под ней
between_two_castles-bonus-corridor = Разместите большое фойе: 1 за помещение вокруг
between_two_castles-bonus-downstairs = Возьмите бонус любого другого типа
between_two_castles-bonus-special = Разместите особое помещение на выбор
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

## What happened
between_two_castles-turn-began = Раунд { $round }, ход { $turn }: в руке по { $tiles }.
between_two_castles-revealed = Жетоны открыты. { $picks }.
between_two_castles-pick = { $name }: { $rooms }
between_two_castles-assigned = { $name } открывает жетоны Людвига: { $left } – { $leftcastle }, { $right } – { $rightcastle }.
between_two_castles-placed-draft = { $name }: { $room }, { $castle }: +{ $gain }.
between_two_castles-placed-food = { $castle } оставляет жетон { $room }: +{ $gain }.
between_two_castles-placed-special = { $castle } получает особое помещение ({ $room }): +{ $gain }.
between_two_castles-earned = Бонус: { $bonus }.
between_two_castles-copied = { $castle } берёт другой бонус: { $bonus }.
between_two_castles-attended = { $castle } получает слугу ({ $attendant }): +{ $gain }.
between_two_castles-card-kept = { $castle } оставляет карту бонуса «{ $card }»: +{ $gain }.
between_two_castles-proposed = { $name } предлагает ({ $castle }): { $what }.
between_two_castles-proposed-secret = { $name } кое-что предлагает ({ $castle }), отвечает { $partner }.
between_two_castles-settled-accept = { $name } соглашается.
between_two_castles-settled-decide = Последнее слово за игроком { $name }.
between_two_castles-dropped = Предложение игрока { $name } ({ $castle }) снято: последнее такое ушло в другой замок.
between_two_castles-none_left-food = Жетонов больше нет: { $castle } ничего не получает за этот бонус.
between_two_castles-none_left-utility = Карт бонусов больше нет: { $castle } ничего не получает за этот бонус.
between_two_castles-game-over = Замки построены: { $points }.
between_two_castles-copy-of = бонус: { $type }

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
between_two_castles-status-place = { $name }, разместите жетон { $room } в замке { $castle }.
between_two_castles-status-bonus = { $name }, используйте бонус замка { $castle }.
between_two_castles-status-agree = { $one } и { $other }: договоритесь о бонусе замка { $castle }.
between_two_castles-status-answer = { $name }, ответьте на предложение игрока { $proposer } ({ $castle }).
between_two_castles-status-last = { $name }, последнее слово о предложении игрока { $proposer } за вами ({ $castle }).
between_two_castles-word-yours = Предложить может любой из вас. Если никто не хочет, слово за вами: вы здесь старший партнёр.
between_two_castles-word-partners = Предложить может любой из вас. Если никто не хочет, слово за партнёром: он здесь старший.
between_two_castles-first-yours = Первым может разместить любой из вас. Если никто не хочет, размещаете вы: вы здесь старший партнёр.
between_two_castles-first-partners = Первым может разместить любой из вас. Если никто не хочет, размещает партнёр: он здесь старший.

## The panel
between_two_castles-ask-tiles = Выберите { $count } жетона из { $tiles }, по одному для каждого из ваших замков. Выбор тайный и окончательный.
between_two_castles-yours-left = -# Слева: **{ $castle }** { $points } · { $rooms }
between_two_castles-yours-right = -# Справа: **{ $castle }** { $points } · { $rooms }
between_two_castles-ask-tiles-hint = Выберите жетоны: { $count }
between_two_castles-ask-tiles-confirm = { $rooms }: выбрать эти два? Это окончательно.
between_two_castles-ask-ludwig_left = Людвиг вытянул два жетона. Какой пойдёт в замок слева от него ({ $left })? Другой пойдёт в { $right }.
between_two_castles-ask-first = Что сделаете сначала?
between_two_castles-task-place = **{ $castle }**: разместите жетон.
between_two_castles-task-keep = **{ $castle }**: оставьте и разместите один из жетонов, вытянутых бонусом трапезных.
between_two_castles-task-add = **{ $castle }**: разместите особое помещение.
between_two_castles-task-attend = **{ $castle }**: выберите слугу; 1 очко за каждое помещение с таким украшением.
between_two_castles-task-card = **{ $castle }**: выберите карту бонуса.
between_two_castles-task-copy = **{ $castle }**: возьмите бонус другого типа.
between_two_castles-task-answer = **{ $castle }**: партнёр предлагает: { $what }. Что скажете?
between_two_castles-task-last = **{ $castle }**: партнёр хочет: { $what }. Последнее слово за вами.
between_two_castles-ask-cell = **{ $castle }**, разместите: { $room } ({ $want }). Где?
between_two_castles-ask-confirm = { $what }, { $castle }: так и сделать?
between_two_castles-answer-tile = { $letter } { $room }
between_two_castles-answer-task = { $letter } { $castle } – { $deed }
between_two_castles-answer-ludwig = { $letter } { $left } слева { $leftgain }, { $right } справа { $rightgain }
between_two_castles-say-do = { $deed }
between_two_castles-say-place = разместить: { $deed }
between_two_castles-say-propose = предложить: { $deed }
between_two_castles-say-accept = согласиться: { $deed }
between_two_castles-say-decide = решить: { $deed }
between_two_castles-deed = { $what } { $gain }
between_two_castles-deed-card = { $gain } «{ $card }»
between_two_castles-sets-off-3 = { $kind ->
    [food] третья трапезная
    [living] третья гостиная
    [utility] третья подсобка
    [outdoor] третье наружное
    [sleeping] третья спальня
    [corridor] третий коридор
   *[downstairs] третье подвальное
}: бонус
between_two_castles-sets-off-5 = { $kind ->
    [food] пятая трапезная
    [living] пятая гостиная
    [utility] пятая подсобка
    [outdoor] пятое наружное
    [sleeping] пятая спальня
    [corridor] пятый коридор
   *[downstairs] пятое подвальное
}: особое помещение
between_two_castles-cell-do = Разместить на { $letter }: { $gain }
between_two_castles-cell-propose = Предложить { $letter }: { $gain }
between_two_castles-cell-accept = Согласиться на { $letter }: { $gain }
between_two_castles-cell-decide = Решить за { $letter }: { $gain }
between_two_castles-brings = { $left } { $leftgain }, { $right } { $rightgain } · { $want }
between_two_castles-choose-two = Выбрать: { $rooms }, { $gain }
between_two_castles-picked = Ваш тайный выбор: { $rooms }. Он откроется, когда выберут все.
between_two_castles-rule-third = **{ $type }**, третье помещение: { $bonus }.
between_two_castles-rule-fifth = **Пятое помещение любого типа**: { $bonus }.
between_two_castles-rule-attendant = **{ $attendant }**: { $what }.
between_two_castles-rule-throne = **Тронный зал, { $castle }**: по 2 за каждую отмеченную клетку с одним из типов: { $types }.
between_two_castles-rule-card = **Карта бонуса, { $castle }**: { $card }.

## In words
between_two_castles-castle-title = **{ $castle }: { $points }** ({ $builders })
between_two_castles-throne-words = тронный зал { $points } (по 2 за помещение на отмеченных клетках: { $types })
between_two_castles-level = Уровень { $level }: { $rooms }
between_two_castles-room-points = { $room } { $points }
between_two_castles-room-sum = { $room } { $points } ({ $each }×{ $count })
between_two_castles-open-tiles = Ещё не размещены: { $picks }.
between_two_castles-supply = Осталось жетонов: { $tiles }; карт бонусов: { $cards }.
between_two_castles-points-of = { $name } { $points }

## The end
between_two_castles-rank = **{ $rank }. { $name }: { $points }** – в счёт идёт { $castle }, лучший замок – { $other } ({ $better })
between_two_castles-sheet-line = { $source } { $points }
between_two_castles-sheet-sum = { $source } { $points }: { $rooms }
between_two_castles-tie-0 = Ничью решают очки лучшего замка.
between_two_castles-tie-1 = Ничью решает число особых помещений в обоих замках.

## Variants
between_two_castles-seats-help = Соседи строят замок вместе, последнее место — с первым: от порядка зависит, кто ваши партнёры.
between_two_castles-option-quick = Быстрые бонусы
between_two_castles-option-quick-help = Бонус решает тот, чей жетон его принёс, не спрашивая партнёра.
between_two_castles-option-seniority = Старшинство
between_two_castles-option-seniority-help = Кто решает спор партнёров о бонусе и о том, кто размещает первым: выберите старшего.

## Rules
between_two_castles-rules-1 =
    Вы строите два замка: один с соседом слева, другой с соседом справа. В конце **в счёт идёт ваш более слабый замок**; побеждает тот, у кого он лучше.
    Два раунда по четыре хода. В каждый ход все одновременно и тайно выбирают **два жетона** из руки, затем жетоны открываются; по одному жетону идёт в каждый из ваших двух замков. Остаток руки переходит соседу слева, во втором раунде – соседу справа. Последний одинокий жетон сбрасывается.
between_two_castles-rules-2 =
    Жетон должен касаться помещения замка стороной. Выше первого этажа под ним должно быть помещение. На помещениях под открытым небом ничего не строят: это наружные, фонтаны и башни.
    Подвальные лежат только под землёй. Коридоры и большие фойе – где угодно. Все остальные – на первом этаже и выше.
between_two_castles-rules-3 =
    Каждое помещение говорит, **где** оно ищет, **сколько** приносит каждая находка и **что** ищется. Пустая клетка с точкой – само помещение, чёрные клетки считаются.
    Тронный зал считается один раз везде, где считают особые помещения или его украшение, и приносит 2 за каждую из двух отмеченных клеток с помещением одного из его типов.
between_two_castles-rules-4 =
    В замке **третье** помещение одного типа приносит бонус этого типа, **пятое** — особое помещение на выбор: сразу, до любого другого жетона в этом замке. Бонус может принести следующий бонус.
    Третье подвальное даёт бонус любого другого типа. В тронном зале место для двух королевских слуг. Если жетонов или карт не хватает, берут сколько есть.
    Карты бонусов: тронный зал не входит ни в один из десяти типов, а где сказано про обычные типы, считаются только семь обычных, без особых. Помещение окружено, если заняты все 8 клеток вокруг него, тронный зал – все 10; соседи на всех гранях – это 4 помещения, у тронного зала 6.
between_two_castles-rules-5 =
    О своих жетонах вы решаете сами: в какой замок и на какую клетку. Первым может разместить любой из партнёров; если никто не хочет, первым размещает старший.
    А **бонус** принадлежит обоим партнёрам: один предлагает, другой соглашается или предлагает своё; если они не договорились, старший решает о бонусе – и больше ни о чём. С вариантом **Быстрые бонусы** бонус решает тот, чей жетон его принёс.
    Игра **вдвоём**: третье место у короля Людвига. Каждый ход из его руки случайно берутся два жетона; сосед слева от него (во втором раунде – справа) решает, какой куда, а его партнёр размещает жетон и решает бонусы этого замка. Он может победить.
    Ничья: лучший замок, затем особые помещения в обоих замках, затем победа общая.

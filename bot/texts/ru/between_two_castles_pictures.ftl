### Слова на рисунках «Между двух замков». Только знаки шрифта; числа стоят первыми.

between_two_castles-ludwig = Людвиг
between_two_castles-castle-mespelbrunn = Меспельбрунн
between_two_castles-castle-lichtenstein = Лихтенштайн
between_two_castles-castle-hohenschwangau = Хоэншвангау
between_two_castles-castle-eltz = Эльц
between_two_castles-castle-neuschwanstein = Нойшванштайн
between_two_castles-castle-hohenzollern = Гогенцоллерн
between_two_castles-castle-cochem = Кохем

## The table
between_two_castles-pic-round = Раунд { $round }
between_two_castles-pic-turn = ход { $turn } из { $turns }
between_two_castles-pic-hands = на руках по { $tiles }

## What rooms want: points each, what, where
between_two_castles-per-food = трапезную
between_two_castles-per-living = гостиную
between_two_castles-per-utility = подсобное
between_two_castles-per-outdoor = наружное
between_two_castles-per-sleeping = спальню
between_two_castles-per-corridor = коридор
between_two_castles-per-downstairs = подвальное
between_two_castles-per-special = особое
between_two_castles-per-mirror = зеркало
between_two_castles-per-painting = картину
between_two_castles-per-swords = пару мечей
between_two_castles-per-torch = факел
between_two_castles-per-any = помещение
between_two_castles-reach-above_below = { $points } за { $what } сверху и снизу
between_two_castles-reach-left_right = { $points } за { $what } слева и справа
between_two_castles-reach-two_below = { $points } за { $what } на 2 клетках ниже
between_two_castles-reach-around = { $points } за { $what } вокруг
between_two_castles-reach-around_not_below = { $points } за { $what } вокруг, кроме низа
between_two_castles-reach-three_below = { $points } за { $what } на 3 клетках снизу
between_two_castles-reach-linked = { $points } за { $what } в цепочке
between_two_castles-reach-castle = { $points } за { $what } в замке
between_two_castles-reach-set = { $points }, если есть все 6 других типов, иначе 1
between_two_castles-reach-above = { $points } за { $what } выше
between_two_castles-reach-below = { $points } за { $what } ниже
between_two_castles-reach-column = { $points } за { $what } выше или ниже
between_two_castles-reach-flat = всегда { $points }

## The hand and the other choices
between_two_castles-pic-choose = Выберите { $count } из { $tiles }
between_two_castles-pic-chosen = Вы выбрали
between_two_castles-pic-then-to = потом —
between_two_castles-pic-for-ludwig = { $castle }, слева от Людвига
between_two_castles-pic-side = Что сначала?
between_two_castles-pic-room = Какой жетон?
between_two_castles-pic-keep = Оставьте и разместите один
between_two_castles-pic-special = Какое особое помещение?
between_two_castles-pic-attendant = Какой слуга?
between_two_castles-pic-card = Оставьте одну карту
between_two_castles-pic-bonus = Какой бонус взять?
between_two_castles-pic-place = Разместите: { $room }
between_two_castles-pic-proposes = { $name } предлагает: { $room }
between_two_castles-pic-proposal = { $name } предлагает
between_two_castles-pic-your-castles = Ваши замки
between_two_castles-pic-left-castle = слева
between_two_castles-pic-right-castle = справа
between_two_castles-pic-left-count = осталось { $count }

## The score sheet
between_two_castles-pic-sheet-food = трапезн.
between_two_castles-pic-sheet-living = гостин.
between_two_castles-pic-sheet-utility = подсобн.
between_two_castles-pic-sheet-outdoor = наружн.
between_two_castles-pic-sheet-sleeping = спальни
between_two_castles-pic-sheet-corridor = коридор
between_two_castles-pic-sheet-downstairs = подвал
between_two_castles-pic-sheet-tower = башни
between_two_castles-pic-sheet-fountain = фонтан
between_two_castles-pic-sheet-grand_foyer = фойе
between_two_castles-pic-sheet-bonus_cards = карты
between_two_castles-pic-sheet-royal_attendants = слуги
between_two_castles-pic-sheet-throne_room = трон
between_two_castles-pic-total = всего
between_two_castles-pic-lower-counts = В счёт идёт ваш более слабый замок
between_two_castles-pic-counts = в счёт

## Pictures of the rules
between_two_castles-pic-rules-on-room = стоит на другом помещении
between_two_castles-pic-rules-open-sky = над наружными не строят
between_two_castles-pic-rules-apart = не касается замка
between_two_castles-pic-rules-downstairs = подвальные — только внизу
between_two_castles-pic-rules-above = гостиные — не под землёй
between_two_castles-pic-rules-corridor = коридоры — где угодно

## The souvenir
between_two_castles-pic-wins = { $name } побеждает: { $points }
between_two_castles-pic-wins-short = { $name }: { $points }
between_two_castles-pic-shared = { $name } побеждают: { $points }
between_two_castles-pic-shared-short = { $name }: { $points }
between_two_castles-pic-best-room = лучшее помещение: { $name }, { $points }
between_two_castles-pic-best-room-short = лучшее: { $name }, { $points }
between_two_castles-pic-tie-other = другой замок { $value }
between_two_castles-pic-tie-special = особых { $value }

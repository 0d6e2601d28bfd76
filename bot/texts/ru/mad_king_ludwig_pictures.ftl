### Words on the pictures of Castles of Mad King Ludwig. Only characters of the font; numbers come first.

## Types of rooms, and what effects count
mad_king_ludwig-type-food = трапезное
mad_king_ludwig-type-living = жилое
mad_king_ludwig-type-utility = подсобное
mad_king_ludwig-type-outdoor = наружное
mad_king_ludwig-type-sleeping = спальное
mad_king_ludwig-type-corridor = коридор
mad_king_ludwig-type-downstairs = подвальное
mad_king_ludwig-type-activity = развлекательное
mad_king_ludwig-per-food = трапезное
mad_king_ludwig-per-living = жилое
mad_king_ludwig-per-utility = подсобное
mad_king_ludwig-per-outdoor = наружное
mad_king_ludwig-per-sleeping = спальное
mad_king_ludwig-per-corridor = коридор
mad_king_ludwig-per-downstairs = подвальное
mad_king_ludwig-per-activity = развлекательное
mad_king_ludwig-letter-living = Ж
mad_king_ludwig-list-or = {" или "}
mad_king_ludwig-effect-connect = { $points } за { $types } с общим входом
mad_king_ludwig-effect-adjacent = { $points } за { $types } по соседству
mad_king_ludwig-effect-castle = { $points } за { $types } в замке
mad_king_ludwig-effect-none = без награды и штрафа

## The table and the close-ups
mad_king_ludwig-pic-round = Раунд { $round }
mad_king_ludwig-pic-last-round = Последний раунд
mad_king_ludwig-pic-open = открыт
mad_king_ludwig-pic-joined = соединён
mad_king_ludwig-pic-blocked = перекрыт
mad_king_ludwig-pic-yard = во двор
mad_king_ludwig-pic-complete = готово: { $count }
mad_king_ludwig-pic-outer = внешних входов (без коридоров): { $count }
mad_king_ludwig-pic-area = площадь { $count }
mad_king_ludwig-pic-market = Рынок
mad_king_ludwig-pic-set-prices = Назначьте цены
mad_king_ludwig-pic-new-price = { $room }: какая цена?
mad_king_ludwig-pic-spots = мест: { $count }
mad_king_ludwig-pic-later-card = карта { $gain }
mad_king_ludwig-pic-later-favor = благодарность { $gain }
mad_king_ludwig-pic-later-stack = стопка { $gain }
mad_king_ludwig-pic-later-sum = в конце { $gain }
mad_king_ludwig-pic-needs = не хватает { $count }
mad_king_ludwig-pic-nowhere-floor = нет входа на его этаже
mad_king_ludwig-pic-nowhere-overlap = нет места ни у одного входа
mad_king_ludwig-pic-nowhere-fence = мешает ограда
mad_king_ludwig-pic-nowhere-no_external_entrance = замок закроется
mad_king_ludwig-pic-none-left = не осталось
mad_king_ludwig-pic-left = осталось { $count }
mad_king_ludwig-pic-was = было { $count }
mad_king_ludwig-pic-sold = продано
mad_king_ludwig-pic-empty = пусто

## Questions on pictures
mad_king_ludwig-pic-place = Выложите: { $room }
mad_king_ludwig-pic-completed = жетонов готово
mad_king_ludwig-pic-blocking = входов перекроет
mad_king_ludwig-pic-completes = готово: { $rooms }
mad_king_ludwig-pic-blocks = перекроет { $count } { $count ->
    [one] вход
    [few] входа
    [many] входов
   *[other] входа
}
mad_king_ludwig-pic-from-to = с { $from } до { $to }
mad_king_ludwig-pic-foyer = Выберите фойе
mad_king_ludwig-pic-back = Карта, которую вы вернёте
mad_king_ludwig-pic-start = Фойе и карта, которая вернётся
mad_king_ludwig-pic-doors = входов: { $count }
mad_king_ludwig-pic-goes-back = вернётся: { $card }
mad_king_ludwig-pic-card = Оставьте одну карту
mad_king_ludwig-pic-reward = Какое поощрение взять?
mad_king_ludwig-pic-kind = Какое поощрение взять?
mad_king_ludwig-pic-stack = В какую стопку заглянуть?
mad_king_ludwig-pic-first = Что положить наверх?
mad_king_ludwig-pic-first-last = Что открыть?
mad_king_ludwig-pic-second = И что под него?
mad_king_ludwig-pic-second-last = Что ещё открыть?
mad_king_ludwig-pic-no-room = ни одного
mad_king_ludwig-pic-none = больше ничего
mad_king_ludwig-pic-unseen = помещений: { $count }
mad_king_ludwig-pic-turns = ходов: { $count }
mad_king_ludwig-pic-stacks = Стопки

## Rewards in short
mad_king_ludwig-reward-activity = 5 очков
mad_king_ludwig-reward-corridor = галерея или лестница бесплатно
mad_king_ludwig-reward-downstairs = любое другое поощрение
mad_king_ludwig-reward-corridor-limit = галерея или лестница бесплатно, раз за ход
mad_king_ludwig-reward-downstairs-limit = за каждое второе: любое другое поощрение
mad_king_ludwig-reward-food = ещё один ход
mad_king_ludwig-reward-living = очки ещё раз
mad_king_ludwig-reward-outdoor = 10 000 марок
mad_king_ludwig-reward-sleeping = заглянуть в стопку
mad_king_ludwig-reward-utility = взять 2 карты, оставить 1
mad_king_ludwig-no-reward-second = второй бесплатной галереи или лестницы за ход нет
mad_king_ludwig-no-reward-sold_out = галерей и лестниц не осталось
mad_king_ludwig-no-reward-nowhere = галереи и лестницы некуда поставить
mad_king_ludwig-no-reward-empty = все стопки пусты
mad_king_ludwig-no-reward-no_cards = карт не осталось
mad_king_ludwig-no-reward-every_second = его даст только следующее подвальное

## The result
mad_king_ludwig-pic-wins = Победа: { $name }, { $points }
mad_king_ludwig-pic-wins-short = { $name }: { $points }
mad_king_ludwig-pic-shared = Победа: { $name }, { $points }
mad_king_ludwig-pic-shared-short = { $name }: { $points }
mad_king_ludwig-pic-solo = { $points }: { $rank }
mad_king_ludwig-pic-solo-short = { $rank }
mad_king_ludwig-pic-total = Итого
mad_king_ludwig-pic-line-castle = Замок
mad_king_ludwig-pic-line-stacks = Пустые стопки
mad_king_ludwig-pic-line-favors = Благодарности
mad_king_ludwig-pic-line-cards = Карты
mad_king_ludwig-pic-line-money = Деньги
mad_king_ludwig-pic-tie-area = Площадь
mad_king_ludwig-pic-tie-money = Деньги
mad_king_ludwig-rank-court_jester = Придворный шут
mad_king_ludwig-rank-humble_servant = Скромный слуга Его Величества
mad_king_ludwig-rank-exalted_connoisseur = Превысочайший знаток замкового строительства
mad_king_ludwig-rank-keeper_of_palaces = Смотритель дворцов империи
mad_king_ludwig-rank-supreme_adviser = Верховный советник по возведению величайших замков

## Pictures of the rules
mad_king_ludwig-pic-rules-connect = с общим входом
mad_king_ludwig-pic-rules-adjacent = по соседству
mad_king_ludwig-pic-rules-castle = во всём замке

## King's favors
mad_king_ludwig-favor-count_food = Больше всего трапезных
mad_king_ludwig-favor-count_living = Больше всего жилых
mad_king_ludwig-favor-count_utility = Больше всего подсобных
mad_king_ludwig-favor-count_outdoor = Больше всего наружных
mad_king_ludwig-favor-count_sleeping = Больше всего спальных
mad_king_ludwig-favor-count_corridor = Больше всего коридоров
mad_king_ludwig-favor-count_downstairs = Больше всего подвальных
mad_king_ludwig-favor-count_activity = Больше всего развлекательных
mad_king_ludwig-favor-area_food = Площадь трапезных
mad_king_ludwig-favor-area_living = Площадь жилых
mad_king_ludwig-favor-area_utility = Площадь подсобных
mad_king_ludwig-favor-area_outdoor = Площадь наружных
mad_king_ludwig-favor-area_sleeping = Площадь спальных
mad_king_ludwig-favor-area_corridor = Площадь коридоров
mad_king_ludwig-favor-area_downstairs = Площадь подвальных
mad_king_ludwig-favor-area_activity = Площадь развлекательных
mad_king_ludwig-favor-small_rooms = Маленькие (100–300)
mad_king_ludwig-favor-large_rooms = Большие (350–600)
mad_king_ludwig-favor-square_rooms = Больше всего квадратных
mad_king_ludwig-favor-round_rooms = Больше всего круглых
mad_king_ludwig-favor-completed = Больше всего готовых
mad_king_ludwig-favor-incomplete = Больше всего неготовых
mad_king_ludwig-favor-external_entrances = Внешние входы (без коридоров)
mad_king_ludwig-favor-coins = Больше всего денег

## Bonus cards
mad_king_ludwig-card-type_food = 3 за трапезное
mad_king_ludwig-card-type_living = 2 за жилое
mad_king_ludwig-card-type_utility = 2 за подсобное
mad_king_ludwig-card-type_outdoor = 2 за наружное
mad_king_ludwig-card-type_sleeping = 3 за спальное
mad_king_ludwig-card-type_corridor = 1 за коридор
mad_king_ludwig-card-type_downstairs = 2 за подвальное
mad_king_ludwig-card-type_activity = 2 за развлекательное
mad_king_ludwig-card-size_100 = 2 за помещение 100
mad_king_ludwig-card-size_150 = 2 за помещение 150
mad_king_ludwig-card-size_200 = 2 за помещение 200
mad_king_ludwig-card-size_250 = 2 за помещение 250
mad_king_ludwig-card-size_300 = 2 за помещение 300
mad_king_ludwig-card-size_350 = 3 за помещение 350
mad_king_ludwig-card-size_400 = 3 за помещение 400
mad_king_ludwig-card-size_450 = 3 за помещение 450
mad_king_ludwig-card-size_500 = 3 за помещение 500
mad_king_ludwig-card-size_600 = 3 за помещение 600
mad_king_ludwig-card-all_sizes = 8 за помещения всех десяти площадей
mad_king_ludwig-card-all_types = 7 за жетоны всех восьми типов
mad_king_ludwig-card-hallways = 1 за галерею
mad_king_ludwig-card-stairs = 2 за лестницу
mad_king_ludwig-card-external_entrances = 1 за 2 внешних входа (без коридоров)
mad_king_ludwig-card-completed = 1 за 2 готовых жетона
mad_king_ludwig-card-square_rooms = 1 за квадратное помещение
mad_king_ludwig-card-round_rooms = 1 за круглое помещение
mad_king_ludwig-card-coins = 1 за 5 000 марок

## The souvenir
mad_king_ludwig-pic-best-room = лучшее помещение: { $name }, { $points }
mad_king_ludwig-pic-best-room-short = лучшее: { $name }, { $points }
mad_king_ludwig-pic-parted-area = площадь { $value }
mad_king_ludwig-pic-parted-money = деньги { $value }

### Слова на картинках «Крепости Маджонг». У строки с именем две формы; короткая берётся там, где
### полная не помещается. Только знаки шрифта, буквы видов без значков.

dragon_castle-letter-merchant = К
dragon_castle-letter-farmer = Ф
dragon_castle-letter-soldier = С
dragon_castle-letter-season = Г
dragon_castle-letter-wind = В
dragon_castle-letter-dragon = Д

## The table
dragon_castle-pic-round = Раунд { $round }
dragon_castle-pic-turn-act = { $name } берёт
dragon_castle-pic-turn-act-short = { $name }
dragon_castle-pic-turn-finish = { $name } берёт
dragon_castle-pic-turn-finish-short = { $name }
dragon_castle-pic-turn-place = { $name } размещает
dragon_castle-pic-turn-place-short = { $name }
dragon_castle-pic-turn-sets = { $name } строит
dragon_castle-pic-turn-sets-short = { $name }
dragon_castle-pic-turn-build = { $name } строит
dragon_castle-pic-turn-build-short = { $name }
dragon_castle-pic-turn-effect = { $name }: Дух
dragon_castle-pic-turn-effect-short = { $name }
dragon_castle-pic-last-set = комплект +{ $gain }
dragon_castle-pic-last-discard = сброс +{ $gain }
dragon_castle-pic-rounds-left = раундов: { $rounds }+
dragon_castle-pic-turns-left = ходов: { $rounds }+
dragon_castle-pic-last-round = последний раунд
dragon_castle-pic-top-level = Ярус { $level }
dragon_castle-pic-tiles = { $count ->
    [one] { $count } кость
    [few] { $count } кости
    [many] { $count } костей
   *[other] { $count } кости
}
dragon_castle-pic-why-waits = ждёт вашего хода
dragon_castle-pic-why-summon = призывает Дракона
dragon_castle-pic-why-same_type = берёт вид, который взяли вы
dragon_castle-pic-why-dragon = берёт дракона
dragon_castle-pic-why-special = берёт специальную кость
dragon_castle-pic-why-faction = берёт кость профессии

## The panel
dragon_castle-pic-panel-act = { $name }: ваш ход
dragon_castle-pic-panel-act-short = { $name }
dragon_castle-pic-panel-first = { $name }: первая кость
dragon_castle-pic-panel-first-short = { $name }
dragon_castle-pic-panel-finish = { $name }: как закончить
dragon_castle-pic-panel-finish-short = { $name }
dragon_castle-pic-panel-second = { $name }: вторая кость
dragon_castle-pic-panel-second-short = { $name }
dragon_castle-pic-panel-place = { $name }: разместить кость
dragon_castle-pic-panel-place-short = { $name }
dragon_castle-pic-panel-sets = { $name }: комплекты
dragon_castle-pic-panel-sets-short = { $name }
dragon_castle-pic-panel-build = { $name }: построить храм
dragon_castle-pic-panel-build-short = { $name }
dragon_castle-pic-panel-spirit = { $name }: плата Духу
dragon_castle-pic-panel-spirit-short = { $name }
dragon_castle-pic-panel-effect = { $name }: { $spirit }
dragon_castle-pic-panel-effect-short = { $name }: { $spirit }
dragon_castle-pic-pairs = Пары
dragon_castle-pic-seconds = Вторые кости
dragon_castle-pic-no-pairs = пар не видно
dragon_castle-pic-hand = В руке
dragon_castle-pic-realm = У вас
dragon_castle-pic-points = Очки
dragon_castle-pic-closeup = { $name }
dragon_castle-pic-closeup-short = { $name }
dragon_castle-pic-castle = Верхний ярус { $level }, костей: { $tiles }
dragon_castle-pic-castle-short = Верхний ярус { $level } · { $tiles }

## The result
dragon_castle-pic-wins = { $name } побеждает: { $points }
dragon_castle-pic-wins-short = { $name }: { $points }
dragon_castle-pic-shared = { $name } побеждают: { $points }
dragon_castle-pic-shared-short = { $name }: { $points }
dragon_castle-pic-alone = { $name }: { $points }, { $rank }
dragon_castle-pic-alone-short = { $name }: { $points }, { $rank }
dragon_castle-pic-sets = Комплекты
dragon_castle-pic-discards = Сбросы
dragon_castle-pic-shrines = Храмы
dragon_castle-pic-countdown = Отсчёт
dragon_castle-pic-more-cards = ещё карт: { $count }
dragon_castle-pic-total = Итого
dragon_castle-pic-tie-0 = Закрытые стопки
dragon_castle-pic-tie-1 = Храмы
dragon_castle-pic-with-cards = За карты
dragon_castle-pic-rank-from = от { $points }

## The souvenir
dragon_castle-pic-best-tower = самая высокая башня: { $name }, { $height }
dragon_castle-pic-best-tower-short = башня: { $name }, { $height }
dragon_castle-pic-parted-down = закрытых { $value }
dragon_castle-pic-parted-shrines = храмов { $value }

## Pictures of the rules
dragon_castle-pic-rules-first = первая кость: верхний ярус
dragon_castle-pic-rules-second = вторая кость: любой ярус
dragon_castle-pic-rules-blocked = закрыта с двух сторон
dragon_castle-pic-rules-pair = пара: такая же
dragon_castle-pic-rules-shrine = кость и храм
dragon_castle-pic-rules-discard = сброс: 1 очко
dragon_castle-pic-rules-set = четыре одного вида рядом
dragon_castle-pic-rules-turned = перевёрнуты, сверху храмы
dragon_castle-pic-rules-sizes = костей в комплекте
dragon_castle-pic-rules-level = на ярусе { $level }
dragon_castle-pic-rules-token = каждый жетон

### Слова на картинках «Лоскутного королевства». У строки с именем две формы; краткая нужна там, где полная
### не помещается. Только знаки шрифта; у букв ландшафтов нет значков сверху и снизу.

kingdomino-letter-wheat = П
kingdomino-letter-forest = Л
kingdomino-letter-water = Д
kingdomino-letter-grass = Г
kingdomino-letter-swamp = Б
kingdomino-letter-mine = Ш

kingdomino-pic-round-of-game = Игра { $game } · { $round }/{ $rounds }
kingdomino-pic-places = { $name } размещает { $domino }
kingdomino-pic-places-short = { $name }: { $domino }
kingdomino-pic-claims = { $name } выбирает участок
kingdomino-pic-claims-short = { $name } выбирает
kingdomino-pic-last-placed = { $name }: размещён { $domino }
kingdomino-pic-last-placed-short = { $name }: { $domino }
kingdomino-pic-last-placed-took = { $name }: { $domino }, выбран { $taken }
kingdomino-pic-last-placed-took-short = { $name }: { $domino }, выбран { $taken }
kingdomino-pic-last-discarded = { $name }: сброшен { $domino }
kingdomino-pic-last-discarded-short = { $name }: сброс { $domino }
kingdomino-pic-last-discarded-took = { $name }: сброс { $domino }, выбран { $taken }
kingdomino-pic-last-discarded-took-short = { $name }: сброс { $domino }, выбран { $taken }
kingdomino-pic-last-took = { $name }: выбран { $taken }
kingdomino-pic-last-took-short = { $name }: выбран { $taken }
kingdomino-pic-now = Сейчас
kingdomino-pic-by-lot = Далее — жребий
kingdomino-pic-next = Далее
kingdomino-pic-free = свободно
kingdomino-pic-free-count = своб. { $count }
kingdomino-pic-standings = Очки
kingdomino-pic-game-over = Игра { $game } из трёх окончена

kingdomino-pic-panel-place = { $name }: разместить { $domino }
kingdomino-pic-panel-place-short = { $name }: { $domino }
kingdomino-pic-panel-claim = { $name }: выбрать участок
kingdomino-pic-panel-claim-short = { $name }: выбрать
kingdomino-pic-closeup = { $name }
kingdomino-pic-closeup-short = { $name }
kingdomino-pic-dot = ляжет на букву
kingdomino-pic-from-to = с { $from } до { $to }
kingdomino-pic-discarded = Сброшено: { $dominoes }

kingdomino-pic-wins = { $name } побеждает: { $points }
kingdomino-pic-wins-short = { $name }: { $points }
kingdomino-pic-shared = { $name } побеждают: { $points }
kingdomino-pic-shared-short = { $name }: { $points }
kingdomino-pic-squares = квадраты
kingdomino-pic-more = ещё { $count }
kingdomino-pic-total = Итого
kingdomino-pic-middle_kingdom = Центр
kingdomino-pic-harmony = Гармония
kingdomino-pic-earlier = Прошлые игры
kingdomino-pic-bonus = Бонус
kingdomino-pic-tie-area = Область
kingdomino-pic-tie-crowns = Короны

kingdomino-pic-rules-place = разместите
kingdomino-pic-rules-take = выберите
kingdomino-pic-rules-same = одинаковый ландшафт
kingdomino-pic-rules-other = разные ландшафты
kingdomino-pic-rules-castle = к замку подходит всё
kingdomino-pic-rules-corner = углы не считаются

## The souvenir
kingdomino-pic-best-area = лучшая область: { $name }, { $points }
kingdomino-pic-best-area-short = лучшая: { $name }, { $points }

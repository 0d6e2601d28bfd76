# Законченная игра ход за ходом и личные партии, которые продолжают её с любого момента.

cmd-replay = повтор
cmd-replay-help = Законченная игра ход за ходом
cmd-arg-file = файл
cmd-arg-file-help = Экспорт законченной партии (.json)

replay = Повтор
replay-where = Раунд { $round } · ход { $turn } из { $count }
replay-begins = Игра начинается.
replay-lead = Смена лидера
replay-mistake = Следующая ошибка
replay-jump = Перейти к раунду
replay-own = Только с моего места
replay-all = Показать всё
replay-show = Показать всем
replay-what-if = А если?
replay-together = Играть дальше вместе
replay-hands = На руках
replay-hand = { $name }, на руке: { $hand }
file-checked = Из файла: партия повторена по правилам, все события совпали.
replay-shown = { $name } показывает этот момент.
replay-shown-own = { $name } показывает этот момент: так он выглядел с этого места.
replay-better = Лучше там, по оценке: { $better }, на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
replay-no-mistake = После этого хода у вас нет явных ошибок.
replay-searching = Ищу вашу следующую ошибку, решений: { $done } из { $count }…
replay-search-failed = Поиск не получился. Нажмите **{ replay-mistake }** ещё раз чуть позже.

what-if-about = Ваша личная партия с этого места: { $where }. Остаток расклада тот же, и она ни в чём не учитывается.
what-if-choose = Выберите место и силу компьютерных игроков.
what-if-seats = Ваше место
what-if-seat = Ваше место: { $name }
what-if-against = Соперники: { $level }
what-if-begin = Играть отсюда
what-if-title = А если? · { $game } · { $table }
what-if-named = А если? { $game } · { $table } · ход { $turn }
what-if-counts-not = С хода { $turn }. Эта партия не учитывается, и видите её только вы.
what-if-instead = Вышло бы { $points } вместо { $real }.
what-if-same = Вышло бы столько же: { $points }.
what-if-table = Весь стол
what-if-replay = К повтору
what-if-leave = Удалить партию
what-if-left = Партия удалена.

together-opened = Стол **{ $table }** продолжает игру с этого места. Партия начнётся, когда сядут все, кто играл.
together-told = { $name } предлагает играть дальше вместе с хода { $turn }: стол **{ $table }**. Партия начнётся, когда сядут все, кто играл.

refused-replay-too-early = Повтор будет, когда игра закончится.
refused-replay-other-rules = Повторить эту игру нельзя: она началась по старым правилам. Журнал и экспорт остались на месте.
refused-replay-same-shuffle = За столом { $table } вы играете тот же расклад, и повтор раскрыл бы его тайны. Сначала закончите ту игру.
refused-replay-shown-lately = Здесь только что показали момент. Попробуйте через десять секунд.
refused-replay-not-here = Это можно только там, где шла игра. Откройте повтор там, под результатом.
refused-file-too-large = Файл слишком велик для экспорта партии: не больше { $limit } КБ.
refused-file-no-export = Это не экспорт партии. Нужен файл .json, который даёт `/стол экспорт`.
refused-file-other-game = Это файл игры, которой я не знаю.
refused-file-unfinished = Эта партия не закончена, поэтому её экспорт нельзя повторить.
refused-file-damaged = Файл повреждён или изменён: по правилам партия идёт иначе.
refused-file-unread = Не получилось прочитать файл. Попробуйте ещё раз.
refused-file-gone = Этого файла у меня больше нет. Вызовите `/стол повтор` с ним ещё раз.
refused-what-if-over = Оттуда играть уже нечего. Выберите ход пораньше.
refused-what-if-gone = Этой партии больше нет. Откройте повтор и снова нажмите **{ replay-what-if }**.

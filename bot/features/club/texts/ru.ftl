# Клуб: страница игрока, лучшие на сервере и рекорды.

cmd-stats = статистика
cmd-stats-help = Страница о вас или другом игроке: игры, места, рейтинг, любимое
menu-page = Показать страницу
cmd-arg-person = человек
cmd-arg-person-help = Чья страница; если не указать — ваша
cmd-top = лучшие
cmd-top-help = Лучшие игроки этого сервера
cmd-records = рекорды
cmd-records-help = Рекорды этого сервера

## Настройки
me-hidden = Не показывать меня
me-hidden-help = **{ me-hidden }**: вашу страницу никто больше не видит, в списке лучших вас нет, ваши рекорды без имени.
me-everywhere = Рейтинг по всем серверам
me-everywhere-help = **{ me-everywhere }**: ваши рейтинговые игры на всех серверах идут ещё и в общий рейтинг на вашей странице, а в таблицах замка дня вне серверов показано ваше имя.
server-rated = Рейтинговые игры
server-rated-help = **{ server-rated }**: новые столы — рейтинговые, если организатор не решит иначе.

## Страница игрока
stats-empty = Здесь пока пусто: ваша страница начнётся с первой законченной здесь игры. Стол открывает `/стол новый`.
stats-empty-of = Здесь пока пусто: законченных игр с этим человеком здесь нет.
stats-sum = { $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игры
}, { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
    [many] { $wins } побед
   *[other] { $wins } победы
}
stats-game = **{ $game }**: { $sum }
stats-scores = лучший счёт { $best }, средний { $mean }
stats-rating = рейтинг { $rating }
stats-chosen = **{ $game }** подробнее:
stats-places = Места: { $places }
stats-history = Как менялся рейтинг: { $history }
stats-everywhere = Рейтинг по всем серверам: { $rating }
stats-favourites = Выбрано чаще всего: { $favourites }
stats-streak = Самая длинная серия побед: { $count }
stats-opponents = Чаще всего за одним столом: { $names }
stats-choose = Какая игра?
as-picture = Картинкой
refused-hidden-person = Эта страница вам не видна: человек её не показывает или вы сейчас не на общем сервере. Вашу собственную откроет `/я статистика`.

## Лучшие на сервере
top-title = Лучшие на этом сервере: { $game }
top-line = **{ $place }. { $name }**: { $rating } ({ $sum })
top-yours = Вы: место { $place }, рейтинг { $rating }
top-hidden = Вас нет в списке, потому что вы скрыты. Изменить это можно в `/я настройки`.
top-empty = Рейтинга здесь пока ни у кого нет. Он появляется за рейтинговыми столами: организатор включает это до начала, под кнопкой **{ terms }**.

## Рейтинг под результатом
rating-changes = **Рейтинг**: { $changes }
rating-change = { $name } { $before } → { $after }
rating-finding = Уровень ещё определяется: { $names }. В первых десяти играх рейтинг меняется большими шагами.
not-rated-stood-in = **Без рейтинга**: больше трети решений за этих игроков принял компьютер: { $names }.

## Рекорды
records-title = Рекорды этого сервера: { $game }
records-empty = Рекордов пока нет: они начнутся с первой законченной здесь игры.
records-variant = **{ $variant }**
records-basic = Основная игра
record-points = Больше всего очков: { $amount }
record-held = { $record } — { $names }, { $date }
record-somebody = скрытый игрок
record-fell = Новый рекорд сервера: { $record } — { $names } (до этого: { $before })

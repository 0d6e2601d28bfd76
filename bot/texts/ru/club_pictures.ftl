### Слова на картинках клуба. Только знаки шрифта.

club-pic-sum = { $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игры
} · { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
    [many] { $wins } побед
   *[other] { $wins } победы
}
club-pic-games = Игры
club-pic-points = Очки
club-pic-wins = Победы
club-pic-best = Лучший
club-pic-mean = Средний
club-pic-rating = Рейтинг
club-pic-peak = максимум { $rating }
club-pic-everywhere = по всем серверам { $rating }
club-pic-unrated = Рейтинговых игр ещё нет
club-pic-places = Места
club-pic-streak = Побед подряд: { $count }
club-pic-alone = Пока только игры в одиночку
club-pic-favourites = Выбрано чаще всего
club-pic-opponents = Чаще всего вместе
club-pic-nothing = Пока ничего
club-pic-top = Лучшие на сервере

# Замок дня: одна позиция в день на всех, таблицы и настройки сервера.

cmd-daily = замок-дня
cmd-daily-help = Замок дня: одна позиция на всех, одна зачётная попытка
cmd-arg-board = таблица
cmd-arg-board-help = Показать таблицу: кто играл и как

daily-title = Замок дня · { $date } · { $game }
daily-alone = Вы играете в одиночку.
daily-with = Ваши соперники — компьютерные игроки: { $count } (средний уровень).
daily-intro = Сегодня у всех и везде одна и та же позиция. У вас **одна зачётная попытка**, потом тренируйтесь сколько угодно. Вашу партию видите только вы, и прервать её можно когда угодно: `/замок-дня` продолжит с того же места.
daily-had = Сегодняшнюю зачётную попытку вы начали ещё до того, как попросили вас забыть. Тренироваться можно, а завтра вы начнёте с чистого листа.
daily-changes = Следующий замок — в { $ends } по вашему времени, { $left }. Попытка засчитывается, если закончить её раньше.
daily-fair = Честный расклад: SHA-256 сегодняшнего зерна — `{ $hash }`. Само зерно откроется, когда день закончится: `/замок-дня`, таблица «{ daily-yesterday }».
daily-begin = Начать зачётную попытку
daily-practice = Тренировка
daily-play = Сыграть в замок дня
daily-table = Весь стол
daily-share = Поделиться
daily-boards = Таблицы
daily-official = Ваша зачётная попытка
daily-practicing = Тренировка: эта партия не в счёт
daily-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
daily-place-here = На этом сервере: пока { $place }-е место из { $count }
daily-place-everywhere = Везде: пока { $place }-е место из { $count }
daily-streak = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
} подряд
daily-played = Сыграно замков дня: { $count }
daily-length = Нажатий на всю партию: около { $presses }, времени — не больше десяти минут.
daily-turns = **Короткая партия.** Ваших ходов: { $turns }.
daily-par = Норма { $par } — столько набрал сильный компьютер на том же раскладе; у вас { $apart }
daily-par-was = Норма — столько набрал сильный компьютер на том же раскладе: { $par }
daily-legend = От первого хода к последнему: { $much } не меньше вашего среднего, { $some } что-то, { $nothing } ничего, { $lost } потеря очков
daily-practice-on = Продолжить тренировку
daily-leave-practice = Выйти из тренировки
daily-shared-before = *Вы уже поделились здесь: { $address }*
daily-shared = **{ $name }** · замок дня { $date } · { $game }
daily-kept-private = *Этот сервер позволяет показать это только вам. Поделитесь в другом месте или попросите модератора разрешить здесь внешние приложения.*
daily-notice = **Замок дня**: { $game }, { $count ->
    [0] сегодня здесь ещё никто не сыграл
    [one] сегодня здесь сыграл { $count } человек
    [few] сегодня здесь сыграли { $count } человека
    [many] сегодня здесь сыграли { $count } человек
   *[other] сегодня здесь сыграли { $count } человека
}
daily-today = Сегодня
daily-yesterday = Вчера
daily-week = Неделя
daily-month = Месяц
daily-week-title = Замок дня: неделя с { $date }
daily-month-title = Замок дня: месяц с { $date }
daily-days-help = Считается каждый прошедший день: { $first } очков за первое место, за каждое следующее на 1 меньше, но не меньше 1.
daily-board-closed = Сегодняшняя таблица откроется, когда вы закончите зачётную попытку, чтобы ничего не выдать заранее.
daily-nobody = Здесь никто не закончил зачётную попытку.
daily-line = **{ $place }. { $name }**: { $told }
daily-days-line = **{ $place }. { $name }**: { $told } ({ $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
})
daily-somebody = кто-то
daily-more = …и ещё { $count }
daily-seed = Зерно того дня: `{ $seed }`. Его SHA-256, показанный в сам день, — `{ $hash }`.
daily-evening = Сегодня — { $game }. Следующий замок — { $left }.

refused-daily-none = Замка дня здесь нет: ни одна игра его не предлагает.
refused-daily-had = { daily-had }
refused-daily-over = Тот день закончился. Сегодняшний замок — `/замок-дня`.
refused-daily-official-first = Сначала закончите зачётную попытку: `/замок-дня` вернёт вас к ней. Тренировка — после неё.
refused-daily-unfinished = Поделиться можно, когда закончите зачётную попытку. `/замок-дня` вернёт вас к ней.

server-daily-hint = Где публиковать замок дня?
server-daily = Замок дня: { $channel }
server-daily-none = Замок дня: нигде
server-daily-hour-hint = В котором часу?
server-daily-hour = Замок дня: в { $hour }:00 UTC
server-daily-help = **Замок дня**: раз в день, в { $time } по вашему времени, я публикую, кто и как сыграл вчерашний замок, с картинкой лучшего из них.

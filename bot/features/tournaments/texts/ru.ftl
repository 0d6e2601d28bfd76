# Турниры.

cmd-tournament-new = новый
cmd-tournament-new-help = Объявить турнир в этом канале
cmd-tournament-direct = вести
cmd-tournament-direct-help = Для судей: начать, присудить, отменить, исправить, продлить, заменить, закончить
cmd-tournament-rules = правила
cmd-tournament-rules-help = Как составляются столы, очки и места
cmd-arg-rounds = туры
cmd-arg-rounds-help = Туров в швейцарской системе (иначе три) или самое большее в группе
cmd-arg-seats = места
cmd-arg-seats-help = Мест за столом; меньше, если так выходит по числу игроков
cmd-arg-pace = темп
cmd-arg-pace-help = Время на ход; сутки, если не указать
cmd-arg-hours = часы
cmd-arg-hours-help = Часов на тур; потом партии доигрывает компьютер
cmd-arg-begins = начало
cmd-arg-begins-help = Часов до начала; иначе когда заполнится или вы начнёте
cmd-arg-least = минимум
cmd-arg-least-help = Если к началу игроков меньше, турнир отменяется
cmd-arg-limit = максимум
cmd-arg-limit-help = Больше не принимаем; остальные ждут в списке
cmd-arg-rated = рейтинг
cmd-arg-rated-help = Идут ли партии в рейтинг
cmd-arg-entrants = роль
cmd-arg-entrants-help = Участвуют только те, у кого эта роль
cmd-arg-form = система
cmd-arg-form-help = Швейцарская, если не указать
cmd-form-swiss = Швейцарская: все играют все туры
cmd-form-groups = Группы, затем на выбывание
cmd-form-knockout = На выбывание
cmd-form-league = Лига с сезонами
cmd-arg-variants = варианты
cmd-arg-variants-help = Варианты игры через запятую
cmd-arg-group = группа
cmd-arg-group-help = Самое большее игроков в группе; восемь, если не указать
cmd-arg-seasons = сезоны
cmd-arg-seasons-help = Сколько сезонов в лиге
cmd-arg-listed = по-списку
cmd-arg-listed-help = Участвуют только те, кого вы внесли в список
cmd-arg-champion = чемпион
cmd-arg-champion-help = Роль для победителя; боту нужно право управлять ролями
cmd-tournament-directors = судьи
cmd-tournament-directors-help = Выбрать роль, которая может вести турниры
cmd-arg-directors = роль
cmd-arg-directors-help = Роль; без неё — только те, кто управляет событиями
cmd-arg-act = действие
cmd-arg-act-help = Что сделать
cmd-act-begin = Начать турнир сейчас
cmd-act-award = Присудить стол игроку (стол, игрок, причина)
cmd-act-void = Отменить стол (стол, причина)
cmd-act-result = Исправить очки (стол, игрок, число, причина)
cmd-act-list = Внести человека в список (игрок)
cmd-act-time = Продлить тур (число часов)
cmd-act-replace = Заменить игрока (игрок, новичок)
cmd-act-end = Закончить турнир
cmd-arg-place = стол
cmd-arg-place-help = Номер стола в сообщении о туре
cmd-arg-who = игрок
cmd-arg-who-help = О каком игроке речь
cmd-arg-number = число
cmd-arg-number-help = Очки или часы
cmd-arg-newcomer = новичок
cmd-arg-newcomer-help = Кто продолжит вместо игрока
cmd-arg-reason = причина
cmd-arg-reason-help = Её увидят все в журнале
cmd-arg-of-round = тур
cmd-arg-of-round-help = Прежний тур; без него — текущий
tournament-announced = Турнир объявлен. Начать раньше и всё остальное — `/турнир вести`.
tournament-title = Турнир: { $game }
tournament-form-swiss = Швейцарская система. Туров: { $rounds }.
tournament-form-groups = Круговой турнир в группах до { $group } игроков, затем лучшие играют на выбывание.
tournament-form-knockout = На выбывание: дальше проходит лучшая половина каждого стола.
tournament-form-league = Лига в группах до { $group } игроков, с переходами между группами. Сезонов: { $seasons }.
tournament-variants = Варианты: { $variants }
tournament-plan = Мест за столом: { $seats }. Расклад у всех столов один. Время на ход: { $pace }.
tournament-for-role = Участвовать могут только участники с ролью { $role }.
tournament-for-list = Участвовать могут только люди из списка судьи.
tournament-rated = Партии идут в рейтинг.
tournament-champion = Победителю — роль { $role }.
tournament-begins = Начало { $at }. Нужно игроков: { $least }.
tournament-begins-full = Начнётся, когда заполнится или когда начнёт судья.
tournament-round = { $rounds ->
    [0] Идёт тур { $round }.
   *[other] Идёт тур { $round } из { $rounds }.
}
tournament-season = Сезон { $season } из { $seasons }.
tournament-over = Турнир окончен.
tournament-called-off = Турнир отменён.
tournament-called-off-now = В этот раз народу не хватило: турнир отменяется. Спасибо всем, кто записался.
tournament-players = **{ $count } из { $limit }** { $names }
tournament-waits = В списке ожидания: { $count }
tournament-enter = Участвовать
tournament-withdraw = Выйти
tournament-standings = Таблица
tournament-log = Журнал
tournament-entered = Вы участвуете. Когда откроется ваш стол, я вас упомяну.
tournament-waiting = Мест больше нет: вы в списке ожидания и войдёте, если кто-то выйдет.
tournament-withdrawn = Вы вышли. Если ваша партия идёт, её доиграет компьютер.
tournament-won = { $count ->
    [one] Турнир по игре «{ $game }» выигрывает { $names }
   *[other] Первое место в турнире по игре «{ $game }» делят { $names }
}
round-title = { $rounds ->
    [0] Начинается тур { $round }
   *[other] Начинается тур { $round } из { $rounds }
}
round-byes = Без стола в этом туре: { $names }
round-until = Тур заканчивается самое позднее { $until }; потом партии доигрывает компьютер.
round-hash = Расклад тура, SHA-256: { $hash }
round-seed = Расклад тура: { $seed }
standings-title = { $rounds ->
    [0] После тура { $round }
   *[other] После тура { $round } из { $rounds }
}
standings-group = Группа { $group }
standings-all-seasons = Все сезоны
standings-career = **{ $name }** титулы: { $titles } · { $seasons }
season-won = { $count ->
    [one] Сезон { $season } лиги по игре «{ $game }» выигрывает { $names }
   *[other] Титул сезона { $season } лиги по игре «{ $game }» делят { $names }
}
titles-won = Выиграно турниров и сезонов лиги: { $count }
standings-line = `{ $rank }` **{ $name }** { $points }% · победы { $wins }%
standings-withdrawn = (вне турнира)
standings-more = и ещё { $count }
directed = Готово. Это есть в журнале турнира.
tournament-log-empty = Пока ничего не произошло.
tournament-did-entered = Участвует: { $name }.
tournament-did-withdrew = Больше не участвует: { $name }.
tournament-did-began = Турнир начинается.
tournament-did-called-off = Турнир отменён.
tournament-did-ended = Турнир закончен.
tournament-did-paired = Столы тура { $round } составлены.
tournament-did-scored = Тур { $round }, стол { $table }: партия окончена.
tournament-did-voided = Тур { $round }, стол { $table } отменён.
tournament-did-awarded = Тур { $round }, стол { $table } присуждён: { $name }.
tournament-did-corrected = Тур { $round }, стол { $table }: очки исправлены.
tournament-did-more-time = У тура { $round } время до { $until }.
tournament-did-grouped = Составлены группы.
tournament-did-crowned = Титул получает { $name }.
tournament-did-listed = Участвовать может ещё один человек.
tournament-did-replaced = Вместо игрока продолжает { $name }.
tournament-rules-1 = 
    ### Правила турниров
    У всех столов тура один расклад. Его хеш публикуется до начала, сам расклад — после последнего стола.
    - **Очки.** Ваши очки сравниваются с очками всех, кто играл тот же расклад за столом того же размера: 1 за каждого, кого вы обошли, ½ за равного. Доля от возможного — ваш процент за тур; в таблице — средний процент за все туры.
    - **Столы** различаются не больше чем на одно место. Дальше туры идут по таблице. Каждому достаются все места, и никто не встречается дважды, пока этого можно избежать.
    - **Время.** Если вы опаздываете, за вас решает компьютер, пока вы не вернётесь. Если он решал всё, тур даёт 0%; после двух таких туров вы больше не участвуете. Когда время тура вышло, партии доигрывает компьютер.
    - **Тайна.** Пока ваша партия идёт, другие столы тура для вас закрыты. Подсказок нет.
    - **Без стола** или за отменённым столом вы получаете свой средний процент, но не меньше 50%. Пропущенный до вступления тур — 40%, после выхода — 0%.
    - **При равенстве** решают победы за столами, затем средний процент соперников.
refused-no-tournament = Турнира здесь нет. Объявить — `/турнир новый`.
refused-no-director = Это могут те, кто управляет событиями сервера. Попросите кого-нибудь из них.
refused-already-in = Вы уже участвуете.
refused-not-in = Вы не участвуете.
refused-entered-already = Этот человек уже участвует.
refused-not-entered = Этот человек не участвует.
refused-tournament-closed = В этом турнире это уже невозможно.
refused-too-few-entered = Сначала должны записаться хотя бы двое.
refused-no-reason = Добавьте причину: её увидят все в журнале.
refused-no-such-table = В этом туре столы с 1 по { $most }.
refused-no-such-round = Пока в турнире туры с 1 по { $most }.
refused-not-at-that-table = Этот игрок не за этим столом. Столы перечислены в сообщении о туре.
refused-not-scored-yet = У этого стола ещё нет результата. Его можно присудить или отменить.
refused-no-round = Сейчас тура нет.
refused-no-standings-yet = Таблица появится после первого тура.
refused-other-role = Этот турнир для { $role }.
refused-act-needs-more = Чего-то не хватает: нужное названо в скобках у действия.
tournament-rules-2 =
    - **Швейцарская система.** Все играют все туры. Вступить позже можно, пока не началась половина туров.
    - **Группы** примерно равны по силе. В группе каждый встречается с каждым. Потом лучшие из групп играют на выбывание.
    - **На выбывание.** Дальше проходит лучшая половина каждого стола, пока не останется один стол: кто там победит, тот выигрывает турнир. При равенстве решают проценты за все туры, затем рейтинг.
    - **Лига.** В первом сезоне сильнейшие — в первой группе. После сезона соседние группы меняются четвертью игроков, но хотя бы одним. Новички начинают следующий сезон в последней группе. Сезон выигрывает первый в первой группе.
tournament-directors-role = Теперь турниры могут вести и участники с ролью { $role }, кроме тех, кто управляет событиями.
tournament-directors-none = Теперь турниры ведут только те, кто управляет событиями.
refused-not-listed = В этом турнире участвуют только по списку. Попросите судью внести вас.
refused-open-to-others = В этом турнире нет списка: участвовать могут и другие.
refused-unknown-variant = { $variant } — не вариант этой игры. Выберите из тех, что предлагаются при вводе.
refused-variants-do-not-fit = С такими вариантами за столом такого размера играть нельзя.
refused-not-choosing-directors = Роль судей выбирают те, кто управляет сервером.

# «Лоскутное королевство»: подписи, вопросы, правила.

kingdomino = Лоскутное королевство
kingdomino-short = Лоскуты

kingdomino-wheat = пшеница
kingdomino-forest = лес
kingdomino-water = вода
kingdomino-grass = луг
kingdomino-swamp = болото
kingdomino-mine = шахта
kingdomino-half = { $crowns ->
    [0] { $terrain }
    [1] { $terrain } с короной
    [one] { $terrain } с { $crowns } короной
   *[other] { $terrain } с { $crowns } коронами
}
kingdomino-half-on = { $half } на { $square }

## Подписи
kingdomino-placed = **{ $name }** размещает участок { $domino } ({ $halves }): +{ $gain }.
kingdomino-claimed = **{ $name }** выбирает участок { $domino }.
kingdomino-claimed-last = **{ $name }** получает последний участок: { $domino }.
kingdomino-discarded = **{ $name }** не находит места участку { $domino }: он уходит в сброс.
kingdomino-back-placed = участок { $domino } на { $square }
kingdomino-back-claimed = выбор участка { $domino }
kingdomino-back-discarded = сброс участка { $domino }
kingdomino-game-over = **Игра { $game } из трёх окончена**: { $points }.
kingdomino-status-place = { $name }, разместите участок { $domino }.
kingdomino-status-claim = { $name }, выберите участок.
kingdomino-alt-last = Последний ход: { $name }, участок { $domino } ({ $placed }), { $gain ->
    [one] { $gain } очко.
    [few] { $gain } очка.
    [many] { $gain } очков.
   *[other] { $gain } очка.
}

## Панель
kingdomino-ask-domino =
    ### Выберите участок
    Вы разместите его в следующем раунде. Чем меньше число, тем раньше ваш ход. Число с плюсом — сколько очков он может дать прямо сейчас.
kingdomino-ask-discarded = Участку { $domino } нет места: он ушёл в сброс.
kingdomino-ask-square =
    ### Разместите участок { $domino }: { $halves }
    Куда ляжет первая половина, с точкой: **{ $half }**? Число с плюсом — сколько очков там можно получить. Ваш замок стоит на { $castle }.
kingdomino-ask-way =
    ### Участок { $domino }: в какую сторону?
    Первая половина ({ $first }) ляжет на { $square }. Куда ляжет вторая: **{ $half }**?
kingdomino-ask-confirm =
    ### Разместить участок { $domino } так?
    Он ляжет сюда: { $placed }.
kingdomino-only-way =
    ### Участок { $domino } можно разместить только так
    Он ляжет сюда: { $placed }.
kingdomino-option-square = { $letter }: { $square }, +{ $gain }
kingdomino-option-beside = { $letter }: { $square }, { $beside }, +{ $gain }
kingdomino-beside-N = выше { $what }
kingdomino-beside-E = справа от { $what }
kingdomino-beside-S = ниже { $what }
kingdomino-beside-W = слева от { $what }
kingdomino-the-wheat = пшеницы
kingdomino-the-forest = леса
kingdomino-the-water = воды
kingdomino-the-grass = луга
kingdomino-the-swamp = болота
kingdomino-the-mine = шахты
kingdomino-the-castle = замка
kingdomino-place-way = Разместить { $letter }, { $way } на { $square }: с { $from } до { $to }, +{ $gain }
kingdomino-place-here = Разместить здесь: с { $from } до { $to }, +{ $gain }
kingdomino-claim = Выбрать { $letter }: { $domino } ({ $halves }){ $gain ->
    [0] {""}
   *[other] , до +{ $gain }
}
kingdomino-claim-nowhere = Выбрать { $letter }: { $domino } ({ $halves }), места нет
kingdomino-claim-it = Выбрать участок { $domino }
kingdomino-named-domino = участок { $domino }
kingdomino-reason-area = ваша область «{ $terrain }» будет стоить { $squares } × { $crowns } = { $points }
kingdomino-reason-grows = квадратов в вашей области «{ $terrain }» станет { $squares }
kingdomino-reason-central = замок ещё может оказаться в центре
kingdomino-reason-whole = не остаётся квадрата, который ничем не закрыть
kingdomino-reason-follows = ваш участок { $domino } сможет потом принести { $gain }
kingdomino-reason-later = участков, которые ещё могут прийти и сразу принести очки: { $count } из { $total }
kingdomino-reason-room = квадратов, которые ещё может занять ваше королевство: { $count }
kingdomino-reason-scores = прямо сейчас он мог бы принести { $gain }
kingdomino-reason-last = больше такого ландшафта ({ $terrain }) не будет
kingdomino-reason-wanted = игроку { $seat } он мог бы принести { $gain }
kingdomino-reason-first = в следующем раунде первый выбор за вами
kingdomino-reason-crowns = корон на нём: { $crowns }
kingdomino-against-hole = остаётся квадрат, который ничем не закрыть
kingdomino-against-center = замок уже не сможет оказаться в центре
kingdomino-against-nothing = прямо сейчас он не принёс бы ничего
kingdomino-against-follows = ваш участок { $domino } тогда принесёт самое большее { $gain }
kingdomino-against-shuts-out = вашему участку { $domino } тогда нет места
kingdomino-against-apart = это не продолжает ни одной вашей области
kingdomino-against-later = ещё не вышедших участков, которые тогда сразу принесут очки: только { $count } из { $total }
kingdomino-against-nowhere = сейчас ему нет места
kingdomino-against-scores = прямо сейчас он мог бы принести { $gain }
kingdomino-against-crowns = корон на нём: { $crowns }
kingdomino-against-last = в следующем раунде ваш выбор будет последним
kingdomino-subtotal = **игра { $game }: { $points }**
kingdomino-missed = { $bonus } 0

## Словами
kingdomino-round =
    Раунд { $round } из { $rounds }.
    Буквы: { kingdomino-letter-wheat } { kingdomino-wheat }, { kingdomino-letter-forest } { kingdomino-forest }, { kingdomino-letter-water } { kingdomino-water }, { kingdomino-letter-grass } { kingdomino-grass }, { kingdomino-letter-swamp } { kingdomino-swamp }, { kingdomino-letter-mine } { kingdomino-mine }. Число после буквы — короны; # — замок, · — пустой квадрат.
    Колонки обозначены строчными латинскими буквами слева направо, ряды — числами сверху вниз; каждый замок стоит на { $castle }. Очки области — квадраты × короны.
kingdomino-words-game = Игра { $game } из трёх. Очков на этот момент: { $points }.
kingdomino-words-lot = Ещё ждут жребия короли: { $names }.
kingdomino-now = Сейчас размещают
kingdomino-next = Следующий ряд
kingdomino-slot = { $domino } ({ $halves }): { $name }
kingdomino-slot-free = { $domino } ({ $halves }): свободен
kingdomino-held = Король на участке { $domino } ({ $halves }).
kingdomino-words-areas = Области: { $areas }.
kingdomino-words-room = Куда расти: { $size } на { $size } квадратов в пределах колонок { $left }–{ $right } и рядов { $top }–{ $bottom }.
kingdomino-kingdom = **{ $name }**, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}:
kingdomino-area-points = { $terrain } { $squares } × { $crowns } = { $points }
kingdomino-tie-0 = Очков поровну: решает самая большая область.
kingdomino-tie-1 = Поровну и очков, и квадратов в самой большой области: решает число корон.

## Варианты
kingdomino-option-dynasty = Династия
kingdomino-option-dynasty-help = Три игры подряд; очки складываются.
kingdomino-option-middle-kingdom = Срединное королевство
kingdomino-option-middle-kingdom-help = 10 очков за замок в самом центре королевства.
kingdomino-option-harmony = Гармония
kingdomino-option-harmony-help = 5 очков за полное королевство без единого сброса.
kingdomino-option-mighty-duel = Большая дуэль
kingdomino-option-mighty-duel-help = Два игрока, все 48 участков, королевства 7 на 7.

## Refusals
refused-setup-mighty-duel-seats = Большая дуэль — только для двух игроков. Выключите её под кнопкой **{ $button-options }**, или пусть лишние игроки выйдут.

## Правила
kingdomino-rules-1 =
    ### Постройте вокруг своего замка самое ценное королевство 5 × 5 квадратов
    У каждого участка две половины, на каждой свой ландшафт, а иногда и короны. Участки лежат рядами в порядке чисел: чем больше число, тем богаче участок.
    В начале разбирают первый ряд: королей вынимают в случайном порядке, и каждый встаёт на свободный участок. Затем выкладывают второй ряд.
    В раунде ходят по участкам занятого ряда, от меньшего числа к большему. Если на участке ваш король, вы **размещаете** этот участок в своём королевстве, а затем **выбираете** этим королём свободный участок следующего ряда. Поэтому малое число даёт ранний выбор в следующем раунде, а последнему королю достаётся то, что осталось. После этого выкладывают новый ряд.
    В последнем раунде выбирать нечего: вы только размещаете.
kingdomino-rules-2 =
    ### Размещение
    Хотя бы одна половина должна стороной касаться замка или квадрата с тем же ландшафтом. Замок подходит к любому ландшафту. Одного совпадения достаточно: остальные стороны могут граничить с чем угодно. Половины одного участка друг для друга не считаются, углы тоже.
    Лежащие участки не накрывают и не сдвигают. Всё королевство вместе с замком должно помещаться в 5 × 5 квадратов (7 × 7 в Большой дуэли). Замок не обязан оказаться в середине, пустые места могут остаться.
    Участок, которому нет места, уходит в сброс и не приносит очков; следующий участок вы всё равно выбираете. Если место есть, участок надо разместить.
kingdomino-rules-3 =
    ### Подсчёт очков
    Область — это квадраты одного ландшафта, соединённые сторонами. Она приносит столько очков, сколько выйдет, если умножить число её квадратов на число её корон: 5 квадратов с 2 коронами — 10 очков. Без корон область не приносит ничего. Отдельные области одного ландшафта считаются отдельно. Замок не входит ни в одну область и ничего не соединяет.
    Побеждает тот, у кого больше очков. При равенстве решает самая большая область, с коронами или без; затем общее число корон. Если равенство остаётся, победа общая.
kingdomino-rules-4 =
    ### Игроки
    - **Двое**: по два короля, то есть по два хода в раунде; 24 участка, ряды по четыре, 6 раундов.
    - **Трое**: по одному королю, 36 участков, ряды по три, 12 раундов.
    - **Четверо**: по одному королю, все 48 участков, ряды по четыре, 12 раундов.
    Лишние участки никто не видит.
    ### Варианты, в любом сочетании
    - **Срединное королевство**: 10 очков, если замок точно в центре королевства; у незаконченного — в центре наименьшего прямоугольника вокруг него.
    - **Гармония**: 5 очков, если заполнены все 25 квадратов (49 в Большой дуэли).
    - **Династия**: три игры подряд, очки складываются; при равенстве складываются и самые большие области, и короны всех трёх игр.
    - **Большая дуэль**: два игрока, все 48 участков, 12 раундов, королевства 7 × 7.
kingdomino-record-largest_area = Самая большая область: { $amount }
kingdomino-record-crowns = Больше всего корон: { $amount }
kingdomino-record-best_area = Больше всего очков за одну область: { $amount }

## In few words
kingdomino-deed-placed = размещает { $domino }: +{ $gain }
kingdomino-deed-claimed = выбирает { $domino }
kingdomino-deed-got = получает { $domino }, последний
kingdomino-deed-discarded = сбрасывает { $domino }: нет места
kingdomino-about = Складывайте участки в королевство с большими областями и коронами. 2–4 игрока, 20 минут, простая.

## Моменты
kingdomino-moment-last-round-1 = **Последние участки** ложатся на стол.
kingdomino-moment-completed-1 = **{ $name }** завершает область: { $terrain }, { $squares } × { $crowns } = { $points }.
kingdomino-moment-completed-2 = Область завершена — **{ $name }**: { $terrain }, { $squares } × { $crowns } = { $points }.
kingdomino-moment-completed-3 = **{ $name }** достраивает область: { $terrain }, { $squares } × { $crowns } = { $points }.

# What a computer player likes, after its name
kingdomino-taste-mines = копит шахты и болота
kingdomino-taste-lakes = любит воду
kingdomino-taste-forests = не упускает леса
kingdomino-taste-wheat = мечтает о пшенице

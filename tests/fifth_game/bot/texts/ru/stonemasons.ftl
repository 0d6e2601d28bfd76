### «Каменщики»: словами и на рисунках.

stonemasons = Каменщики
stonemasons-short = Каменщики
stonemasons-about = Складывайте камни в три башни, не ломая их. 2–5 игроков, 10 минут, просто.

## Places
stonemasons-place-left = левая башня
stonemasons-place-middle = средняя башня
stonemasons-place-right = правая башня
stonemasons-place-aside = в сторону

## What happened
stonemasons-fate-built = { $name }: камень { $stone }, { $place }, +{ $gain }.
stonemasons-fate-broken = { $name }: камень { $stone } разбит.
stonemasons-fate-aside = { $name }: камень { $stone } отложен в сторону.
stonemasons-game-over = Башни достроены.

## Who is due
stonemasons-status = Тайно выбирают камень: { $names }.
stonemasons-status-ready = Уже выбрали: { $names }.
stonemasons-alt-last = Открыты: { $stones }.
stonemasons-alt-stone = { $name } { $stone }

## The panel
stonemasons-ask-stone = Круг { $round } из { $rounds }: какой камень вы несёте? Если другой каменщик принесёт то же число, разобьются оба.
stonemasons-ask-place = Куда положить камень { $stone }? Он ложится на землю или на камень крупнее.
stonemasons-ask-confirm = Камень { $stone }, { $place }: это ваш выбор? Он останется тайным, пока не выберут все.
stonemasons-answer-stone = камень { $stone }
stonemasons-answer = { $letter }: { $name }
stonemasons-answer-gain = { $letter }: { $name } +{ $gain }
stonemasons-confirm-tower = Нести этот камень
stonemasons-confirm-aside = Отложить в сторону
stonemasons-hand = Ваши камни: { $stones }.
stonemasons-chosen = Ваш тайный выбор: камень { $stone }, { $place }. Он откроется, когда выберут все.

## In words
stonemasons-round = Круг { $round } из { $rounds }.
stonemasons-site = **{ $name }**, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: { $towers }
stonemasons-tower = { $place } { $stones }
stonemasons-empty = пусто
stonemasons-account = { $place } ({ $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
   *[many] { $stones } камней
}) { $points }
stonemasons-tie-0 = Поровну очков: решает самая высокая башня.
stonemasons-tie-1 = Поровну и очков, и высоты: решает, у кого больше камней в башнях.

## Variants
stonemasons-option-long-game = Долгая игра
stonemasons-option-long-game-help = Двенадцать кругов вместо восьми.
stonemasons-option-spire = Шпиль
stonemasons-option-spire-help = 5 очков за самую высокую башню, если она единственная такой высоты.

## Rules
stonemasons-rules-1 =
    ### Стройте высокие башни из всё меньших камней
    На камнях числа от 1 до 9, по девять камней каждого; число говорит, насколько камень велик. Вы тайно держите четыре камня и строите до трёх башен.
    В каждом круге все выбирают одновременно и тайно: **один камень** из руки и башню, для которой он. Камень ложится на землю или на камень крупнее, но не на равный. Вместо этого любой камень можно отложить в сторону.
    Затем все камни открываются. Если несколько каменщиков принесли для башен **одно и то же число**, все эти камни разбиваются и пропадают. Отложенный камень ничего не разбивает. Потом каждый берёт новый камень.
stonemasons-rules-2 =
    ### Подсчёт
    После восьми кругов считается каждая башня: первый камень приносит 1 очко, второй ещё 2, третий ещё 3 и так далее. Башня из четырёх камней стоит 10 очков.
    Побеждает тот, у кого больше очков. При равенстве решает самая высокая башня, затем число камней в башнях. Если и это поровну, победа общая.
    ### Варианты
    - **Долгая игра**: двенадцать кругов.
    - **Шпиль**: в конце самая высокая башня приносит ещё 5 очков, если ни у кого другого нет такой же.

## On the pictures
stonemasons-pic-choosing = тайно выбирают
stonemasons-pic-choosing-short = выбор
stonemasons-pic-stone = { $name }: выбор камня
stonemasons-pic-stone-short = { $name }
stonemasons-pic-where = { $name }: куда?
stonemasons-pic-where-short = { $name }
stonemasons-pic-site = { $name }
stonemasons-pic-site-short = { $name }
stonemasons-pic-hand = Рука
stonemasons-pic-aside = в сторону
stonemasons-pic-place-left = Левая
stonemasons-pic-place-middle = Средняя
stonemasons-pic-place-right = Правая
stonemasons-pic-wins = { $name } побеждает: { $points }
stonemasons-pic-wins-short = { $name }: { $points }
stonemasons-pic-shared = { $name } побеждают: { $points }
stonemasons-pic-shared-short = { $name }: { $points }
stonemasons-pic-spire = Шпиль
stonemasons-pic-tie-0 = Высота
stonemasons-pic-tie-1 = Камни

### „Pomiędzy dwoma zamkami Szalonego Króla Ludwika" słowami.

between_two_castles = Pomiędzy dwoma zamkami Szalonego Króla Ludwika

## Types, attendants, cards
between_two_castles-type-food = Jadalne
between_two_castles-type-living = Mieszkalne
between_two_castles-type-utility = Gospodarcze
between_two_castles-type-outdoor = Zewnętrzne
between_two_castles-type-sleeping = Sypialne
between_two_castles-type-corridor = Korytarze
between_two_castles-type-downstairs = Podziemne
between_two_castles-attendant-mirror = Łaziebny
between_two_castles-attendant-painting = Malarz
between_two_castles-attendant-swords = Strażnik
between_two_castles-attendant-torch = Żongler ogniem
between_two_castles-quoted-card = „{ $card }”
between_two_castles-card-types_present = 1 za każdy typ: 7 zwykłych, fontanna, wieża, hol główny
between_two_castles-card-per_attendant = 4 za każdego królewskiego sługę
between_two_castles-card-per_food = 2 za każdą komnatę jadalną
between_two_castles-card-per_living = 2 za każdą komnatę mieszkalną
between_two_castles-card-per_utility = 2 za każdą komnatę gospodarczą
between_two_castles-card-per_outdoor = 2 za każdą komnatę zewnętrzną
between_two_castles-card-per_sleeping = 2 za każdą komnatę sypialną
between_two_castles-card-per_corridor = 2 za każdy korytarz
between_two_castles-card-per_downstairs = 2 za każdą komnatę podziemną
between_two_castles-card-per_special = 2 za każdą komnatę specjalną, także salę tronową
between_two_castles-card-below_ground = 1 za każdą komnatę pod ziemią
between_two_castles-card-level_3_up = 1 za każdą komnatę na poziomie 3 i wyżej
between_two_castles-card-total_height = 1 za każdy poziom zamku
between_two_castles-card-total_width = 1 za każdą kolumnę zamku
between_two_castles-card-surrounded_8 = 3 za każdą komnatę otoczoną ze wszystkich 8 stron (sala tronowa: z 10)
between_two_castles-card-edges_4 = 2 za każdą komnatę z sąsiadem na każdym brzegu (sala tronowa: 6)
between_two_castles-card-throne_edge_types = 2 za każdy zwykły typ przy 6 brzegach sali tronowej
between_two_castles-card-throne_ring = 1 za każdą komnatę na 10 polach wokół sali tronowej
between_two_castles-card-five_of_type = 4 za każdy zwykły typ z 5 lub więcej komnatami
between_two_castles-card-three_of_type = 2 za każdy zwykły typ z 3 lub więcej komnatami
between_two_castles-bonus-food = Dobierz 5 kafli, jeden zatrzymaj i połóż
between_two_castles-bonus-living = Weź królewskiego sługę do sali tronowej
between_two_castles-bonus-utility = Dobierz 3 karty bonusowe, zatrzymaj jedną
between_two_castles-bonus-outdoor = Połóż fontannę: zawsze 5
between_two_castles-bonus-sleeping = Połóż wieżę: 1 za komnatę pod nią
between_two_castles-bonus-corridor = Połóż hol główny: 1 za komnatę dookoła
between_two_castles-bonus-downstairs = Weź bonus dowolnego innego typu
between_two_castles-bonus-special = Połóż komnatę specjalną do wyboru
between_two_castles-sheet-food = jadalne
between_two_castles-sheet-living = mieszkalne
between_two_castles-sheet-utility = gospodarcze
between_two_castles-sheet-outdoor = zewnętrzne
between_two_castles-sheet-sleeping = sypialne
between_two_castles-sheet-corridor = korytarze
between_two_castles-sheet-downstairs = podziemne
between_two_castles-sheet-tower = wieże
between_two_castles-sheet-fountain = fontanny
between_two_castles-sheet-grand_foyer = hole główne
between_two_castles-sheet-bonus_cards = karty bonusowe
between_two_castles-sheet-royal_attendants = królewscy słudzy
between_two_castles-sheet-throne_room = sala tronowa

## What happened
between_two_castles-turn-began = Runda { $round }, tura { $turn }: po { $tiles } na ręce.
between_two_castles-revealed = Kafle odkryte. { $picks }.
between_two_castles-pick = { $name }: { $rooms }
between_two_castles-assigned = { $name } odkrywa kafle Ludwika: { $left } – { $leftcastle }, { $right } – { $rightcastle }.
between_two_castles-placed-draft = { $name }: { $room }, { $castle }: +{ $gain }.
between_two_castles-placed-food = { $castle } zatrzymuje kafel { $room }: +{ $gain }.
between_two_castles-placed-special = { $castle } dostaje komnatę specjalną ({ $room }): +{ $gain }.
between_two_castles-earned = Bonus: { $bonus }.
between_two_castles-copied = { $castle } bierze inny bonus: { $bonus }.
between_two_castles-attended = { $castle } dostaje sługę ({ $attendant }): +{ $gain }.
between_two_castles-card-kept = { $castle } zatrzymuje kartę bonusową „{ $card }”: +{ $gain }.
between_two_castles-proposed = { $name } proponuje ({ $castle }): { $what }.
between_two_castles-proposed-secret = { $name } coś proponuje ({ $castle }), odpowiada { $partner }.
between_two_castles-settled-accept = { $name } zgadza się.
between_two_castles-settled-decide = Ostatnie słowo ma { $name }.
between_two_castles-dropped = Propozycja gracza { $name } ({ $castle }) upada: ostatnia taka rzecz trafiła do innego zamku.
between_two_castles-none_left-food = Nie ma już kafli: { $castle } nie dostaje nic za ten bonus.
between_two_castles-none_left-utility = Nie ma już kart bonusowych: { $castle } nie dostaje nic za ten bonus.
between_two_castles-game-over = Zamki są gotowe: { $points }.
between_two_castles-copy-of = bonus: { $type }

## Who is due
between_two_castles-status-assign = { $name }, zdecyduj, który z dwóch kafli Ludwika gdzie trafi.
between_two_castles-status-draft = { $count ->
    [one] { $names }, wybierz w tajemnicy dwa kafle.
   *[other] { $names }: wybierzcie w tajemnicy dwa kafle.
}
between_two_castles-status-build = { $count ->
    [one] { $names }, połóż swoje kafle.
   *[other] { $names }: połóżcie swoje kafle.
}
between_two_castles-status-place = { $name }, połóż kafel { $room } w zamku { $castle }.
between_two_castles-status-bonus = { $name }, wykorzystaj bonus zamku { $castle }.
between_two_castles-status-agree = { $one } i { $other }: uzgodnijcie bonus zamku { $castle }.
between_two_castles-status-answer = { $name }, odpowiedz na propozycję gracza { $proposer } ({ $castle }).
between_two_castles-status-last = { $name }, masz ostatnie słowo o propozycji gracza { $proposer } ({ $castle }).
between_two_castles-word-yours = Zaproponować może każde z was. Jeśli nikt nie chce, słowo należy do ciebie: tu starszeństwo masz ty.
between_two_castles-word-partners = Zaproponować może każde z was. Jeśli nikt nie chce, słowo należy do partnera: tu starszeństwo ma on.
between_two_castles-first-yours = Pierwsze może położyć kafel każde z was. Jeśli nikt nie chce, kładziesz ty: tu starszeństwo masz ty.
between_two_castles-first-partners = Pierwsze może położyć kafel każde z was. Jeśli nikt nie chce, kładzie partner: tu starszeństwo ma on.

## The panel
between_two_castles-ask-tiles = Wybierz { $count } z { $tiles } kafli, po jednym do każdego z twoich zamków. Wybór jest tajny i ostateczny.
between_two_castles-yours-left = -# Z lewej: **{ $castle }** { $points } · { $rooms }
between_two_castles-yours-right = -# Z prawej: **{ $castle }** { $points } · { $rooms }
between_two_castles-ask-tiles-hint = Wybierz kafle: { $count }
between_two_castles-ask-tiles-confirm = { $rooms }: wybrać te dwa? To ostateczne.
between_two_castles-ask-ludwig_left = Ludwik dobrał dwa kafle. Który trafi do zamku na lewo od niego ({ $left })? Drugi trafi do { $right }.
between_two_castles-ask-first = Co robisz najpierw?
between_two_castles-task-place = **{ $castle }**: połóż kafel.
between_two_castles-task-keep = **{ $castle }**: zatrzymaj i połóż jeden z kafli dobranych za bonus jadalny.
between_two_castles-task-add = **{ $castle }**: połóż komnatę specjalną.
between_two_castles-task-attend = **{ $castle }**: wybierz sługę; 1 punkt za każdą komnatę z taką ozdobą.
between_two_castles-task-card = **{ $castle }**: wybierz kartę bonusową.
between_two_castles-task-copy = **{ $castle }**: weź bonus innego typu.
between_two_castles-task-answer = **{ $castle }**: partner proponuje: { $what }. Co powiesz?
between_two_castles-task-last = **{ $castle }**: partner chce: { $what }. Ostatnie słowo należy do ciebie.
between_two_castles-ask-cell = **{ $castle }**, połóż: { $room } ({ $want }). Gdzie?
between_two_castles-ask-confirm = { $what }, { $castle }: zrobić to?
between_two_castles-answer-tile = { $letter } { $room }
between_two_castles-answer-task = { $letter } { $castle } – { $deed }
between_two_castles-answer-ludwig = { $letter } { $left } z lewej { $leftgain }, { $right } z prawej { $rightgain }
between_two_castles-say-do = { $deed }
between_two_castles-say-place = połóż: { $deed }
between_two_castles-say-propose = zaproponuj: { $deed }
between_two_castles-say-accept = zgoda: { $deed }
between_two_castles-say-decide = zdecyduj: { $deed }
between_two_castles-deed = { $what } { $gain }
between_two_castles-deed-card = { $gain } „{ $card }”
between_two_castles-sets-off-3 = { $kind ->
    [food] trzecia jadalna
    [living] trzecia mieszkalna
    [utility] trzecia gospodarcza
    [outdoor] trzecia zewnętrzna
    [sleeping] trzecia sypialna
    [corridor] trzeci korytarz
   *[downstairs] trzecia podziemna
}: bonus
between_two_castles-sets-off-5 = { $kind ->
    [food] piąta jadalna
    [living] piąta mieszkalna
    [utility] piąta gospodarcza
    [outdoor] piąta zewnętrzna
    [sleeping] piąta sypialna
    [corridor] piąty korytarz
   *[downstairs] piąta podziemna
}: komnata specjalna
between_two_castles-cell-do = Połóż na { $letter }: { $gain }
between_two_castles-cell-propose = Zaproponuj { $letter }: { $gain }
between_two_castles-cell-accept = Zgoda na { $letter }: { $gain }
between_two_castles-cell-decide = Zdecyduj za { $letter }: { $gain }
between_two_castles-brings = { $left } { $leftgain }, { $right } { $rightgain } · { $want }
between_two_castles-choose-two = Wybierz: { $rooms }, { $gain }
between_two_castles-picked = Twój tajny wybór: { $rooms }. Odkryje się, gdy wybiorą wszyscy.
between_two_castles-rule-third = **{ $type }**, trzecia komnata: { $bonus }.
between_two_castles-rule-fifth = **Piąta komnata dowolnego typu**: { $bonus }.
between_two_castles-rule-attendant = **{ $attendant }**: { $what }.
between_two_castles-rule-throne = **Sala tronowa, { $castle }**: po 2 za każde zaznaczone pole z jednym z typów: { $types }.
between_two_castles-rule-card = **Karta bonusowa, { $castle }**: { $card }.

## In words
between_two_castles-castle-title = **{ $castle }: { $points }** ({ $builders })
between_two_castles-throne-words = sala tronowa { $points } (po 2 za komnatę na zaznaczonych polach: { $types })
between_two_castles-level = Poziom { $level }: { $rooms }
between_two_castles-room-points = { $room } { $points }
between_two_castles-room-sum = { $room } { $points } ({ $each }×{ $count })
between_two_castles-open-tiles = Do położenia: { $picks }.
between_two_castles-supply = Pozostało kafli: { $tiles }; kart bonusowych: { $cards }.
between_two_castles-points-of = { $name } { $points }

## The end
between_two_castles-rank = **{ $rank }. { $name }: { $points }** – liczy się { $castle }, lepszy zamek to { $other } ({ $better })
between_two_castles-sheet-line = { $source } { $points }
between_two_castles-sheet-sum = { $source } { $points }: { $rooms }
between_two_castles-tie-0 = Remis rozstrzygają punkty lepszego zamku.
between_two_castles-tie-1 = Remis rozstrzyga liczba komnat specjalnych w obu zamkach.

## Variants
between_two_castles-seats-help = Sąsiedzi budują zamek razem, ostatnie miejsce z pierwszym: kolejność decyduje, kto jest czyim partnerem.
between_two_castles-option-quick = Szybkie bonusy
between_two_castles-option-quick-help = O bonusie decyduje sam ten, czyj kafel go dał, bez pytania partnera.
between_two_castles-option-seniority = Starszeństwo
between_two_castles-option-seniority-help = Kto rozstrzyga spór partnerów o bonus i o to, kto kładzie pierwszy: wybierz najstarszego.

## Rules
between_two_castles-rules-1 =
    Budujesz dwa zamki: jeden z sąsiadem z lewej, drugi z sąsiadem z prawej. Na końcu **liczy się twój słabszy zamek**; wygrywa ten, czyj jest najlepszy.
    Dwie rundy po cztery tury. W każdej turze wszyscy naraz i w tajemnicy wybierają **dwa kafle** z ręki, potem się je odkrywa; po jednym trafia do każdego z twoich dwóch zamków. Reszta ręki idzie do sąsiada z lewej, w drugiej rundzie do sąsiada z prawej. Ostatni pojedynczy kafel się odrzuca.
between_two_castles-rules-2 =
    Kafel styka się bokiem z komnatą zamku. Powyżej parteru musi mieć komnatę pod sobą. Na komnatach pod gołym niebem nic nie stoi: to komnaty zewnętrzne, fontanny i wieże.
    Komnaty podziemne leżą tylko pod ziemią. Korytarze i hole główne gdziekolwiek. Wszystkie inne na parterze lub wyżej.
between_two_castles-rules-3 =
    Każda komnata mówi, **gdzie** szuka, **ile** daje każde znalezisko i **czego** szuka. Puste pole z kropką to ona sama, czarne pola się liczą.
    Sala tronowa liczy się raz wszędzie tam, gdzie liczą się komnaty specjalne lub jej ozdoba, i daje 2 za każde z dwóch zaznaczonych pól z komnatą jednego z jej typów.
between_two_castles-rules-4 =
    W zamku **trzecia** komnata jednego typu daje bonus tego typu, **piąta** – komnatę specjalną do wyboru: od razu, zanim położy się tam cokolwiek innego. To, co daje bonus, może dać kolejny bonus.
    Trzecia komnata podziemna daje bonus dowolnego innego typu. W sali tronowej jest miejsce dla dwóch królewskich sług. Gdy kafli lub kart jest za mało, dobiera się tyle, ile jest.
    Karty bonusowe: sala tronowa nie należy do żadnego z dziesięciu typów, a tam, gdzie mowa o zwykłych typach, liczy się tylko siedem zwykłych, bez specjalnych. Komnata jest otoczona, gdy zajętych jest wszystkich 8 pól wokół niej, sala tronowa – gdy wszystkich 10; sąsiad na każdym brzegu to 4 komnaty, przy sali tronowej 6.
between_two_castles-rules-5 =
    O swoich kaflach decydujesz samodzielnie: do którego zamku i na które pole. Pierwszy może położyć kafel każdy z partnerów; jeśli nikt nie chce, kładzie starszy.
    Natomiast **bonus** należy do obojga partnerów: jedno proponuje, drugie zgadza się lub proponuje swoje; jeśli się nie zgodzą, o bonusie – i o niczym więcej – decyduje starszy partner. W wariancie **Szybkie bonusy** decyduje sam ten, czyj kafel dał bonus.
    Gra **we dwoje**: trzecie miejsce ma król Ludwik. Co turę losuje się dwa kafle z jego ręki; sąsiad z jego lewej (w drugiej rundzie z prawej) mówi, który gdzie trafi, a jego partner kładzie kafel i decyduje o bonusach tego zamku. Ludwik może wygrać.
    Remis: lepszy zamek, potem komnaty specjalne w obu zamkach, potem wspólne zwycięstwo.

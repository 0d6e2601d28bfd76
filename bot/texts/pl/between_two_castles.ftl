### „Pomiędzy dwoma zamkami Szalonego Króla Ludwika” słowami.

between_two_castles = Pomiędzy Dwoma Zamkami Szalonego Króla Ludwika
between_two_castles-short = Dwa zamki

## Types, attendants, cards
between_two_castles-type-food = Jadalne
between_two_castles-type-living = Mieszkalne
between_two_castles-type-utility = Gospodarcze
between_two_castles-type-outdoor = Zewnętrzne
between_two_castles-type-sleeping = Sypialne
between_two_castles-type-corridor = Korytarze
between_two_castles-type-downstairs = Podziemne
between_two_castles-kind-food = jadalna
between_two_castles-kind-living = mieszkalna
between_two_castles-kind-utility = gospodarcza
between_two_castles-kind-outdoor = zewnętrzna
between_two_castles-kind-sleeping = sypialna
between_two_castles-kind-corridor = korytarz
between_two_castles-kind-downstairs = podziemna
between_two_castles-kind-special = specjalna
between_two_castles-hanging-mirror = lustro
between_two_castles-hanging-painting = obraz
between_two_castles-hanging-swords = miecze
between_two_castles-hanging-torch = pochodnia
between_two_castles-attendant-mirror = Łaziebnik
between_two_castles-attendant-painting = Malarz
between_two_castles-attendant-swords = Strażnik
between_two_castles-attendant-torch = Żongler ogniem
between_two_castles-with-hanging = { $attendant } ({ $hanging })
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
between_two_castles-card-per_special = 2 za każdą komnatę specjalną, łącznie z salą tronową
between_two_castles-card-below_ground = 1 za każdą komnatę pod ziemią
between_two_castles-card-level_3_up = 1 za każdą komnatę na poziomie 3 i wyższych
between_two_castles-card-total_height = 1 za każdy poziom zamku
between_two_castles-card-total_width = 1 za każdą kolumnę zamku
between_two_castles-card-surrounded_8 = 3 za każdą komnatę otoczoną ze wszystkich 8 stron (sala tronowa: ze wszystkich 10)
between_two_castles-card-edges_4 = 2 za każdą komnatę z sąsiadem na każdym brzegu (sala tronowa: na 6)
between_two_castles-card-throne_edge_types = 2 za każdy zwykły typ przy 6 brzegach sali tronowej
between_two_castles-card-throne_ring = 1 za każdą komnatę na 10 polach wokół sali tronowej
between_two_castles-card-five_of_type = 4 za każdy zwykły typ z 5 lub więcej komnatami
between_two_castles-card-three_of_type = 2 za każdy zwykły typ z 3 lub więcej komnatami
between_two_castles-bonus-food = Dobierz 5 kafelków, jeden zachowaj i połóż
between_two_castles-bonus-living = Umieść królewskiego sługę w sali tronowej
between_two_castles-bonus-utility = Dobierz 3 karty bonusowe, jedną zachowaj
between_two_castles-bonus-outdoor = Połóż fontannę: zawsze 5
between_two_castles-bonus-sleeping = Połóż wieżę: 1 za komnatę pod nią
between_two_castles-bonus-corridor = Połóż hol główny: 1 za komnatę dookoła
between_two_castles-bonus-downstairs = Weź bonus dowolnego innego typu
between_two_castles-bonus-special = Połóż dowolną komnatę specjalną
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

## Places
between_two_castles-spot = kolumna { $x }, poziom { $level }
between_two_castles-at = { $room } ({ $spot })
between_two_castles-in = { $room } ({ $castle }, { $spot })
between_two_castles-beside-below = pod spodem { $room }
between_two_castles-beside-left = z lewej { $room }
between_two_castles-beside-right = z prawej { $room }
between_two_castles-beside-above = powyżej { $room }

## What happened
between_two_castles-turn-began = Runda { $round }, tura { $turn }: po { $tiles } na ręce.
between_two_castles-revealed = Wszyscy odsłaniają kafelki. { $picks }.
between_two_castles-pick = { $name }: { $rooms }
between_two_castles-assigned = { $name } odsłania kafelki Ludwika: { $left } – { $leftcastle }, { $right } – { $rightcastle }.
between_two_castles-placed-draft = { $name } buduje: { $room } ({ $castle }, { $spot }), +{ $gain }.
between_two_castles-placed-food = { $castle } dostaje kafelek: { $room } ({ $spot }), +{ $gain }.
between_two_castles-placed-special = { $castle } dostaje komnatę specjalną: { $room } ({ $spot }), +{ $gain }.
between_two_castles-earned = Bonus: { $bonus }.
between_two_castles-copied = { $castle } bierze inny bonus: { $bonus }.
between_two_castles-attended = { $castle } dostaje sługę: { $attendant }, +{ $gain }.
between_two_castles-card-kept = { $castle } dostaje kartę bonusową „{ $card }”, +{ $gain }.
between_two_castles-decided-alone = { $name } decyduje: { $what }
between_two_castles-proposed = { $name } proponuje ({ $castle }): { $what }.
between_two_castles-proposed-secret = { $name } proponuje bonus ({ $castle }), odpowiada { $partner }.
between_two_castles-settled-accept = { $name } się zgadza.
between_two_castles-settled-decide = Ostatnie słowo ma { $name }.
between_two_castles-back-assigned = kafelki Ludwika
between_two_castles-back-settled = odpowiedź na propozycję
between_two_castles-dropped = { $name }: propozycja przepada ({ $castle }), bo ostatnią taką rzecz zabrał inny zamek.
between_two_castles-none_left-food = Nie ma już kafelków: { $castle } nie dostaje nic za ten bonus.
between_two_castles-none_left-utility = Nie ma już kart bonusowych: { $castle } nie dostaje nic za ten bonus.
between_two_castles-game-over = Zamki są gotowe: { $points }.
between_two_castles-copy-of = bonus za { $type }

## Who is due
between_two_castles-status-assign = { $name }, zdecyduj, który z dwóch kafelków Ludwika gdzie trafi.
between_two_castles-status-draft = { $count ->
    [one] { $names }, wybierz w tajemnicy dwa kafelki.
   *[other] { $names }: wybierzcie w tajemnicy dwa kafelki.
}
between_two_castles-status-build = { $count ->
    [one] { $names }, połóż swoje kafelki.
   *[other] { $names }: połóżcie swoje kafelki.
}
between_two_castles-status-place = { $name }, połóż kafelek: { $room } ({ $castle }).
between_two_castles-status-bonus = { $name }, wykorzystaj bonus zamku { $castle }.
between_two_castles-status-agree = { $one } i { $other }: uzgodnijcie bonus zamku { $castle }.
between_two_castles-status-answer = { $name }, odpowiedz na propozycję partnera: { $proposer }, { $castle }.
between_two_castles-status-last = { $name }, masz ostatnie słowo: { $castle }, proponuje { $proposer }.
between_two_castles-word-yours = Zaproponować może każde z was. Jeśli nikt nie zacznie, decyzja należy do ciebie: tu starszeństwo masz ty.
between_two_castles-word-partners = Zaproponować może każde z was. Jeśli nikt nie zacznie, decyzja należy do partnera, który ma tu starszeństwo.
between_two_castles-first-yours = Zacząć może każde z was. Jeśli nikt nie chce, pierwszy kafelek kładziesz ty: tu starszeństwo masz ty.
between_two_castles-first-partners = Zacząć może każde z was. Jeśli nikt nie chce, pierwszy kafelek kładzie partner, który ma tu starszeństwo.
between_two_castles-counter-yours = Jeśli zaproponujesz coś innego, a partner się nie zgodzi, decydujesz ty: tu starszeństwo masz ty.
between_two_castles-counter-partners = Jeśli zaproponujesz coś innego, zdecyduje partner, który ma tu starszeństwo.

## The panel
between_two_castles-ask-tiles = Wybierz { $count } z { $tiles } kafelków, po jednym do każdego z twoich zamków. Nikt nie widzi wyboru, dopóki nie wybiorą wszyscy.
between_two_castles-yours-left = -# Z lewej: **{ $castle }** { $points } · { $rooms }
between_two_castles-yours-right = -# Z prawej: **{ $castle }** { $points } · { $rooms }
between_two_castles-no-rooms = jeszcze pusto
between_two_castles-ask-tiles-hint = Wybierz { $count ->
    [one] { $count } kafelek
    [few] { $count } kafelki
    [many] { $count } kafelków
   *[other] { $count } kafelka
}
between_two_castles-ask-tiles-confirm = { $rooms }: wybrać te dwa?
between_two_castles-ask-ludwig_left = Ludwikowi przypadły dwa kafelki. Który trafi do zamku na lewo od niego ({ $left })? Drugi trafi do zamku { $right }.
between_two_castles-ask-first = Co robisz najpierw?
between_two_castles-task-place = **{ $castle }**: połóż kafelek.
between_two_castles-task-keep = **{ $castle }**: zachowaj i połóż jeden z kafelków dobranych za bonus jadalny.
between_two_castles-task-add = **{ $castle }**: połóż komnatę specjalną.
between_two_castles-task-attend = **{ $castle }**: wybierz sługę, który daje 1 punkt za każdą komnatę ze swoją ozdobą.
between_two_castles-task-card = **{ $castle }**: wybierz kartę bonusową.
between_two_castles-task-copy = **{ $castle }**: weź bonus innego typu.
between_two_castles-task-answer = **{ $castle }**: partner proponuje: { $what }. Co ty na to?
between_two_castles-task-last = **{ $castle }**: partner chce: { $what }. Ostatnie słowo należy do ciebie.
between_two_castles-tile = **{ $room }**: { $facts }
between_two_castles-ask-cell = **{ $castle }**, połóż: { $room } ({ $want }). Gdzie?
between_two_castles-ask-spot = -# Wybierz kafelek razem z miejscem: numery to miejsca na obrazku.
between_two_castles-ask-preview = { $castle }: { $what }
between_two_castles-answer-tile = { $letter } { $room } ({ $facts })
between_two_castles-answer-task = { $letter } { $castle } – { $deed }
between_two_castles-answer-ludwig = { $letter } { $left } z lewej { $leftgain }, { $right } z prawej { $rightgain }
between_two_castles-say-do = { $deed }
between_two_castles-say-place = połóż: { $deed }
between_two_castles-say-propose = zaproponuj: { $deed }
between_two_castles-say-accept = zgoda: { $deed }
between_two_castles-say-decide = wybierz: { $deed }
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
between_two_castles-off-3 = (bonus)
between_two_castles-off-5 = (komnata specjalna)
between_two_castles-spot-do = { $room } na { $letter }: { $place }, { $gain }
between_two_castles-spot-propose = Zaproponuj: { $room } na { $letter }: { $place }, { $gain }
between_two_castles-spot-accept = Zgoda: { $room } na { $letter }: { $place }, { $gain }
between_two_castles-spot-decide = Wybierz: { $room } na { $letter }: { $place }, { $gain }
between_two_castles-spot-menu = { $room }: wybierz miejsce (najlepsze { $gain })
between_two_castles-spot-list = Wybierz kafelek i miejsce (najlepsze { $gain })
between_two_castles-cell-do = { $letter }: { $place }, { $gain }
between_two_castles-cell-propose = Zaproponuj { $letter }: { $place }, { $gain }
between_two_castles-cell-accept = Zgoda na { $letter }: { $place }, { $gain }
between_two_castles-cell-decide = Wybierz { $letter }: { $place }, { $gain }
between_two_castles-reason-brings = { $room } daje { $gain } ({ $castle })
between_two_castles-reason-bonus = { $room } daje { $gain } i bonus ({ $castle })
between_two_castles-reason-earns-third = to trzecia komnata swojego typu ({ $kind }) i daje jego bonus
between_two_castles-reason-earns-fifth = to piąta komnata swojego typu ({ $kind }) i daje komnatę specjalną
between_two_castles-reason-towards = jeszcze jedna komnata tego typu ({ $kind }) da zamkowi bonus
between_two_castles-reason-lower = rośnie { $castle }, a liczy się twój zamek z mniejszą liczbą punktów
between_two_castles-reason-copy = ten bonus może od razu dać { $gain }
between_two_castles-reason-draws = ten bonus pozwala wybrać z nowo dobranych
between_two_castles-against-higher = { $castle } ma już więcej punktów, a liczy się twój zamek z mniejszą liczbą
between_two_castles-scores = { $want } · { $left }, { $right }
between_two_castles-choose-two = Wybierz: { $rooms }, { $gain }
between_two_castles-picked = Twój tajny wybór: { $rooms }. Zobaczą go inni, gdy wybiorą wszyscy.
between_two_castles-rule-third = **{ $type }**, trzecia komnata: { $bonus }.
between_two_castles-rule-fifth = **Piąta komnata dowolnego typu**: { $bonus }.
between_two_castles-rule-attendant = **{ $attendant }**: { $what }.
between_two_castles-rule-throne = **Sala tronowa, { $castle }**: { $facts }.
between_two_castles-rule-card = **Karta bonusowa, { $castle }**: { $card }.

## In words
between_two_castles-castle-title = **{ $castle }: { $points }** ({ $builders })
between_two_castles-throne-facts = { $hanging }, 2 za { $one } lub { $other } na zaznaczonych polach: { $here } i { $there }
between_two_castles-throne-full = 0–1 sala tronowa { $points } ({ $facts })
between_two_castles-throne-named = 0–1 sala tronowa { $points }
between_two_castles-level = Poziom { $level }: { $rooms }
between_two_castles-room-full = { $x } { $room } { $points } ({ $facts })
between_two_castles-room-named = { $x } { $room } { $letter }{ $points }
between_two_castles-room-points = { $room } { $points }
between_two_castles-room-sum = { $room } { $points } ({ $each }×{ $count })
between_two_castles-beside = Słudzy i karty: { $sources }
between_two_castles-bonus-open = Bonus do wykorzystania: { $bonus }
between_two_castles-proposal-open = Propozycja: { $what }
between_two_castles-places = Kolumny liczy się od sali tronowej, która zajmuje 0 i 1: −1 jest po jej lewej stronie, 2 po prawej. Poziom 1 to parter, −1 to pierwszy poziom pod ziemią.
between_two_castles-legend-full = O każdym kafelku: kolumna, nazwa, punkty, potem typ, ozdoba i za co daje punkty.
between_two_castles-legend-brief = O każdym kafelku: kolumna, nazwa, litera typu z punktami, ozdoba. Za co kafelki dają punkty, podaje plik. Litery: { $letters }.
between_two_castles-legend-named = O każdym kafelku: kolumna, nazwa, litera typu z punktami. Wszystko, co jest na kafelkach, podaje plik. Litery: { $letters }.
between_two_castles-legend-grid = Kolumny są u góry, poziomy z lewej. Na polu litera typu i punkty; # to sala tronowa z jej punktami, · to puste pole. Nazwy wszystkich kafelków zawiera plik. Litery: { $letters }.
between_two_castles-passes-left = Reszta kafelków idzie do sąsiada z lewej.
between_two_castles-passes-right = Reszta kafelków idzie do sąsiada z prawej.
between_two_castles-open-tiles = Do położenia: { $picks }.
between_two_castles-ludwigs-tiles = Kafelki Ludwika w tej turze: { $left } – { $leftcastle }, { $right } – { $rightcastle }.
between_two_castles-supply = Pozostało kafelków: { $tiles }; kart bonusowych: { $cards }.
between_two_castles-stores = Poza tym zostały: { $things }.
between_two_castles-points-of = { $name } { $points }
between_two_castles-alt-castle = { $castle }: { $points } ({ $builders })
between_two_castles-alt-new = { $castle }: { $points } ({ $builders }), nowe: { $rooms }
between_two_castles-own-left = Twój zamek z lewej: { $castle }
between_two_castles-own-right = Twój zamek z prawej: { $castle }

## The end
between_two_castles-rank = **{ $rank }. { $name }: { $points }** – liczy się { $castle }, lepszy zamek to { $other } ({ $better })
between_two_castles-sheet-line = { $source } { $points }
between_two_castles-sheet-sum = { $source } { $points }: { $rooms }
between_two_castles-tie-0 = Remis rozstrzygają punkty lepszego zamku.
between_two_castles-tie-1 = Remis rozstrzyga liczba komnat specjalnych w obu zamkach.

## Variants
between_two_castles-seats-help = Sąsiedzi budują zamek razem, ostatnie miejsce z pierwszym: kolejność decyduje, kto jest czyim partnerem.
between_two_castles-option-quick = Szybkie bonusy
between_two_castles-option-quick-help = O bonusie decyduje ten, czyj kafelek go dał, bez pytania partnera.
between_two_castles-option-seniority = Starszeństwo
between_two_castles-option-seniority-help = Kto rozstrzyga, gdy partnerzy spierają się o bonus lub o to, kto zaczyna: wybierz najstarszego.

## Rules
between_two_castles-rules-since-1 = swoje kafelki każdy kładzie sam, a partnerzy uzgadniają tylko bonusy.
between_two_castles-rules-1 =
    ### Zbuduj dwa zamki, każdy z innym sąsiadem
    Jeden zamek budujesz z sąsiadem z lewej, drugi z sąsiadem z prawej. Na końcu **liczy się niższy z wyników twoich dwóch zamków**; wygrywa gracz z najwyższym takim wynikiem.
    Gra trwa dwie rundy po cztery tury. W każdej rundzie masz na ręce dziewięć kafelków. W każdej turze wszyscy jednocześnie i w tajemnicy wybierają **dwa kafelki** z ręki, potem je odsłaniają i kładą po jednym w każdym ze swoich dwóch zamków. Reszta ręki idzie do sąsiada z lewej, w drugiej rundzie do sąsiada z prawej. Ostatni, pojedynczy kafelek się odrzuca.
between_two_castles-rules-2 =
    ### Gdzie kłaść kafelki
    Kafelek musi stykać się brzegiem z komnatą zamku. Powyżej parteru musi mieć komnatę pod sobą. Nie wolno nic stawiać na komnatach pod gołym niebem: zewnętrznych, fontannach i wieżach.
    Komnaty podziemne kładzie się tylko pod ziemią, korytarze i hole główne gdziekolwiek, wszystkie inne na parterze lub wyżej.
    Teksty podają miejsce jako kolumnę i poziom: sala tronowa zajmuje kolumny 0 i 1, −1 jest po jej lewej stronie, 2 po prawej; poziom 1 to parter, −1 to pierwszy poziom pod ziemią.
    Nasza zasada: położony kafelek zostaje na miejscu, także w tej samej turze; cofnąć ruch można tylko według zasad stołu.
between_two_castles-rules-3 =
    ### Za co komnaty dają punkty
    Każda komnata pokazuje, **gdzie** szukać, **ile** punktów daje każde trafienie i **czego** szukać. Puste pole z kropką to ona sama, czarne pola się liczą.
    Komnata jest **połączona** z inną, jeśli można do niej dojść od kafelka do kafelka, przez wspólne brzegi, tylko przez komnaty szukanego typu; sala tronowa nie łączy. Komnata gospodarcza nie liczy samej siebie. Sala tronowa liczy się raz wszędzie tam, gdzie liczą się komnaty specjalne lub jej ozdoba. Daje 2 punkty za każde z dwóch zaznaczonych pól, na którym leży komnata jednego z jej dwóch typów.
between_two_castles-rules-4 =
    ### Bonusy
    W zamku **trzecia** komnata jednego typu daje bonus tego typu, **piąta** – komnatę specjalną do wyboru: od razu, zanim położy się tam cokolwiek innego. To, co daje bonus, może dać kolejny bonus.
    Trzecia komnata podziemna daje bonus dowolnego innego typu. W sali tronowej jest miejsce dla dwóch królewskich sług. Gdy kafelków lub kart jest za mało, najpierw wtasowuje się odrzucone; jeśli to nie wystarczy, dobiera się tyle, ile jest.
    Karty bonusowe: sala tronowa nie należy do żadnego z dziesięciu typów, a tam, gdzie mowa o zwykłych typach, liczy się tylko siedem zwykłych, bez specjalnych. Komnata jest otoczona, gdy zajęte są wszystkie pola wokół niej (8), sala tronowa – gdy wszystkie 10; sąsiad na każdym brzegu to 4 komnaty, przy sali tronowej 6.
between_two_castles-rules-5 =
    ### Partnerzy, dwoje graczy, remis
    O swoich kafelkach decydujesz samodzielnie: do którego zamku i na które pole. Zacząć może każdy z partnerów; jeśli nikt nie chce, zaczyna starszy. Jeśli starszeństwa nie wybrano, ma je osoba, której miejsce jest wcześniejsze.
    Natomiast **bonus** należy do obojga partnerów: jedno proponuje, drugie się zgadza lub proponuje coś innego. Jeśli nie dojdą do porozumienia, o bonusie – i o niczym więcej – decyduje starszy partner. W wariancie **Szybkie bonusy** decyduje ten, czyj kafelek dał bonus.
    Gra **dla dwojga**: trzecie miejsce zajmuje król Ludwik. Co turę losuje się dwa kafelki z jego ręki. Jego sąsiad z lewej, a w drugiej rundzie z prawej, decyduje, który gdzie trafi; każdy kafelek kładzie partner Ludwika przy tym zamku i to on decyduje o jego bonusach. Ludwik może wygrać.
    Remis rozstrzyga lepszy zamek, potem komnaty specjalne w obu zamkach; jeśli to nie pomoże, zwycięstwo jest wspólne.
between_two_castles-rules-3-picture =
    Za co dają punkty komnaty każdego typu:
    Jadalne: 2 za każdą szukaną komnatę nad nią i pod nią albo z lewej i z prawej, albo na 2 polach niżej.
    Mieszkalne: 1 za każdą szukaną komnatę na 8 polach dookoła albo 2 za każdą zewnętrzną dookoła (ale nie pod nią) lub podziemną na 3 polach pod nią.
    Gospodarcze: 1 za każdą połączoną z nią szukaną komnatę.
    Zewnętrzne: 1 za każdą szukaną komnatę w zamku.
    Sypialne: 4, jeśli w zamku są wszystkie inne typy (sześć), inaczej 1.
    Korytarze: 1 za każdą komnatę dookoła z taką samą ozdobą.
    Podziemne: 1 za każdą szukaną komnatę powyżej; 1 za każdy korytarz lub podziemną, 2 za każdą specjalną wyżej lub niżej.
    Fontanna: zawsze 5. Wieża: 1 za każdą komnatę pod nią. Hol główny: 1 za każdą komnatę dookoła.
between_two_castles-rules-4-picture =
    Co daje trzecia komnata każdego typu:
    { between_two_castles-type-food }: { between_two_castles-bonus-food }.
    { between_two_castles-type-living }: { between_two_castles-bonus-living }.
    { between_two_castles-type-utility }: { between_two_castles-bonus-utility }.
    { between_two_castles-type-outdoor }: { between_two_castles-bonus-outdoor }.
    { between_two_castles-type-sleeping }: { between_two_castles-bonus-sleeping }.
    { between_two_castles-type-corridor }: { between_two_castles-bonus-corridor }.
    { between_two_castles-type-downstairs }: { between_two_castles-bonus-downstairs }.
    Piąta komnata dowolnego typu: { between_two_castles-bonus-special }.
between_two_castles-record-higher_castle = Najcenniejszy zamek: { $amount }
between_two_castles-record-rooms = Najwięcej komnat w jednym zamku: { $amount }
between_two_castles-record-special_rooms = Najwięcej komnat specjalnych: { $amount }

## In few words
between_two_castles-deed-builds = buduje: { $rooms }
between_two_castles-deed-kept = zatrzymuje kartę bonusową { $gain }
between_two_castles-deed-proposed = proponuje: { $what } ({ $castle })
between_two_castles-deed-decide = ma ostatnie słowo
between_two_castles-deed-assigned = rozdziela kafelki Ludwika
between_two_castles-moment-revealed = Wszyscy odsłaniają po dwa kafelki.
between_two_castles-moment-half-time = **Połowa gry**: znów po { $tiles } na ręce, podajemy w prawo.
between_two_castles-moment-last-turn = **Ostatnia tura**: jeszcze po dwa kafelki.
between_two_castles-brief-tiles = **Wybierz dwa kafelki**, po jednym na zamek.
between_two_castles-brief-confirm = **Wybrać te dwa?**
between_two_castles-brief-cell = **{ $castle }**: gdzie trafi { $room }?
between_two_castles-brief-answer = **{ $castle }**: partner proponuje: { $what }.
between_two_castles-brief-accept = Zgoda
between_two_castles-counts-now = Liczy się { $lower } { $low } ({ $higher } { $high }).
between_two_castles-counts-both = Oba twoje zamki mają punktów: { $points }.
between_two_castles-about = Wybieraj komnaty i buduj zamek z każdym sąsiadem; liczy się ten słabszy. 2–7 graczy, 45 minut, średnia.
between_two_castles-introduces-ludwig = Trzecim graczem jest **król Ludwik**: co turę jedno z was decyduje, gdzie trafią jego dwa kafelki. Może też wygrać.

# What a computer player likes, after its name
between_two_castles-taste-bedrooms = zbiera komnaty sypialne
between_two_castles-taste-gardens = lubi komnaty zewnętrzne
between_two_castles-taste-kitchens = myśli przede wszystkim o jedzeniu
between_two_castles-taste-parlors = urządza komnaty mieszkalne

# Castles of Mad King Ludwig: captions, questions, words, rules.

mad_king_ludwig = Zamki szalonego króla Ludwika

## Captions
mad_king_ludwig-started = **{ $name }** zaczyna z foyer, wejścia: { $foyer }.
mad_king_ludwig-new-round = **Runda { $round }.** Budowniczy: { $name }.
mad_king_ludwig-new-round-solo = **Runda { $round }.**
mad_king_ludwig-last-round = **Dobrano ostatnią kartę komnat: ta runda jest ostatnia.**
mad_king_ludwig-no-rooms = brak
mad_king_ludwig-market-open = **{ $name }** otwiera rynek.
mad_king_ludwig-offer = { $room } { $price }
mad_king_ludwig-offer-coins = { $room } { $price } (na wierzchu { $coins })
mad_king_ludwig-bought = **{ $name }** kupuje i wykłada: { $room } za { $price }, { $gain }.
mad_king_ludwig-placed = **{ $name }** wykłada: { $room }, { $gain }.
mad_king_ludwig-completed = Ukończone: { $rooms }.
mad_king_ludwig-passed = **{ $name }** pasuje i bierze { $amount } z banku.
mad_king_ludwig-rewarded-activity = { $room }: +{ $points }.
mad_king_ludwig-rewarded-living = { $room } punktuje jeszcze raz: +{ $points }.
mad_king_ludwig-rewarded-outdoor = { $room }: { $amount } marek z banku.
mad_king_ludwig-rewarded-food = { $room }: dodatkowa tura.
mad_king_ludwig-lost = Nagroda za { $room } przepada: nie ma czego wziąć.
mad_king_ludwig-declined = **{ $name }** nie bierze darmowego korytarza.
mad_king_ludwig-chosen = **{ $name }** bierze nagrodę za { $room } jako: { $reward }.
mad_king_ludwig-looked = **{ $name }** zagląda do stosu { $size }.
mad_king_ludwig-put = **{ $name }** kładzie na talię komnaty ze stosu { $size }: { $count }.
mad_king_ludwig-put-open = **{ $name }** odkrywa i odkłada komnaty ze stosu { $size }: { $rooms }. Nie trafią na rynek.
mad_king_ludwig-put-none = **{ $name }** nie bierze nic ze stosu { $size }.
mad_king_ludwig-card-added = **{ $name }** zatrzymuje kartę premii, karty teraz: { $cards }.
mad_king_ludwig-extra-turn = **{ $name }** rozgrywa dodatkową turę.
mad_king_ludwig-game-over = Koniec gry: { $points }.
mad_king_ludwig-rank-reached = Osiągnięta ranga: **{ $rank }**.

## Who is due
mad_king_ludwig-status-start = { $count ->
    [one] { $names }, wybierz foyer.
   *[other] { $names }: wybierzcie foyer.
}
mad_king_ludwig-status-price = { $names }, ustal ceny.
mad_king_ludwig-status-buy = { $names }, kup komnatę albo spasuj.
mad_king_ludwig-status-reward = { $names }, weź nagrodę.
mad_king_ludwig-status-look = { $names }, wybierz komnaty ze stosu.
mad_king_ludwig-status-bonus = { $names }, wybierz kartę premii.
mad_king_ludwig-alt-placed = { $name }: { $room }, { $gain }.
mad_king_ludwig-alt-passed = { $name } pasuje.

## Panel
mad_king_ludwig-ask-foyer =
    ### Wybierz foyer
    Więcej wejść to więcej miejsc do budowy, mniej łatwiej ukończyć.
mad_king_ludwig-ask-start =
    ### Wybierz foyer i kartę premii, która wraca
    Więcej wejść to więcej miejsc do budowy, mniej łatwiej ukończyć. Dwie pozostałe karty zatrzymujesz w tajemnicy; dają punkty na koniec.
mad_king_ludwig-ask-room =
    ### Jesteś budowniczym
    Przekładaj komnaty na inne ceny, ile razy chcesz: inni płacą tobie. Nic nie jest ustalone, dopóki nie otworzysz rynku.
mad_king_ludwig-ask-price =
    ### { $room }: za jaką cenę?
    Komnata, która tam leży, przejmie jej miejsce; monety wędrują z komnatami.
mad_king_ludwig-ask-tile =
    ### Kup komnatę albo spasuj
    Masz { $money } marek. Każdy przycisk podaje cenę, liczbę miejsc i ile da od razu najlepsze.
mad_king_ludwig-ask-free =
    ### Weź galerię lub schody za darmo
    Każdy przycisk podaje liczbę miejsc i ile da od razu najlepsze.
mad_king_ludwig-after-this-turn = Po tej dodatkowej turze: { $rewards }.
mad_king_ludwig-not-to-be-had = Nie do wzięcia: { $rooms }.
mad_king_ludwig-lacks = brakuje { $count } marek
mad_king_ludwig-nowhere-floor = brak otwartego wejścia na jej piętrze, w dół prowadzą schody
mad_king_ludwig-nowhere-overlap = brak miejsca przy każdym wejściu
mad_king_ludwig-nowhere-fence = dotknęłaby płotu
mad_king_ludwig-nowhere-no_external_entrance = zamek straciłby ostatnie wejście z zewnątrz
mad_king_ludwig-ask-door =
    ### { $room }: przy którym wejściu?
    { $effect }. Każdy przycisk podaje, ile da od razu najlepsze ułożenie.
mad_king_ludwig-ask-way =
    ### { $room }: które ułożenie?
    Przycisk od razu wykłada. Ptaszek liczy ukończone płytki, krzyżyk zasłonięte wejścia.
mad_king_ludwig-ask-reward =
    ### Która nagroda teraz?
    Bierzesz je po kolei, w dowolnej kolejności. Dodatkową turę rozgrywa się do końca, z jej własnymi nagrodami; reszta tutaj czeka.
mad_king_ludwig-ask-kind =
    ### Nagroda za podziemne: jako którą ją bierzesz?
mad_king_ludwig-ask-stack =
    ### Do którego stosu zajrzeć?
    Potem możesz położyć do dwóch jego komnat na talię. Nikt inny ich nie zobaczy.
mad_king_ludwig-ask-stack-last =
    ### Do którego stosu zajrzeć?
    To ostatnia runda: potem możesz odkryć i odłożyć do dwóch jego komnat. Nie trafią na rynek, ale stos szybciej się opróżni.
mad_king_ludwig-ask-first =
    ### Którą komnatę położyć na wierzch talii?
    Ten stos widzisz tylko ty.
mad_king_ludwig-ask-first-last =
    ### Którą komnatę odkryć i odłożyć?
    Ten stos widzisz tylko ty. Odłożona komnata nie trafi na rynek.
mad_king_ludwig-ask-second =
    ### Którą komnatę położyć pod nią?
    Trafi na rynek po pierwszej.
mad_king_ludwig-ask-second-last =
    ### Którą jeszcze odkryć i odłożyć?
    Zobaczą ją wszyscy; nie trafi na rynek.
mad_king_ludwig-ask-card =
    ### Zatrzymaj jedną kartę premii
    Druga idzie pod talię.
mad_king_ludwig-ask-confirm =
    ### Czy tak?
    { $what }
mad_king_ludwig-do-start = Foyer, wejścia: { $foyer }.
mad_king_ludwig-do-start-back = Foyer, wejścia: { $foyer }; wraca karta: { $card }.
mad_king_ludwig-do-leave = Rynek otwiera się tak, jak jest, zaczynają się zakupy.
mad_king_ludwig-do-order = Rynek otwiera się w tym układzie, zaczynają się zakupy.
mad_king_ludwig-do-buy = { $room } za { $price }: od razu { $gain }.
mad_king_ludwig-do-take = { $room } za darmo: od razu { $gain }.
mad_king_ludwig-do-completes = Ukończy: { $rooms }.
mad_king_ludwig-do-blocks = Zasłoni wejścia: { $count }.
mad_king_ludwig-do-pass = Nic nie kupujesz i bierzesz 5000 marek.
mad_king_ludwig-do-decline = Nie bierzesz darmowego korytarza.
mad_king_ludwig-do-choose = Nagroda za { $room } jako: { $reward }.
mad_king_ludwig-do-look = Zaglądasz do stosu { $size }.
mad_king_ludwig-do-draw = Dobierasz dwie karty premii i zatrzymujesz jedną.
mad_king_ludwig-do-extra = Rozgrywasz teraz dodatkową turę; pozostałe nagrody czekają.
mad_king_ludwig-do-put = Na talię, pierwsza na wierzch: { $rooms }.
mad_king_ludwig-do-put-none = Nic nie idzie na talię.
mad_king_ludwig-do-put-last = Odkryte, nie trafią na rynek: { $rooms }.
mad_king_ludwig-do-put-none-last = Nie odkładasz żadnej komnaty ze stosu.
mad_king_ludwig-do-keep = Zatrzymujesz: { $card }.
mad_king_ludwig-confirm-start = Zacznij tak
mad_king_ludwig-confirm-buy = Kup i wyłóż: z { $before } na { $after }, { $gain }
mad_king_ludwig-confirm-take = Wyłóż tutaj: z { $before } na { $after }, { $gain }
mad_king_ludwig-confirm-pass = Spasuj, weź 5000
mad_king_ludwig-confirm-decline = Nie bierz
mad_king_ludwig-confirm-choose = Weź tę nagrodę
mad_king_ludwig-confirm-look = Zajrzyj do stosu
mad_king_ludwig-confirm-draw = Dobierz karty
mad_king_ludwig-confirm-keep = Zatrzymaj tę kartę
mad_king_ludwig-confirm-put = Połóż na talię
mad_king_ludwig-confirm-extra = Rozegraj dodatkową turę
mad_king_ludwig-confirm-leave = Otwórz rynek
mad_king_ludwig-confirm-order = Otwórz rynek
mad_king_ludwig-answer = { $letter }: { $name }
mad_king_ludwig-answer-tile = { $letter }: { $name } { $price }: miejsca { $spots }, najlepsze { $gain }
mad_king_ludwig-answer-free = { $letter }: { $name }: miejsca { $spots }, najlepsze { $gain }
mad_king_ludwig-answer-door = Wejście { $letter }: najlepsze { $gain }
mad_king_ludwig-answer-buy = Kup i wyłóż { $letter }: { $gain }
mad_king_ludwig-answer-take = Wyłóż { $letter }: { $gain }
mad_king_ludwig-completes = ukończy { $rooms } ({ $rewards })
mad_king_ludwig-answer-start = { $letter }: Wejścia: { $count }, oddaj „{ $card }”
mad_king_ludwig-answer-room = { $letter }: { $room }, { $price }: tobie { $own }, innym { $others }
mad_king_ludwig-answer-price = { $letter }: { $price } · stać { $count } z { $players }
mad_king_ludwig-answer-price-swap = { $letter }: { $price } · stać { $count } z { $players }; { $room } na { $other }
mad_king_ludwig-answer-card = { $letter }: Zatrzymaj „{ $card }”: teraz { $gain }
mad_king_ludwig-answer-kind = { $letter }: { $reward } { $gain }
mad_king_ludwig-answer-look = { $letter }: Zajrzyj do { $size } ({ $count })
mad_king_ludwig-answer-on-top = { $letter }: Na wierzch: { $room }
mad_king_ludwig-answer-below = { $letter }: Pod spód: { $room }
mad_king_ludwig-answer-open = { $letter }: Odkryj: { $room }
mad_king_ludwig-answer-no-room = { $letter }: Żadna z nich
mad_king_ludwig-answer-none = { $letter }: Nic więcej
mad_king_ludwig-fits-nowhere = –
mad_king_ludwig-answer-foyer = { $letter }: wejścia: { $count }
mad_king_ludwig-act-reset = Przywróć wszystko
mad_king_ludwig-act-open = Otwórz rynek
mad_king_ludwig-act-leave = Zostaw, jak jest, otwórz rynek
mad_king_ludwig-pass = Spasuj, weź 5000
mad_king_ludwig-decline = Nie bierz

## Secrets
mad_king_ludwig-hand = Twoje karty premii: { $cards }.
mad_king_ludwig-card-now = { $card } (teraz { $gain })
mad_king_ludwig-on-deck = Na talii leżą twoje: { $rooms }.
mad_king_ludwig-rule-favor = **{ $favor }**: na koniec 8, 4, 2 i 1 punkt dla pierwszych czterech; remisy po równo.
mad_king_ludwig-rule-reward = **{ $type }**, gdy ukończone: { $reward }.

## In words
mad_king_ludwig-words-round = Runda { $round }. Karty komnat: { $cards }.
mad_king_ludwig-words-builder = Budowniczy: { $name }.
mad_king_ludwig-words-market = **Rynek**: { $offers }. Galerie { $hallways }, schody { $stairs }, po 3000.
mad_king_ludwig-words-stacks = **Stosy**: { $stacks }.
mad_king_ludwig-words-favor = **{ $favor }**: { $standings }
mad_king_ludwig-words-standing = { $name } { $amount } (+{ $points })
mad_king_ludwig-words-castle = **{ $name }**: punkty { $points }, marki { $money }, karty premii: { $cards }. { $tiles }.
mad_king_ludwig-words-tile = { $room } ({ $type })
mad_king_ludwig-words-open = , otwarte: { $count }
mad_king_ludwig-words-complete = , ukończone

## Where points come from
mad_king_ludwig-line-start = start { $points }
mad_king_ludwig-line-printed = komnaty { $points }
mad_king_ludwig-line-own_effect = ich działanie { $points }
mad_king_ludwig-line-set_off = działanie sąsiadów { $points }
mad_king_ludwig-line-reward_activity = ukończone rozrywkowe { $points }
mad_king_ludwig-line-reward_living = mieszkalne jeszcze raz { $points }
mad_king_ludwig-line-empty_stacks = puste stosy { $points }
mad_king_ludwig-line-favor = { $what } { $points }
mad_king_ludwig-line-bonus = karta ({ $what }) { $points }
mad_king_ludwig-line-money = pieniądze { $points }
mad_king_ludwig-tie-0 = Remis w punktach: decyduje większa powierzchnia wszystkich płytek.
mad_king_ludwig-tie-1 = Remis w punktach i powierzchni: decydują pieniądze.

## Variants
mad_king_ludwig-option-left-out = Względy poza grą
mad_king_ludwig-option-left-out-help = Względy króla, które zostają w pudełku.
mad_king_ludwig-option-cards-left-out = Karty premii poza grą
mad_king_ludwig-option-cards-left-out-help = Karty premii, które zostają w pudełku.
mad_king_ludwig-option-size-cards-left-out = Karty rozmiarów poza grą
mad_king_ludwig-option-size-cards-left-out-help = Karty premii za jeden rozmiar, które zostają w pudełku.
mad_king_ludwig-value-count_activity = { mad_king_ludwig-favor-count_activity }
mad_king_ludwig-value-count_corridor = { mad_king_ludwig-favor-count_corridor }
mad_king_ludwig-value-count_downstairs = { mad_king_ludwig-favor-count_downstairs }
mad_king_ludwig-value-count_food = { mad_king_ludwig-favor-count_food }
mad_king_ludwig-value-count_living = { mad_king_ludwig-favor-count_living }
mad_king_ludwig-value-count_outdoor = { mad_king_ludwig-favor-count_outdoor }
mad_king_ludwig-value-count_sleeping = { mad_king_ludwig-favor-count_sleeping }
mad_king_ludwig-value-count_utility = { mad_king_ludwig-favor-count_utility }
mad_king_ludwig-value-area_activity = { mad_king_ludwig-favor-area_activity }
mad_king_ludwig-value-area_corridor = { mad_king_ludwig-favor-area_corridor }
mad_king_ludwig-value-area_downstairs = { mad_king_ludwig-favor-area_downstairs }
mad_king_ludwig-value-area_food = { mad_king_ludwig-favor-area_food }
mad_king_ludwig-value-area_living = { mad_king_ludwig-favor-area_living }
mad_king_ludwig-value-area_outdoor = { mad_king_ludwig-favor-area_outdoor }
mad_king_ludwig-value-area_sleeping = { mad_king_ludwig-favor-area_sleeping }
mad_king_ludwig-value-area_utility = { mad_king_ludwig-favor-area_utility }
mad_king_ludwig-value-small_rooms = { mad_king_ludwig-favor-small_rooms }
mad_king_ludwig-value-large_rooms = { mad_king_ludwig-favor-large_rooms }
mad_king_ludwig-value-square_rooms = Kwadratowe komnaty
mad_king_ludwig-value-round_rooms = Okrągłe komnaty
mad_king_ludwig-value-completed = Ukończone płytki
mad_king_ludwig-value-incomplete = { mad_king_ludwig-favor-incomplete }
mad_king_ludwig-value-external_entrances = Wejścia z zewnątrz (bez korytarzy)
mad_king_ludwig-value-coins = Pieniądze
mad_king_ludwig-value-type_activity = { mad_king_ludwig-card-type_activity }
mad_king_ludwig-value-type_corridor = { mad_king_ludwig-card-type_corridor }
mad_king_ludwig-value-type_downstairs = { mad_king_ludwig-card-type_downstairs }
mad_king_ludwig-value-type_food = { mad_king_ludwig-card-type_food }
mad_king_ludwig-value-type_living = { mad_king_ludwig-card-type_living }
mad_king_ludwig-value-type_outdoor = { mad_king_ludwig-card-type_outdoor }
mad_king_ludwig-value-type_sleeping = { mad_king_ludwig-card-type_sleeping }
mad_king_ludwig-value-type_utility = { mad_king_ludwig-card-type_utility }
mad_king_ludwig-value-size_100 = { mad_king_ludwig-card-size_100 }
mad_king_ludwig-value-size_150 = { mad_king_ludwig-card-size_150 }
mad_king_ludwig-value-size_200 = { mad_king_ludwig-card-size_200 }
mad_king_ludwig-value-size_250 = { mad_king_ludwig-card-size_250 }
mad_king_ludwig-value-size_300 = { mad_king_ludwig-card-size_300 }
mad_king_ludwig-value-size_350 = { mad_king_ludwig-card-size_350 }
mad_king_ludwig-value-size_400 = { mad_king_ludwig-card-size_400 }
mad_king_ludwig-value-size_450 = { mad_king_ludwig-card-size_450 }
mad_king_ludwig-value-size_500 = { mad_king_ludwig-card-size_500 }
mad_king_ludwig-value-size_600 = { mad_king_ludwig-card-size_600 }
mad_king_ludwig-value-all_sizes = { mad_king_ludwig-card-all_sizes }
mad_king_ludwig-value-all_types = { mad_king_ludwig-card-all_types }
mad_king_ludwig-value-hallways = { mad_king_ludwig-card-hallways }
mad_king_ludwig-value-stairs = { mad_king_ludwig-card-stairs }
refused-setup-too-few-favors = Za dużo względów poza grą: potrzeba { $needed }. Odejmij mniej pod przyciskiem „{ $button-options }”.
refused-setup-too-few-bonus-cards = Za dużo kart premii poza grą: potrzeba { $needed }. Odejmij mniej pod przyciskiem „{ $button-options }”.

## Rules
mad_king_ludwig-rules-1 =
    ### Zbuduj zamek, który spodoba się królowi
    Każdy zaczyna z foyer (wybierasz stronę z 3 lub 4 wejściami), 15 000 marek i trzema kartami premii, z których dwie zatrzymuje w tajemnicy. Względów króla jest tyle, ilu graczy, i wszyscy je widzą. Pierwszy budowniczy zaczyna z 0 punktów, pozostali zgodnie z ruchem wskazówek zegara z 1, 2 i 3.
    W każdej rundzie **budowniczy** uzupełnia rynek i rozkłada wszystkie komnaty, stare też, po cenach, jak chce: jedna na miejsce, monety wędrują z komnatą. Potem wszyscy kupują, zgodnie z ruchem wskazówek zegara od lewego sąsiada budowniczego, on sam ostatni. W swojej turze kupujesz jedną komnatę za jej cenę albo galerię lub schody za 3000 i od razu wykładasz; albo pasujesz i bierzesz 5000. Inni płacą budowniczemu, a on bankowi. Monety na komnacie pomagają ją opłacić; reszta jest twoja.
    Potem na każdą niekupioną komnatę kładzie się 1000 marek, a żeton budowniczego idzie dalej. Runda, w której dobrano ostatnią kartę komnat, jest ostatnia.
mad_king_ludwig-rules-2 =
    ### Wykładanie
    Co najmniej jedno wejście nowej płytki musi trafić dokładnie na wejście zamku. Płytki wolno obracać, ale nie odbijać, i nigdy na siebie nie nachodzą, nawet na różnych piętrach. Inne wejścia można zasłonić ścianą, ale zamek musi zachować choć jedno wejście z zewnątrz: niezasłonięte ścianą, na zewnętrznej granicy, a nie na zamkniętym dziedzińcu. Wejście naprzeciw wolnego rogu okrągłej lub ośmiokątnej płytki nie jest zasłonięte.
    Nic nie może dotykać **płotu**; jego dwa rogi są z kamienia i ich dotykać wolno. Komnaty **podziemne** łączą się tylko z ciemnym końcem schodów, z innymi podziemnymi i z ciemnymi galeriami. Schody nigdy nie łączą się ze schodami. Galerię kładzie się jasną lub ciemną stroną. Czego nie da się wyłożyć, tego nie da się kupić.
mad_king_ludwig-rules-3 =
    ### Punkty za wyłożoną płytkę
    Najpierw punkty na niej samej. Potem jej działanie: za każdą płytkę podanych typów, która jest z nią połączona wejściem, albo jej dotyka (rozrywkowe: minus), albo leży gdziekolwiek w zamku (podziemne). Potem działanie płytek już leżących, które uruchomiła nowa. Liczą się płytki, nie wejścia. Foyer, galerie i schody to korytarze.
mad_king_ludwig-rules-4 =
    ### Nagrody za ukończone płytki
    Płytka jest ukończona, gdy wszystkie jej wejścia są połączone. Nagrody bierze się w dowolnej kolejności, dodatkową turę też: to cała tura z własnymi nagrodami, a reszta pierwszej czeka na jej koniec.
    - **rozrywkowa** 5 punktów; **mieszkalna** punktuje jeszcze raz; **zewnętrzna** 10 000 marek; **jadalna** dodatkowa tura, od razu lub później w tej turze
    - **korytarz** galeria lub schody za darmo, raz na turę; **gospodarcza** dobierz dwie karty premii, zatrzymaj jedną
    - **sypialna** zajrzyj w tajemnicy do stosu i połóż do dwóch jego komnat na talię; w ostatniej rundzie zamiast tego odkryj je i odłóż: nie trafią na rynek, ale stos szybciej się opróżni
    - **podziemna** za każdą drugą: dowolna inna nagroda
mad_king_ludwig-rules-5 =
    ### Koniec gry
    2 punkty za każdą twoją płytkę, której stos jest pusty; każdy wzgląd 8, 4, 2, 1 dla pierwszych czterech, jeśli masz choć jedno z tego, co liczy, przy remisie dzieli się z zaokrągleniem w dół; twoje karty premii; 1 punkt za każde 10 000 marek. Wygrywa najwięcej punktów; potem większa powierzchnia, potem pieniądze, potem zwycięstwo wspólne.
    Małe komnaty mają od 100 do 300, duże od 350 do 600; foyer, galerie i schody nie są ani małe, ani duże. Wejścia z zewnątrz w korytarzach (także foyer, galeriach i schodach) nie liczą się do względu ani karty premii.
    ### W pojedynkę
    Bez względów, dwie karty premii. W każdej rundzie trzy komnaty leżą na 2000, 4000 i 6000; po twojej turze reszta wypada z gry. Punkty dają rangę: poniżej 60 { mad_king_ludwig-rank-court_jester }, od 60 { mad_king_ludwig-rank-humble_servant }, od 81 { mad_king_ludwig-rank-exalted_connoisseur }, od 96 { mad_king_ludwig-rank-keeper_of_palaces }, powyżej 110 { mad_king_ludwig-rank-supreme_adviser }.

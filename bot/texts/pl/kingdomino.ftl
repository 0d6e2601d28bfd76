# Kingdomino: podpisy, pytania, zasady.

kingdomino = Kingdomino
kingdomino-short = Kingdomino

kingdomino-wheat = pszenica
kingdomino-forest = las
kingdomino-water = woda
kingdomino-grass = łąka
kingdomino-swamp = bagno
kingdomino-mine = kopalnia
kingdomino-half = { $crowns ->
    [0] { $terrain }
    [one] { $terrain } z koroną
   *[other] { $terrain } z { $crowns } koronami
}
kingdomino-half-on = { $half } na { $square }

## Podpisy
kingdomino-placed = **{ $name }** układa domino { $domino } ({ $halves }): +{ $gain }.
kingdomino-claimed = **{ $name }** wybiera domino { $domino }.
kingdomino-claimed-last = **{ $name }** dostaje ostatnie domino: { $domino }.
kingdomino-discarded = **{ $name }** nie ma miejsca na domino { $domino } i je odrzuca.
kingdomino-back-placed = domino { $domino } na { $square }
kingdomino-back-claimed = wybór domina { $domino }
kingdomino-back-discarded = odrzucenie domina { $domino }
kingdomino-game-over = **Gra { $game } z trzech skończona**: { $points }.
kingdomino-status-place = { $name }, ułóż domino { $domino }.
kingdomino-status-claim = { $name }, wybierz domino.
kingdomino-alt-last = Ostatni ruch: { $name }, domino { $domino } ({ $placed }), { $gain ->
    [one] { $gain } punkt.
    [few] { $gain } punkty.
    [many] { $gain } punktów.
   *[other] { $gain } punktu.
}

## Panel
kingdomino-ask-domino =
    ### Wybierz domino
    Ułożysz je w następnej rundzie. Im niższy numer, tym wcześniejsza twoja kolej. Liczba z plusem to najwięcej punktów, jakie może dać teraz.
kingdomino-ask-discarded = Domino { $domino } nigdzie nie pasuje i zostało odrzucone.
kingdomino-ask-square =
    ### Ułóż domino { $domino }: { $halves }
    Gdzie położyć pierwszą połowę, tę z kropką: **{ $half }**? Liczba z plusem to najwięcej punktów, jakie może tam dać. Twój zamek stoi na { $castle }.
kingdomino-ask-way =
    ### Domino { $domino }: w którą stronę?
    Pierwsza połowa ({ $first }) leży na { $square }. Gdzie położyć drugą: **{ $half }**?
kingdomino-ask-confirm =
    ### Ułożyć domino { $domino } w ten sposób?
    Tak będzie leżeć: { $placed }.
kingdomino-only-way =
    ### Domino { $domino } pasuje tylko w jeden sposób
    Tak będzie leżeć: { $placed }.
kingdomino-option-square = { $letter }: { $square }, +{ $gain }
kingdomino-option-beside = { $letter }: { $square }, { $beside }, +{ $gain }
kingdomino-beside-N = powyżej { $what }
kingdomino-beside-E = na prawo od { $what }
kingdomino-beside-S = poniżej { $what }
kingdomino-beside-W = na lewo od { $what }
kingdomino-the-wheat = pszenicy
kingdomino-the-forest = lasu
kingdomino-the-water = wody
kingdomino-the-grass = łąki
kingdomino-the-swamp = bagna
kingdomino-the-mine = kopalni
kingdomino-the-castle = zamku
kingdomino-place-way = Ułóż { $letter }, { $way } na { $square }: z { $from } na { $to }, +{ $gain }
kingdomino-place-here = Ułóż tutaj: z { $from } na { $to }, +{ $gain }
kingdomino-claim = Wybierz { $letter }: { $domino } ({ $halves }){ $gain ->
    [0] {""}
   *[other] , do +{ $gain }
}
kingdomino-claim-nowhere = Wybierz { $letter }: { $domino } ({ $halves }), brak miejsca
kingdomino-claim-it = Wybierz domino { $domino }
kingdomino-named-domino = domino { $domino }
kingdomino-reason-area = twój obszar „{ $terrain }” będzie wart { $squares } × { $crowns } = { $points }
kingdomino-reason-grows = pól w twoim obszarze „{ $terrain }” będzie { $squares }
kingdomino-reason-central = zamek nadal może znaleźć się w środku
kingdomino-reason-whole = nie zostaje pole, którego nic nie zakryje
kingdomino-reason-follows = twoje domino { $domino } będzie mogło potem dać { $gain }
kingdomino-reason-later = domina, które mogą jeszcze nadejść i od razu dać punkty: { $count } z { $total }
kingdomino-reason-room = pola, które twoje królestwo może jeszcze zająć: { $count }
kingdomino-reason-scores = w tej chwili mogłoby dać { $gain }
kingdomino-reason-last = więcej terenu „{ $terrain }” już nie będzie
kingdomino-reason-wanted = { $seat } może za nie dostać { $gain }
kingdomino-reason-first = w następnej rundzie pierwszy wybór należy do ciebie
kingdomino-reason-crowns = korony na nim: { $crowns }
kingdomino-against-hole = zostaje pole, którego nic nie zakryje
kingdomino-against-center = zamek nie może już znaleźć się w środku
kingdomino-against-nothing = w tej chwili nie dałoby nic
kingdomino-against-follows = twoje domino { $domino } da potem najwyżej { $gain }
kingdomino-against-shuts-out = na twoje domino { $domino } nie ma potem miejsca
kingdomino-against-apart = nie łączy się z żadnym twoim obszarem
kingdomino-against-later = domina, które mogą jeszcze nadejść i od razu dać punkty: tylko { $count } z { $total }
kingdomino-against-nowhere = teraz nie ma na nie miejsca
kingdomino-against-scores = w tej chwili mogłoby dać { $gain }
kingdomino-against-crowns = korony na nim: { $crowns }
kingdomino-against-last = w następnej rundzie ostatni wybór należy do ciebie
kingdomino-subtotal = **gra { $game }: { $points }**
kingdomino-missed = { $bonus } 0

## Słowami
kingdomino-round =
    Runda { $round } z { $rounds }.
    Litery: { kingdomino-letter-wheat } { kingdomino-wheat }, { kingdomino-letter-forest } { kingdomino-forest }, { kingdomino-letter-water } { kingdomino-water }, { kingdomino-letter-grass } { kingdomino-grass }, { kingdomino-letter-swamp } { kingdomino-swamp }, { kingdomino-letter-mine } { kingdomino-mine }. Liczba po literze to korony; # to zamek, · puste pole.
    Kolumny to małe litery od lewej do prawej, rzędy to numery od góry do dołu; każdy zamek stoi na { $castle }. Punkty obszaru to pola × korony.
kingdomino-words-game = Gra { $game } z trzech. Punkty do tej pory: { $points }.
kingdomino-words-lot = Na losowanie czekają jeszcze królowie: { $names }.
kingdomino-now = Teraz do ułożenia
kingdomino-next = Następny rząd
kingdomino-slot = { $domino } ({ $halves }): { $name }
kingdomino-slot-free = { $domino } ({ $halves }): wolne
kingdomino-held = Król na dominie { $domino } ({ $halves }).
kingdomino-words-areas = Obszary: { $areas }.
kingdomino-words-room = Miejsce do rozbudowy: { $size } na { $size } pól w kolumnach od { $left } do { $right } i rzędach od { $top } do { $bottom }.
kingdomino-kingdom = **{ $name }**, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}:
kingdomino-area-points = { $terrain } { $squares } × { $crowns } = { $points }
kingdomino-tie-0 = Remis w punktach: rozstrzyga największy pojedynczy obszar.
kingdomino-tie-1 = Remis w punktach i w największym obszarze: rozstrzyga liczba koron.

## Warianty
kingdomino-option-dynasty = Dynastia
kingdomino-option-dynasty-help = Trzy gry z rzędu; punkty się sumują.
kingdomino-option-middle-kingdom = Królestwo Środka
kingdomino-option-middle-kingdom-help = 10 punktów za zamek w samym środku królestwa.
kingdomino-option-harmony = Harmonia
kingdomino-option-harmony-help = 5 punktów za pełne królestwo, bez odrzuconych domin.
kingdomino-option-mighty-duel = Wielki pojedynek
kingdomino-option-mighty-duel-help = Dwóch graczy, wszystkie 48 domin, królestwa 7 na 7.

## Refusals
refused-setup-mighty-duel-seats = Wielki pojedynek jest tylko dla dwóch graczy. Wyłącz go pod przyciskiem **{ $button-options }** albo niech pozostali odejdą.

## Zasady
kingdomino-rules-1 =
    ### Zbuduj wokół swojego zamku najcenniejsze królestwo 5 na 5 pól
    Każde domino ma dwie połowy, każda z terenem, a czasem też z koronami. Domina leżą odkryte w rzędach, w kolejności numerów: im wyższy numer, tym bogatsze domino.
    Na początku rozdziela się pierwszy rząd: królów losuje się po kolei i każdy staje na wolnym dominie. Potem wykłada się drugi rząd.
    W rundzie rozgrywa się zajęte domina od najniższego numeru do najwyższego. Jeśli stoi tam twój król, **układasz** to domino w swoim królestwie, a potem **wybierasz** tym królem wolne domino z następnego rzędu. Niski numer daje więc wczesny wybór w następnej rundzie, a ostatni król dostaje to, co zostało. Potem wykłada się nowy rząd.
    W ostatniej rundzie nie ma czego wybierać: tylko układasz.
kingdomino-rules-2 =
    ### Układanie
    Co najmniej jedna połowa musi stykać się bokiem z zamkiem albo z polem tego samego terenu. Zamek pasuje do każdego terenu. Wystarczy jedno dopasowanie: pozostałe boki mogą sąsiadować z czymkolwiek. Połowy tego samego domina nie liczą się dla siebie nawzajem, rogi też nie.
    Ułożonych domin nie przykrywa się ani nie przesuwa. Całe królestwo razem z zamkiem musi zmieścić się w kwadracie 5 na 5 pól (7 na 7 w Wielkim pojedynku). Zamek nie musi być w środku, a puste miejsca mogą zostać.
    Domino, które nigdzie nie pasuje, zostaje odrzucone i nie daje punktów; następne i tak wybierasz. Jeśli pasuje, trzeba je ułożyć.
kingdomino-rules-3 =
    ### Punktacja
    Obszar to pola jednego terenu połączone bokami. Daje tyle punktów, ile wynosi liczba jego pól razy liczba jego koron: 5 pól z 2 koronami to 10 punktów. Bez korony nie daje nic. Osobne obszary tego samego terenu liczą się osobno. Zamek nie należy do żadnego obszaru i niczego nie łączy.
    Wygrywa gracz z największą liczbą punktów. Przy remisie rozstrzyga największy pojedynczy obszar, z koronami lub bez; potem liczba wszystkich koron. Jeśli nadal jest remis, zwycięstwo jest wspólne.
kingdomino-rules-4 =
    ### Gracze
    - **Dwóch**: po dwóch królów, czyli po dwa ruchy w rundzie; 24 domina, rzędy po cztery, 6 rund.
    - **Trzech**: po jednym królu, 36 domin, rzędy po trzy, 12 rund.
    - **Czterech**: po jednym królu, wszystkie 48 domin, rzędy po cztery, 12 rund.
    Zbędnych domin nikt nie widzi.
    ### Warianty, łączone dowolnie
    - **Królestwo Środka**: 10 punktów, jeśli zamek jest dokładnie w środku królestwa; w niedokończonym – w środku najmniejszego prostokąta wokół niego.
    - **Harmonia**: 5 punktów, jeśli wszystkie 25 pól jest zapełnionych (49 w Wielkim pojedynku).
    - **Dynastia**: trzy gry z rzędu, punkty się sumują; przy remisie sumują się też największe obszary i korony wszystkich trzech gier.
    - **Wielki pojedynek**: dwóch graczy, wszystkie 48 domin, 12 rund, królestwa 7 na 7.
kingdomino-record-largest_area = Największy obszar: { $amount }
kingdomino-record-crowns = Najwięcej koron: { $amount }
kingdomino-record-best_area = Najwięcej punktów za jeden obszar: { $amount }

## In few words
kingdomino-deed-placed = układa { $domino }: +{ $gain }
kingdomino-deed-claimed = wybiera { $domino }
kingdomino-deed-got = dostaje { $domino }, ostatnie
kingdomino-deed-discarded = nie ma miejsca na { $domino }
kingdomino-about = Układaj domina w królestwo o dużych obszarach z koronami. 2–4 graczy, 20 minut, łatwa.

## Momenty
kingdomino-moment-last-round-1 = **Ostatnie domina** trafiają na stół.
kingdomino-moment-completed-1 = **{ $name }** zamyka obszar: { $terrain }, { $squares } × { $crowns } = { $points }.
kingdomino-moment-completed-2 = Obszar gotowy – **{ $name }**: { $terrain }, { $squares } × { $crowns } = { $points }.
kingdomino-moment-completed-3 = **{ $name }** kończy obszar: { $terrain }, { $squares } × { $crowns } = { $points }.

# What a computer player likes, after its name
kingdomino-taste-mines = gromadzi kopalnie i bagna
kingdomino-taste-lakes = lubi wodę
kingdomino-taste-forests = nie odpuszcza lasów
kingdomino-taste-wheat = marzy o pszenicy

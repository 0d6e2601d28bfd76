# Kingdomino: podpisy, pytania, zasady.

kingdomino = Kingdomino

kingdomino-wheat = pszenica
kingdomino-forest = las
kingdomino-water = woda
kingdomino-grass = trawa
kingdomino-swamp = bagno
kingdomino-mine = kopalnia
kingdomino-half = { $crowns ->
    [0] { $terrain }
    [one] { $terrain } z koroną
   *[other] { $terrain } z { $crowns } koronami
}

## Podpisy
kingdomino-placed = **{ $name }** układa domino { $domino } ({ $halves }): +{ $gain }.
kingdomino-claimed = **{ $name }** wybiera domino { $domino }.
kingdomino-claimed-last = **{ $name }** dostaje ostatnie domino: { $domino }.
kingdomino-discarded = **{ $name }** nie może ułożyć domina { $domino }: zostaje odrzucone.
kingdomino-game-over = **Gra { $game } z trzech skończona**: { $points }.
kingdomino-status-place = { $name }, ułóż domino { $domino }.
kingdomino-status-claim = { $name }, wybierz domino.
kingdomino-alt-last = Ostatni ruch: { $name }, domino { $domino }, { $gain ->
    [one] { $gain } punkt.
    [few] { $gain } punkty.
   *[many] { $gain } punktów.
}

## Panel
kingdomino-ask-domino =
    ### Wybierz domino
    Ułożysz je w następnej rundzie. Im niższy numer, tym wcześniej będzie wtedy twoja kolej. Plus mówi, ile dałoby teraz.
kingdomino-ask-square =
    ### Ułóż domino { $domino }: { $halves }
    Gdzie ma leżeć połowa z kropką: **{ $half }**? Plus mówi, ile punktów może dać najwięcej.
kingdomino-ask-way =
    ### Domino { $domino } tutaj: w którą stronę?
    Gdzie ma leżeć druga połowa: **{ $half }**?
kingdomino-ask-confirm =
    ### Ułożyć domino { $domino } w ten sposób?
kingdomino-place-way = Ułóż { $letter }, { $way }: z { $from } na { $to }, +{ $gain }
kingdomino-place-here = Ułóż tutaj: z { $from } na { $to }, +{ $gain }
kingdomino-claim = Wybierz { $letter }: { $domino } ({ $halves }), do +{ $gain }
kingdomino-claim-nowhere = Wybierz { $letter }: { $domino } ({ $halves }), brak miejsca
kingdomino-claim-it = Wybierz domino { $domino }
kingdomino-subtotal = **gra { $game }: { $points }**
kingdomino-missed = { $bonus } 0

## Słowami
kingdomino-round =
    Runda { $round } z { $rounds }.
    Litery: { kingdomino-letter-wheat } { kingdomino-wheat }, { kingdomino-letter-forest } { kingdomino-forest }, { kingdomino-letter-water } { kingdomino-water }, { kingdomino-letter-grass } { kingdomino-grass }, { kingdomino-letter-swamp } { kingdomino-swamp }, { kingdomino-letter-mine } { kingdomino-mine }; liczba po literze to korony, # to zamek.
kingdomino-now = Teraz
kingdomino-next = Dalej
kingdomino-kingdom = **{ $name }**, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}:
kingdomino-area-points = { $terrain } { $squares } × { $crowns } = { $points }
kingdomino-tie-0 = Remis w punktach: rozstrzyga większy z największych obszarów.
kingdomino-tie-1 = Remis w punktach i w największym obszarze: rozstrzyga liczba koron.

## Warianty
kingdomino-option-dynasty = Dynastia
kingdomino-option-dynasty-help = Trzy gry z rzędu; punkty się sumują.
kingdomino-option-middle-kingdom = Królestwo Środka
kingdomino-option-middle-kingdom-help = 10 punktów za zamek w samym środku królestwa.
kingdomino-option-harmony = Harmonia
kingdomino-option-harmony-help = 5 punktów za pełne królestwo, bez odrzuconych kostek domina.
kingdomino-option-mighty-duel = Wielki pojedynek
kingdomino-option-mighty-duel-help = Dwóch graczy, wszystkie 48 kostek domina, królestwa 7 na 7.

## Refusals
refused-setup-mighty-duel-seats = Wielki pojedynek jest dokładnie dla dwóch graczy. Wyłącz go pod przyciskiem „{ $button-options }” albo niech pozostali odejdą.

## Zasady
kingdomino-rules-1 =
    ### Zbuduj wokół swojego zamku najcenniejsze królestwo z 5 na 5 pól
    Domino ma dwie połowy, każda z terenem i czasem z koronami. Kostki domina leżą odkryte w rzędach, w kolejności numerów. Im wyższy numer, tym bogatsze domino.
    Na początku rozdziela się pierwszy rząd: królowie pojawiają się w losowej kolejności i każdy staje na wolnym dominie. Potem wykłada się drugi rząd.
    W rundzie kostki rozdzielonego rzędu mają swoją kolej od najniższego numeru do najwyższego. Czyj król stoi na dominie, ten **układa** je w swoim królestwie, a potem **wybiera** tym królem wolne domino z drugiego rzędu. Niski numer daje więc wczesny wybór w następnej rundzie, a ostatni król dostaje to, co zostało. Potem wykłada się nowy rząd.
    W ostatniej rundzie nie ma czego wybierać: wszyscy tylko układają.
kingdomino-rules-2 =
    ### Układanie
    Co najmniej jedna połowa musi stykać się bokiem z zamkiem albo z ułożonym już polem tego samego terenu. Zamek pasuje do każdego terenu. Wystarczy jeden taki styk: pozostałe boki mogą sąsiadować z czymkolwiek. Połowy tego samego domina nie liczą się dla siebie nawzajem, rogi też nie.
    Ułożonych kostek nie przykrywa się ani nie przesuwa. Całe królestwo razem z zamkiem musi zmieścić się w 5 na 5 polach (7 na 7 w Wielkim pojedynku). Zamek nie musi być w środku, a puste miejsca mogą zostać.
    Domino, które nigdzie nie pasuje, zostaje samo odrzucone i nic nie daje; kolejne domino i tak wybierasz. Domino, które pasuje, trzeba ułożyć.
kingdomino-rules-3 =
    ### Punktacja
    Obszar to pola jednego terenu połączone bokami. Daje tyle punktów, ile wynosi liczba jego pól razy liczba jego koron: 5 pól z 2 koronami to 10 punktów. Bez korony nie daje nic. Niepołączone obszary tego samego terenu liczą się osobno. Zamek nie należy do żadnego obszaru i niczego nie łączy.
    Wygrywa najwięcej punktów. Przy remisie rozstrzyga większy z największych obszarów, z koronami lub bez; potem liczba wszystkich koron. Jeśli nadal jest remis, zwycięstwo jest wspólne.
kingdomino-rules-4 =
    ### Gracze
    Dwoje: po dwóch królów, czyli po dwa ruchy w rundzie; 24 kostki domina, rzędy po cztery, 6 rund. Troje: po jednym królu, 36 kostek, rzędy po trzy, 12 rund. Czworo: po jednym królu, wszystkie 48 kostek, rzędy po cztery, 12 rund. Zbędne kostki pozostają nieznane.
    ### Warianty, łączone dowolnie
    - **Królestwo Środka**: 10 punktów, jeśli zamek jest dokładnie w środku królestwa; w niedokończonym – w środku najmniejszego prostokąta wokół niego.
    - **Harmonia**: 5 punktów, jeśli wszystkie 25 pól jest zapełnionych (49 w Wielkim pojedynku).
    - **Dynastia**: trzy gry z rzędu, punkty się sumują; przy remisie sumują się też największe obszary i korony wszystkich trzech gier.
    - **Wielki pojedynek**: dwoje graczy, wszystkie 48 kostek domina, 12 rund, królestwa 7 na 7.

### „Kamieniarze": słowami i na obrazkach.

stonemasons = Kamieniarze
stonemasons-short = Kamieniarze
stonemasons-about = Układaj kamienie w trzy wieże i nie burz ich. 2–5 graczy, 10 minut, łatwa.

## Places
stonemasons-place-left = lewa wieża
stonemasons-place-middle = środkowa wieża
stonemasons-place-right = prawa wieża
stonemasons-place-aside = na bok

## What happened
stonemasons-fate-built = { $name }: kamień { $stone }, { $place }, +{ $gain }.
stonemasons-fate-broken = { $name }: kamień { $stone } pęka.
stonemasons-fate-aside = { $name } odkłada kamień { $stone } na bok.
stonemasons-game-over = Wieże są gotowe.

## Who is due
stonemasons-status = Potajemnie wybierają kamień: { $names }.
stonemasons-status-ready = Już po wyborze: { $names }.
stonemasons-alt-last = Odsłonięte: { $stones }.
stonemasons-alt-stone = { $name } { $stone }

## The panel
stonemasons-ask-stone = Runda { $round } z { $rounds }: który kamień przynosisz? Jeśli inny kamieniarz przyniesie tę samą liczbę, pękną oba.
stonemasons-ask-place = Gdzie położyć kamień { $stone }? Leży na ziemi albo na większym kamieniu.
stonemasons-ask-confirm = Kamień { $stone }, { $place }: czy to twój wybór? Pozostanie tajny, aż wybiorą wszyscy.
stonemasons-answer-stone = kamień { $stone }
stonemasons-answer = { $letter }: { $name }
stonemasons-answer-gain = { $letter }: { $name } +{ $gain }
stonemasons-confirm-tower = Przynieś ten kamień
stonemasons-confirm-aside = Odłóż go na bok
stonemasons-hand = Twoje kamienie: { $stones }.
stonemasons-chosen = Twój tajny wybór: kamień { $stone }, { $place }. Zostanie odsłonięty, gdy wybiorą wszyscy.

## In words
stonemasons-round = Runda { $round } z { $rounds }.
stonemasons-site = **{ $name }**, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}: { $towers }
stonemasons-tower = { $place } { $stones }
stonemasons-empty = pusto
stonemasons-account = { $place } ({ $stones ->
    [one] { $stones } kamień
    [few] { $stones } kamienie
   *[many] { $stones } kamieni
}) { $points }
stonemasons-tie-0 = Remis w punktach: rozstrzyga wyższa z najwyższych wież.
stonemasons-tie-1 = Remis w punktach i w wysokości: rozstrzyga liczba kamieni w wieżach.

## Variants
stonemasons-option-long-game = Długa gra
stonemasons-option-long-game-help = Dwanaście rund zamiast ośmiu.
stonemasons-option-spire = Iglica
stonemasons-option-spire-help = 5 punktów za najwyższą wieżę, jeśli żadna inna nie jest tak wysoka.

## Rules
stonemasons-rules-1 =
    ### Buduj wysokie wieże z coraz mniejszych kamieni
    Na kamieniach są liczby od 1 do 9, po dziewięć kamieni każdej; liczba mówi, jak duży jest kamień. Trzymasz potajemnie cztery kamienie i budujesz do trzech wież.
    W każdej rundzie wszyscy wybierają jednocześnie i potajemnie: **jeden kamień** z ręki i wieżę, do której jest przeznaczony. Kamień leży na ziemi albo na większym kamieniu, nigdy na równym. Zamiast tego dowolny kamień można odłożyć na bok.
    Potem wszystkie kamienie są odsłaniane. Jeśli kilku kamieniarzy przyniosło do wież **tę samą liczbę**, wszystkie te kamienie pękają i przepadają. Kamień odłożony na bok niczego nie rozbija. Potem każdy dobiera nowy kamień.
stonemasons-rules-2 =
    ### Punktacja
    Po ośmiu rundach liczy się każda wieża: pierwszy kamień daje 1 punkt, drugi 2 kolejne, trzeci 3 kolejne i tak dalej. Wieża z czterech kamieni jest warta 10 punktów.
    Wygrywa największa liczba punktów. Przy remisie rozstrzyga wyższa z najwyższych wież, potem liczba kamieni w wieżach. Jeśli nadal jest remis, zwycięstwo jest wspólne.
    ### Warianty
    - **Długa gra**: dwanaście rund.
    - **Iglica**: na końcu najwyższa wieża daje jeszcze 5 punktów, jeśli nikt inny nie ma równie wysokiej.

## On the pictures
stonemasons-pic-choosing = wybierają potajemnie
stonemasons-pic-choosing-short = wybór
stonemasons-pic-stone = { $name }: wybierz kamień
stonemasons-pic-stone-short = { $name }
stonemasons-pic-where = { $name }: gdzie?
stonemasons-pic-where-short = { $name }
stonemasons-pic-site = { $name }
stonemasons-pic-site-short = { $name }
stonemasons-pic-hand = Ręka
stonemasons-pic-aside = na bok
stonemasons-pic-place-left = Lewa
stonemasons-pic-place-middle = Środkowa
stonemasons-pic-place-right = Prawa
stonemasons-pic-wins = { $name } wygrywa: { $points }
stonemasons-pic-wins-short = { $name }: { $points }
stonemasons-pic-shared = { $name } wygrywają: { $points }
stonemasons-pic-shared-short = { $name }: { $points }
stonemasons-pic-spire = Iglica
stonemasons-pic-tie-0 = Wysokość
stonemasons-pic-tie-1 = Kamienie

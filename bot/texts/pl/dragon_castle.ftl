# Zamek Smoków: podpisy, pytania, karty, zasady.

dragon_castle = Zamek Smoków
dragon_castle-short = Smoki
dragon_castle-merchant = kupiec
dragon_castle-farmer = rolnik
dragon_castle-soldier = żołnierz
dragon_castle-season = pora roku
dragon_castle-wind = wiatr
dragon_castle-dragon = smok
dragon_castle-tile-merchant = kupiec { $number }
dragon_castle-tile-farmer = rolnik { $number }
dragon_castle-tile-soldier = żołnierz { $number }
dragon_castle-tile-season = pora roku { $number }
dragon_castle-tile-wind = wiatr { $number }
dragon_castle-tile-dragon = smok { $number }
dragon_castle-ingenuity = Smok Pomysłowości

## Captions
dragon_castle-taken = **{ $name }** bierze kamień: { $tile } ({ $cell }){ $below ->
    [yes] {". "}Pod nim: { $uncovered }.
   *[no] .
}
dragon_castle-taken-second = **{ $name }** bierze drugi kamień: { $tile } ({ $cell }){ $below ->
    [yes] {". "}Pod nim: { $uncovered }.
   *[no] .
}
dragon_castle-shrine-taken = **{ $name }** bierze świątynię; w puli do budowy: { $pool }.
dragon_castle-discarded = **{ $name }** odrzuca kamień ({ $tile }): +{ $points }.
dragon_castle-summoned = **{ $name }** przywołuje Smoka: +{ $points }; { $left ->
    [one] na torze zostaje { $left } żeton
    [few] na torze zostają { $left } żetony
    [many] na torze zostaje { $left } żetonów
   *[other] na torze zostaje { $left } żetonu
}.
dragon_castle-last-round = **Na torze nie ma już żetonów: to ostatnia runda.**
dragon_castle-consolidated = **{ $name }** umacnia zestaw { $size } kamieni ({ $type }): +{ $points }.
dragon_castle-consolidated-numbers = **{ $name }** umacnia zestaw { $size } kamieni z liczbą { $number }: +{ $points }.
dragon_castle-built = **{ $name }** buduje świątynię na poziomie { $level }: +{ $points }.
dragon_castle-activated = **{ $name }** wzywa: { $spirit }. Zapłata: { $payment }.
dragon_castle-paid-shrine = świątynia
dragon_castle-destroyed = **{ $name }** usuwa z zamku kamień z { $cell }: { $tile }{ $below ->
    [yes] {". "}Pod nim: { $uncovered }.
   *[no] .
}
dragon_castle-turned = **{ $name }** odwraca kamień: { $tile }.
dragon_castle-shrine-moved = **{ $name }** przenosi świątynię na poziom { $level }.
dragon_castle-shifted = **{ $name }** przenosi na poziom { $level }: { $tile }.
dragon_castle-back-taken = { $tile } z zamku ({ $cell })
dragon_castle-back-placed = { $tile } na { $cell }
dragon_castle-back-shrine_taken = wzięcie świątyni
dragon_castle-back-discarded = odrzucenie kamienia ({ $tile })
dragon_castle-back-summoned = przywołanie Smoka
dragon_castle-back-consolidated = umocnienie zestawu
dragon_castle-back-built = świątynia na { $cell }
dragon_castle-face-down = zakryty kamień
dragon_castle-ingenuity-takes = **Smok Pomysłowości** bierze z { $cells }: { $tile }, { $why }{ $below ->
    [yes] {". "}Odkryte: { $uncovered }.
   *[no] .
}
dragon_castle-brief-ingenuity = Smok Pomysłowości wziął: { $tiles }.
dragon_castle-brief-ingenuity-summons = Smok Pomysłowości przywołał Smoka.
dragon_castle-ingenuity-summons = **Smok Pomysłowości** przywołuje Smoka; { $left ->
    [one] na torze zostaje { $left } żeton
    [few] na torze zostają { $left } żetony
    [many] na torze zostaje { $left } żetonów
   *[other] na torze zostaje { $left } żetonu
}.
dragon_castle-why-same_type = bo to rodzaj z twojego ruchu
dragon_castle-why-dragon = bo twój rodzaj jest niedostępny, a następne są smoki
dragon_castle-why-special = bo niedostępny jest i twój rodzaj, i smok
dragon_castle-why-faction = bo nic lepszego nie jest dostępne
dragon_castle-rank-reached = Twoja ranga: **{ $rank }**.
dragon_castle-status-act = { $name }, weź kamień.
dragon_castle-status-finish = { $name }, zdecyduj, co z kamieniem.
dragon_castle-status-place = { $name }, połóż kamień.
dragon_castle-status-sets = { $name }, wybierz zestaw albo Ducha.
dragon_castle-status-build = { $name }, zbuduj świątynię albo zrezygnuj.
dragon_castle-status-effect = { $name }, pomaga ci { $spirit }.
dragon_castle-alt-last = Ostatni ruch, { $name }: { $tiles }{ $gain ->
    [0] .
    [one] , { $gain } punkt.
    [few] , { $gain } punkty.
    [many] , { $gain } punktów.
   *[other] , { $gain } punktu.
}
dragon_castle-alt-placed = Położone na { $cells }.
dragon_castle-alt-turned = Umocniony zestaw: { $cells }.
dragon_castle-alt-built = Zbudowane świątynie: { $cells }.
dragon_castle-alt-summoned = Ostatni ruch, { $name }: przywołanie Smoka.

## Panel
dragon_castle-ask-first =
    ### Weź kamień
    Wybierz kamień z najwyższego poziomu z wolnym długim bokiem. Jeśli odkryje się inny kamień, cofnięcie może wymagać zgody pozostałych.
    { $pairs }
dragon_castle-pairs = Pary: { $pairs }.
dragon_castle-no-pairs = Nie widać żadnej pary, ale może ją dać kamień, który się odkryje.
dragon_castle-ask-face =
    ### Który kamień położyć tutaj?
    Drugi będzie następny.
dragon_castle-ask-place =
    ### Połóż: { $tile }
    { $count ->
        [one] Na pustym polu albo na zakrytym kamieniu bez świątyni. Liczba z plusem to punkty, które zestaw da od razu.
       *[other] Po kolei, na pustych polach albo na zakrytych kamieniach bez świątyni. Zestawy sprawdza się, gdy oba już leżą.
    }
dragon_castle-ask-build =
    ### Zestaw umocniony. Zbudować świątynię?
    Tyle świątyń możesz jeszcze na nim zbudować: { $allowed }; w twojej puli: { $pool }. Na świątyni nic nie można położyć.
dragon_castle-ask-type =
    ### { $spirit }
    Jakim rodzajem ma być ten kamień?
dragon_castle-ask-move-to =
    ### { $spirit }
    Dokąd przenieść świątynię?
dragon_castle-ask-shift-to =
    ### { $spirit }
    Dokąd przenieść kamień?
dragon_castle-ask-spirit =
    ### Wezwij Ducha
    Raz w turze. Kosztuje odkryty kamień z twojego królestwa albo świątynię z puli.
    { $texts }
dragon_castle-ask-payment =
    ### { $spirit }
    { $text }
    Czym płacisz: odkrytym kamieniem z królestwa, który wypada z gry, czy świątynią z puli?
dragon_castle-confirm-take =
    ### Wziąć z { $cell }: { $tile }?
    { $twins ->
        [0] Nie widać drugiego takiego, który byłby potem dostępny.
       *[other] Potem dostępne będą takie same: { $cells }.
    } Jeśli odkryje się inny kamień, cofnięcie może wymagać zgody pozostałych.
dragon_castle-confirm-summon =
    ### Przywołać Smoka?
    { $left ->
        [0] Bierzesz żeton odliczania ze stosu: 2 punkty na koniec. Tor jest pusty, to ostatnia runda.
        [one] Bierzesz żeton odliczania: 2 punkty na koniec. Na torze leży { $left } żeton; gdy zniknie, runda staje się ostatnia.
        [few] Bierzesz żeton odliczania: 2 punkty na koniec. Na torze leżą { $left } żetony; gdy zniknie ostatni, runda staje się ostatnia.
        [many] Bierzesz żeton odliczania: 2 punkty na koniec. Na torze leży { $left } żetonów; gdy zniknie ostatni, runda staje się ostatnia.
       *[other] Bierzesz żeton odliczania: 2 punkty na koniec. Na torze leży { $left } żetonu; gdy zniknie ostatni, runda staje się ostatnia.
    }
dragon_castle-confirm-destroy =
    ### Usunąć z { $cell }: { $tile }?
    Kamień wypada z gry i nie daje punktów.
dragon_castle-confirm-place =
    ### Położyć na { $cell }: { $tile }?
    Poziom { $level }. { $brings }
dragon_castle-brings-set = Zestaw { $size } kamieni ({ $type }): { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, { $shrines ->
    [one] { $shrines } świątynia
    [few] { $shrines } świątynie
    [many] { $shrines } świątyń
   *[other] { $shrines } świątyni
}.
dragon_castle-brings-later = Zestawy sprawdza się, gdy drugi kamień też już leży.
dragon_castle-brings-nothing = Nie powstaje żaden zestaw.
dragon_castle-confirm-spirit =
    ### { $spirit }, zapłata: { $payment }?
    { $text }
dragon_castle-ask-no-tile =
    ### Twój ruch
    Nie ma już kamienia, który można wziąć jako pierwszy.
dragon_castle-ask-finish =
    ### W ręce: { $tile }
    Co z nim robisz?
dragon_castle-ask-sets =
    ### Sprawdzanie zestawów: który umacniasz najpierw?
    Każdy daje punkty osobno.
dragon_castle-ask-effect =
    ### { $spirit }
    { $text }
dragon_castle-ask-strength = Kamień { $number } z { $moves }.
dragon_castle-ask-strength-older = Ta gra zaczęła się według starszych zasad: możesz skończyć po jednym kamieniu.
dragon_castle-pair = { $mark } { $tile } i { $cells }
dragon_castle-confirm-set =
    ### Umocnić ten zestaw?
    { $brings }
dragon_castle-confirm-build =
    ### Zbudować świątynię na { $cell }?
    Poziom { $level }; na świątyni nic nie można położyć.
dragon_castle-option-tile = { $mark }: { $tile } ({ $cell })
dragon_castle-option-seconds = { $mark }: { $tile } ({ $cell }), { $twins ->
    [one] { $twins } drugi kamień
    [few] { $twins } drugie kamienie
    [many] { $twins } drugich kamieni
   *[other] { $twins } drugiego kamienia
}
dragon_castle-option-second = { $mark }: drugi kamień – { $tile } ({ $cell })
dragon_castle-option-place = { $mark }: { $cell }{ $level ->
    [1] {""}
   *[other] , poziom { $level }
}{ $group ->
    [1] {""}
   *[other] , grupa { $group }
}
dragon_castle-option-place-set = { $mark }: { $cell }, zestaw { $size } +{ $gain }
dragon_castle-option-build = { $mark }: { $cell }, poziom { $level } +{ $gain }
dragon_castle-option-turn = { $mark }: odwróć { $tile } ({ $cell })
dragon_castle-option-move = { $mark }: przenieś świątynię z { $cell }
dragon_castle-option-shift = { $mark }: przenieś z { $cell }: { $tile }
dragon_castle-option-change = { $mark }: zmień rodzaj, { $tile } ({ $cell }){ $gain ->
    [0] {""}
   *[other] {" "}+{ $gain }
}
dragon_castle-option-to = { $mark }: na { $cell }, poziom { $level }
dragon_castle-option-face = { $mark }: { $tile }{ $gain ->
    [0] {""}
   *[other] {" "}+{ $gain }
}
dragon_castle-option-type = Niech będzie: { $type }{ $gain ->
    [0] {""}
   *[other] {" "}+{ $gain }
}
dragon_castle-option-pay = { $mark }: zapłata: { $tile } ({ $cell })
dragon_castle-pay-shrine = Zapłać świątynią z puli
dragon_castle-place-here = Połóż tutaj{ $gain ->
    [0] {""}
   *[other] {": "}+{ $gain }
}
dragon_castle-do-consolidate = Umocnij{ $gain ->
    [0] {""}
   *[other] {": "}+{ $gain }
}
dragon_castle-do-build = Zbuduj tutaj{ $gain ->
    [0] {""}
   *[other] {": "}+{ $gain }
}
dragon_castle-do-turn = Odwróć kamień
dragon_castle-do-move = Przenieś świątynię tutaj
dragon_castle-do-shift = Przenieś kamień tutaj
dragon_castle-do-number = Umocnij{ $gain ->
    [0] {""}
   *[other] {": "}+{ $gain }
}
dragon_castle-do-change = Zmień rodzaj{ $gain ->
    [0] {""}
   *[other] {": "}+{ $gain }
}
dragon_castle-do-take = Weź z { $cell }: { $tile }
dragon_castle-do-destroy = Usuń z { $cell }: { $tile }
dragon_castle-then-consolidate-end = Umocnij i zakończ turę: +{ $gain }
dragon_castle-then-consolidate-spirit = Umocnij, potem wezwij Ducha: +{ $gain }
dragon_castle-then-build-end = Zbuduj i zakończ turę: +{ $gain }
dragon_castle-then-build-spirit = Zbuduj, potem wezwij Ducha: +{ $gain }
dragon_castle-rounds-left = { $alone ->
    [true] { $rounds ->
        [one] Jeszcze co najmniej { $rounds } tura.
        [few] Jeszcze co najmniej { $rounds } tury.
        [many] Jeszcze co najmniej { $rounds } tur.
       *[other] Jeszcze co najmniej { $rounds } tury.
    }
   *[false] { $rounds ->
        [one] Jeszcze co najmniej { $rounds } runda.
        [few] Jeszcze co najmniej { $rounds } rundy.
        [many] Jeszcze co najmniej { $rounds } rund.
       *[other] Jeszcze co najmniej { $rounds } rundy.
    }
}
dragon_castle-last-turns = Ta runda jest ostatnia.
dragon_castle-act-summon = Przywołaj Smoka: +2
dragon_castle-act-pair-one = Weź oba: jeszcze { $tile } z { $cell }
dragon_castle-act-shrine = Weź do niego świątynię (pula: { $pool })
dragon_castle-act-discard = Odrzuć kamień ({ $tile }): +1
dragon_castle-act-skip = Nie buduj
dragon_castle-act-spirit = Wezwij Ducha: za kamień lub świątynię
dragon_castle-act-spirit-one = Wezwij: { $spirit }, za kamień lub świątynię
dragon_castle-ask-finish-spirit =
    ### W ręce: { $tile }
    { $allows }
dragon_castle-at-work = Pomaga ci **{ $spirit }**. { $text }
dragon_castle-ask-first-spirit =
    ### Weź kamień
    { $allows }
    Jeśli odkryje się inny kamień, cofnięcie może wymagać zgody pozostałych.
dragon_castle-confirm-take-spirit =
    ### Wziąć kamień z { $cell }: { $tile }?
    { $twins ->
        [0] Drugiego kamienia do niego jeszcze nie widać.
       *[other] Drugie kamienie, które będzie można wziąć: { $cells }.
    } Jeśli odkryje się inny kamień, cofnięcie może wymagać zgody pozostałych.
dragon_castle-only-discard =
    ### W ręce: { $tile }
    Można go tylko odrzucić: nie ma takiego samego, a świątyni wziąć nie można, bo brak świątyń albo miejsca.
dragon_castle-only-take = ### Można wziąć tylko jeden kamień: { $tile } z { $cell }
dragon_castle-only-pair = ### Jako drugi można wziąć tylko jeden kamień: { $tile } z { $cell }
dragon_castle-only-place = ### Zostało tylko jedno pole na kamień ({ $tile }): { $cell }
dragon_castle-only-summon = ### Nie ma czego wziąć: przywołaj Smoka
dragon_castle-only-other = ### Możliwe jest tylko jedno
dragon_castle-only-change = ### Możliwe jest tylko jedno: { $tile } ({ $cell }) zmienia rodzaj na: { $type }
dragon_castle-allowed-tiles = Można by wtedy wziąć: { $tiles }.
dragon_castle-then-place-end = Połóż i zakończ turę{ $gain ->
    [0] {""}
   *[other] {": "}+{ $gain }
}
dragon_castle-then-place-spirit = Połóż, potem wezwij Ducha{ $gain ->
    [0] {""}
   *[other] {": "}+{ $gain }
}
dragon_castle-then-summon-end = Przywołaj Smoka i zakończ turę: +{ $gain }
dragon_castle-then-summon-spirit = Przywołaj Smoka, potem wezwij Ducha: +{ $gain }
dragon_castle-act-discard_end = Odrzuć ({ $tile }) i zakończ turę: +1
dragon_castle-act-discard-spirit = Odrzuć ({ $tile }), potem wezwij Ducha: +1
dragon_castle-act-second-one = Weź jeszcze { $tile } z { $cell }
dragon_castle-act-skip-end = Nie buduj i zakończ turę
dragon_castle-act-end-turn = Zakończ turę
dragon_castle-call = Wezwij: { $spirit }
dragon_castle-advice-own = Dobry własny zamek ma na poziomie 1 od 65 do 80 kamieni dla dwóch graczy, od 50 do 70 dla trzech, od 40 do 55 dla czterech, a wyżej żadnego rzędu dłuższego niż 6. Im więcej kamieni na poziomie 1, tym krótsza gra.
dragon_castle-own-castle = Twój zamek: { $ground ->
    [one] { $ground } kamień
    [few] { $ground } kamienie
    [many] { $ground } kamieni
   *[other] { $ground } kamienia
} na poziomie 1, razem { $tiles }.
dragon_castle-advice-cards = Pierwsze gry najlepiej rozegrać bez kart. Potem zacznij od tych: Głębiny, Wiara, Zniszczenie; Niezłomność, Wiedza, Pokora. To nasz wybór.
dragon_castle-advice-ours = Kształty wszystkich zamków i królestwo z 4 rzędów i 6 kolumn też są nasze: instrukcja pokazuje je tylko na rysunkach.
dragon_castle-preset-no-cards = Bez kart
dragon_castle-preset-one-and-one = Losowo: jeden Duch i jeden Smok
dragon_castle-for-beginners = Dla początkujących. { $text }
dragon_castle-act-end = Gotowe
dragon_castle-option-twins = { $mark }: { $tile } ({ $cell }), takie same: { $twins }
dragon_castle-twins-then = Potem dostępne będą takie same: { $cells }.
dragon_castle-option-set = { $mark }: { $size } × { $type } ({ $cells }) +{ $gain }
dragon_castle-option-set-numbers = { $mark }: liczba { $number }, { $size ->
    [one] { $size } kamień
    [few] { $size } kamienie
    [many] { $size } kamieni
   *[other] { $size } kamienia
} ({ $cells }) +{ $gain }
dragon_castle-reason-twins = potem można wziąć taki sam ({ $cells })
dragon_castle-reason-fits = może dołączyć do twojej grupy { $size ->
    [one] { $size } kamienia
    [few] { $size } kamieni
    [many] { $size } kamieni
   *[other] { $size } kamienia
} ({ $kind })
dragon_castle-reason-denies = { $seat } ma grupę { $size ->
    [one] { $size } kamienia
    [few] { $size } kamieni
    [many] { $size } kamieni
   *[other] { $size } kamienia
} ({ $kind }) i tego kamienia nie dostanie
dragon_castle-reason-more = w zamku { $count ->
    [one] leży odkryty jeszcze { $count } kamień
    [few] leżą odkryte jeszcze { $count } kamienie
    [many] leży odkrytych jeszcze { $count } kamieni
   *[other] leży odkryte jeszcze { $count } kamienia
} tego rodzaju ({ $kind })
dragon_castle-reason-group = powstaje grupa { $size ->
    [one] { $size } kamienia
    [few] { $size } kamieni
    [many] { $size } kamieni
   *[other] { $size } kamienia
} ({ $kind })
dragon_castle-reason-set = powstaje zestaw { $size ->
    [one] { $size } kamienia
    [few] { $size } kamieni
    [many] { $size } kamieni
   *[other] { $size } kamienia
} ({ $kind })
dragon_castle-reason-level = leży na poziomie { $level }
dragon_castle-reason-room = obok { $count ->
    [one] zostaje { $count } pole
    [few] zostają { $count } pola
    [many] zostaje { $count } pól
   *[other] zostaje { $count } pola
} na kamienie tego samego rodzaju
dragon_castle-reason-almost = twojej grupie { $size ->
    [one] { $size } kamienia
    [few] { $size } kamieni
    [many] { $size } kamieni
   *[other] { $size } kamienia
} ({ $kind }) brakuje jednego kamienia do zestawu, na którym stanie świątynia
dragon_castle-reason-shrine = na twoim najwyższym odkrytym kamieniu świątynia dałaby { $points }
dragon_castle-reason-pool = do zbudowania { $pool ->
    [one] będzie { $pool } świątynia
    [few] będą { $pool } świątynie
    [many] będzie { $pool } świątyń
   *[other] będzie { $pool } świątyni
}
dragon_castle-reason-skip = na następny zestaw { $pool ->
    [one] zostaje { $pool } świątynia
    [few] zostają { $pool } świątynie
    [many] zostaje { $pool } świątyń
   *[other] zostaje { $pool } świątyni
}
dragon_castle-reason-lead = prowadzisz o { $points }, a koniec się zbliża
dragon_castle-against-crowds = zajmuje pole obok twojej grupy { $size ->
    [one] { $size } kamienia
    [few] { $size } kamieni
    [many] { $size } kamieni
   *[other] { $size } kamienia
} ({ $kind })
dragon_castle-against-alone = nie masz odkrytych kamieni tego rodzaju ({ $kind })

## In words
dragon_castle-words-round =
    Runda { $round }.
    Każdy stos: pole (litera kolumny od zachodu, numer rzędu od północy), wierzchni kamień, po / wysokość. W zamku **{ dragon_castle-words-first }** to kamień, który możesz wziąć jako pierwszy, **{ dragon_castle-words-second }** – dostępny jako drugi. Królestwa sięgają od A1 do { $last }; **{ dragon_castle-words-down }** to kamień zakryty, a niewymienione pola są puste. Kłaść możesz na pustych polach i na zakrytych kamieniach bez świątyni.
dragon_castle-words-down = zakryty
dragon_castle-words-shrine = świątynia
dragon_castle-words-first = pierwszy
dragon_castle-words-second = drugi
dragon_castle-words-empty = Królestwo jest puste.
dragon_castle-words-castle = Zamek: { $tiles ->
    [one] { $tiles } kamień
    [few] { $tiles } kamienie
    [many] { $tiles } kamieni
   *[other] { $tiles } kamienia
}, najwyższy poziom { $level }. Żetony odliczania: na torze { $laid }, w stosie { $stacked }. Świątyń w zasobach: { $supply }.
dragon_castle-words-hand = W ręce ({ $name }): { $tiles }.
dragon_castle-words-open-set = Właśnie umocniony zestaw: { $cells }. Świątyń można na nim jeszcze zbudować: { $allowed }.
dragon_castle-words-realm = **{ $name }**, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}; świątyń w puli: { $pool }, żetonów odliczania: { $tokens }.
dragon_castle-words-points = Punkty: { $sources }.
dragon_castle-words-groups = Odkryte grupy: { $groups }.
dragon_castle-words-group = { $size } × { $type } ({ $cells })
dragon_castle-words-ingenuity = Smok Pomysłowości ma { $tiles ->
    [one] { $tiles } kamień
    [few] { $tiles } kamienie
    [many] { $tiles } kamieni
   *[other] { $tiles } kamienia
}: { $types }. Twoja ranga, gdyby gra skończyła się teraz: { $rank }.
dragon_castle-points-sets = zestawy { $points }
dragon_castle-points-discards = odrzucone kamienie { $points }
dragon_castle-points-shrines = świątynie na poziomie { $level }: { $shrines }, punktów { $points }
dragon_castle-points-countdown = żetony odliczania: { $tokens }, punktów { $points }
dragon_castle-points-card = { $card } { $points }
dragon_castle-points-with-cards = Gra była z kartami, więc do rangi liczy się 15 punktów mniej: { $points }.
dragon_castle-tie-0 = Remis w punktach: decyduje liczba stosów z zakrytym wierzchem.
dragon_castle-tie-1 = Remis w punktach i zakrytych stosach: decyduje liczba świątyń.

## Ranks of a game alone
dragon_castle-rank-apprentice = Uczeń
dragon_castle-rank-student = Student
dragon_castle-rank-master = Mistrz
dragon_castle-rank-grand_master = Wielki mistrz
dragon_castle-rank-dragon = Smok
dragon_castle-rank-silver_dragon = Srebrny Smok
dragon_castle-rank-golden_dragon = Złoty Smok
dragon_castle-rank-jade_dragon = Jadeitowy Smok
dragon_castle-rank-diamond_dragon = Diamentowy Smok

## Variants
dragon_castle-option-castle = Zamek
dragon_castle-option-castle-help = Który zamek rozbieracie; zwykły zależy od liczby graczy. Kształty są nasze.
dragon_castle-option-heights = Własny zamek
dragon_castle-option-heights-help = Wysokości 0–3, rzędy po /, 116 kamieni; na poziomie 1 najlepiej 65–80 (2), 50–70 (3), 40–55 (4).
dragon_castle-option-spirits = Wybrane karty Duchów
dragon_castle-option-spirits-help = Te Duchy może wzywać każdy.
dragon_castle-option-random-spirits = Losowe karty Duchów
dragon_castle-option-random-spirits-help = Tyle dodatkowych Duchów zostanie wylosowanych.
dragon_castle-option-dragons = Wybrane karty Smoków
dragon_castle-option-dragons-help = Te Smoki dają punkty na koniec.
dragon_castle-option-random-dragons = Losowe karty Smoków
dragon_castle-option-random-dragons-help = Tyle dodatkowych Smoków zostanie wylosowanych.
dragon_castle-option-realm-rows = Rzędy królestwa
dragon_castle-option-realm-rows-help = Ile rzędów ma każde królestwo. 4 to nasz wybór, instrukcja nie podaje rozmiaru.
dragon_castle-option-realm-columns = Kolumny królestwa
dragon_castle-option-realm-columns-help = Ile kolumn ma każde królestwo. 6 to nasz wybór, instrukcja nie podaje rozmiaru.
dragon_castle-option-shrines-break-ties = Świątynie rozstrzygają remis
dragon_castle-option-shrines-break-ties-help = Gdy zakryte stosy nie rozstrzygną remisu, decyduje liczba świątyń.
dragon_castle-value-standard = Zwykły
dragon_castle-value-standard_2p = Zwykły dla dwóch graczy
dragon_castle-value-standard_3p = Zwykły dla trzech graczy
dragon_castle-value-standard_4p = Zwykły dla czterech graczy
dragon_castle-value-seasons = Pory roku (najlepszy dla 2)
dragon_castle-value-thousand_towers = Tysiąc wież (najlepszy dla 2)
dragon_castle-value-barracks = Koszary (najlepszy dla 2)
dragon_castle-value-pillars_of_creation = Filary stworzenia (najlepszy dla 2 lub 3)
dragon_castle-value-castle = Warownia (najlepszy dla 3)
dragon_castle-value-outpost = Posterunek (najlepszy dla 3)
dragon_castle-value-plaza = Plac (najlepszy dla 3)
dragon_castle-value-two_towers = Dwie wieże (najlepszy dla 3 lub 4)
dragon_castle-value-dragon_head = Głowa smoka (najlepszy dla 4)
dragon_castle-value-monastery_at_the_abyss = Klasztor nad otchłanią (najlepszy dla 4)
dragon_castle-value-gates_of_destiny = Wrota przeznaczenia (najlepszy dla 4)
dragon_castle-value-forbidden_city = Zakazane miasto (najlepszy dla 4)
dragon_castle-value-own = Własny zamek
dragon_castle-value-beauty = Duch Piękna
dragon_castle-value-elegance = Duch Lekkości
dragon_castle-value-wind = Duch Wiatru
dragon_castle-value-deception = Duch Podstępu
dragon_castle-value-strength = Duch Siły
dragon_castle-value-change = Duch Przemiany
dragon_castle-value-faith = Duch Wiary
dragon_castle-value-depths = Duch Głębin
dragon_castle-value-destruction = Duch Zniszczenia
dragon_castle-value-cunning = Duch Sprytu
dragon_castle-value-humility = Smok Pokory
dragon_castle-value-righteousness = Smok Prawości
dragon_castle-value-tranquility = Smok Spokoju
dragon_castle-value-bravery = Smok Odwagi
dragon_castle-value-power = Smok Władzy
dragon_castle-value-greatness = Smok Wielkości
dragon_castle-value-knowledge = Smok Wiedzy
dragon_castle-value-harmony = Smok Harmonii
dragon_castle-value-devotion = Smok Oddania
dragon_castle-value-steadfastness = Smok Niezłomności

## Cards, their short names and what they do
dragon_castle-spirit-beauty = Piękno
dragon_castle-spirit-beauty-text = Umocnij 4 lub więcej sąsiednich kamieni stronnictw z tą samą liczbą: 2 świątynie i 1 punkt więcej.
dragon_castle-spirit-elegance = Lekkość
dragon_castle-spirit-elegance-text = W tej turze wystarczy wolny krótki bok; co najmniej jeden wzięty kamień musi go mieć.
dragon_castle-spirit-wind = Wiatr
dragon_castle-spirit-wind-text = Jeśli chcesz, odwróć swój odkryty kamień; potem przenieś zbudowaną świątynię na inny zakryty kamień.
dragon_castle-spirit-deception = Podstęp
dragon_castle-spirit-deception-text = Drugi kamień to dowolny obok pierwszego, nawet inny i niedostępny.
dragon_castle-spirit-strength = Siła
dragon_castle-spirit-strength-text = Przenieś dwa kamienie w królestwie bez odwracania (jeden, jeśli nie ma drugiego). Sprawdź zestawy.
dragon_castle-spirit-change = Przemiana
dragon_castle-spirit-change-text = Jeden kamień specjalny liczy się jako inny rodzaj w zestawie, który z nim umacniasz.
dragon_castle-spirit-faith = Wiara
dragon_castle-spirit-faith-text = Zbuduj na zestawie z tej tury o jedną świątynię więcej, niż wolno.
dragon_castle-spirit-depths = Głębiny
dragon_castle-spirit-depths-text = Drugi kamień to dowolny dostępny tego samego rodzaju.
dragon_castle-spirit-destruction = Zniszczenie
dragon_castle-spirit-destruction-text = Usuń z zamku dostępny kamień z dowolnego poziomu.
dragon_castle-spirit-cunning = Spryt
dragon_castle-spirit-cunning-text = W tej turze można umacniać zestawy dokładnie trzech kamieni: po 2 punkty, świątynie według rodzaju.
dragon_castle-dragon-humility = Pokora
dragon_castle-dragon-humility-text = 1 punkt za każdą świątynię, obok której stoi wyższy stos.
dragon_castle-dragon-righteousness = Prawość
dragon_castle-dragon-righteousness-text = 1 punkt za świątynię w najlepszym rzędzie i najlepszej kolumnie, dodatkowe 2 za linię pełną świątyń.
dragon_castle-dragon-tranquility = Spokój
dragon_castle-dragon-tranquility-text = 1 punkt za każdą osobną grupę zakrytych stosów.
dragon_castle-dragon-bravery = Odwaga
dragon_castle-dragon-bravery-text = 1 punkt za każdy stos wyższy od wszystkiego wokół, także na skos.
dragon_castle-dragon-power = Władza
dragon_castle-dragon-power-text = Za jeden odkryty kamień każdego stronnictwa na poziomie 3 lub wyżej: punkty równe jego liczbie.
dragon_castle-dragon-greatness = Wielkość
dragon_castle-dragon-greatness-text = Najlepsza odkryta grupa każdego stronnictwa kontra grupy sąsiadów: większa suma 2 punkty, równa 1.
dragon_castle-dragon-knowledge = Wiedza
dragon_castle-dragon-knowledge-text = 2 punkty za każdy inny symbol na odkrytych kamieniach specjalnych.
dragon_castle-dragon-harmony = Harmonia
dragon_castle-dragon-harmony-text = Za każdą oś 4 punkty, gdy wysokości są lustrzane, i 2, gdy lustrzane są świątynie.
dragon_castle-dragon-devotion = Oddanie
dragon_castle-dragon-devotion-text = 1 punkt za każdą świątynię obok odkrytego kamienia smoka.
dragon_castle-dragon-steadfastness = Niezłomność
dragon_castle-dragon-steadfastness-text = 1 punkt za każdą świątynię na brzegu królestwa.

## Refusals of a setup
refused-setup-greatness-alone = Smok Wielkości porównuje sąsiadów, więc nie da się z nim grać w pojedynkę. Wybierz innego pod przyciskiem **{ $button-options }**.
refused-setup-not-enough-cards = Za mało kart: { $kind ->
    [spirits] Duchów
   *[dragons] Smoków
} do wylosowania { $wanted }, zostało { $left }. Zmniejsz liczbę pod przyciskiem **{ $button-options }**.
refused-setup-castle-is-empty = Twój zamek nie ma jeszcze rzędów. Wpisz jego wysokości pod przyciskiem **{ $button-options }** albo wybierz inny zamek.
refused-setup-castle-sign = W rzędzie { $row } twojego zamku jest { $sign }, a to nie jest wysokość. Pisz od 0 do 3, a między rzędami /.
refused-setup-castle-too-high = W rzędzie { $row } twojego zamku jest wysokość { $height }, a wolno do { $most }. Wpisz go jeszcze raz pod przyciskiem **{ $button-options }**.
refused-setup-castle-ragged = Rząd { $row } twojego zamku ma { $cells ->
    [one] { $cells } pole
    [few] { $cells } pola
    [many] { $cells } pól
   *[other] { $cells } pola
}, a pierwszy { $expected }. Wszystkie rzędy muszą być równie długie; dopełnij zerami.
refused-setup-castle-too-many-rows = Rzędów w twoim zamku: { $rows }, a wolno do { $most }. Wpisz go jeszcze raz pod przyciskiem **{ $button-options }**.
refused-setup-castle-too-wide = Kolumn w twoim zamku: { $columns }, a wolno do { $most }. Wpisz go jeszcze raz pod przyciskiem **{ $button-options }**.
refused-setup-castle-tiles = Twój zamek ma { $tiles ->
    [one] { $tiles } kamień
    [few] { $tiles } kamienie
    [many] { $tiles } kamieni
   *[other] { $tiles } kamienia
}, a trzeba dokładnie { $needed }. Wpisz go jeszcze raz pod przyciskiem **{ $button-options }**.

## Rules
dragon_castle-rules-since-1 = Ducha można wezwać w dowolnej chwili tury, a gotowy zestaw trzeba umocnić.
dragon_castle-rules-1 =
    ### Rozbierz stary zamek i zbuduj z niego własne królestwo
    Zamek to 116 kamieni w stosach. Widać i można wziąć tylko wierzchni kamień stosu. W swojej turze wykonujesz jedną akcję, kładziesz zdobyte kamienie w swoim królestwie i umacniasz zestawy z czterech lub więcej.
    Wierzchni kamień z wolnym długim bokiem jest **dostępny**: stos obok na zachodzie albo na wschodzie jest niższy lub go nie ma. Północ i południe nie blokują. Biała obwódka pokazuje, od czego możesz zacząć: dostępne kamienie na **najwyższym poziomie**, na którym leży jeszcze jakikolwiek kamień.
    Jest sześć rodzajów, a każdy obrazek występuje cztery razy. Kupcy, rolnicy i żołnierze to **stronnictwa** z liczbami od 1 do 6. Pory roku, wiatry i smoki są **specjalne**: ich numery tylko nazywają symbol.
dragon_castle-rules-2 =
    ### Twoja akcja
    Na początku gry masz w puli jedną świątynię. Najpierw weź dostępny kamień z najwyższego poziomu. Zobacz, co się odkryło, i zakończ akcję na jeden z trzech sposobów:
    - **Para**: weź drugi dostępny kamień z dokładnie takim samym obrazkiem, z dowolnego poziomu. Może to być też kamień właśnie uwolniony lub odkryty.
    - **Kamień i świątynia**: weź świątynię z zasobów do swojej puli; nie można, gdy zasoby są puste.
    - **Odrzucenie**: kamień wypada z gry, dostajesz 1 punkt.
    Gdy nad poziomem 1 nic już nie leży, możesz zamiast tego **przywołać Smoka**: weź żeton odliczania wart 2 punkty. Jeśli zamek jest pusty, musisz.
    Para wymaga miejsca na dwa kamienie w królestwie, kamień i świątynia – na jeden; odrzucić możesz zawsze.
dragon_castle-rules-3 =
    ### Kładzenie i umacnianie
    Każdy kamień kładź odkryty na pustym polu albo na zakrytym kamieniu bez świątyni. Kamienie nie muszą się stykać, a stosy mogą rosnąć dowolnie wysoko.
    Gdy leżą już wszystkie twoje kamienie, każda grupa **czterech lub więcej** odkrytych kamieni jednego rodzaju, stykających się bokami, jest zestawem, bez względu na liczby i poziomy. Odwracasz całą grupę; nie możesz nic zostawić ani czekać.
    Zestaw 4 kamieni daje 2 punkty, 5 – 3, 6 – 5, 7 – 6, 8 – 8, a każdy następny kamień jeszcze 1. Zestaw smoków daje 1 więcej.
    Zaraz potem możesz zbudować **świątynie** z puli na różnych kamieniach tego zestawu: jedną na zestawie stronnictwa, dwie na specjalnym. Później już nie.
dragon_castle-rules-4 =
    ### Koniec
    Na torze leżą 2, 3 lub 4 żetony przy dwóch, trzech lub czterech graczach, a 3, gdy grasz w pojedynkę. Przywołania je zabierają. Gdy zniknie ostatni, z oznaczonego pola, ta runda jest ostatnia: każdy ma tyle samo tur. Można w niej jeszcze przywoływać; żetony bierze się wtedy ze stosu.
    Punkty dają zestawy i odrzucenia, świątynie (poziom 1 – 1, poziom 2 – 2, poziom 3 i wyższe – 3), żetony po 2 i karty Smoków. Świątynie w puli nic nie dają.
    Przy remisie decyduje liczba stosów z zakrytym wierzchem; jeśli i ona jest równa, zwycięstwo jest wspólne.
    ### W pojedynkę
    Grasz przeciw Smokowi Pomysłowości w zamku dla trzech graczy albo w dowolnym innym, zawsze z 3 żetonami na torze. Zaczynasz ty. Po każdej twojej turze przywołuje Smoka, jeśli może; inaczej bierze dostępny kamień z najwyższego poziomu: rodzaj z twojego ruchu (także odrzucony), inaczej smoka, inaczej specjalny, inaczej kamień stronnictwa, najbardziej północny, a z nich najbardziej zachodni. Jeśli potem dostępny jest taki sam, bierze i jego. Z kartami najpierw odejmuje się 15 punktów. Punkty dają rangę: Uczeń, od 40 Student, 46 Mistrz, 50 Wielki mistrz, 53 Smok, 55 Srebrny Smok, 57 Złoty Smok, 59 Jadeitowy Smok, 60 Diamentowy Smok.
dragon_castle-rules-5 =
    ### Duchy
    Raz w turze, w dowolnej chwili, możesz wezwać Ducha. Nasza zasada: nawet przy kilku Duchach w grze jest to łącznie jedno wezwanie na turę. Kosztuje odkryty kamień z królestwa, który wypada z gry, albo świątynię z puli, która wraca do zasobów. Nie możesz zapłacić i nie użyć. Nowe zestawy umacnia się od razu. Gdy leżą już wszystkie twoje kamienie, gotowego zestawu nie wolno rozbić ani zmniejszyć zapłatą, odwróceniem ani przeniesieniem.
    - **Piękno**: { dragon_castle-spirit-beauty-text } Jeśli mają wspólne kamienie ze zwykłym zestawem, wybierasz, co umocnić najpierw.
    - **Lekkość**: { dragon_castle-spirit-elegance-text }
    - **Wiatr**: { dragon_castle-spirit-wind-text } Bez zbudowanej świątyni nie można go wezwać. Odwrócenie to nie umocnienie.
    - **Podstęp**: { dragon_castle-spirit-deception-text } Poziom nie ma znaczenia, na skos się nie liczy.
    - **Siła**: { dragon_castle-spirit-strength-text } Kamień pod świątynią zostaje.
    - **Przemiana**: { dragon_castle-spirit-change-text } Kamienia z gotowego zestawu nie można zmienić.
    - **Wiara**: { dragon_castle-spirit-faith-text }
    - **Głębiny**: { dragon_castle-spirit-depths-text }
    - **Zniszczenie**: { dragon_castle-spirit-destruction-text } Jeśli zostaje tylko poziom 1, Smoka można przywołać w tej samej turze.
    - **Spryt**: { dragon_castle-spirit-cunning-text } Trzy smoki też dają 1 punkt więcej.
dragon_castle-rules-6 =
    ### Smoki
    Dają punkty na koniec. Wysokość liczy kamienie, nigdy świątynie.
    - **Pokora**: { dragon_castle-dragon-humility-text }
    - **Prawość**: { dragon_castle-dragon-righteousness-text }
    - **Spokój**: { dragon_castle-dragon-tranquility-text }
    - **Odwaga**: { dragon_castle-dragon-bravery-text }
    - **Władza**: { dragon_castle-dragon-power-text }
    - **Wielkość**: { dragon_castle-dragon-greatness-text } Potrzeba choć jednego odkrytego kamienia tego stronnictwa; przy dwóch graczach każde stronnictwo porównuje się raz. W pojedynkę nie występuje.
    - **Wiedza**: { dragon_castle-dragon-knowledge-text }
    - **Harmonia**: { dragon_castle-dragon-harmony-text } Puste królestwo nie daje punktów, a bez świątyń nie ma punktów za świątynie: tak postanowiliśmy.
    - **Oddanie**: { dragon_castle-dragon-devotion-text }
    - **Niezłomność**: { dragon_castle-dragon-steadfastness-text }
dragon_castle-record-sets = Najwięcej zestawów: { $amount }
dragon_castle-record-largest_set = Największy zestaw: { $amount }
dragon_castle-record-shrines = Najwięcej świątyń: { $amount }
dragon_castle-record-highest = Najwyższy stos: { $amount }

## In few words
dragon_castle-deed-taken = bierze { $tiles }
dragon_castle-deed-set = umacnia zestaw { $size }: +{ $points }
dragon_castle-deed-built = buduje świątynię na poziomie { $level }: +{ $points }
dragon_castle-deed-shrine = bierze świątynię
dragon_castle-deed-discarded = odrzuca kamień: +{ $points }
dragon_castle-deed-summoned = przywołuje Smoka: +{ $points }
dragon_castle-deed-spirit = wzywa: { $spirit }
dragon_castle-about = Zabieraj pary kamieni ze wspólnego zamku i buduj własne królestwo. 1–4 graczy, 45 minut, średnia.
dragon_castle-alone = Gra w pojedynkę przeciw **Smokowi Pomysłowości**: po każdej twojej turze bierze kamienie albo przywołuje Smoka. Punkty dają ci rangę.
dragon_castle-alone-cards = Gra z kartami: do rangi liczy się 15 punktów mniej.

# What a computer player likes, after its name
dragon_castle-taste-soldiers = zbiera żołnierzy
dragon_castle-taste-merchants = ufa kupcom
dragon_castle-taste-specials = poluje na kamienie specjalne
dragon_castle-taste-farmers = trzyma się rolników

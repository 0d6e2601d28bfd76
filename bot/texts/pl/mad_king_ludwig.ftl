# Castles of Mad King Ludwig: captions, questions, words, rules.

mad_king_ludwig = Zamki Szalonego Króla Ludwika
mad_king_ludwig-short = Ludwik

## Captions
mad_king_ludwig-started = **{ $name }** zaczyna z foyer, które ma { $foyer ->
    [one] { $foyer } wejście
    [few] { $foyer } wejścia
    [many] { $foyer } wejść
   *[other] { $foyer } wejścia
}.
mad_king_ludwig-dealt = **{ $name }** zostaje pierwszym Mistrzem Budowy. Każdy dostaje { $cards ->
    [one] { $cards } kartę bonusową
    [few] { $cards } karty bonusowe
    [many] { $cards } kart bonusowych
   *[other] { $cards } karty bonusowej
}.
mad_king_ludwig-cards-chosen = **{ $name }** oddaje kartę bonusową i zatrzymuje { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}.
mad_king_ludwig-new-round = **Runda { $round }.** Mistrz Budowy: { $name }.
mad_king_ludwig-new-round-solo = **Runda { $round }.**
mad_king_ludwig-last-round = **Odkryto ostatnią kartę komnat: to ostatnia runda.**
mad_king_ludwig-market-open = **{ $name }** otwiera rynek.
mad_king_ludwig-bought = **{ $name }** kupuje i wykłada: { $room } za { $price }, { $gain }.
mad_king_ludwig-placed = **{ $name }** wykłada: { $room }, { $gain }.
mad_king_ludwig-completed = Ukończone: { $rooms }.
mad_king_ludwig-passed = **{ $name }** pasuje i bierze z banku { $amount } marek.
mad_king_ludwig-rewarded-activity = { $room }: +{ $points }.
mad_king_ludwig-rewarded-living = { $room } punktuje jeszcze raz: +{ $points }.
mad_king_ludwig-rewarded-outdoor = { $room }: { $amount } marek z banku.
mad_king_ludwig-rewarded-food = { $room }: dodatkowa tura.
mad_king_ludwig-lost = Nagroda przepada ({ $room }): { $reason }.
mad_king_ludwig-lost-unknown = nie ma czego wziąć
mad_king_ludwig-declined = **{ $name }** nie bierze darmowego korytarza.
mad_king_ludwig-chosen = **{ $name }** wybiera nagrodę ({ $room }): { $reward }.
mad_king_ludwig-looked = **{ $name }** zagląda do stosu { $size }.
mad_king_ludwig-put = **{ $name }** kładzie na wierzch talii { $count ->
    [one] { $count } komnatę
    [few] { $count } komnaty
    [many] { $count } komnat
   *[other] { $count } komnaty
} ze stosu { $size }.
mad_king_ludwig-put-open = **{ $name }** odkrywa komnaty ze stosu { $size }: { $rooms }. Nie trafią na rynek.
mad_king_ludwig-put-none = **{ $name }** nie bierze nic ze stosu { $size }.
mad_king_ludwig-card-added = **{ $name }** zatrzymuje kartę bonusową i ma teraz { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}.
mad_king_ludwig-extra-turn = **{ $name }** rozgrywa dodatkową turę.
mad_king_ludwig-back-passed = pas
mad_king_ludwig-back-market_open = otwarcie rynku
mad_king_ludwig-back-started = foyer
mad_king_ludwig-chosen-foyer = foyer, które ma { $foyer ->
    [one] { $foyer } wejście
    [few] { $foyer } wejścia
    [many] { $foyer } wejść
   *[other] { $foyer } wejścia
}
mad_king_ludwig-back-cards_chosen = karta bonusowa
mad_king_ludwig-back-looked = zajrzenie do stosu
mad_king_ludwig-game-over = Koniec gry: { $points }.
mad_king_ludwig-rank-reached = Osiągnięta ranga: **{ $rank }**.

## Who is due
mad_king_ludwig-status-foyer = { $count ->
    [one] { $names }, wybierz foyer.
   *[other] { $names }: wybierzcie foyer.
}
mad_king_ludwig-status-cards = { $count ->
    [one] { $names }, wybierz kartę bonusową, którą oddasz.
   *[other] { $names }: wybierzcie karty bonusowe, które oddacie.
}
mad_king_ludwig-status-start = { $count ->
    [one] { $names }, wybierz foyer.
   *[other] { $names }: wybierzcie foyer.
}
mad_king_ludwig-status-price = { $names }, ustal ceny.
mad_king_ludwig-status-buy = { $names }, kup komnatę albo spasuj.
mad_king_ludwig-status-reward = { $names }, weź nagrodę.
mad_king_ludwig-status-look = { $names }, wybierz komnaty ze stosu.
mad_king_ludwig-status-bonus = { $names }, wybierz kartę bonusową.
mad_king_ludwig-alt-table = Rynek i { $count ->
    [one] { $count } zamek
    [few] { $count } zamki
    [many] { $count } zamków
   *[other] { $count } zamku
}.
mad_king_ludwig-alt-placed = { $name } wykłada: { $room }, { $gain } (najnowszy kafelek na obrazku).
mad_king_ludwig-alt-passed = { $name } pasuje.

## Places
mad_king_ludwig-side-N = północ
mad_king_ludwig-side-E = wschód
mad_king_ludwig-side-S = południe
mad_king_ludwig-side-W = zachód
mad_king_ludwig-door = { $side } { $number }
mad_king_ludwig-door-down = { $door } (w dół)
mad_king_ludwig-door-of = { $room }, { $door }
mad_king_ludwig-one-of = { $room } { $number }
mad_king_ludwig-then-open = otwarte wejścia: { $sides }
mad_king_ludwig-then-closed = żadne wejście kafelka nie zostanie otwarte
mad_king_ludwig-then-blocks = zasłoni: { $doors }

## Panel
mad_king_ludwig-ask-foyer =
    ### Wybierz foyer
    Więcej wejść to więcej miejsc do budowy, a mniej – szybsze ukończenie.
mad_king_ludwig-ask-back =
    ### Wybierz kartę bonusową, którą oddasz
    Dwie pozostałe karty zatrzymujesz w tajemnicy; dają punkty na koniec.
mad_king_ludwig-ask-start =
    ### Wybierz foyer i kartę bonusową, którą oddasz
    Więcej wejść to więcej miejsc do budowy, a mniej – szybsze ukończenie. Dwie pozostałe karty zatrzymujesz w tajemnicy; dają punkty na koniec.
mad_king_ludwig-ask-room =
    ### Jesteś Mistrzem Budowy
    Przekładaj komnaty na inne ceny, ile razy chcesz: inni płacą tobie. Nic nie jest ustalone, dopóki nie otworzysz rynku.
mad_king_ludwig-ask-price =
    ### { $room }: za jaką cenę?
    Komnaty zamienią się miejscami; monety wędrują razem z nimi.
mad_king_ludwig-ask-tile =
    ### Kup komnatę albo spasuj
    Masz { $money } marek. Każdy przycisk podaje cenę, liczbę miejsc i ile punktów da od razu najlepsze.
mad_king_ludwig-ask-free =
    ### Weź galerię lub schody za darmo
    Każdy przycisk podaje liczbę miejsc i ile punktów da od razu najlepsze.
mad_king_ludwig-after-this-turn = Po tej dodatkowej turze: { $rewards }.
mad_king_ludwig-not-available = Niedostępne: { $rooms }.
mad_king_ludwig-lacks = brakuje { $count } marek
mad_king_ludwig-nowhere-floor = brak otwartego wejścia na tym piętrze; w dół prowadzą schody
mad_king_ludwig-nowhere-overlap = przy żadnym wejściu nie ma miejsca
mad_king_ludwig-nowhere-fence = na drodze stoi płot
mad_king_ludwig-nowhere-no_external_entrance = zamek straciłby ostatnie wejście z zewnątrz
mad_king_ludwig-ask-door =
    ### { $room }: przy którym wejściu?
    { $effect }. Każdy przycisk podaje, ile punktów da od razu najlepsze ułożenie. Wejścia jednej strony liczy się od zachodu lub od północy.
mad_king_ludwig-ask-way =
    ### { $room }: jak obrócić?
    Jedno naciśnięcie wykłada. Przycisk podaje wejście zamku, potem własne wejście kafelka, tak jak na nim wydrukowano. Ptaszek pokazuje, ile kafelków to ukończy, krzyżyk – ile wejść zasłoni.
mad_king_ludwig-ask-reward =
    ### Która nagroda teraz?
    Bierz je po kolei, w dowolnej kolejności. Jeśli weźmiesz dodatkową turę, rozgrywasz ją do końca, z jej własnymi nagrodami; reszta tutaj czeka.
mad_king_ludwig-ask-kind =
    ### Nagroda za podziemne: którą wybierasz?
mad_king_ludwig-ask-stack =
    ### Do którego stosu zajrzeć?
    Potem możesz położyć do dwóch jego komnat na wierzch talii. Nikt inny ich nie zobaczy.
mad_king_ludwig-ask-stack-last =
    ### Do którego stosu zajrzeć?
    To ostatnia runda: potem możesz odkryć do dwóch jego komnat. Nie trafią na rynek, ale stos szybciej się opróżni.
mad_king_ludwig-ask-first =
    ### Którą komnatę położyć na wierzch talii?
    Ten stos widzisz tylko ty.
mad_king_ludwig-ask-first-last =
    ### Którą komnatę odkryć?
    Ten stos widzisz tylko ty. Odkryta komnata nie trafi na rynek.
mad_king_ludwig-ask-second =
    ### Którą komnatę położyć pod nią?
    Będzie do kupienia po pierwszej.
mad_king_ludwig-ask-second-last =
    ### Którą jeszcze odkryć?
    Zobaczą ją wszyscy; nie trafi na rynek.
mad_king_ludwig-ask-card =
    ### Zatrzymaj jedną kartę bonusową
    Druga idzie pod talię.
mad_king_ludwig-ask-confirm =
    ### Czy tak?
    { $what }
mad_king_ludwig-only-pass =
    ### Teraz nic nie kupisz
    Spasuj i weź 5 000 marek.
mad_king_ludwig-only-decline =
    ### Darmowy korytarz nigdzie nie pasuje
    Gra toczy się dalej bez niego.
mad_king_ludwig-only =
    ### Możliwe jest tylko jedno
    { $what }
mad_king_ludwig-do-start = Zaczynasz z foyer, które ma { $foyer ->
    [one] { $foyer } wejście
    [few] { $foyer } wejścia
    [many] { $foyer } wejść
   *[other] { $foyer } wejścia
}.
mad_king_ludwig-do-start-back = Zaczynasz z foyer, które ma { $foyer ->
    [one] { $foyer } wejście
    [few] { $foyer } wejścia
    [many] { $foyer } wejść
   *[other] { $foyer } wejścia
}, i oddajesz kartę: { $card }.
mad_king_ludwig-do-back = Oddajesz kartę: { $card }.
mad_king_ludwig-do-leave = Rynek otwiera się tak, jak jest. Ceny na tę rundę są ustalone.
mad_king_ludwig-do-order = Rynek otwiera się w tym układzie. Ceny na tę rundę są ustalone.
mad_king_ludwig-do-buy = { $room } za { $price } marek: od razu { $gain }.
mad_king_ludwig-do-take = { $room } za darmo: od razu { $gain }.
mad_king_ludwig-do-where = Gdzie: { $place }; wejście kafelka: { $own }.
mad_king_ludwig-do-later = Na koniec: { $gains }.
mad_king_ludwig-do-completes = Ukończy: { $rooms }.
mad_king_ludwig-do-blocks = Zasłoni: { $doors }.
mad_king_ludwig-do-pass = Nic nie kupujesz i bierzesz 5 000 marek.
mad_king_ludwig-do-decline = Nie bierzesz darmowego korytarza.
mad_king_ludwig-do-choose = Nagroda ({ $room }): { $reward }.
mad_king_ludwig-do-look = Zaglądasz do stosu { $size }.
mad_king_ludwig-do-draw = Dobierasz dwie karty bonusowe i zatrzymujesz jedną.
mad_king_ludwig-do-extra = Rozgrywasz teraz dodatkową turę; pozostałe nagrody czekają.
mad_king_ludwig-do-put = Na wierzch talii, pierwsza najwyżej: { $rooms }.
mad_king_ludwig-do-put-none = Nic nie kładziesz na wierzch talii.
mad_king_ludwig-do-put-last = Odkrywasz, nie trafią na rynek: { $rooms }.
mad_king_ludwig-do-put-none-last = Nie odkrywasz żadnej komnaty ze stosu.
mad_king_ludwig-do-keep = Zatrzymujesz: { $card }.
mad_king_ludwig-confirm-start = Zacznij tak
mad_king_ludwig-confirm-back = Oddaj tę kartę
mad_king_ludwig-confirm-buy = Kup i wyłóż: z { $before } na { $after }, { $gain }
mad_king_ludwig-confirm-take = Wyłóż tutaj: z { $before } na { $after }, { $gain }
mad_king_ludwig-confirm-pass = Spasuj, weź 5 000
mad_king_ludwig-confirm-decline = Nie bierz
mad_king_ludwig-confirm-choose = Weź tę nagrodę
mad_king_ludwig-confirm-look = Zajrzyj do stosu
mad_king_ludwig-confirm-draw = Dobierz karty
mad_king_ludwig-confirm-keep = Zatrzymaj tę kartę
mad_king_ludwig-confirm-put = Połóż na wierzch talii
mad_king_ludwig-confirm-extra = Rozegraj dodatkową turę
mad_king_ludwig-confirm-leave = Otwórz rynek
mad_king_ludwig-confirm-order = Otwórz rynek
mad_king_ludwig-answer = { $letter }: { $name }
mad_king_ludwig-answer-tile = { $letter }: { $name }, { $price }: { $spots ->
    [one] { $spots } miejsce
    [few] { $spots } miejsca
    [many] { $spots } miejsc
   *[other] { $spots } miejsca
}, najlepsze { $gain }
mad_king_ludwig-answer-free = { $letter }: { $name }: { $spots ->
    [one] { $spots } miejsce
    [few] { $spots } miejsca
    [many] { $spots } miejsc
   *[other] { $spots } miejsca
}, najlepsze { $gain }
mad_king_ludwig-answer-door = { $letter }: { $place }: najlepsze { $gain }
mad_king_ludwig-answer-buy = Kup { $letter }: { $place }; wejście kafelka: { $own }: { $gain }
mad_king_ludwig-answer-take = Wyłóż { $letter }: { $place }; wejście kafelka: { $own }: { $gain }
mad_king_ludwig-named-price = { $tile } za { $price }
mad_king_ludwig-reason-completes = ukończy: { $tiles } ({ $rewards })
mad_king_ludwig-reason-open = otwarte wejścia zostają od stron: { $sides }
mad_king_ludwig-reason-wanted = { $seat } może za to dostać { $gain }
mad_king_ludwig-reason-pass = będziesz mieć { $money } marek
mad_king_ludwig-reason-poor = nic na rynku, na co cię stać, nie da teraz więcej niż { $gain }
mad_king_ludwig-reason-none = na rynku nie ma komnaty, na którą cię stać i na którą jest miejsce
mad_king_ludwig-reason-own-price = { $tile }: dla ciebie { $gain } za { $cost } marek
mad_king_ludwig-reason-rival-price = { $tile }: { $seat } może dostać { $gain }, ale za { $price } marek
mad_king_ludwig-reason-foyer = twój zamek ma na początku { $count ->
    [one] { $count } wejście
    [few] { $count } wejścia
    [many] { $count } wejść
   *[other] { $count } wejścia
}
mad_king_ludwig-reason-back = teraz jest warta { $points }, inna twoja karta { $most }
mad_king_ludwig-reason-keep = teraz jest warta { $points }, druga { $most }
mad_king_ludwig-reason-choose = ta nagroda od razu daje { $gain }
mad_king_ludwig-reason-corridor = galerię lub schody dostajesz za darmo
mad_king_ludwig-reason-food = rozegrasz całą dodatkową turę
mad_king_ludwig-reason-outdoor = dostaniesz 10 000 marek
mad_king_ludwig-reason-sleeping = wybierasz komnaty, które trafią na rynek jako następne
mad_king_ludwig-reason-utility = dobierasz dwie karty bonusowe i zatrzymujesz jedną
mad_king_ludwig-reason-empties = stos { $stack } można opróżnić (zostało komnat: { $left }); twoje kafelki, które dadzą wtedy po 2 punkty: { $count }
mad_king_ludwig-reason-look = w stosie { $size } wybierasz z { $count ->
    [one] { $count } komnaty
    [few] { $count } komnat
    [many] { $count } komnat
   *[other] { $count } komnaty
}
mad_king_ludwig-reason-put = { $tile }: dla ciebie może dać { $gain }
mad_king_ludwig-reason-draw = jedna z dwóch nowych kart bonusowych będzie twoja
mad_king_ludwig-reason-extra = od razu kupujesz jeszcze raz
mad_king_ludwig-reason-decline = ani galeria, ani schody nie dadzą teraz więcej niż { $gain }
mad_king_ludwig-against-costs = kosztuje o { $money } marek więcej
mad_king_ludwig-against-choose = ta nagroda od razu daje { $gain }
mad_king_ludwig-against-blocks = zasłoni { $count ->
    [one] { $count } wejście
    [few] { $count } wejścia
    [many] { $count } wejść
   *[other] { $count } wejścia
}
mad_king_ludwig-completes = ukończy: { $rooms } ({ $rewards })
mad_king_ludwig-completes-none = { $room }: { $reason }
mad_king_ludwig-completes-short = ukończy: { $rooms }
mad_king_ludwig-completes-count = ukończy { $count ->
    [one] { $count } kafelek
    [few] { $count } kafelki
    [many] { $count } kafelków
   *[other] { $count } kafelka
}
mad_king_ludwig-answer-start = { $letter }: { $count ->
    [one] { $count } wejście
    [few] { $count } wejścia
    [many] { $count } wejść
   *[other] { $count } wejścia
}, oddaj „{ $card }”
mad_king_ludwig-answer-back = { $letter }: oddaj „{ $card }”
mad_king_ludwig-answer-room = { $letter }: { $room }, { $price }: tobie { $own }, innym { $others }
mad_king_ludwig-answer-price = { $letter }: { $price } · stać na to { $count } z { $players }
mad_king_ludwig-answer-price-swap = { $letter }: { $price } · stać na to { $count } z { $players }; { $room } na { $other }
mad_king_ludwig-answer-card = { $letter }: Zatrzymaj „{ $card }”: teraz { $gain }
mad_king_ludwig-answer-kind = { $letter }: { $reward } { $gain }
mad_king_ludwig-answer-look = { $letter }: Zajrzyj do stosu { $size } (zostało { $count })
mad_king_ludwig-answer-on-top = { $letter }: Na wierzch: { $room }
mad_king_ludwig-answer-below = { $letter }: Pod spód: { $room }
mad_king_ludwig-answer-open = { $letter }: Odkryj: { $room }
mad_king_ludwig-answer-no-room = { $letter }: Żadna z nich
mad_king_ludwig-answer-none = { $letter }: Nic więcej
mad_king_ludwig-fits-nowhere = –
mad_king_ludwig-answer-foyer = { $letter }: { $count ->
    [one] { $count } wejście
    [few] { $count } wejścia
    [many] { $count } wejść
   *[other] { $count } wejścia
}
mad_king_ludwig-act-reset = Przywróć wszystko
mad_king_ludwig-act-open = Otwórz rynek
mad_king_ludwig-act-leave = Zostaw, jak jest, otwórz rynek
mad_king_ludwig-pass = Spasuj, weź 5 000
mad_king_ludwig-decline = Nie bierz

## Secrets
mad_king_ludwig-hand = Twoje karty bonusowe: { $cards }.
mad_king_ludwig-card-now = { $card } (teraz { $gain })
mad_king_ludwig-on-deck = Na wierzchu talii leżą twoje: { $rooms }.
mad_king_ludwig-rule-favor = **{ $favor }**: na koniec 8, 4, 2 i 1 punkt dla pierwszych czterech; przy remisie po równo.
mad_king_ludwig-rule-reward = **{ $type }**, po ukończeniu: { $reward }.

## In words
mad_king_ludwig-words-round = Runda { $round }. { $cards ->
    [one] Została { $cards } karta komnat
    [few] Zostały { $cards } karty komnat
    [many] Zostało { $cards } kart komnat
   *[other] Zostało { $cards } karty komnat
}.
mad_king_ludwig-words-last-round = To ostatnia runda.
mad_king_ludwig-words-builder = Mistrz Budowy: { $name }.
mad_king_ludwig-words-legend = Wejścia jednej strony liczy się od zachodu lub od północy.
mad_king_ludwig-words-brackets = W nawiasach strony z otwartymi wejściami.
mad_king_ludwig-words-shapes = Kształty według rozmiaru: 100 to 2 × 2, 150 koło 3 × 3, 200 4 × 2, 250 5 × 2, 300 litera L, 350 7 × 2, 400 4 × 4, 450 6 × 3, 500 koło 5 × 5, 600 ośmiokąt 7 × 4; galeria 6 × 1, schody 3 × 1.
mad_king_ludwig-words-market = Do wzięcia: { $hallways ->
    [one] { $hallways } galeria
    [few] { $hallways } galerie
    [many] { $hallways } galerii
   *[other] { $hallways } galerii
} i schody ({ $stairs }), po { $price } marek.
mad_king_ludwig-words-slot = - { $price }: { $room }
mad_king_ludwig-words-slot-empty = - { $price }: puste
mad_king_ludwig-words-coins = ; monety: { $coins }
mad_king_ludwig-words-stack = { $size }: { $count }
mad_king_ludwig-words-empty = Pusty stos { $size }: { $owners }; każda z tych komnat daje na koniec { $gain }.
mad_king_ludwig-words-deck = Na wierzchu talii, zakryte: { $rooms }.
mad_king_ludwig-words-laid = { $size } (od gracza { $name })
mad_king_ludwig-words-favor = **{ $favor }**: { $standings }
mad_king_ludwig-words-standing = { $name } { $amount } (+{ $points })
mad_king_ludwig-words-castle = **{ $name }**: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, { $money } marek, { $cards ->
    [one] { $cards } karta bonusowa
    [few] { $cards } karty bonusowe
    [many] { $cards } kart bonusowych
   *[other] { $cards } karty bonusowej
}, powierzchnia { $area }, { $outer ->
    [one] { $outer } wejście z zewnątrz
    [few] { $outer } wejścia z zewnątrz
    [many] { $outer } wejść z zewnątrz
   *[other] { $outer } wejścia z zewnątrz
} (bez korytarzy).
mad_king_ludwig-words-facts = { $type } { $size }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, { $effect }
mad_king_ludwig-words-tile = { $room } ({ $facts })
mad_king_ludwig-words-printed = ; wejścia: { $doors }
mad_king_ludwig-words-scored = ; razem { $points }
mad_king_ludwig-words-complete = ; ukończone
mad_king_ludwig-words-joined = ; połączone: { $doors }
mad_king_ludwig-words-joined-door = { $door } – { $room }
mad_king_ludwig-words-external = ; otwarte: { $doors }
mad_king_ludwig-words-enclosed = ; na dziedziniec: { $doors }
mad_king_ludwig-words-blocked = ; zasłonięte: { $doors }
mad_king_ludwig-words-fence = ; płot: { $side }

## Where points come from
mad_king_ludwig-line-start = start { $points }
mad_king_ludwig-line-printed = komnaty { $points }
mad_king_ludwig-line-own_effect = ich działanie { $points }
mad_king_ludwig-line-set_off = działanie innych kafelków { $points }
mad_king_ludwig-line-reward_activity = ukończone rozrywkowe { $points }
mad_king_ludwig-line-reward_living = mieszkalne jeszcze raz { $points }
mad_king_ludwig-line-empty_stacks = puste stosy { $points }
mad_king_ludwig-line-favor = { $what } { $points }
mad_king_ludwig-line-bonus = karta ({ $what }) { $points }
mad_king_ludwig-line-money = pieniądze { $points }
mad_king_ludwig-tie-0 = Remis w punktach: decyduje większa powierzchnia zamku.
mad_king_ludwig-tie-1 = Remis w punktach i powierzchni: decydują pieniądze.

## Variants
mad_king_ludwig-option-left-out = Względy poza grą
mad_king_ludwig-option-left-out-help = Względy króla, które zostają w pudełku.
mad_king_ludwig-option-cards-left-out = Karty bonusowe poza grą
mad_king_ludwig-option-cards-left-out-help = Karty bonusowe, które zostają w pudełku.
mad_king_ludwig-option-size-cards-left-out = Karty rozmiarów poza grą
mad_king_ludwig-option-size-cards-left-out-help = Karty bonusowe za jeden rozmiar, które zostają w pudełku.
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
mad_king_ludwig-value-completed = Ukończone kafelki
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
refused-setup-too-few-favors = Za dużo względów króla poza grą: potrzeba { $needed }. Wyłącz ich mniej pod przyciskiem **{ $button-options }**.
refused-setup-too-few-bonus-cards = Za dużo kart bonusowych poza grą: potrzeba { $needed }. Wyłącz ich mniej pod przyciskiem **{ $button-options }**.

## Rules
mad_king_ludwig-rules-since-1 = Mistrz Budowy swobodnie przestawia wszystkie komnaty, zanim otworzy rynek, a dodatkową turę można rozegrać przed innymi nagrodami.
mad_king_ludwig-rules-1 =
    ### Zbuduj zamek, który spodoba się królowi
    Zaczynasz z 15 000 marek i foyer; jego stronę z 3 lub 4 wejściami wybierasz, zanim znany jest pierwszy Mistrz Budowy i karty bonusowe. Z trzech kart bonusowych dwie zatrzymujesz w tajemnicy, jedną oddajesz. Względów króla jest tyle, ilu graczy, i wszyscy je widzą; za ukończone i za nieukończone kafelki nigdy nie występują razem. Pierwszy Mistrz Budowy zaczyna z 0 punktów, pozostali zgodnie z ruchem wskazówek zegara z 1, 2 i 3.
    W każdej rundzie **Mistrz Budowy** uzupełnia rynek i ustala ceny wszystkich komnat, starych też: jedna na miejsce, monety wędrują z komnatą. Potem wszyscy kupują, zgodnie z ruchem wskazówek zegara od lewego sąsiada Mistrza Budowy, on sam ostatni. W swojej turze kup jedną komnatę za jej cenę albo galerię lub schody za 3 000 i od razu wyłóż; albo spasuj i weź 5 000. Płacisz Mistrzowi Budowy, a on bankowi. Nasza zasada: w banku nigdy nie brakuje pieniędzy. Monety na komnacie pomagają ją opłacić; reszta jest twoja.
    Potem na każdą niekupioną komnatę kładzie się 1 000 marek, a Mistrzem Budowy zostaje następny gracz. Runda, w której odkryto ostatnią kartę komnat, jest ostatnia. Kartę pustego stosu od razu zastępuje inna; po ostatniej karcie puste miejsca uzupełnia się jeszcze z przetasowanych odrzuconych. Nasza zasada: gra kończy się po 50. rundzie, nawet jeśli karty zostały, żeby stół, przy którym wszyscy pasują, nie grał bez końca.
mad_king_ludwig-rules-2 =
    ### Wykładanie
    Co najmniej jedno wejście nowego kafelka musi trafić dokładnie na wejście zamku. Kafelki wolno obracać, ale nie odbijać, i nigdy na siebie nie nachodzą, nawet na różnych piętrach. Inne wejścia możesz zasłonić ścianą, ale zamek musi zachować choć jedno wejście z zewnątrz: niezasłonięte ścianą, na zewnętrznej granicy, a nie na zamkniętym dziedzińcu. Wejście naprzeciw wolnego rogu okrągłego lub ośmiokątnego kafelka nie jest zasłonięte.
    Nic nie może dotykać **płotu**; jego dwa rogi są z kamienia i ich dotykać wolno. Komnaty **podziemne** łączą się tylko z ciemnym końcem schodów, z innymi podziemnymi i z podziemnymi galeriami. Jasny koniec schodów łączy się tylko z kafelkami parteru, a schody ze schodami nigdy. Galeria ma stronę jasną i ciemną, podziemną; wybierasz ty. Nasza zasada: dwa wejścia, które się nie łączą, na przykład podziemne i parteru, nie mogą się spotkać. Czego nie da się wyłożyć, tego nie da się kupić.
mad_king_ludwig-rules-3 =
    ### Punkty za wyłożony kafelek
    Najpierw kafelek daje punkty, które są na nim. Potem jego działanie: za każdy kafelek podanych typów, który ma z nim wspólne wejście, albo go dotyka (rozrywkowe: minus), albo leży gdziekolwiek w zamku (podziemne). Podziemna, która liczy podziemne, liczy też siebie. Potem działanie innych twoich kafelków, które uruchomił nowy. Liczą się kafelki, nie wejścia. Foyer, galerie i schody to korytarze. Nasza zasada: kafelki, które stykają się tylko rogiem, dotykają się.
mad_king_ludwig-rules-4 =
    ### Nagrody za ukończone kafelki
    Kafelek jest ukończony, gdy wszystkie jego wejścia są połączone. Nagrody bierz w dowolnej kolejności. Dodatkowa tura to cała tura z własnymi nagrodami; reszta pierwszej czeka na jej koniec.
    - **rozrywkowa**: 5 punktów; **mieszkalna**: jej punkty i jej własne działanie liczą się jeszcze raz, bez działania innych kafelków; **zewnętrzna**: 10 000 marek; **jadalna**: dodatkowa tura, od razu lub później w tej turze
    - **korytarz**: galeria lub schody za darmo, raz na turę, nawet jeśli z niej zrezygnujesz (dodatkowa tura to osobna tura; jeśli teraz nic nie pasuje, nagroda czeka na dodatkowe tury tej tury); **gospodarcza**: dobierz dwie karty bonusowe, zatrzymaj jedną
    - **sypialna**: zajrzyj w tajemnicy do stosu i połóż do dwóch jego komnat na wierzch talii; w ostatniej rundzie zamiast tego je odkryj: nie trafią na rynek, ale stos szybciej się opróżni
    - **podziemna**: za każdą drugą dowolna inna nagroda; wzięta jak mieszkalna – ta podziemna punktuje jeszcze raz
mad_king_ludwig-rules-5 =
    ### Koniec gry
    Dostajesz 2 punkty za każdy swój kafelek, którego stos jest pusty, punkty za karty bonusowe i 1 punkt za każde 10 000 marek. Za każdy wzgląd króla 8, 4, 2, 1 punkt dla pierwszych czterech, jeśli mają choć jedno z tego, co się liczy; przy remisie punkty dzieli się z zaokrągleniem w dół. Wygrywa gracz z największą liczbą punktów; przy remisie rozstrzyga większa powierzchnia, potem pieniądze; inaczej zwycięstwo jest wspólne.
    Małe komnaty mają od 100 do 300, duże od 350 do 600; foyer, galerie i schody nie są ani małe, ani duże. Wejścia z zewnątrz w korytarzach (także foyer, galeriach i schodach) nie liczą się do względu ani karty bonusowej.
    ### Według liczby graczy
    - **Dwóch**: 22 karty komnat; na rynku 5 komnat, od 4 000 do 15 000; w stosach po 5 (małe komnaty, galerie) i po 4 (duże, schody).
    - **Trzech**: 33 karty; 6 komnat, od 2 000; w stosach po 7 i po 5.
    - **Czterech**: 44 karty; 7 komnat, od 1 000; w stosach po 9 i po 6.
    ### W pojedynkę
    Przygotowanie jak dla trzech graczy, ale bez względów i z dwiema kartami bonusowymi; płacisz bankowi. W każdej rundzie trzy komnaty kosztują 2 000, 4 000 i 6 000; po twojej turze pozostałe komnaty wypadają z gry. Punkty dają rangę: poniżej 60 { mad_king_ludwig-rank-court_jester }, od 60 { mad_king_ludwig-rank-humble_servant }, od 81 { mad_king_ludwig-rank-exalted_connoisseur }, od 96 { mad_king_ludwig-rank-keeper_of_palaces }, powyżej 110 { mad_king_ludwig-rank-supreme_adviser }.
mad_king_ludwig-record-rooms = Najwięcej komnat: { $amount }
mad_king_ludwig-record-area = Największy zamek: { $amount }
mad_king_ludwig-record-completed = Najwięcej ukończonych kafelków: { $amount }

## In few words
mad_king_ludwig-deed-bought = kupuje: { $room } ({ $price }): { $gain }
mad_king_ludwig-deed-placed = wykłada: { $room }: { $gain }
mad_king_ludwig-deed-completed = ukończone: { $rooms }
mad_king_ludwig-deed-lost = nagroda przepada ({ $room }): { $reason }
mad_king_ludwig-deed-passed = pasuje, ma { $money }
mad_king_ludwig-deed-market_open = wystawia: { $room }, { $price }
mad_king_ludwig-deed-card_added = zatrzymuje kartę bonusową
mad_king_ludwig-deed-extra_turn = rozgrywa dodatkową turę
mad_king_ludwig-deed-started = wybiera foyer: { $foyer ->
    [one] { $foyer } wejście
    [few] { $foyer } wejścia
    [many] { $foyer } wejść
   *[other] { $foyer } wejścia
}
mad_king_ludwig-brief-tile = **Kup komnatę albo spasuj**: masz { $money }
mad_king_ludwig-about = Kupuj komnaty, łącz wejścia i bierz nagrody za ukończone kafelki. 1–4 graczy, 75 minut, trudna.
mad_king_ludwig-alone = Gra w pojedynkę, bez rywali: w każdej rundzie trzy komnaty kosztują 2 000, 4 000 i 6 000, a tych, których nie kupisz, już nie będzie. Punkty dają ci rangę.

# What a computer player likes, after its name
mad_king_ludwig-taste-cellars = kopie piwnice
mad_king_ludwig-taste-gardens = lubi komnaty zewnętrzne
mad_king_ludwig-taste-bedrooms = zbiera komnaty sypialne
mad_king_ludwig-taste-kitchens = myśli przede wszystkim o jedzeniu

# Turnieje.

cmd-tournament-new = nowy
cmd-tournament-new-help = Ogłoś turniej na tym kanale
cmd-tournament-direct = prowadź
cmd-tournament-direct-help = Dla sędziów: zacznij, przyznaj, unieważnij, popraw, przedłuż, zastąp, zakończ
cmd-tournament-rules = zasady
cmd-tournament-rules-help = Skąd się biorą stoły, punkty i miejsca
cmd-arg-rounds = rundy
cmd-arg-rounds-help = Rundy systemu szwajcarskiego (inaczej trzy) albo najwięcej w grupie
cmd-arg-seats = miejsca
cmd-arg-seats-help = Miejsc przy stole; mniej, gdy wymaga tego liczba graczy
cmd-arg-pace = tempo
cmd-arg-pace-help = Czas na ruch; doba, jeśli pominiesz
cmd-arg-hours = godziny
cmd-arg-hours-help = Godziny rundy; potem stoły kończy komputer
cmd-arg-begins = początek
cmd-arg-begins-help = Za ile godzin; bez tego, gdy będzie pełny albo go zaczniesz
cmd-arg-least = minimum
cmd-arg-least-help = Jeśli graczy będzie mniej, turniej się nie odbędzie
cmd-arg-limit = limit
cmd-arg-limit-help = Najwięcej graczy; reszta czeka na liście
cmd-arg-rated = ranking
cmd-arg-rated-help = Czy gry liczą się do rankingu
cmd-arg-entrants = rola
cmd-arg-entrants-help = Tylko osoby z tą rolą mogą wziąć udział
cmd-arg-form = system
cmd-arg-form-help = Szwajcarski, jeśli pominiesz
cmd-form-swiss = Szwajcarski: wszyscy grają każdą rundę
cmd-form-groups = Grupy, potem system pucharowy
cmd-form-knockout = Pucharowy
cmd-form-league = Liga z sezonami
cmd-arg-variants = warianty
cmd-arg-variants-help = Warianty gry po przecinku
cmd-arg-group = grupa
cmd-arg-group-help = Najwięcej osób w grupie; osiem, jeśli pominiesz
cmd-arg-seasons = sezony
cmd-arg-seasons-help = Ile sezonów ma liga
cmd-arg-listed = z-listy
cmd-arg-listed-help = Grają tylko osoby, które dopiszesz do listy
cmd-arg-champion = mistrz
cmd-arg-champion-help = Rola dla zwycięzcy; bot potrzebuje prawa zarządzania rolami
cmd-tournament-directors = sędziowie
cmd-tournament-directors-help = Wybierz rolę, która może prowadzić turnieje
cmd-arg-directors = rola
cmd-arg-directors-help = Rola; bez niej tylko osoby zarządzające wydarzeniami
cmd-arg-act = czynność
cmd-arg-act-help = Co zrobić
cmd-act-begin = Zacznij turniej teraz
cmd-act-award = Przyznaj stół graczowi (stół, gracz, powód)
cmd-act-void = Unieważnij stół (stół, powód)
cmd-act-result = Popraw punkty gracza (stół, gracz, liczba, powód)
cmd-act-list = Dopisz osobę do listy (gracz)
cmd-act-time = Daj rundzie więcej czasu (liczba godzin)
cmd-act-replace = Zastąp gracza (gracz, nowa osoba)
cmd-act-end = Zakończ turniej
cmd-arg-place = stół
cmd-arg-place-help = Numer stołu we wpisie o rundzie
cmd-arg-who = gracz
cmd-arg-who-help = O którego gracza chodzi
cmd-arg-number = liczba
cmd-arg-number-help = Punkty albo godziny
cmd-arg-newcomer = nowa-osoba
cmd-arg-newcomer-help = Kto gra dalej zamiast gracza
cmd-arg-reason = powód
cmd-arg-reason-help = Każdy przeczyta to w dzienniku
cmd-arg-of-round = runda
cmd-arg-of-round-help = Wcześniejsza runda; bez niej bieżąca
tournament-announced = Turniej jest ogłoszony. `/turniej prowadź` zaczyna go wcześniej i robi całą resztę.
tournament-title = Turniej: { $game }
tournament-form-swiss = System szwajcarski. Rundy: { $rounds }.
tournament-form-groups = Każdy z każdym w grupach do { $group } osób, potem najlepsi grają systemem pucharowym.
tournament-form-knockout = System pucharowy: dalej przechodzi lepsza połowa każdego stołu.
tournament-form-league = Liga w grupach do { $group } osób, z awansami i spadkami. Sezony: { $seasons }.
tournament-variants = Warianty: { $variants }
tournament-plan = Miejsca przy stole: { $seats }. Przy każdym stole to samo tasowanie. Czas na ruch: { $pace }.
tournament-for-role = Zgłosić się mogą tylko osoby z rolą { $role }.
tournament-for-list = Zgłosić się mogą tylko osoby z listy sędziego.
tournament-rated = Gry liczą się do rankingu.
tournament-champion = Nagroda za wygraną: rola { $role }.
tournament-begins = Zaczyna się { $at }. Potrzeba graczy: { $least }.
tournament-begins-full = Zacznie się, gdy zapełnią się miejsca albo gdy rozpocznie go sędzia.
tournament-round = { $rounds ->
    [0] Trwa runda { $round }.
   *[other] Trwa runda { $round } z { $rounds }.
}
tournament-season = Sezon { $season } z { $seasons }.
tournament-over = Turniej się skończył.
tournament-called-off = Turniej się nie odbędzie.
tournament-called-off-now = Tym razem zabrakło chętnych: turniej się nie odbędzie. Dziękujemy wszystkim zgłoszonym.
tournament-players = **{ $count } z { $limit }** { $names }
tournament-waits = Lista oczekujących: { $count }
tournament-enter = Zgłoś się
tournament-withdraw = Wycofaj się
tournament-standings = Tabela
tournament-log = Dziennik
tournament-entered = Bierzesz udział. Gdy otworzy się twój stół, oznaczę cię.
tournament-waiting = Wszystkie miejsca są zajęte: jesteś na liście oczekujących.
tournament-withdrawn = Nie bierzesz już udziału. Jeśli trwa twoja gra, dokończy ją komputer.
tournament-won = { $count ->
    [one] Turniej gry { $game } wygrywa { $names }
   *[other] Pierwsze miejsce w turnieju gry { $game } dzielą { $names }
}
round-title = { $rounds ->
    [0] Zaczyna się runda { $round }
   *[other] Zaczyna się runda { $round } z { $rounds }
}
round-byes = Bez stołu w tej rundzie: { $names }
round-until = Runda kończy się najpóźniej { $until }; potem stoły kończy komputer.
round-hash = Tasowanie rundy, SHA-256: { $hash }
round-seed = Tasowanie rundy: { $seed }
standings-title = { $rounds ->
    [0] Po rundzie { $round }
   *[other] Po rundzie { $round } z { $rounds }
}
standings-group = Grupa { $group }
standings-all-seasons = Wszystkie sezony
standings-career = **{ $name }** tytuły: { $titles } · { $seasons }
season-won = { $count ->
    [one] Sezon { $season } ligi gry { $game } wygrywa { $names }
   *[other] Tytuł sezonu { $season } ligi gry { $game } dzielą { $names }
}
titles-won = Wygrane turnieje i sezony ligi: { $count }
standings-line = `{ $rank }` **{ $name }** { $points }% · wygrane { $wins }%
standings-withdrawn = (poza turniejem)
standings-more = i jeszcze { $count }
directed = Gotowe. Zapisano w dzienniku turnieju.
tournament-log-empty = Jeszcze nic się nie wydarzyło.
tournament-did-entered = Zgłoszenie: { $name }.
tournament-did-withdrew = Już nie gra: { $name }.
tournament-did-began = Turniej się zaczyna.
tournament-did-called-off = Turniej odwołany.
tournament-did-ended = Turniej się kończy.
tournament-did-paired = Ustalono stoły rundy { $round }.
tournament-did-scored = Runda { $round }, stół { $table }: koniec gry.
tournament-did-voided = Runda { $round }, stół { $table } jest nieważny.
tournament-did-awarded = Runda { $round }, stół { $table } przyznano: { $name }.
tournament-did-corrected = Runda { $round }, stół { $table }: poprawiono punkty.
tournament-did-more-time = Runda { $round } ma czas do { $until }.
tournament-did-grouped = Rozlosowano grupy.
tournament-did-crowned = Tytuł zdobywa { $name }.
tournament-did-listed = Może się zgłosić jeszcze jedna osoba.
tournament-did-replaced = Zamiast gracza gra dalej { $name }.
tournament-rules-1 = 
    ### Zasady turniejów
    Wszystkie stoły rundy mają to samo tasowanie. Jego skrót podajemy przed rundą, samo tasowanie po ostatnim stole.
    - **Punkty.** Twoje punkty porównujemy z punktami wszystkich, którzy grali to samo tasowanie przy stole tej samej wielkości: 1 za każdy słabszy wynik, ½ za równy. Udział w możliwych to twój procent rundy; tabela pokazuje średnią rund.
    - **Stoły** różnią się najwyżej o jedno miejsce. Kolejne rundy idą według tabeli. Każdy siada na każdym miejscu i nikt nie spotyka się dwa razy, póki da się tego uniknąć.
    - **Czas.** Gdy się spóźniasz, decyduje za ciebie komputer, aż wrócisz. Jeśli podjął wszystkie decyzje, runda daje 0%; po dwóch takich rundach już nie grasz. Gdy czas rundy minie, stoły kończy komputer.
    - **Tajemnica.** Dopóki trwa twoja gra, inne stoły rundy są dla ciebie zamknięte. Podpowiedzi nie ma.
    - **Wolny los** i nieważny stół liczą się jak twoja średnia, co najmniej 50%. Runda sprzed zgłoszenia to 40%, po wycofaniu 0%.
    - **Przy remisie** liczą się wygrane przy stołach, potem średnia przeciwników.
refused-no-tournament = Nie ma tu turnieju. Ogłasza go `/turniej nowy`.
refused-no-director = Mogą to zrobić osoby zarządzające wydarzeniami. Poproś jedną z nich.
refused-already-in = Już bierzesz udział.
refused-not-in = Nie bierzesz udziału.
refused-entered-already = Ta osoba już bierze udział.
refused-not-entered = Ta osoba nie bierze udziału.
refused-tournament-closed = W tym turnieju to już niemożliwe.
refused-too-few-entered = Najpierw muszą się zgłosić co najmniej dwie osoby.
refused-no-reason = Dodaj powód: każdy przeczyta go w dzienniku.
refused-no-such-table = Ta runda ma stoły od 1 do { $most }.
refused-no-such-round = Ten turniej ma na razie rundy od 1 do { $most }.
refused-not-at-that-table = Ten gracz nie siedzi przy tym stole. Stoły wymienia wpis o rundzie.
refused-not-scored-yet = Ten stół nie ma jeszcze wyniku. Można go przyznać albo unieważnić.
refused-no-round = Nie trwa żadna runda.
refused-no-standings-yet = Tabela pojawi się po pierwszej rundzie.
refused-other-role = Ten turniej jest dla { $role }.
refused-act-needs-more = Czegoś brakuje: czynność podaje w nawiasie, czego potrzebuje.
tournament-rules-2 =
    - **System szwajcarski.** Wszyscy grają każdą rundę. Dołączyć można, póki nie zaczęła się połowa rund.
    - **Grupy** są mniej więcej równie silne. W grupie każdy spotyka każdego. Potem najlepsi z grup grają systemem pucharowym.
    - **System pucharowy.** Dalej przechodzi lepsza połowa każdego stołu, aż zostanie jeden stół: kto go wygra, wygrywa turniej. Przy remisie liczą się procenty wszystkich rund, potem ranking.
    - **Liga.** W pierwszym sezonie najsilniejsi są w pierwszej grupie. Po sezonie sąsiednie grupy wymieniają ćwierć graczy, co najmniej jednego. Nowi zaczynają następny sezon w ostatniej grupie. Sezon wygrywa pierwsza osoba w pierwszej grupie.
tournament-directors-role = Turnieje mogą teraz prowadzić także osoby z rolą { $role }, nie tylko zarządzające wydarzeniami.
tournament-directors-none = Turnieje prowadzą teraz tylko osoby zarządzające wydarzeniami.
refused-not-listed = W tym turnieju grają tylko osoby z listy. Poproś sędziego o dopisanie.
refused-open-to-others = Ten turniej nie ma listy: mogą się zgłosić także inni.
refused-unknown-variant = { $variant } to nie wariant tej gry. Wybierz z tych, które pojawiają się przy pisaniu.
refused-variants-do-not-fit = Z tymi wariantami nie da się grać przy stole tej wielkości.
refused-not-choosing-directors = Rolę sędziów wybierają osoby zarządzające serwerem.

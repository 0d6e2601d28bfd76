# Tygodnie przy jednym stole: ustawienia, przypomnienia, zastępstwa, miejsca w nowych rękach, stoły, które zasnęły.

terms = Ustawienia stołu
terms-title = Ustawienia stołu
terms-help = Na co umawiacie się poza zasadami. Można to zmienić, dopóki gra się nie zacznie.
pace-hint = Ile czasu jest na ruch
pace-live = Na żywo: dziesięć minut
pace-day = Doba
pace-three_days = Trzy doby
pace-week = Tydzień
pace-none = Bez zegara
pace-live-help = Wszyscy są na miejscu. Przypomnienie po pięciu minutach
pace-day-help = Przypomnienie po dwunastu godzinach i po dobie
pace-three_days-help = Przypomnienie w połowie czasu i na końcu
pace-week-help = Przypomnienie w połowie czasu i na końcu
pace-none-help = Przypomnienie po dniu, po trzech dniach, potem raz w tygodniu
pace-alone = Przypomnienia wysyłam tylko wtedy, gdy czeka ktoś jeszcze: grając z samymi komputerami, masz tyle czasu, ile chcesz.
lobby-pace = Czas na ruch: **{ $pace }**
due-until = Termin: { $until }

reminder = { $who }: stół czeka na decyzję. Kolej nadeszła { $since }.
reminder-until = { $who }: kolej na decyzję. Czas minie { $until }.
reminder-late = { $count ->
    [one] { $who } się spóźnia. Nadal jest to kolej tej osoby.
    [few] { $who } się spóźniają. Nadal jest to kolej tych osób.
   *[many] { $who } się spóźniają. Nadal jest to kolej tych osób.
}
reminder-stand-in = { $wanted ->
    [one] Każdy inny przy stole może oddać miejsce komputerowi do powrotu tej osoby.
    [few] Jeśli zgodzą się { $wanted } inne osoby, do jej powrotu zagra komputer.
   *[many] Jeśli zgodzi się { $wanted } innych osób, do jej powrotu zagra komputer.
}
stand-in = Komputer za: { $name }
stand-in-plays = Na razie gra za ciebie komputer. Odzyskaj miejsce, kiedy chcesz.
stands-in = { $name } · w zastępstwie { $computer }
stands-in-level = { $name } · w zastępstwie { $computer } ({ $level })
i-am-back = Wracam do gry
welcome-back = Witaj z powrotem: znów grasz ty.
take-seat = Zajmij miejsce: { $name }
reopen = Otwórz ponownie
reopened = Stół { $table } jest znów otwarty.
table-asleep = Od dawna nikt tu nie zaglądał, więc stół zasnął. Może go obudzić każdy, kto przy nim siedział.
asleep-until-reopened = Może go obudzić każdy, kto przy nim siedział.

news-stood-in = Gracza { $name } zastępuje komputer.
news-went-away = { $name } ma przerwę; w zastępstwie gra komputer.
news-went-away-until = { $name } ma przerwę do: { $until }; w zastępstwie gra komputer.
news-paused = { $name } ma przerwę; stół poczeka.
news-paused-until = { $name } ma przerwę do: { $until }; stół poczeka.
news-came-back = { $name } wraca do stołu.
news-took-seat = { $name } zajmuje miejsce i gra dalej.
news-reopened = Stół znów nie śpi.
news-fell-asleep = Od dawna nikt tu nie zaglądał: stół zasypia.

refused-stand-in-plays = Na tym miejscu już gra komputer.
refused-stand-in-own = To twoje miejsce: zdecydujesz przyciskiem **{ $button-turn }**.
refused-nobody-waits = W tej chwili stół nie czeka na tę osobę: { $name }.
refused-not-late-yet = { $name } ma jeszcze czas.
refused-stand-in-wanted = { $missing ->
    [one] Zapisano. Potrzeba zgody jeszcze jednej osoby, żeby gracza { $name } zastąpił komputer.
    [few] Zapisano. Potrzeba zgody jeszcze { $missing } osób, żeby gracza { $name } zastąpił komputer.
   *[many] Zapisano. Potrzeba zgody jeszcze { $missing } osób, żeby gracza { $name } zastąpił komputer.
}
refused-nobody-stands-in = Nikt cię tu nie zastępuje: to twoje miejsce.
refused-seat-taken = Ktoś był szybszy: to miejsce nie jest już wolne.
refused-not-asleep = Ten stół nie śpi.
refused-asleep-too-long = Ten stół śpi już zbyt długo, by go obudzić. Otwórz nowy: `/stół nowy`.
refused-away-in-the-past = Ten dzień już minął. Podaj taki, który dopiero nadejdzie.
refused-bad-term = Tego nie można już zmienić. Otwórz ustawienia stołu jeszcze raz.

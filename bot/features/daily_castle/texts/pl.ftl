# Zamek dnia: jedna pozycja dziennie dla wszystkich, tabele i ustawienia serwera.

cmd-daily = zamek-dnia
cmd-daily-help = Zamek dnia: jedna pozycja dla wszystkich, jedna próba konkursowa
cmd-arg-board = tabela
cmd-arg-board-help = Pokaż tabelę: kto grał i jak mu poszło

daily-title = Zamek dnia · { $date } · { $game }
daily-alone = Grasz w pojedynkę.
daily-with = Grasz z { $count ->
    [one] { $count } graczem komputerowym
    [few] { $count } graczami komputerowymi
   *[many] { $count } graczami komputerowymi
} (poziom średni).
daily-intro = Dziś wszyscy i wszędzie mają tę samą pozycję. Masz **jedną próbę konkursową**, potem możesz trenować, ile chcesz. Swoją grę widzisz tylko ty i możesz ją przerwać w każdej chwili: `/zamek-dnia` podejmie ją w tym samym miejscu.
daily-had = Dzisiejszą próbę konkursową masz już za sobą, jeszcze sprzed usunięcia danych. Możesz trenować, a jutro zaczynasz od nowa.
daily-changes = Następny zamek: o { $ends } twojego czasu, { $left }. Próba liczy się, jeśli skończysz ją wcześniej.
daily-fair = Uczciwe tasowanie: SHA-256 dzisiejszego ziarna to `{ $hash }`. Ziarno ujawnię, gdy dzień się skończy: `/zamek-dnia`, tabela „{ daily-yesterday }”.
daily-begin = Zacznij próbę konkursową
daily-practice = Trening
daily-play = Zagraj w zamek dnia
daily-table = Cały stół
daily-share = Udostępnij
daily-boards = Tabele
daily-official = Twoja próba konkursowa
daily-practicing = Trening: ta gra się nie liczy
daily-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
daily-place-here = Na tym serwerze: na razie miejsce { $place } z { $count }
daily-place-everywhere = Wszędzie: na razie miejsce { $place } z { $count }
daily-streak = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
} z rzędu
daily-played = Rozegrane zamki dnia: { $count }
daily-length = Cała gra to około { $presses } naciśnięć, najwyżej dziesięć minut.
daily-turns = **Krótka gra.** Twoje tury: { $turns }.
daily-par = Norma { $par }, tyle zdobył mocny komputer przy tym samym tasowaniu; u ciebie { $apart }
daily-par-was = Norma, czyli wynik mocnego komputera przy tym samym tasowaniu: { $par }
daily-legend = Od pierwszej tury do ostatniej: { $much } co najmniej twoja średnia, { $some } coś, { $nothing } nic, { $lost } strata punktów
daily-practice-on = Wróć do treningu
daily-leave-practice = Wyjdź z treningu
daily-shared-before = *Ten wynik jest już tutaj: { $address }*
daily-shared = **{ $name }** · zamek dnia { $date } · { $game }
daily-kept-private = *Na tym serwerze mogę to pokazać tylko tobie. Udostępnij to gdzie indziej albo poproś moderatora, żeby zezwolił tu na zewnętrzne aplikacje.*
daily-notice = **Zamek dnia**: { $game }, { $count ->
    [0] dziś nikt tu jeszcze nie zagrał
    [one] dziś zagrała tu { $count } osoba
    [few] dziś zagrały tu { $count } osoby
    [many] dziś zagrało tu { $count } osób
   *[other] dziś zagrało tu { $count } osoby
}
daily-today = Dziś
daily-yesterday = Wczoraj
daily-week = Tydzień
daily-month = Miesiąc
daily-week-title = Zamek dnia: tydzień od { $date }
daily-month-title = Zamek dnia: miesiąc od { $date }
daily-days-help = Liczy się każdy zakończony dzień: { $first } punktów za pierwsze miejsce, za każde następne o jeden mniej, co najmniej 1.
daily-board-closed = Dzisiejsza tabela otworzy się, gdy skończysz próbę konkursową, żeby niczego nie zdradzić.
daily-nobody = Nikt tu nie skończył próby konkursowej.
daily-line = **{ $place }. { $name }**: { $told }
daily-days-line = **{ $place }. { $name }**: { $told } ({ $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
})
daily-somebody = ktoś
daily-more = …i jeszcze { $count }
daily-seed = Ziarno tamtego dnia: `{ $seed }`. Jego SHA-256, pokazany w tym dniu, to `{ $hash }`.
daily-evening = Dziś: { $game }. Następny zamek: { $left }.

refused-daily-none = Nie ma tu zamku dnia: żadna gra go nie oferuje.
refused-daily-had = { daily-had }
refused-daily-over = Tamten dzień się skończył. Dzisiejszy zamek to `/zamek-dnia`.
refused-daily-official-first = Najpierw skończ próbę konkursową: `/zamek-dnia` cię do niej zaprowadzi. Trening jest potem.
refused-daily-unfinished = Udostępnisz wynik, gdy skończysz próbę konkursową. `/zamek-dnia` cię do niej zaprowadzi.

server-daily-hint = Gdzie publikować zamek dnia?
server-daily = Zamek dnia: { $channel }
server-daily-none = Zamek dnia: nigdzie
server-daily-hour-hint = O której godzinie?
server-daily-hour = Zamek dnia: o { $hour }:00 UTC
server-daily-help = **Zamek dnia**: raz dziennie, o { $time } twojego czasu, publikuję, kto i jak zagrał we wczorajszy zamek, z obrazkiem najlepszego.

# Zakończona gra tura po turze i prywatne gry, które ciągną ją dalej od dowolnej chwili.

cmd-replay = powtórka
cmd-replay-help = Zakończona gra tura po turze
cmd-arg-file = plik
cmd-arg-file-help = Eksport zakończonej partii (.json)

replay = Powtórka
replay-where = Runda { $round } · tura { $turn } z { $count }
replay-begins = Gra się zaczyna.
replay-lead = Zmiana lidera
replay-mistake = Następny błąd
replay-jump = Przejdź do rundy
replay-own = Tylko z mojego miejsca
replay-all = Pokaż wszystko
replay-show = Pokaż wszystkim
replay-what-if = A gdyby?
replay-together = Zagrajmy dalej razem
replay-hands = Na ręce
replay-hand = { $name }, na ręce: { $hand }
file-checked = Z pliku: partia powtórzona według zasad, wszystkie zdarzenia się zgadzają.
replay-shown = { $name } pokazuje tę chwilę.
replay-shown-own = { $name } pokazuje tę chwilę tak, jak było ją widać z tego miejsca.
replay-better = Lepiej tam, według oceny: { $better }, o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
replay-no-mistake = Po tej turze nie masz już wyraźnych błędów.
replay-searching = Szukam twojego następnego błędu, decyzje: { $done } z { $count }…
replay-search-failed = Nie udało się dokończyć szukania. Za chwilę naciśnij **{ replay-mistake }** jeszcze raz.

what-if-about = Twoja prywatna gra od tego miejsca: { $where }. Reszta tasowania jest ta sama i nic z tej gry się nie liczy.
what-if-choose = Wybierz miejsce i siłę graczy komputerowych.
what-if-seats = Twoje miejsce
what-if-seat = Twoje miejsce: { $name }
what-if-against = Przeciwnicy: { $level }
what-if-begin = Graj stąd
what-if-title = A gdyby? · { $game } · { $table }
what-if-named = A gdyby? { $game } · { $table } · tura { $turn }
what-if-counts-not = Od tury { $turn }. Ta gra się nie liczy i widzisz ją tylko ty.
what-if-instead = Byłoby { $points } zamiast { $real }.
what-if-same = Byłoby tyle samo: { $points }.
what-if-table = Cały stół
what-if-replay = Do powtórki
what-if-leave = Usuń tę grę
what-if-left = Gra jest usunięta.

together-opened = Stół **{ $table }** gra dalej od tej chwili. Partia zacznie się, gdy usiądą wszyscy, którzy grali.
together-told = { $name } proponuje grać dalej razem od tury { $turn }: stół **{ $table }**. Partia zacznie się, gdy usiądą wszyscy, którzy grali.

refused-replay-too-early = Powtórka będzie po zakończeniu gry.
refused-replay-other-rules = Tej gry nie da się powtórzyć: zaczęła się według starszych zasad. Dziennik i eksport nadal są dostępne.
refused-replay-same-shuffle = Przy stole { $table } grasz to samo tasowanie, a powtórka zdradziłaby jego tajemnice. Najpierw dokończ tamtą grę.
refused-replay-shown-lately = Przed chwilą pokazano tu inną chwilę gry. Spróbuj za dziesięć sekund.
refused-replay-not-here = To działa tylko tam, gdzie toczyła się gra. Otwórz powtórkę tam, pod wynikiem.
refused-file-too-large = Ten plik jest za duży jak na eksport partii: najwyżej { $limit } KB.
refused-file-no-export = To nie jest eksport partii. Potrzebny jest plik .json, który daje `/stół eksport`.
refused-file-other-game = To plik gry, której nie znam.
refused-file-unfinished = Ta partia nie jest zakończona, więc jej eksportu nie można powtórzyć.
refused-file-damaged = Plik jest uszkodzony albo zmieniony: według zasad partia toczy się inaczej.
refused-file-unread = Nie udało się odczytać pliku. Spróbuj jeszcze raz.
refused-file-gone = Nie mam już tego pliku. Użyj z nim jeszcze raz `/stół powtórka`.
refused-what-if-over = Stamtąd nie ma już czego grać. Wybierz wcześniejszą turę.
refused-what-if-gone = Tej gry już nie ma. Otwórz powtórkę i znów naciśnij **{ replay-what-if }**.

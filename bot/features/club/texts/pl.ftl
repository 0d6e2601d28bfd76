# Klub: strona gracza, najlepsi na serwerze i rekordy.

cmd-stats = statystyki
cmd-stats-help = Strona o tobie albo kimś innym: gry, miejsca, ranking, ulubione
menu-page = Pokaż stronę
cmd-arg-person = osoba
cmd-arg-person-help = Czyja strona; twoja, jeśli nie podasz
cmd-top = najlepsi
cmd-top-help = Najlepsi gracze na tym serwerze
cmd-records = rekordy
cmd-records-help = Rekordy tego serwera

## Ustawienia
me-hidden = Ukryj mnie
me-hidden-help = **{ me-hidden }**: nikt inny nie widzi twojej strony, nie ma cię wśród najlepszych, a twoje rekordy są bez nazwy.
me-everywhere = Ranking ze wszystkich serwerów
me-everywhere-help = **{ me-everywhere }**: twoje gry rankingowe ze wszystkich serwerów liczą się też do jednego wspólnego rankingu na twojej stronie, a w tabelach zamku dnia poza serwerami widać twoją nazwę.
server-rated = Gry rankingowe
server-rated-help = **{ server-rated }**: nowe stoły liczą się do rankingu, jeśli gospodarz nie zdecyduje inaczej.

## Strona gracza
stats-empty = Na razie pusto: twoja strona zacznie się od pierwszej skończonej tu gry. Stół otwiera `/stół nowy`.
stats-empty-of = Na razie pusto: żadna gra z tą osobą nie jest tu skończona.
stats-sum = { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, { $wins ->
    [one] { $wins } wygrana
    [few] { $wins } wygrane
    [many] { $wins } wygranych
   *[other] { $wins } wygranej
}
stats-game = **{ $game }**: { $sum }
stats-scores = najlepszy wynik { $best }, średni { $mean }
stats-rating = ranking { $rating }
stats-chosen = **{ $game }** dokładniej:
stats-places = Miejsca: { $places }
stats-history = Jak zmieniał się ranking: { $history }
stats-everywhere = Ranking ze wszystkich serwerów: { $rating }
stats-favourites = Najczęściej wybierane: { $favourites }
stats-streak = Najdłuższa seria wygranych: { $count }
stats-opponents = Najczęściej przy jednym stole: { $names }
stats-choose = Która gra?
as-picture = Jako obrazek
refused-hidden-person = Tej strony nie możesz zobaczyć: ta osoba jej nie pokazuje albo nie ma was teraz na wspólnym serwerze. Twoją własną otworzy `/ja statystyki`.

## Najlepsi na serwerze
top-title = Najlepsi na tym serwerze: { $game }
top-line = **{ $place }. { $name }**: { $rating } ({ $sum })
top-yours = Ty: miejsce { $place }, ranking { $rating }
top-hidden = Nie ma cię na liście, bo twoja strona jest ukryta. Zmienisz to w `/ja ustawienia`.
top-empty = Nikt nie ma tu jeszcze rankingu. Bierze się on z gier rankingowych: gospodarz włącza to przed grą, pod przyciskiem **{ terms }**.

## Ranking pod wynikiem
rating-changes = **Ranking**: { $changes }
rating-change = { $name } { $before } → { $after }
rating-finding = Poziom dopiero się ustala: { $names }. Przez pierwsze dziesięć gier ranking zmienia się dużymi krokami.
not-rated-stood-in = **Bez rankingu**: ponad jedną trzecią decyzji podjął komputer. W zastępstwie: { $names }.

## Rekordy
records-title = Rekordy tego serwera: { $game }
records-empty = Nie ma jeszcze rekordów: zaczną się od pierwszej skończonej tu gry.
records-variant = **{ $variant }**
records-basic = Gra podstawowa
record-points = Najwięcej punktów: { $amount }
record-held = { $record } – { $names }, { $date }
record-somebody = ukryty gracz
record-fell = Nowy rekord serwera: { $record } – { $names } (wcześniej: { $before })

# Ustawienia ludzi i serwerów, własne stoły, co o tobie przechowuję i jak to zapomnieć.

## Przełączniki
setting-on = { $setting }: tak
setting-off = { $setting }: nie

## Twoje ustawienia
me-title = Twoje ustawienia
me-intro = Działają przy każdym stole i na każdym serwerze; każde zapisuje się od razu.
me-language-hint = W jakim języku chcesz czytać?
me-language = Język: { $language }
me-language-discord = Język: taki jak twój Discord
me-language-help = **Język**: w nim piszę do ciebie prywatnie. Wspólne wiadomości są w języku serwera.
me-reminders-hint = Kiedy ci przypominać?
me-reminders-all = Przypomnienia: gdy twoja kolej i jeszcze raz później
me-reminders-due = Przypomnienia: tylko gdy twoja kolej
me-reminders-none = Przypomnienia: żadnych
me-reminders-help = **Przypomnienia**: jak często cię wołam, gdy stół na ciebie czeka.
me-clock-hint = Która jest u ciebie godzina?
me-clock = Mój zegar pokazuje { $time }
me-clock-half = Mój zegar różni się o pół godziny
me-clock-whole = Mój zegar różni się o pełne godziny
me-quiet-hint = Kiedy nie przeszkadzać?
me-quiet = Cisza od { $begin } do { $end }
me-quiet-none = Bez ciszy
me-quiet-help = **Godziny ciszy**: nikt cię wtedy nie woła, zawołam rano. Podaj, która jest u ciebie godzina, żebym wiedział, kiedy to jest.
me-emblem-hint = Który znak wolisz?
me-emblem = Znak: { $emblem }
me-emblem-any = Znak: dowolny
me-emblem-help = **Znak**: należy do miejsca przy stole. Jeśli to miejsce jest wolne, gdy siadasz ty albo ktoś inny, jest twoje.
me-private-messages = Wiadomości prywatne
me-private-messages-help = **{ me-private-messages }**: tam też przychodzą twoje tajne decyzje. Bez nich wszystko pokaże przycisk pod obrazkiem.
me-words-first = Najpierw słowa
me-words-first-help = **{ me-words-first }**: panele i wiadomości przy twoich stołach zaczynają się od planszy w słowach.
me-confirm = Potwierdzaj wszystko
me-confirm-help = **{ me-confirm }**: pytam jeszcze raz przed każdą decyzją, nie tylko przed ostateczną.
me-daily-list = Lista raz dziennie
me-daily-list-help = **{ me-daily-list }**: przysyłam ci twoje stoły w wiadomości prywatnej.

## Twoje stoły
mine-title = { $waiting ->
    [0] Twoje stoły: { $count }
    [one] Twoje stoły: { $count }, czeka na ciebie { $waiting }
    [few] Twoje stoły: { $count }, czekają na ciebie { $waiting }
   *[many] Twoje stoły: { $count }, czeka na ciebie { $waiting }
}
mine-empty = Nie siedzisz przy żadnym stole. Otwórz własny: `/stół nowy`.
mine-your-turn = **Teraz twoja kolej**, przyszła { $since }: [**{ $table }**]({ $address }) { $game } · { $names }
mine-others-turn = [**{ $table }**]({ $address }) { $game } · { $names } – teraz kolej: { $due }, { $since }
mine-lobby = [**{ $table }**]({ $address }) { $game } · { $names } – czeka na graczy, otwarty { $since }
mine-unreadable = [**{ $table }**]({ $address }) { $game } · { $names } – nie da się odczytać; `/stół odejdź` zabierze cię stamtąd

## Co o tobie przechowuję
data-exported = Oto wszystko, co o tobie przechowuję. Tę wiadomość widzisz tylko ty; nie ma w niej tajemnic innych graczy.
ask-forget = { $count ->
    [0] Zapomnieć cię? Twoje ustawienia znikną, a w zakończonych grach twoje miejsce będzie się nazywać Guest. Nie da się tego cofnąć.
    [one] Zapomnieć cię? Odejdziesz od { $count } otwartego stołu (trwającą grę przejmie komputer), twoje ustawienia znikną, a w zakończonych grach twoje miejsce będzie się nazywać Guest. Nie da się tego cofnąć.
    [few] Zapomnieć cię? Odejdziesz od { $count } otwartych stołów (trwające gry przejmą komputery), twoje ustawienia znikną, a w zakończonych grach twoje miejsce będzie się nazywać Guest. Nie da się tego cofnąć.
   *[many] Zapomnieć cię? Odejdziesz od { $count } otwartych stołów (trwające gry przejmą komputery), twoje ustawienia znikną, a w zakończonych grach twoje miejsce będzie się nazywać Guest. Nie da się tego cofnąć.
}
forget-me = Zapomnij mnie
forgotten = Gotowe: nic już o tobie nie przechowuję. Moje wiadomości na serwerach zostaną, dopóki ktoś ich nie usunie. Wracaj, kiedy zechcesz.
exported-raw = Nie da się odczytać stołu { $table }, więc oto to, co o nim zapisano. Są tam tajemnice wszystkich graczy: zachowaj je dla siebie.
refused-close-before-export = Grasz przy stole { $table }, a plik pokazałby ci tajemnice wszystkich. Najpierw zamknij stół (`/stół zamknij`), potem go wyeksportuj.

## Ustawienia serwera
server-title = Stoły na tym serwerze
server-intro = Ustawienia dotyczą nowych stołów; każde zapisuje się od razu.
server-only-there = Stoły można otwierać tutaj: { $channels }
server-channels-hint = Gdzie można otwierać stoły? Nic nie wybrano: wszędzie
server-channels-help = **Kanały**: stoły otwiera się tylko na wybranych. Nic nie wybrano: wszędzie. Jeśli kanału nie ma na liście, użyj polecenia na nim.
server-language-hint = W jakim języku są wspólne wiadomości?
server-language-discord = Język: taki jak tego serwera w Discordzie
server-language-help = **Język**: to, co czytają wszyscy. Prywatne odpowiedzi są w języku każdej osoby.
server-pace-hint = W jakim tempie się gra?
server-pace = Tempo: { $pace }
server-pace-none = bez zegara
server-pace-live = na żywo, minuty na ruch
server-pace-day = dzień na ruch
server-pace-three-days = trzy dni na ruch
server-pace-week = tydzień na ruch
server-pace-help = **Tempo**: z nim zaczyna nowy stół. Gospodarz może wybrać inne.
server-limit-hint = Ile stołów może być otwartych?
server-limit = Otwarte stoły: najwyżej { $limit }
server-limit-none = Otwarte stoły: tyle, ile pozwala bot ({ $limit })
server-limit-help = **Limit**: ile stołów może tu być otwartych naraz.
server-role-hint = Jaką rolę wołać do gry?
server-role = Wołana rola: { $role }
server-role-none = Wołana rola: żadna
server-role-help = **Rola**: przy każdym nowym stole pojawi się przycisk, który ją woła, najwyżej raz na godzinę na serwerze. Pozwól wszystkim oznaczać tę rolę albo mnie oznaczać wszystkie.
server-rated = Gry rankingowe
server-rated-help = **{ server-rated }**: nowe stoły liczą się do rankingu, jeśli gospodarz nie zdecyduje inaczej.
refused-only-managers = To mogą tylko osoby, które zarządzają serwerem. Poproś kogoś z nich.
refused-not-in-this-channel = Na tym serwerze stoły otwiera się tylko tutaj: { $channels }. Użyj tam `/stół nowy`.

## Wołanie graczy
call-players = Zawołaj graczy
players-called = { $role } { $name } szuka graczy: { $game }
players-are-called = Rola { $role } zawołana.
refused-no-role-to-call = Na tym serwerze nie ma roli, którą można zawołać. Wybiera ją osoba, która zarządza serwerem: `/serwer ustawienia`.
refused-called-lately = Graczy wołano niedawno. Znów można { $when }.
me-emblem-triangle = Trójkąt
me-emblem-circle = Koło
me-emblem-square = Kwadrat
me-emblem-diamond = Romb
me-emblem-star = Gwiazda
me-emblem-pentagon = Pięciokąt
me-emblem-plus = Plus

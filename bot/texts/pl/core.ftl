# Co mówią stoły, poczekalnie i panele, niezależnie od gry.

## Poczekalnia
lobby-title = { $game } · stół { $table }
seat-computer = { $name } (gracz komputerowy)
seat-host = gospodarz
seat-free = wolne miejsce
no-variants = Bez wariantów: gra podstawowa.
lobby-waiting = { $missing ->
    [one] Potrzeba jeszcze { $missing } gracza. Naciśnij „Dołącz” albo niech gospodarz doda gracza komputerowego.
    [few] Potrzeba jeszcze { $missing } graczy. Naciśnij „Dołącz” albo niech gospodarz doda graczy komputerowych.
   *[many] Potrzeba jeszcze { $missing } graczy. Naciśnij „Dołącz” albo niech gospodarz doda graczy komputerowych.
}
lobby-ready = Można zaczynać: gospodarz naciska „Rozpocznij”. Póki są wolne miejsca, można dołączyć.
lobby-playing = Gra trwa.
lobby-over = Gra skończona.
lobby-ended = Ten stół jest zamknięty.
join = Dołącz
leave = Odejdź
start = Rozpocznij
add-computer = Dodaj gracza komputerowego
remove-computer = Usuń gracza komputerowego
seats = Miejsca
seats-title = Kolejność miejsc
seats-help = Gra toczy się w kolejności miejsc.
seats-hint = Wybierz, kto zajmie pierwsze miejsce
shuffle-seats = Wymieszaj miejsca
options = Warianty
rules = Zasady
end-table = Zamknij stół
go-to-table = Przejdź do stołu
options-title = Warianty tego stołu
options-hint = Wybierz warianty tej gry
thread-name = { $game }: { $names }
no-thread-now = Nie udało się teraz utworzyć wątku, więc gra toczy się na tym kanale.

## Plansza
board-title = { $game } · { $table }
your-turn = Twoja kolej
closeup = Przyjrzyj się
in-words = Opisz słowami
closeup-title = **{ $name }**
status-over = Gra skończona.
seed-hidden = Tasowanie jest ustalone: SHA-256 ziarna to `{ $hash }`. Samo ziarno zobaczysz na końcu.
seed-shown = Ziarno `{ $seed }`, SHA-256 `{ $hash }`: takie samo jak na początku, więc każdy może sprawdzić tasowanie.
rank = **{ $rank }. { $name }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}**
bonus-points = { $bonus } +{ $points }
news-started = Gra się zaczyna.
news-left = { $name } odchodzi od stołu; na tym miejscu gra dalej komputer.
news-replaced = Miejsce, na którym gra { $name }, przejmuje komputer.
news-ended = Stół zamknięto przed końcem gry.

## Panel
back = Wróć
place-here = Ułóż tutaj
do-it = Potwierdź
more-options = Pokaż więcej
previous = Wstecz
next = Dalej
answer-gain = { $letter } +{ $gain }
way-N = w górę
way-E = w prawo
way-S = w dół
way-W = w lewo
wait-for-turn = { $status } Gdy nadejdzie twoja kolej, dostaniesz wzmiankę.
panel-was-old = *Ten przycisk pochodził z wcześniejszej chwili; nic się nie zmieniło. Tak stół wygląda teraz.*

## Odpowiedzi na polecenia
opened = Stół **{ $table }** jest otwarty poniżej, gra: { $game }. Inni naciskają „Dołącz”, ty „Rozpocznij”.
left = Nie grasz już przy stole { $table }.
ended = Stół { $table } jest zamknięty.
replaced = Przy stole { $table } za gracza { $name } gra dalej gracz komputerowy.
list-empty = Nie ma tu otwartych stołów. Otwórz własny: `/stół nowy`.
list-line = **{ $table }** { $game }, { $phase }: { $names } – { $venue }
list-line-yours = **{ $table }** { $game }, { $phase }: { $names } – { $venue } (grasz)
phase-lobby = czeka na graczy
phase-playing = gra trwa
phase-over = gra skończona
phase-ended = stół zamknięty
log-empty = Przy tym stole nic się jeszcze nie wydarzyło.
exported = Cała gra stołu { $table } wraz z ziarnem. Odtworzysz ją przez `python -m engines replay FILE`.
exported-unfinished = Gra stołu { $table } do tej chwili. Ziarno pozostaje tajne do końca, więc plik można przeczytać, ale jeszcze nie odtworzyć.
help-text =
    ## Castellan
    Prowadzę na tym serwerze gry planszowe o budowaniu zamków.
    - `/stół nowy` otwiera stół na tym kanale. Inni naciskają **Dołącz**; jeśli chcesz, dodaj graczy komputerowych; naciśnij **Rozpocznij**.
    - Każdy stół gra we własnym wątku. Gdy dostaniesz wzmiankę, naciśnij **Twoja kolej** pod najnowszym obrazkiem: otworzy się panel, który widzisz tylko ty.
    - **Przyjrzyj się** pokazuje z bliska planszę dowolnego gracza, **Opisz słowami** cały stół jako tekst.
    - `/stół lista`, `/stół pokaż` i `/stół ręka` prowadzą z powrotem do twoich stołów; `/stół odejdź` oddaje twoje miejsce komputerowi, `/stół zastąp` – miejsce kogoś, kogo nie ma; `/stół zamknij` zamyka stół (gospodarz lub moderator).
    - `/zasady` objaśniają gry z obrazkami; `/stół dziennik` i `/stół eksport` mówią, co się wydarzyło.
about-text =
    ## Castellan { $version }
    Bot do gier planszowych o budowaniu zamków: { $games }.
    Każde tasowanie można sprawdzić: skrót ziarna widać przed pierwszym ruchem, ziarno po ostatnim. Wolne oprogramowanie na licencji MIT. Zasady opisujemy własnymi słowami, wszystkie obrazki są nasze.
privacy-text =
    ## Co jest przechowywane
    Dla każdego stołu: jego serwer, kanał, wątek i wiadomości jako identyfikatory Discorda; kto gra, jako identyfikator Discorda i nazwa z chwili dołączenia; oraz każda decyzja z jej czasem. Żadnych innych wiadomości, list członków ani statusów.
    Wszystko leży w jednym pliku na komputerze osoby, która prowadzi bota, i służy tylko grom. Do niej zwróć się o usunięcie swoich danych.
failed = Po naszej stronie coś poszło nie tak. Spójrz na stół i spróbuj ponownie. Jeśli to się powtórzy, zgłoś błąd, podając numer `{ $reference }`.
answer-not-shown = Nie udało się pokazać mojej odpowiedzi. To, o co chodziło, mogło się jednak wykonać: spójrz na stół (`/stół pokaż`, `/stół lista`), zanim spróbujesz ponownie.
venue-closed = Nie mogę pokazać stołu { $table } w { $venue }. Brakuje mi tam uprawnień: { $permissions }. Decyzje i tak się liczą; stół pojawi się, gdy moderator przywróci mi te uprawnienia.

## Odmowy: każda mówi, co robić dalej
refused-unknown-game = Nie ma tu takiej gry. Wybierz grę z listy, którą podaje `/stół nowy`.
refused-unknown-table = Nie ma tu takiego stołu. Otwarte stoły pokazuje `/stół lista`.
refused-unreadable-table = Nie da się odczytać stołu { $table }: zapisana gra jest uszkodzona. Nic się nie zmieniło; powiadom osobę, która prowadzi bota. Inne stoły działają.
refused-no-table-here = Nie toczy się tu żadna gra. `/stół lista` pokazuje otwarte stoły, `/stół nowy` otwiera kolejny.
refused-which-table = Grasz przy kilku stołach: wskaż właściwy w opcji `stół`.
refused-too-many-tables-here = Osiągnięto limit otwartych stołów na tym serwerze: { $limit }. Najpierw dokończcie lub zamknijcie któryś (`/stół lista`).
refused-too-many-tables-yours = Osiągnięto limit otwartych stołów dla jednej osoby: { $limit }. Najpierw dokończ grę lub odejdź od któregoś ze swoich (`/stół lista`).
refused-already-seated = Siedzisz już przy tym stole. Poczekaj, aż gospodarz rozpocznie, albo naciśnij „Odejdź”.
refused-table-full = Przy tym stole nie ma już miejsc. `/stół nowy` otworzy kolejny.
refused-not-seated = Nie siedzisz przy tym stole. Aby zająć miejsce, naciśnij „Dołącz”.
refused-unknown-computer = Nie ma takiego gracza komputerowego. Naciśnij w poczekalni „Dodaj gracza komputerowego”.
refused-no-computer = Nie ma gracza komputerowego do usunięcia. Posadzi go przycisk „Dodaj gracza komputerowego”.
refused-no-person-there = Na tym miejscu nie gra teraz człowiek, więc nie ma kogo zastąpić. Kto gra, pokazuje `/stół pokaż`.
refused-bad-option = Te warianty nie pasują do siebie. Wybierz inne pod przyciskiem „Warianty”.
refused-too-few-players = Potrzeba graczy: co najmniej { $least }; teraz przy stole: { $now }. Poczekaj na innych lub dodaj graczy komputerowych.
refused-setup-seats = Liczba graczy w tej grze: od { $fewest } do { $most }; teraz przy stole: { $seats }. Gdy skład się zmieni, naciśnij „Rozpocznij” jeszcze raz.
refused-already-started = Ta gra już się zaczęła. Obserwuj ją w jej wątku albo otwórz inną: `/stół nowy`.
refused-not-started = Ta gra jeszcze się nie zaczęła. Gospodarz naciska „Rozpocznij” w poczekalni.
refused-table-over = Ta gra jest skończona. Nową otwiera `/stół nowy`.
refused-only-host = Może to zrobić tylko gospodarz stołu lub moderator. Poproś ich o to.
refused-not-playing = Nie grasz przy tym stole. „Przyjrzyj się” i „Opisz słowami” pokażą ci wszystko; własny stół otwiera `/stół nowy`.
refused-not-your-seat = To nie twoje miejsce. Własny panel otworzy przycisk „Twoja kolej” pod najnowszym obrazkiem.
refused-not-your-turn = To nie twoja kolej. Gdy nadejdzie, dostaniesz wzmiankę.
refused-seats-changed = Miejsca się tymczasem zmieniły. Naciśnij **Miejsca** jeszcze raz.
refused-stale-button = Ten przycisk pochodzi z wcześniejszej chwili. Naciśnij „Twoja kolej” pod najnowszym obrazkiem.
refused-unknown-button = Nie znam tego przycisku: zrobiła go inna moja wersja. Nic się nie zmieniło. `/stół pokaż` pokaże stół w obecnym stanie, z działającymi przyciskami.
refused-already-done = To już zrobione; nie trzeba tego powtarzać.
refused-illegal-action = Teraz nie da się tego zrobić; nic się nie zmieniło. Naciśnij „Twoja kolej” pod najnowszym obrazkiem i wybierz ponownie.
refused-only-in-server = Stoły otwiera się na kanale serwera. Przejdź tam i użyj `/stół nowy`.
refused-unknown-command = Nie znam tego polecenia: utworzyła je inna moja wersja. Nic się nie zmieniło. Wpisz `/` i wybierz je ponownie.
refused-not-yet-replaced = Gospodarz lub moderator może zastąpić gracza w każdej chwili; inny gracz dopiero wtedy, gdy stół czeka na to miejsce od doby.
refused-no-tables-here = Na kanale tego rodzaju nie da się grać. Użyj `/stół nowy` na kanale tekstowym, w wątku, w poście na forum lub na czacie głosowym.
refused-thread-locked = Ten wątek jest zamknięty, więc nie mogę tu pisać. Poproś moderatora o otwarcie go albo użyj `/stół nowy` gdzie indziej.
refused-not-in-thread = Nie ma mnie w tym prywatnym wątku. Wspomnij o mnie tutaj, aby mnie dodać, i ponownie użyj `/stół nowy`.
refused-missing-permission = Nie mogę poprowadzić gry na tym kanale. Brakuje mi tu uprawnień: { $permissions }. Poproś moderatora o nadanie mi ich w ustawieniach kanału albo spróbuj na innym kanale.
permission-view-channel = wyświetlanie tego kanału
permission-send-messages = wysyłanie wiadomości
permission-attach-files = załączanie plików
permission-send-messages-in-threads = wysyłanie wiadomości w wątkach
permission-manage-threads = pisanie w zamkniętych wątkach (otwórz ten)

## Private messages
private-messages-open = Tutaj będą przychodzić twoje tajne decyzje: { $game }, stół { $table }.
private-messages-closed = Nie mogę wysyłać ci wiadomości prywatnych. To nic: przycisk „Moja ręka” pod obrazkiem pokazuje to samo. Aby je otrzymywać, zezwól na wiadomości od członków tego serwera.
private-message-title = { $game }: { $venue }
my-hand = Moja ręka

## Film z zakończonej gry
film = Film
film-begins = Rysuję film …
film-progress = Rysuję film: { $drawn } z { $frames } …
film-ready = Film jest gotowy.
film-go = Obejrzyj film
film-title = ### Film: { $game } · { $table }
film-alt = Cała gra jako film: { $game }. Grali: { $names }.
film-impossible = Z tej gry nie da się zrobić filmu: zaczęła się według starszych zasad. Dziennik i eksport nadal są dostępne.
film-failed = Nie udało się dokończyć filmu. Nic nie przepadło: za chwilę naciśnij **Film** jeszcze raz.
refused-film-too-early = Film będzie po zakończeniu gry.

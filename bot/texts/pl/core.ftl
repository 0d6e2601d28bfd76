# Co mówią stoły, poczekalnie i panele, niezależnie od gry.

## Poczekalnia
lobby-title = { $game } · stół { $table }
seat-computer = { $name } (gracz komputerowy)
seat-host = gospodarz
guest = Gość
seat-free = wolne miejsce
no-variants = Bez wariantów: gra podstawowa.
lobby-waiting = { $missing ->
    [one] Potrzeba jeszcze { $missing } gracza. Naciśnij **{ join }** albo poproś gospodarza o dodanie gracza komputerowego.
    [few] Potrzeba jeszcze { $missing } graczy. Naciśnij **{ join }** albo poproś gospodarza o dodanie graczy komputerowych.
   *[many] Potrzeba jeszcze { $missing } graczy. Naciśnij **{ join }** albo poproś gospodarza o dodanie graczy komputerowych.
}
lobby-ready = Można zaczynać: gospodarz naciska **{ start }**. Póki są wolne miejsca, możesz dołączyć.
lobby-full = Wszyscy są na miejscu: gospodarz naciska **{ start }**.
lobby-playing = Gra trwa.
lobby-over = Gra skończona.
lobby-ended = Ten stół jest zamknięty.
join = Dołącz
leave = Opuść stół
start = Rozpocznij
# Names of computer players, as many as the largest table has seats.
computer-names = Gargulec, Baszta, Blanka, Fosa, Kurek, Rygiel, Wieżyczka
has-left = (poza grą)
add-computer = + Komputer
remove-computer = − Komputer
seats = Miejsca
seats-title = Kto gdzie siedzi
seats-help = Gra toczy się w kolejności miejsc.
seats-hint = Wybierz, kto usiądzie jako pierwszy
shuffle-seats = Wymieszaj miejsca
options = Warianty
rules = Zasady
end-table = Zamknij stół
go-to-table = Przejdź do stołu
options-title = Warianty tego stołu
options-hint = Wybierz warianty tej gry
all-variants = Wybierz spośród wszystkich wariantów
no-thread-now = Nie udało się teraz otworzyć wątku, więc gra toczy się na tym kanale.

## Plansza
board-title = { $game } · { $table }
board-sealed = { $count ->
    [0] Ta gra się skończyła; pojawi się tu, gdy skończy się cała runda.
   *[other] Na ruchu: { $names }. Inni zobaczą planszę, gdy skończy się cała runda.
}
your-turn = Twoja kolej
closeup = Bliżej
in-words = Słowami
words-first = Najpierw słowa
pictures-first = Najpierw obrazki
words-go-on = …reszta pod przyciskiem **{ in-words }**.
words-go-on-in-file = …reszta jest w pliku.
points-in-full = Pełna punktacja
cards = Karty
cards-title = Karty tej gry
fair-shuffle = Uczciwe tasowanie
film = Film
fair-promise =
    Przed pierwszym ruchem wylosowano tajne ziarno, które decyduje o każdym tasowaniu w tej grze. Oto jego SHA-256, to samo co przy pierwszym obrazku:
    `{ $hash }`
    Samo ziarno zobaczysz tutaj po zakończeniu gry. Wtedy każdy może sprawdzić, że nic się nie zmieniło.
fair-proof =
    Ziarno tej gry: `{ $seed }`
    Jego SHA-256: `{ $hash }`
    To samo widać przy pierwszym obrazku, więc każde tasowanie było ustalone przed pierwszym ruchem. `/stół eksport` daje ci całą grę do odtworzenia.
fair-proof-older =
    Ziarno tej gry: `{ $seed }`
    Jego SHA-256: `{ $hash }`
    To samo widać przy pierwszym obrazku, więc każde tasowanie było ustalone przed pierwszym ruchem. Gra zaczęła się według starszych zasad, których już nie mam, więc nie da się jej odtworzyć; `/stół eksport` nadal daje wszystko, co wybrano.
closeup-title = **{ $name }**
status-over = Gra skończona.
seed-hidden = Uczciwe tasowanie: SHA-256 `{ $hash }`
rank = **{ $rank }. { $name }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}**
bonus-points = { $bonus } +{ $points }
news-started = Gra się zaczyna.
news-left = { $name } odchodzi od stołu; na tym miejscu gra dalej komputer.
news-replaced = Miejsce, na którym gra { $name }, przejmuje komputer.
news-ended = Stół zamknięto przed końcem gry.
news-rules-changed = Po aktualizacji nie mam już zasad, według których zaczęła się ta gra, więc odtąd toczy się według nowszych: { $changed } Ruchów sprzed tej chwili nie można cofnąć, a gry nie da się później odtworzyć. Jeśli wolicie nie grać dalej, gospodarz może zamknąć stół: `/stół zamknij`.
news-took-back = **{ $name }** cofa ruch: { $what }.
news-took-back-agreed = **{ $name }** cofa ruch: { $what }. Wszyscy się zgodzili; gracie dalej z tym samym tasowaniem.
news-asked-back = **{ $name }** prosi o cofnięcie ruchu: { $what }.
news-agreed-back = **{ $name }** się zgadza.
news-refused-back = **{ $name }** woli grać dalej, więc nic się nie zmienia.
news-lapsed-back = Ruch zostaje: prośba o jego cofnięcie jest nieaktualna.
since-last-picture = Od poprzedniego obrazka
more-happened =
    { $count ->
        [one] …i jeszcze { $count } wydarzenie wcześniej: naciśnij **{ in-words }**.
        [few] …i jeszcze { $count } wydarzenia wcześniej: naciśnij **{ in-words }**.
        [many] …i jeszcze { $count } wydarzeń wcześniej: naciśnij **{ in-words }**.
       *[other] …i jeszcze { $count } wydarzenia wcześniej: naciśnij **{ in-words }**.
    }

## Panel
back = Wróć
choose-answer = Wybierz…
more-options = Pokaż więcej
previous = Wstecz
next = Dalej
brings-now = teraz { $gain }
brings-at-most = teraz do { $gain }
way-N = w górę
way-E = w prawo
way-S = w dół
way-W = w lewo
wait-for-turn = Teraz decydują inni. Oznaczę cię, gdy przyjdzie twoja kolej.
nothing-left = Teraz decydują inni. W tej grze nie masz już nic do zdecydowania.
panel-was-old = *Ten przycisk był już nieaktualny; nic się nie zmieniło. Tak teraz wygląda stół.*

## Cofanie ruchu
take-back = Cofnij: { $what }
take-back-short = Cofnij
take-back-of-short = { $name }: cofnij
take-back-of = { $name }: cofnij { $what }
ask-back = Poproś o cofnięcie: { $what }
ask-back-short = Poproś o cofnięcie
back-step = ostatni krok
back-secret = tajny wybór
wish-waits = { $names }: zgoda? Pytanie wygasa { $until }.
wish-undoes = Cofnie to też późniejsze decyzje: { $names }.
agree-back = Zgoda
refuse-back = Nie
by-agreement-on = Cofanie ruchów za zgodą: tak
by-agreement-off = Cofanie ruchów za zgodą: nie
by-agreement-line = Cofanie ruchów za zgodą: nie. Ruchu, który coś odkrył, nie da się cofnąć.
by-agreement-help = Jeśli ruch coś odkrył, można poprosić o jego cofnięcie; zgodzić się muszą wszyscy przy stole.

## Odpowiedzi na polecenia
opened = Stół **{ $table }** ({ $game }) jest otwarty poniżej. Inni naciskają **{ $button-join }**, a gdy będą wszyscy, naciśnij **{ $button-start }**.
left = Nie grasz już przy stole { $table }.
ended = Stół { $table } jest zamknięty.
replaced = Przy stole { $table } za gracza { $name } gra dalej komputer.
list-your-turn = **Teraz twoja kolej** przy stole [**{ $table }**]({ $address }) { $game }: { $names }
which-table = Który ze swoich stołów masz na myśli?
which-table-hint = Wybierz stół
never-mind = Anuluj
log-empty = Przy tym stole nic się jeszcze nie wydarzyło.
log-title = { $game } · stół { $table } · { $date }
log-players = Gracze: { $names }
log-round = Runda { $round }
log-result = Wynik
log-in-file = Wszystko wcześniejsze jest w pliku.
store-away = Chwilowo nie mam dostępu do swoich zapisków. Nic nie przepadło: spróbuj ponownie za chwilę.
failed = Coś poszło u mnie nie tak. Spójrz na stół i spróbuj ponownie. Jeśli to się powtórzy, zgłoś błąd, podając numer `{ $reference }`.
answer-not-shown = Nie udało się pokazać ci odpowiedzi. To, o co chodziło, mogło się jednak wykonać: spójrz na stół (`/stół pokaż`, `/stół lista`), zanim spróbujesz ponownie.
venue-closed = Nie mogę pokazać stołu { $table } w { $venue }. Potrzebuję tam uprawnień: { $permissions }. Decyzje i tak się liczą; stół pojawi się, gdy moderator na to pozwoli.

## Odmowy: każda mówi, co robić dalej
refused-unknown-game = Nie ma tu takiej gry. Wybierz grę z listy, którą podaje `/stół nowy`.
refused-unknown-table = Nie ma tu takiego stołu. Otwarte stoły pokazuje `/stół lista`.
refused-round-closed = Ten stół gra z tym samym tasowaniem co twój. Możesz go obejrzeć, gdy skończy się twoja gra.
refused-unreadable-table = Nie da się odczytać stołu { $table }: zapisana gra jest uszkodzona. Nic się nie zmieniło, inne stoły działają. Powiadom, proszę, właściciela bota.
refused-no-table-here = Nie toczy się tu teraz żadna gra. `/stół lista` pokazuje otwarte stoły, `/stół nowy` otwiera nowy.
picture-follows = Mam dużo pracy: obrazek pojawi się później.
refused-house-full = Mam teraz bardzo dużo pracy i nie mogę na to odpowiedzieć. Nic się nie zmieniło. Naciśnij ponownie za minutę.
refused-very-busy = Mam teraz bardzo dużo pracy, więc nie otwieram nowych stołów. Spróbuj ponownie za kilka minut.
refused-too-many-tables-here = Na tym serwerze nie da się otworzyć więcej stołów, limit: { $limit }. Najpierw trzeba któryś dokończyć lub zamknąć (`/stół lista`).
refused-too-many-tables-yours = Masz już tyle otwartych stołów, ile wolno: { $limit }. Najpierw dokończ grę lub odejdź od któregoś z nich (`/stół lista`).
refused-already-seated = Siedzisz już przy tym stole. Poczekaj, aż gospodarz rozpocznie, albo naciśnij **{ $button-leave }**.
refused-table-full = Przy tym stole nie ma już miejsc. `/stół nowy` otworzy kolejny.
refused-not-seated = Nie siedzisz przy tym stole. Aby zająć miejsce, naciśnij **{ $button-join }**.
refused-unknown-computer = Nie ma takiego gracza komputerowego. Naciśnij w poczekalni **{ $button-add-computer }**.
refused-no-computer = Nie ma gracza komputerowego do usunięcia. Doda go przycisk **{ $button-add-computer }**.
refused-no-person-there = Na tym miejscu nie gra człowiek, więc nie ma kogo zastąpić. Kto gra, pokazuje `/stół pokaż`.
refused-bad-option = Te warianty nie pasują do siebie. Wybierz inne pod przyciskiem **{ $button-options }**.
refused-too-few-players = Potrzeba graczy: co najmniej { $least }; teraz przy stole: { $now }. Poczekaj na innych lub dodaj graczy komputerowych.
refused-setup-seats = Liczba graczy w tej grze: od { $fewest } do { $most }; teraz przy stole: { $seats }. Gdy skład się zmieni, naciśnij **{ $button-start }** jeszcze raz.
refused-already-started = Ta gra już się zaczęła. Obserwuj ją w jej wątku albo otwórz inną: `/stół nowy`.
refused-not-started = Ta gra jeszcze się nie zaczęła. Gospodarz naciska **{ $button-start }** w poczekalni.
refused-table-over = Ta gra jest skończona. Nową otwiera `/stół nowy`.
refused-not-over = Ta gra jeszcze trwa. Wszystkie punkty objaśnię na końcu.
refused-only-host = Może to zrobić tylko gospodarz stołu lub moderator. Poproś o to kogoś z nich.
refused-not-playing = Nie grasz przy tym stole. **{ $button-closeup }** i **{ $button-in-words }** pokażą ci wszystko; własny stół otwiera `/stół nowy`.
refused-not-your-seat = To nie twoje miejsce. Twój panel otworzy przycisk **{ $button-turn }** pod najnowszym obrazkiem.
refused-not-your-turn = To jeszcze nie twoja kolej. Gdy przyjdzie, oznaczę cię.
refused-seats-changed = Miejsca się tymczasem zmieniły. Naciśnij **{ $button-seats }** jeszcze raz.
refused-outdated = Ten przycisk jest już nieaktualny. Naciśnij **{ $button-turn }** pod najnowszym obrazkiem.
refused-unknown-button = Nie znam tego przycisku: pochodzi z innej mojej wersji. Nic się nie zmieniło. `/stół pokaż` pokaże stół w obecnym stanie, z działającymi przyciskami.
refused-already-done = To już zrobione; nie trzeba tego powtarzać.
refused-double-tap = To naciśnięcie przyszło tak szybko po poprzednim, że wygląda na podwójne, więc nic się nie stało. Jeśli tak miało być, naciśnij jeszcze raz.
refused-illegal-action = Teraz nie da się tego zrobić; nic się nie zmieniło. Naciśnij **{ $button-turn }** pod najnowszym obrazkiem i wybierz ponownie.
refused-back-old = Tego nie da się już cofnąć: gra poszła dalej albo ruch już cofnięto. Obecny stan pokaże **{ $button-turn }** pod najnowszym obrazkiem.
refused-back-not-yours = Ruch może cofnąć tylko ten, kto go wykonał.
refused-back-others-acted = Po tym ruchu grali już inni, więc bez ich zgody go nie cofniesz. Zapytasz ich przyciskiem **{ $button-turn }** pod najnowszym obrazkiem.
refused-back-revealed = Ten ruch coś odkrył, więc bez zgody innych go nie cofniesz. Zapytasz ich przyciskiem **{ $button-turn }** pod najnowszym obrazkiem.
refused-back-not-agreed-on = Tego nie da się cofnąć: przy tym stole zostaje wszystko, co coś odkryło albo po czym grali inni.
refused-back-other-rules = Niestety nie cofnę tego ruchu: ta gra zaczęła się według starszych zasad i nie da się jej odtworzyć krok po kroku. Grajcie dalej.
refused-back-asked-already = Pytam już pozostałych. Odpowiedzi zobaczysz pod najnowszym obrazkiem.
refused-back-others-answer = To twoja prośba, więc odpowiadają inni. Wycofasz ją przyciskiem **{ $button-refuse-back }**.
refused-back-agreed-already = Twoja zgoda już jest. Teraz odpowiadają inni.
refused-back-wish-gone = Nikt już o to nie prosi, nic się nie zmieniło.
refused-only-in-server = Stół można otworzyć tylko na kanale serwera. Przejdź tam i użyj `/stół nowy`.
refused-not-a-member = Nie ma mnie tutaj, więc nie da się tu otworzyć stołu. Użyj `/stół nowy` na serwerze, na którym jestem, albo dodaj mnie do swojego: <{ $invitation }>
refused-no-role-to-ping = Na tym serwerze nie ma roli do oznaczania. Wybiera ją osoba, która zarządza serwerem: `/serwer ustawienia`.
refused-pinged-lately = Graczy oznaczono niedawno. Znów można { $when }.
refused-unknown-command = Nie znam tego polecenia: pochodzi z innej mojej wersji. Nic się nie zmieniło. Wpisz `/` i wybierz je ponownie.
refused-not-yet-replaced = Gospodarz lub moderator może zastąpić gracza w każdej chwili. Ty możesz, gdy minie czas tej osoby; bez zegara – po trzech dobach.
refused-no-tables-here = Na kanale tego rodzaju nie da się grać. Użyj `/stół nowy` na kanale tekstowym, w wątku, w poście na forum lub na czacie głosowym.
refused-thread-locked = Ten wątek jest zamknięty, więc nie mogę tu pisać. Poproś moderatora o otwarcie go albo użyj `/stół nowy` gdzie indziej.
refused-not-in-thread = Nie ma mnie w tym prywatnym wątku. Oznacz mnie tutaj, aby mnie dodać, i ponownie użyj `/stół nowy`.
refused-missing-permission = Nie mogę poprowadzić gry na tym kanale. Potrzebuję tu uprawnień: { $permissions }. Poproś moderatora o nadanie mi ich w ustawieniach kanału albo spróbuj na innym kanale.
permission-view-channel = wyświetlanie tego kanału
permission-send-messages = wysyłanie wiadomości
permission-attach-files = załączanie plików
permission-send-messages-in-threads = wysyłanie wiadomości w wątkach
permission-manage-threads = pisanie w zamkniętych wątkach (albo otwórz ten)

## Wiadomości prywatne
private-messages-open = Tutaj będę przysyłać twoje tajne wybory: { $game }, stół { $table }.
private-messages-closed = Nie mogę wysyłać ci wiadomości prywatnych. Nic nie szkodzi: przycisk **{ $button-turn }** pod obrazkiem pokazuje to samo. Aby je otrzymywać, zezwól na wiadomości od członków tego serwera.
private-message-title = { $game }: { $venue }
private-message-chosen = { $game }, { $venue }: twój wybór to { $what }.
private-message-decided = { $game }, { $venue }: ta decyzja już zapadła.
private-message-gone = { $game }, { $venue }: ruch został cofnięty, to pytanie jest nieaktualne.
my-hand = Moja ręka

## Przełączniki i miejsca na stoły
setting-on = { $setting }: tak
setting-off = { $setting }: nie

refused-not-in-this-channel = Na tym serwerze stoły otwiera się tylko tutaj: { $channels }. Użyj tam `/stół nowy`.

players-pinged = { $role } { $name } szuka graczy: { $game }

## Poziomy i podpowiedzi
seat-level = { $name } (komputer, poziom { $level })
levels = Poziomy
levels-title = Jak mocni są gracze komputerowi
levels-help = Na łatwym poziomie komputer popełnia błędy, które możesz wykorzystać. Na mocnym namyśla się przed każdym ruchem, ale widzi tylko tyle, ile widać z jego miejsca.
level-of = { $name }: { $level }
level-easy = łatwy
level-fair = średni
level-strong = mocny
character-hint = Ktoś inny przy stole
character-instead = { $name } zamiast: { $other }
character-random = Ktokolwiek, losowo

hint = Podpowiedź
hints-on = Podpowiedzi: tak
hints-off = Podpowiedzi: nie
remarks-on = Komentarze: tak
remarks-off = Komentarze: nie
lobby-no-hints = Przy tym stole gra się bez podpowiedzi.

## Od twojego ostatniego ruchu
since-your-turn = Od twojego ostatniego ruchu
since-the-start = Dotychczas
since-more = { $count ->
    [one] …i jeszcze { $count } wydarzenie wcześniej. Zmiany (gracze): { $names }
    [few] …i jeszcze { $count } wydarzenia wcześniej. Zmiany (gracze): { $names }
    [many] …i jeszcze { $count } wydarzeń wcześniej. Zmiany (gracze): { $names }
   *[other] …i jeszcze { $count } wydarzenia wcześniej. Zmiany (gracze): { $names }
}
since-pictures = Od twojej tury
since-page = Od twojego ostatniego ruchu: { $page } z { $pages }
since-page-from-start = Dotychczas: { $page } z { $pages }
since-before = Wcześniej
since-after = Później
since-back = Do mojego ruchu
refused-no-pictures-then = Nie ma obrazków z tego czasu. Obecny stan widać na ostatnim obrazku stołu.

## Śledzący stół, rewanże i nazwane tasowania
for-followers = Dla śledzących: { $who }

lobby-rematch = Rewanż stołu { $table }. Do { $until } miejsca czekają na tych, którzy grali.
rematch-order = Pierwsze miejsce przy stole zajmuje osoba, która była ostatnia.
rematch-neighbours = Pierwsze miejsce przy stole zajmuje osoba, która była ostatnia, a sąsiedzi w miarę możliwości są inni.
refused-kept-for-rematch = Te miejsca czekają na tych, którzy spotykają się na rewanż. Dla wszystkich będą wolne { $until }.

played-on = Ta partia jest dalszym ciągiem stołu { $table } od tury { $turn }.
played-on-by-all = Zacznie się, gdy usiądą wszyscy, którzy tam grali: tasowanie jest to samo, a wynik się nie liczy.
refused-together-players = Ten stół jest dalszym ciągiem stołu { $table }: usiąść mogą tylko ci, którzy tam grali.
refused-together-fixed = Ten stół jest dalszym ciągiem innej partii: miejsca, warianty i tasowanie zostają, jak były, a rankingu nie ma.
refused-together-waits = Partia zacznie się, gdy usiądą wszyscy, którzy grali. Brakuje: { $names }.
refused-together-gone = Nie da się już grać dalej od tamtej chwili zakończonej partii.
refused-together-same-shuffle = Przy stole { $table } trwa gra z tym samym tasowaniem, a ta partia zdradziłaby jego tajemnice. Najpierw dokończcie tamtą.

name-shuffle = Nazwij tasowanie
shuffle-name = Nazwa tasowania
name-shuffle-help = Ta sama nazwa, warianty i liczba miejsc dają wszędzie tę samą grę.
lobby-shuffle = Tasowanie **{ $name }**: ta sama nazwa, warianty i liczba miejsc dają wszędzie tę samą grę.
lobby-other-deal = **To jeszcze nie ta sama gra:** miejsca w tamtej grze: { $seats }, przy tym stole: { $now }. Inna liczba miejsc daje inną grę.
dealt-from-name = Tasowanie: `{ $name }`
fair-named = Tasowanie tej gry to `{ $name }`: ta sama nazwa, warianty i liczba miejsc dają wszędzie tę samą grę, więc każdy może to sprawdzić.
refused-rated-shuffle = Ten stół jest rankingowy, więc tasowanie musi być nowe i nikomu nieznane. Najpierw wyłącz ranking albo graj bez nazwanego tasowania.

## Stoły rankingowe
rated-on = Gra rankingowa: tak
rated-off = Gra rankingowa: nie
lobby-rated = **Gra rankingowa**, jeśli grają co najmniej dwie osoby: wynik liczy się do ich rankingu, nie ma podpowiedzi ani cofania ruchów za zgodą, a odejście na dobre to ostatnie miejsce.
lobby-unrated = Gra nierankingowa.

form-title = Otwórz stół
form-game = Która gra?
form-computers = Ilu graczy komputerowych?
form-level = Jak dobrze mają grać?
form-pace = Ile czasu na ruch?
form-rated = Czy liczy się do rankingu?
form-rated-no = Nie, gramy dla zabawy
form-rated-yes = Tak, gra rankingowa
show-to-all = Pokaż wszystkim
rules-chapters = Rozdziały
shown-to-all = *Teraz widzą to wszyscy tutaj.*
refused-no-voice = Nie możesz pisać na tym kanale, więc nie da się tego tu pokazać. Spróbuj na innym.

## Gry tylko dla ciebie
learn-old-button = *Tej odpowiedzi już nie ma. Oto pytanie w obecnej postaci.*
learn-started = Gra przy stole { $table } się zaczęła: przeciwnik to { $name }. Obrazek jest w wątku stołu, a przycisk pod nim otwiera twój panel.

## In few words
computers-told = { $names }: { $gain }
set-up = Ustaw…
set-up-title = Przed grą
set-up-host = Zmienić to może tylko gospodarz.
table-language = Język stołu: { $language }
table-language-hint = Język tego stołu

## Momenty gry
moment-lead-1 = **{ $name }** obejmuje prowadzenie, { $points }:{ $second }.
moment-lead-2 = Zmiana na czele: **{ $name }**, { $points }:{ $second }.
moment-lead-3 = **{ $name }** na prowadzeniu, w tyle **{ $other }**: { $points }:{ $second }.
moment-lead-4 = Teraz prowadzi **{ $name }**, { $points }:{ $second }.
moment-lead-5 = Na pierwszym miejscu **{ $name }**, { $points }:{ $second }.
moment-best-1 = Najlepszy wynik rundy: **{ $name }**, { $gain }.
moment-best-2 = Najwięcej w tej rundzie zdobywa **{ $name }**: { $gain }.
moment-best-3 = Świetna runda: **{ $name }**, { $gain }.
moment-best-4 = W tej rundzie nie do pobicia: **{ $name }**, { $gain }.
moment-best-5 = Szczyt rundy: **{ $name }**, { $gain }.
moment-half-time-1 = **Półmetek:** prowadzi **{ $name }**, { $points }:{ $second }.
moment-half-time-level-1 = **Półmetek:** na czele remis po { $points }.
victory = **Wygrywa { $name }.**
victory-by = **Wygrywa { $name }, przewaga { $lead }.**
victory-close = **{ $name } wygrywa o włos: przewaga { $lead }.**
victory-clear = **Wyraźne zwycięstwo: { $name }, przewaga { $lead }.**
victory-tie = **Punktów po równo, remis rozstrzyga na swoją korzyść { $name }.**
victory-shared = **Wspólne zwycięstwo: { $names }.**

## Uwagi
remark-made-by = **{ $name }**: „{ $remark }”
refused-remark-made = Do tej propozycji jest już uwaga. Do następnej możesz dodać inną.
proposal-remark-1 = Teraz daje to najwięcej.
proposal-remark-2 = To się przyda później.
proposal-remark-3 = Tak wyprzedzimy sąsiadów.
proposal-remark-4 = Nie mam pewności. Co ty na to?
proposal-remark-5 = Bardzo mi na tym zależy.
proposal-remark-6 = Pasuje mi każda opcja.

## A decision beside a better one
fact-now = to od razu daje { $gain }
fact-only-now = to od razu daje { $gain }
fact-nothing-now = to od razu nie daje nic
decision-round = Runda { $round }
decision-round-turn = Runda { $round }, tura { $turn }
decision-chosen = **Twój wybór:** { $what }
decision-better = **Lepiej:** { $what }
decision-because = { $told } – { $facts }.
decision-turned = { $what }, ale obrócone inaczej
decision-no-fact = nie ma jednego powodu: według oceny do końca gry daje to więcej punktów
decision-picture-chosen = Ty: { $what }
decision-picture-better = Lepiej: { $what }

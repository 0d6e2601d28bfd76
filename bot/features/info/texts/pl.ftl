# Co można przeczytać bez stołu.

cmd-rules = zasady
cmd-rules-help = Zasady gry z obrazkami
cmd-help = pomoc
cmd-help-help = Jak tu grać
cmd-about = o-bocie
cmd-about-help = Co to za bot
cmd-privacy = prywatność
cmd-privacy-help = Co o tobie przechowuję

help-playing = Gra
help-more = Więcej
help-text =
    ## Castellan: gra
    Prowadzę na tym serwerze gry planszowe o budowaniu zamków.
    - `/stół nowy` otwiera stół na tym kanale. Inni naciskają **{ $button-join }**; jeśli chcesz, dodaj graczy komputerowych i naciśnij **{ $button-start }**.
    - Każdy stół ma własny wątek. Gdy cię oznaczę, naciśnij **{ $button-turn }** pod najnowszym obrazkiem: otworzy się panel, który widzisz tylko ty.
    - **{ $button-closeup }** pokazuje z bliska planszę dowolnego gracza, **{ $button-in-words }** opisuje cały stół.
    - Pomyłka? W panelu cofniesz ostatnią decyzję; jeśli coś odkryła, najpierw zapytam pozostałych.
    - **{ hint }** podaje mocny ruch z powodem; po grze są **{ $button-coach }** i **{ $button-rematch }**.
    - `/stół lista`, `/stół pokaż` i `/stół ręka` prowadzą z powrotem do twoich stołów.
    - `/stół odejdź` oddaje komputerowi twoje miejsce, `/stół zastąp` – miejsce kogoś, kogo nie ma. `/stół zamknij` zamyka stół (gospodarz lub moderator).
help-around =
    ## Castellan: więcej
    - `/lekcja` nauczy cię gry w dziesięć minut. `/zasady` to pełne zasady z obrazkami.
    - `/zamek-dnia`: jedna pozycja dla wszystkich, jedna próba konkursowa, i widzisz ją tylko ty.
    - `/zadanie`: twoje błędy jako zadania.
    - `/stół dziennik` i `/stół eksport` mówią, co wydarzyło się przy stole, `/stół film` to pokazuje, a `/stół powtórka` prowadzi przez grę tura po turze.
    - `/dalej` prowadzi do następnego stołu, który na ciebie czeka, `/ja stoły` do wszystkich. `/ja ustawienia` – język, przypomnienia i więcej, `/ja nieobecność` – gdy nie będzie cię przez jakiś czas.
    - `/ja statystyki` to strona o tobie. `/serwer najlepsi` i `/serwer rekordy` pokazują, kto tu gra najlepiej; `/serwer ustawienia` jest dla osób zarządzających serwerem.
    - `/prywatność` mówi, co o tobie przechowuję, `/ja dane` to przysyła, `/ja zapomnij-mnie` usuwa.
about-text =
    ## Castellan { $version }
    Bot do gier planszowych o budowaniu zamków: { $games }.
    Każde tasowanie możesz sprawdzić: skrót ziarna widać przed pierwszym ruchem, samo ziarno po ostatnim. Wolne oprogramowanie na licencji MIT. Zasady opisujemy własnymi słowami, a wszystkie obrazki są nasze.
privacy-text =
    ## Co przechowuję
    O każdym stole: identyfikatory Discorda jego serwera, kanału, wątku i wiadomości; kto gra – identyfikator i nazwę z chwili dołączenia; każdą decyzję i jej czas. O tobie: to, co masz w `/ja ustawienia`, wyniki twoich gier, rankingi, postępy w `/lekcja`, twoje gry w `/zamek-dnia`, twoje zadania, otrzymane podpowiedzi, śledzone stoły i ostatnie zaproszenia. Nie przechowuję innych wiadomości, list członków ani statusów.
    Wszystko leży w jednym miejscu u właściciela bota i służy tylko grom. `/ja dane` daje ci wszystko o tobie, `/ja zapomnij-mnie` to usuwa.

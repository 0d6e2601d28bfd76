# `/table`: odpowiedzi i pytania.

cmd-new = nowy
cmd-new-help = Otwórz stół na tym kanale
cmd-list = lista
cmd-list-help = Otwarte stoły tego serwera
cmd-show = pokaż
cmd-show-help = Co dzieje się przy stole, z obrazkiem
cmd-hand = ręka
cmd-hand-help = Twoja plansza i, jeśli to twoja kolej, twoja decyzja
cmd-leave = odejdź
cmd-leave-help = Odejdź od stołu; w trwającej grze miejsce przejmie komputer
cmd-replace = zastąp
cmd-replace-help = Oddaj komputerowi miejsce kogoś, kogo nie ma
cmd-end = zamknij
cmd-end-help = Zamknij stół (gospodarz lub moderator)
cmd-log = dziennik
cmd-log-help = Co wydarzyło się przy stole, słowami
cmd-export = eksport
cmd-export-help = Gra stołu jako plik, z którego można ją odtworzyć
cmd-arg-player = gracz
cmd-arg-player-help = Kogo nie ma

list-empty = Nie ma tu otwartych stołów. Otwórz własny: `/stół nowy`.
list-lobby = [**{ $table }**]({ $address }) { $game }: { $names } – czeka na graczy
list-playing = [**{ $table }**]({ $address }) { $game }: { $names }
list-legend = { $mark } – czyja teraz kolej.
list-damaged = Części moich zapisków nie da się odczytać, więc może tu brakować jakiegoś stołu. Naprawi to ponowne uruchomienie bota.
ask-leave-lobby = Odejść od stołu { $table }? Twoje miejsce się zwolni. Możesz wrócić, póki są wolne.
ask-leave-game = Odejść na stałe od gry przy stole { $table }? Dalej pod twoją nazwą gra komputer, a miejsce może zająć każdy na serwerze i zobaczy to, co z niego widać. Jeśli nie będzie cię tylko przez jakiś czas, miejsce zachowa `/ja nieobecność`.
ask-leave-last = Odejść od stołu { $table }? Nie ma przy nim innych ludzi, więc stół zostanie zamknięty na stałe.
ask-end-lobby = { $others ->
    [0] Zamknąć stół { $table }? Nie da się go otworzyć ponownie.
    [one] Zamknąć stół { $table }? Siedzi przy nim jeszcze { $others } osoba, a otworzyć go ponownie się nie da.
    [few] Zamknąć stół { $table }? Siedzą przy nim jeszcze { $others } osoby, a otworzyć go ponownie się nie da.
   *[many] Zamknąć stół { $table }? Siedzi przy nim jeszcze { $others } osób, a otworzyć go ponownie się nie da.
}
ask-end-game = Zamknąć stół { $table }? Gra skończy się dla wszystkich, bez wyniku, i nie da się jej dokończyć.
nothing-changed = Nic się nie zmieniło.
exported = Oto cała gra stołu { $table } wraz z ziarnem. Odtworzysz ją przez `python -m engines replay FILE`.
exported-unfinished = Oto gra stołu { $table } do tej chwili. Ziarno pozostaje tajne do końca, więc plik możesz przeczytać, ale jeszcze nie odtworzyć.
exported-older = Oto gra stołu { $table }, o ile wolno ją pokazać. Zaczęła się według starszych zasad, których już nie mam: plik możesz przeczytać, ale `python -m engines replay` go nie przyjmie.

exported-raw = Nie da się odczytać stołu { $table }, więc oto to, co o nim zapisano. Są tam tajemnice wszystkich graczy: zachowaj je dla siebie.
refused-close-before-export = Grasz przy stole { $table }, a plik pokazałby ci tajemnice wszystkich. Najpierw zamknij stół (`/stół zamknij`), potem go wyeksportuj.

ask-leave-rated = To gra rankingowa: odejście liczy się jako ostatnie miejsce.

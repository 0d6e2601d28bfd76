# Film z zakończonej gry.

cmd-film = film
cmd-film-help = Film z zakończonej gry

film-begins = Rysuję film…
film-progress = Rysuję film: { $drawn } z { $frames }…
film-ready = Film jest gotowy.
film-go = Obejrzyj film
film-title = ### Film: { $game } · { $table }
film-alt = Cała gra jako film: { $game }. Przy stole: { $names }.
film-impossible = Z tej gry nie da się zrobić filmu: zaczęła się według starszych zasad. Dziennik i eksport nadal są dostępne.
film-failed = Nie udało się dokończyć filmu. Nic nie przepadło: za chwilę naciśnij **{ $button-film }** jeszcze raz.
refused-film-too-early = Film będzie po zakończeniu gry.

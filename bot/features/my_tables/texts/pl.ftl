# Twoje stoły na wszystkich serwerach.

cmd-tables = stoły
cmd-tables-help = Twoje stoły na wszystkich serwerach, najpierw te, które czekają

me-daily-list = Lista raz dziennie
me-daily-list-help = **{ me-daily-list }**: przysyłam ci twoje stoły w wiadomości prywatnej.

mine-title = { $waiting ->
    [0] Twoje stoły: { $count }
    [one] Twoje stoły: { $count }, czeka na ciebie { $waiting }
    [few] Twoje stoły: { $count }, czekają na ciebie { $waiting }
   *[many] Twoje stoły: { $count }, czeka na ciebie { $waiting }
}
mine-empty = Nie siedzisz przy żadnym stole. Otwórz własny: `/stół nowy`.
mine-your-turn = **Teraz twoja kolej** (nadeszła { $since }): [**{ $table }**]({ $address }) { $game } · { $names }
mine-your-turn-until = **Teraz twoja kolej**, czas minie { $until }: [**{ $table }**]({ $address }) { $game } · { $names }
mine-others-turn = [**{ $table }**]({ $address }) { $game } · { $names } – czekamy: { $due } (kolej nadeszła { $since })
mine-lobby = [**{ $table }**]({ $address }) { $game } · { $names } – czeka na graczy, otwarty { $since }
mine-asleep = [**{ $table }**]({ $address }) { $game } · { $names } – śpi, ostatni ruch { $since }
mine-unreadable = [**{ $table }**]({ $address }) { $game } · { $names } – nie da się odczytać; `/stół odejdź` zabierze cię stamtąd

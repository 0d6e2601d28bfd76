### Słowa na obrazkach klubu. Tylko znaki czcionki.

club-pic-sum = { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
} · { $wins ->
    [one] { $wins } wygrana
    [few] { $wins } wygrane
    [many] { $wins } wygranych
   *[other] { $wins } wygranej
}
club-pic-games = Gry
club-pic-points = Punkty
club-pic-wins = Wygrane
club-pic-best = Najlepszy
club-pic-mean = Średni
club-pic-rating = Ranking
club-pic-peak = najwyższy { $rating }
club-pic-everywhere = ze wszystkich serwerów { $rating }
club-pic-unrated = Jeszcze bez gier rankingowych
club-pic-places = Miejsca
club-pic-streak = Wygrane z rzędu: { $count }
club-pic-alone = Na razie tylko gry w pojedynkę
club-pic-favourites = Najczęściej wybierane
club-pic-opponents = Najczęściej razem
club-pic-nothing = Jeszcze nic
club-pic-top = Najlepsi na serwerze

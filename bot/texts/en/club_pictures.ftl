### Words on the pictures of the club. Only characters of the font.

club-pic-sum = { $games ->
    [one] { $games } game
   *[other] { $games } games
} · { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
club-pic-games = Games
club-pic-points = Points
club-pic-wins = Wins
club-pic-best = Best
club-pic-mean = Average
club-pic-rating = Rating
club-pic-peak = peak { $rating }
club-pic-everywhere = all servers { $rating }
club-pic-unrated = No rated game yet
club-pic-places = Places
club-pic-streak = Longest winning streak: { $count }
club-pic-alone = Solo games only so far
club-pic-favourites = Chosen most often
club-pic-opponents = Most often with
club-pic-nothing = Nothing yet
club-pic-top = Top players in this server

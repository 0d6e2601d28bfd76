### Słowa na obrazkach Kingdomino. Wiersz z imieniem ma dwie formy; krótka służy tam, gdzie pełna się nie
### mieści. Tylko znaki kroju pisma; litery terenów nie mają znaków nad ani pod sobą.

kingdomino-letter-wheat = P
kingdomino-letter-forest = L
kingdomino-letter-water = W
kingdomino-letter-grass = A
kingdomino-letter-swamp = B
kingdomino-letter-mine = K

kingdomino-pic-round-of-game = Gra { $game } · { $round }/{ $rounds }
kingdomino-pic-places = { $name } układa { $domino }
kingdomino-pic-places-short = { $name }: { $domino }
kingdomino-pic-claims = { $name } wybiera domino
kingdomino-pic-claims-short = { $name } wybiera
kingdomino-pic-last-placed = { $name }: ułożone { $domino }
kingdomino-pic-last-placed-short = { $name }: { $domino }
kingdomino-pic-last-placed-took = { $name }: { $domino }, wybrane { $taken }
kingdomino-pic-last-placed-took-short = { $name }: { $domino }, wybrane { $taken }
kingdomino-pic-last-discarded = { $name }: odrzucone { $domino }
kingdomino-pic-last-discarded-short = { $name }: odrzucone { $domino }
kingdomino-pic-last-discarded-took = { $name }: odrzucone { $domino }, wybrane { $taken }
kingdomino-pic-last-discarded-took-short = { $name }: odrzucone { $domino }, wybrane { $taken }
kingdomino-pic-last-took = { $name }: wybrane { $taken }
kingdomino-pic-last-took-short = { $name }: wybrane { $taken }
kingdomino-pic-now = Teraz
kingdomino-pic-by-lot = Potem losowo
kingdomino-pic-next = Potem
kingdomino-pic-free = wolne
kingdomino-pic-free-count = wolne: { $count }
kingdomino-pic-standings = Punkty
kingdomino-pic-game-over = Gra { $game } z trzech skończona

kingdomino-pic-panel-place = { $name }: ułóż { $domino }
kingdomino-pic-panel-place-short = { $name }: { $domino }
kingdomino-pic-panel-claim = { $name }: wybierz domino
kingdomino-pic-panel-claim-short = { $name }: wybierz
kingdomino-pic-closeup = { $name }
kingdomino-pic-closeup-short = { $name }
kingdomino-pic-dot = na literę
kingdomino-pic-from-to = z { $from } na { $to }
kingdomino-pic-discarded = Odrzucone: { $dominoes }

kingdomino-pic-wins = { $name } wygrywa: { $points }
kingdomino-pic-wins-short = { $name }: { $points }
kingdomino-pic-shared = { $name } wygrywają: { $points }
kingdomino-pic-shared-short = { $name }: { $points }
kingdomino-pic-squares = pola
kingdomino-pic-more = jeszcze { $count }
kingdomino-pic-total = Razem
kingdomino-pic-middle_kingdom = Środek
kingdomino-pic-harmony = Harmonia
kingdomino-pic-earlier = Poprzednie gry
kingdomino-pic-bonus = Bonus
kingdomino-pic-tie-area = Obszar
kingdomino-pic-tie-crowns = Korony

kingdomino-pic-rules-place = ułóż
kingdomino-pic-rules-take = wybierz
kingdomino-pic-rules-same = taki sam teren obok
kingdomino-pic-rules-other = dwa różne tereny
kingdomino-pic-rules-castle = do zamku pasuje wszystko
kingdomino-pic-rules-corner = rogi się nie liczą

## The souvenir
kingdomino-pic-best-area = najlepszy obszar: { $name }, { $points }
kingdomino-pic-best-area-short = najlepszy: { $name }, { $points }

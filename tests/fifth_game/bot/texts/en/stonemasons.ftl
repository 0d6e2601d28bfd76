### Stonemasons: in words and on its pictures.

stonemasons = Stonemasons
stonemasons-short = Stonemasons
stonemasons-about = Stack stones into three towers without breaking them. 2–5 players, 10 minutes, easy.

## Places
stonemasons-place-left = left tower
stonemasons-place-middle = middle tower
stonemasons-place-right = right tower
stonemasons-place-aside = aside

## What happened
stonemasons-fate-built = { $name } builds { $stone } into the { $place }: +{ $gain }.
stonemasons-fate-broken = { $name }'s { $stone } breaks.
stonemasons-fate-aside = { $name } lays { $stone } aside.
stonemasons-game-over = The towers are finished.

## Who is due
stonemasons-status = Choosing a stone in secret: { $names }.
stonemasons-status-ready = Ready: { $names }.
stonemasons-alt-last = Revealed: { $stones }.
stonemasons-alt-stone = { $name } { $stone }

## The panel
stonemasons-ask-stone = Round { $round } of { $rounds }: which stone do you bring? If another mason brings the same number, both break.
stonemasons-ask-place = Where does your { $stone } go? It lies on the ground or on a larger stone.
stonemasons-ask-confirm = Stone { $stone }, { $place }: is that your choice? It stays secret until all have chosen.
stonemasons-answer-stone = stone { $stone }
stonemasons-answer = { $letter }: { $name }
stonemasons-answer-gain = { $letter }: { $name } +{ $gain }
stonemasons-confirm-tower = Bring this stone
stonemasons-confirm-aside = Lay it aside
stonemasons-hand = Your stones: { $stones }.
stonemasons-chosen = Your secret choice: stone { $stone }, { $place }. It is revealed when all have chosen.

## In words
stonemasons-round = Round { $round } of { $rounds }.
stonemasons-site = **{ $name }**, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $towers }
stonemasons-tower = { $place } { $stones }
stonemasons-empty = empty
stonemasons-account = { $place } ({ $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}) { $points }
stonemasons-tie-0 = Tied on points: the higher of the highest towers decides.
stonemasons-tie-1 = Tied on points and highest tower: more stones in towers decide.

## Variants
stonemasons-option-long-game = Long game
stonemasons-option-long-game-help = Twelve rounds, not eight.
stonemasons-option-spire = Spire
stonemasons-option-spire-help = 5 points for the highest tower of all, if it is the only one so high.

## Rules
stonemasons-rules-1 =
    ### Build high towers of ever smaller stones
    Stones have numbers from 1 to 9, nine stones of each; the number says how large a stone is. You hold four of them in secret and build up to three towers.
    In every round all choose at once and in secret: **one stone** of the hand, and the tower that it is for. A stone lies on the ground or on a larger stone, never on an equal one. Any stone may be laid aside instead.
    Then all stones are revealed. If several masons bring **the same number** for their towers, all of these stones break and are gone. A stone that was laid aside breaks nothing. Then everybody draws a new stone.
stonemasons-rules-2 =
    ### Scoring
    After eight rounds each tower counts: its first stone brings 1 point, the second 2 more, the third 3 more, and so on. A tower of four stones is worth 10 points.
    The most points win. If tied, the higher of the highest towers decides, then the number of stones in towers. If still tied, the victory is shared.
    ### Variants
    - **Long game**: twelve rounds.
    - **Spire**: at the end the highest tower of all brings 5 more points, if no other mason has one as high.

## On the pictures
stonemasons-pic-choosing = choose in secret
stonemasons-pic-choosing-short = choose
stonemasons-pic-stone = { $name }: choose a stone
stonemasons-pic-stone-short = { $name }
stonemasons-pic-where = { $name }: where to?
stonemasons-pic-where-short = { $name }
stonemasons-pic-site = { $name }
stonemasons-pic-site-short = { $name }
stonemasons-pic-hand = Hand
stonemasons-pic-aside = aside
stonemasons-pic-place-left = Left
stonemasons-pic-place-middle = Middle
stonemasons-pic-place-right = Right
stonemasons-pic-wins = { $name } wins with { $points }
stonemasons-pic-wins-short = { $name }: { $points }
stonemasons-pic-shared = { $name } win with { $points }
stonemasons-pic-shared-short = { $name }: { $points }
stonemasons-pic-spire = Spire
stonemasons-pic-tie-0 = Highest
stonemasons-pic-tie-1 = Stones

# Kingdomino: captions, questions, rules.

kingdomino = Kingdomino

kingdomino-wheat = wheat
kingdomino-forest = forest
kingdomino-water = water
kingdomino-grass = grass
kingdomino-swamp = swamp
kingdomino-mine = mine
kingdomino-half = { $crowns ->
    [0] { $terrain }
    [one] { $terrain } with a crown
   *[other] { $terrain } with { $crowns } crowns
}

## Captions
kingdomino-placed = **{ $name }** places { $domino } ({ $halves }): +{ $gain }.
kingdomino-claimed = **{ $name }** claims { $domino }.
kingdomino-claimed-last = **{ $name }** gets { $domino }, the last one.
kingdomino-discarded = **{ $name }** can't place { $domino }: it is discarded.
kingdomino-game-over = **Game { $game } of three is over**: { $points }.
kingdomino-status-place = { $name }, place domino { $domino }.
kingdomino-status-claim = { $name }, claim a domino.
kingdomino-alt-last = { $name } placed { $domino } for { $gain ->
    [one] { $gain } point.
   *[other] { $gain } points.
}

## Panel
kingdomino-ask-domino =
    ### Claim a domino
    You will place it next round. The lower its number, the earlier you act then. A plus says what it would bring now.
kingdomino-ask-square =
    ### Place domino { $domino }: { $halves }
    Where does the half with the dot go: **{ $half }**? A plus says how many points it can bring at most.
kingdomino-ask-way =
    ### Place domino { $domino } here: which way?
    Where does the other half go: **{ $half }**?
kingdomino-ask-confirm =
    ### Place domino { $domino } like this?
kingdomino-place-way = Place { $letter }, { $way }: { $from } to { $to }, +{ $gain }
kingdomino-place-here = Place here: { $from } to { $to }, +{ $gain }
kingdomino-claim = Claim { $letter }: { $domino } ({ $halves }), up to +{ $gain }
kingdomino-claim-nowhere = Claim { $letter }: { $domino } ({ $halves }), no place now
kingdomino-claim-it = Claim domino { $domino }
kingdomino-subtotal = **game { $game }: { $points }**
kingdomino-missed = { $bonus } 0

## In words
kingdomino-round =
    Round { $round } of { $rounds }.
    Letters: { kingdomino-letter-wheat } { kingdomino-wheat }, { kingdomino-letter-forest } { kingdomino-forest }, { kingdomino-letter-water } { kingdomino-water }, { kingdomino-letter-grass } { kingdomino-grass }, { kingdomino-letter-swamp } { kingdomino-swamp }, { kingdomino-letter-mine } { kingdomino-mine }; a number after a letter counts crowns, # is the castle.
kingdomino-now = Now
kingdomino-next = Next
kingdomino-kingdom = **{ $name }**, { $points ->
    [one] { $points } point
   *[other] { $points } points
}:
kingdomino-area-points = { $terrain } { $squares } × { $crowns } = { $points }
kingdomino-tie-0 = Tied on points: the larger of the largest areas decides.
kingdomino-tie-1 = Tied on points and largest area: more crowns decide.

## Variants
kingdomino-option-dynasty = Dynasty
kingdomino-option-dynasty-help = Three games in a row; the points are added up.
kingdomino-option-middle-kingdom = Middle Kingdom
kingdomino-option-middle-kingdom-help = 10 points for a castle in the very centre of its kingdom.
kingdomino-option-harmony = Harmony
kingdomino-option-harmony-help = 5 points for a complete kingdom with nothing discarded.
kingdomino-option-mighty-duel = Mighty Duel
kingdomino-option-mighty-duel-help = Two players, all 48 dominoes, kingdoms of 7 by 7.

## Refusals
refused-setup-mighty-duel-seats = A Mighty Duel is for exactly two players. Switch it off under { $button-options }, or let others leave.

## Rules
kingdomino-rules-1 =
    ### Build the most valuable kingdom of 5 by 5 squares around your castle
    Dominoes have two halves, each with a terrain and perhaps crowns. They lie face up in lines, sorted by number. The higher the number, the richer the domino.
    At the start one line is claimed: the kings come up in random order, and each is put on a free domino. Then a second line is laid out.
    In a round the dominoes of the claimed line take their turns from the lowest number to the highest. Whoever has a king there **places** that domino in the kingdom, then **claims** a free domino of the other line with that king. So a low number means an early choice next round; the last king gets what is left. Then a new line is laid out.
    In the last round there is nothing to claim: everybody only places.
kingdomino-rules-2 =
    ### Placing
    At least one half must touch, edge to edge, the castle or a placed square of its own terrain. The castle goes with every terrain. One such contact is enough: all other edges may touch anything. The two halves are no contact for each other, and corners do not count.
    Nothing is covered or moved later. The whole kingdom, castle included, must fit into 5 by 5 squares (7 by 7 in a Mighty Duel). The castle need not end up in the middle, and holes may stay.
    A domino that fits nowhere is discarded for you and brings nothing; you still claim the next one. A domino that fits must be placed.
kingdomino-rules-3 =
    ### Scoring
    An area is a group of squares of one terrain that are joined by their edges. It brings its number of squares times its number of crowns: 5 squares with 2 crowns are 10 points. Without a crown it brings nothing. Areas of the same terrain that are not joined count apart. The castle belongs to no area and joins none.
    The most points win. If tied, the larger of the largest areas decides, crowned or not; then the number of all crowns. If still tied, the victory is shared.
kingdomino-rules-4 =
    ### Players
    Two: two kings each, so two turns in a round; 24 dominoes, lines of four, 6 rounds. Three: one king each, 36 dominoes, lines of three, 12 rounds. Four: one king each, all 48 dominoes, lines of four, 12 rounds. Dominoes that are left over stay unseen.
    ### Variants, combined as you like
    - **Middle Kingdom**: 10 points if the castle is exactly in the centre of the kingdom; of an unfinished one, in the centre of the smallest rectangle around it.
    - **Harmony**: 5 points if all 25 squares are filled (49 in a Mighty Duel).
    - **Dynasty**: three games in a row, the points added up; for ties also the largest areas and the crowns of all three.
    - **Mighty Duel**: two players, all 48 dominoes, 12 rounds, kingdoms of 7 by 7.

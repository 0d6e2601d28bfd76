# Kingdomino: captions, questions, rules.

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
kingdomino-discarded = **{ $name }** can't place { $domino } ({ $halves }): it is discarded.
kingdomino-line = New line: { $dominoes }.
kingdomino-game-over = Game { $game } of three is over: { $points }.
kingdomino-status-place = { $name } places { $domino }.
kingdomino-status-claim = { $name } claims a domino.
kingdomino-alt-last = { $name } placed { $domino } for { $gain ->
    [one] 1 point.
   *[other] { $gain } points.
}

## Panel
kingdomino-ask-domino =
    ### Claim a domino
    You will place it next round. The lower its number, the earlier you act then.
kingdomino-ask-square =
    ### Place domino { $domino }: { $halves }
    Where does the half with the dot go: **{ $half }**? Each button says what it can bring at most.
kingdomino-ask-way =
    ### Which way round?
    Where does the other half go: **{ $half }**?
kingdomino-ask-confirm =
    ### Place domino { $domino } like this?
    You have { $points } points now.
kingdomino-way = { $letter } { $way } +{ $gain }

## In words
kingdomino-round = Round { $round } of { $rounds }.
kingdomino-now = Now
kingdomino-next = Next
kingdomino-kingdom = **{ $name }**, { $points } points (# is the castle, a number means crowns):
kingdomino-area-points = { $terrain } { $squares } × { $crowns } = { $points }
kingdomino-earlier-game = game { $game }: { $points }
kingdomino-tie-0 = Tied on points; the larger largest area decides.
kingdomino-tie-1 = Tied on points and largest area; more crowns decide.

## Variants
kingdomino-option-dynasty = Dynasty
kingdomino-option-dynasty-help = Three games in a row; the points are added up.
kingdomino-option-middle-kingdom = Middle Kingdom
kingdomino-option-middle-kingdom-help = 10 points for a castle in the very centre of its kingdom.
kingdomino-option-harmony = Harmony
kingdomino-option-harmony-help = 5 points for a complete kingdom with nothing discarded.
kingdomino-option-mighty-duel = Mighty Duel
kingdomino-option-mighty-duel-help = Two players, all 48 dominoes, kingdoms of 7 by 7.

## Rules
kingdomino-rules-1 =
    **Build the best kingdom of 5 by 5 squares around your castle.**
    Each turn you do two things: **place** the domino you claimed last round, then **claim** one for the next round.
    Two lines of dominoes lie on the table. The one that is claimed is placed from the lowest number to the highest; the other one is free to claim. Low numbers are plain but let you act early next round; high numbers have crowns.
kingdomino-rules-2 =
    **Placing.** One half of the domino must touch your castle, or a square of its own terrain, edge to edge. The castle goes with every terrain. Everything else may touch anything.
    The kingdom must fit into 5 by 5 squares (7 by 7 in a Mighty Duel). The castle need not be in the middle.
    If a domino fits nowhere it is discarded by itself. You can't discard one that fits.
kingdomino-rules-3 =
    **Scoring.** An area is all squares of one terrain that hang together by their edges. It brings its number of squares times its number of crowns: 5 squares with 2 crowns are 10 points. Without a crown it brings nothing.
    Most points win. Tied: the larger largest area, then more crowns, else the victory is shared.
kingdomino-rules-4 =
    **Players.** Two players have two kings each and act twice a round, with 24 dominoes; three play with 36 and lines of three; four with all 48.
    **Variants.** Middle Kingdom: 10 points for a castle in the centre. Harmony: 5 points for a complete kingdom. Dynasty: three games, points added up. Mighty Duel: two players, all dominoes, 7 by 7. All can be combined.

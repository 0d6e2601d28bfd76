# Kingdomino: captions, questions, rules.

kingdomino = Kingdomino
kingdomino-short = Kingdomino

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
kingdomino-half-on = { $half } on { $square }

## Captions
kingdomino-placed = **{ $name }** places { $domino } ({ $halves }): +{ $gain }.
kingdomino-claimed = **{ $name }** claims { $domino }.
kingdomino-claimed-last = **{ $name }** gets { $domino }, the last one left.
kingdomino-discarded = **{ $name }** has no room for { $domino } and discards it.
kingdomino-back-placed = domino { $domino } at { $square }
kingdomino-back-claimed = claiming domino { $domino }
kingdomino-back-discarded = discarding domino { $domino }
kingdomino-game-over = **Game { $game } of three is over**: { $points }.
kingdomino-status-place = { $name }, place domino { $domino }.
kingdomino-status-claim = { $name }, claim a domino.
kingdomino-alt-last = { $name } placed domino { $domino } ({ $placed }) for { $gain ->
    [one] { $gain } point.
   *[other] { $gain } points.
}

## Panel
kingdomino-ask-domino =
    ### Claim a domino
    You'll place it next round. The lower its number, the earlier your turn. +N is the most it could score right now.
kingdomino-ask-discarded = Domino { $domino } fits nowhere and was discarded.
kingdomino-ask-square =
    ### Place domino { $domino }: { $halves }
    Where does the first half go, the one with the dot: **{ $half }**? +N is the most it can score there. Your castle is on { $castle }.
kingdomino-ask-way =
    ### Place domino { $domino }: which way?
    The first half ({ $first }) goes on { $square }. Where does the other half go: **{ $half }**?
kingdomino-ask-confirm =
    ### Place domino { $domino } like this?
    It goes here: { $placed }.
kingdomino-only-way =
    ### Domino { $domino } fits in only one way
    It goes here: { $placed }.
kingdomino-option-square = { $letter }: { $square }, +{ $gain }
kingdomino-option-beside = { $letter }: { $square }, { $beside }, +{ $gain }
kingdomino-beside-N = above { $what }
kingdomino-beside-E = right of { $what }
kingdomino-beside-S = below { $what }
kingdomino-beside-W = left of { $what }
kingdomino-the-wheat = the wheat
kingdomino-the-forest = the forest
kingdomino-the-water = the water
kingdomino-the-grass = the grass
kingdomino-the-swamp = the swamp
kingdomino-the-mine = the mine
kingdomino-the-castle = the castle
kingdomino-place-way = Place { $letter }, { $way } on { $square }: { $from } to { $to }, +{ $gain }
kingdomino-place-here = Place here: { $from } to { $to }, +{ $gain }
kingdomino-claim = Claim { $letter }: { $domino } ({ $halves }){ $gain ->
    [0] {""}
   *[other] , up to +{ $gain }
}
kingdomino-claim-nowhere = Claim { $letter }: { $domino } ({ $halves }), no place now
kingdomino-claim-it = Claim domino { $domino }
kingdomino-named-domino = domino { $domino }
kingdomino-reason-area = your { $terrain } area is then worth { $squares } × { $crowns } = { $points }
kingdomino-reason-grows = your { $terrain } area grows; its squares: { $squares }
kingdomino-reason-central = the castle can still end up in the center
kingdomino-reason-whole = it leaves no square that nothing can cover
kingdomino-reason-follows = your domino { $domino } can then score { $gain }
kingdomino-reason-later = dominoes still to come that could then score at once: { $count } of { $total }
kingdomino-reason-room = squares that your kingdom can still cover: { $count }
kingdomino-reason-scores = it could score { $gain } now
kingdomino-reason-last = no other { $terrain } is left after it
kingdomino-reason-wanted = { $seat } could score { $gain } with it
kingdomino-reason-first = you'd choose first next round
kingdomino-reason-crowns = { $crowns ->
    [one] it has a crown
   *[other] it has { $crowns } crowns
}
kingdomino-against-hole = it leaves a square that nothing can cover
kingdomino-against-center = the castle can no longer end up in the center
kingdomino-against-nothing = it could score nothing now
kingdomino-against-follows = your domino { $domino } can then score { $gain } at most
kingdomino-against-shuts-out = your domino { $domino } has no place then
kingdomino-against-apart = it joins none of your areas
kingdomino-against-later = dominoes still to come that could then score at once: only { $count } of { $total }
kingdomino-against-nowhere = there is no place for it now
kingdomino-against-scores = it could score { $gain } now
kingdomino-against-crowns = { $crowns ->
    [0] it has no crown
    [one] it has { $crowns } crown
   *[other] it has { $crowns } crowns
}
kingdomino-against-last = you'd choose last next round
kingdomino-subtotal = **game { $game }: { $points }**
kingdomino-missed = { $bonus } 0

## In words
kingdomino-round =
    Round { $round } of { $rounds }.
    Letters: { kingdomino-letter-wheat } { kingdomino-wheat }, { kingdomino-letter-forest } { kingdomino-forest }, { kingdomino-letter-water } { kingdomino-water }, { kingdomino-letter-grass } { kingdomino-grass }, { kingdomino-letter-swamp } { kingdomino-swamp }, { kingdomino-letter-mine } { kingdomino-mine }. A number after a letter counts its crowns; # is the castle, · an empty square.
    Columns have small letters from left to right, rows have numbers from top to bottom; every castle is on { $castle }. Areas score squares × crowns.
kingdomino-words-game = Game { $game } of three. All points so far: { $points }.
kingdomino-words-lot = Kings still to be drawn: { $names }.
kingdomino-now = To place now
kingdomino-next = Next line
kingdomino-slot = { $domino } ({ $halves }): { $name }
kingdomino-slot-free = { $domino } ({ $halves }): free
kingdomino-held = King on { $domino } ({ $halves }).
kingdomino-words-areas = Areas: { $areas }.
kingdomino-words-room = Room to grow: { $size } by { $size } squares within columns { $left } to { $right } and rows { $top } to { $bottom }.
kingdomino-kingdom = **{ $name }**, { $points ->
    [one] { $points } point
   *[other] { $points } points
}:
kingdomino-area-points = { $terrain } { $squares } × { $crowns } = { $points }
kingdomino-tie-0 = Tied on points: the largest single area decides.
kingdomino-tie-1 = Tied on points and on the largest area: more crowns decide.

## Variants
kingdomino-option-dynasty = Dynasty
kingdomino-option-dynasty-help = Three games in a row; the points add up.
kingdomino-option-middle-kingdom = Middle Kingdom
kingdomino-option-middle-kingdom-help = 10 points if your castle is right in the center of your kingdom.
kingdomino-option-harmony = Harmony
kingdomino-option-harmony-help = 5 points if your kingdom is complete and you discarded nothing.
kingdomino-option-mighty-duel = Mighty Duel
kingdomino-option-mighty-duel-help = Two players, all 48 dominoes, kingdoms of 7 by 7.

## Refusals
refused-setup-mighty-duel-seats = A Mighty Duel is for two players only. Switch it off under **{ $button-options }**, or ask the others to leave.

## Rules
kingdomino-rules-1 =
    ### Build the most valuable kingdom of 5 by 5 squares around your castle
    Each domino has two halves, each with a terrain and sometimes crowns. Dominoes lie face up in a line, sorted by number: the higher the number, the richer the domino.
    At the start you claim the first line: kings are drawn in random order, and each is put on a free domino. Then a second line is laid out.
    In a round the claimed dominoes are played from the lowest number to the highest. If your king is on it, you **place** that domino in your kingdom, then **claim** a free domino of the next line with that king. So a low number means an early choice next round; the last king gets what's left. Then a new line is laid out.
    In the last round there's nothing to claim: you only place.
kingdomino-rules-2 =
    ### Placing
    At least one half must touch, edge to edge, your castle or a square of the same terrain. The castle matches every terrain. One match is enough: the other edges may touch anything. The two halves don't match each other, and corners don't count.
    You never cover or move anything later. Your whole kingdom, castle included, must fit into 5 by 5 squares (7 by 7 in a Mighty Duel). The castle doesn't have to end up in the middle, and gaps may stay.
    If a domino fits nowhere, it's discarded and scores nothing; you still claim your next one. If it fits, you must place it.
kingdomino-rules-3 =
    ### Scoring
    An area is a group of squares of one terrain joined by their edges. It scores its squares times its crowns: 5 squares with 2 crowns score 10 points. Without a crown it scores nothing. Separate areas of the same terrain score separately. The castle belongs to no area and joins none.
    Whoever has the most points wins. If tied, the largest single area decides, with or without crowns, then the total number of crowns. If it's still a tie, you share the victory.
kingdomino-rules-4 =
    ### Players
    - **Two**: two kings each, so two turns a round; 24 dominoes, lines of four, 6 rounds.
    - **Three**: one king each, 36 dominoes, lines of three, 12 rounds.
    - **Four**: one king each, all 48 dominoes, lines of four, 12 rounds.
    Dominoes that aren't needed stay hidden.
    ### Variants, in any combination
    - **Middle Kingdom**: 10 points if your castle is exactly in the center of your kingdom; if the kingdom is unfinished, in the center of the smallest rectangle around it.
    - **Harmony**: 5 points if all 25 squares are filled (49 in a Mighty Duel).
    - **Dynasty**: three games in a row, and the points add up; in a tie the largest areas and the crowns of all three games count.
    - **Mighty Duel**: two players, all 48 dominoes, 12 rounds, kingdoms of 7 by 7.
kingdomino-record-largest_area = Largest area: { $amount }
kingdomino-record-crowns = Most crowns: { $amount }
kingdomino-record-best_area = Most points for one area: { $amount }

## In few words
kingdomino-deed-placed = places { $domino }: +{ $gain }
kingdomino-deed-claimed = claims { $domino }
kingdomino-deed-got = gets { $domino }, the last one
kingdomino-deed-discarded = has no room for { $domino }
kingdomino-about = Join dominoes into a kingdom of large areas with crowns. 2–4 players, 20 minutes, easy.

## Moments
kingdomino-moment-last-round-1 = **The last dominoes** are being placed.
kingdomino-moment-completed-1 = **{ $name }** completes an area: { $terrain }, { $squares } × { $crowns } = { $points }.
kingdomino-moment-completed-2 = Complete: **{ $name }**, { $terrain }, { $squares } × { $crowns } = { $points }.
kingdomino-moment-completed-3 = **{ $name }** closes an area: { $terrain }, { $squares } × { $crowns } = { $points }.

# What a computer player likes, after its name
kingdomino-taste-mines = hoards mines and swamps
kingdomino-taste-lakes = loves water
kingdomino-taste-forests = never has enough forest
kingdomino-taste-wheat = dreams of wheat

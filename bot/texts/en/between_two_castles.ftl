### Between Two Castles of Mad King Ludwig in words.

between_two_castles = Between Two Castles of Mad King Ludwig

## Types, attendants, cards
between_two_castles-type-food = Food rooms
between_two_castles-type-living = Living rooms
between_two_castles-type-utility = Utility rooms
between_two_castles-type-outdoor = Outdoor rooms
between_two_castles-type-sleeping = Sleeping rooms
between_two_castles-type-corridor = Corridors
between_two_castles-type-downstairs = Downstairs rooms
between_two_castles-attendant-mirror = Bath attendant
between_two_castles-attendant-painting = Painter
between_two_castles-attendant-swords = Guard
between_two_castles-attendant-torch = Fire juggler
between_two_castles-quoted-card = “{ $card }”
between_two_castles-card-types_present = 1 for each type: the 7 regular ones, fountain, tower, grand foyer
between_two_castles-card-per_attendant = 4 for each royal attendant
between_two_castles-card-per_food = 2 for each food room
between_two_castles-card-per_living = 2 for each living room
between_two_castles-card-per_utility = 2 for each utility room
between_two_castles-card-per_outdoor = 2 for each outdoor room
between_two_castles-card-per_sleeping = 2 for each sleeping room
between_two_castles-card-per_corridor = 2 for each corridor
between_two_castles-card-per_downstairs = 2 for each downstairs room
between_two_castles-card-per_special = 2 for each special room, the throne room too
between_two_castles-card-below_ground = 1 for each room below ground
between_two_castles-card-level_3_up = 1 for each room on level 3 or higher
between_two_castles-card-total_height = 1 for each level of the castle
between_two_castles-card-total_width = 1 for each column of the castle
between_two_castles-card-surrounded_8 = 3 for each room with rooms on all 8 cells around it (throne room: all 10)
between_two_castles-card-edges_4 = 2 for each room with a room on every edge (throne room: all 6)
between_two_castles-card-throne_edge_types = 2 for each regular type on the 6 edges of the throne room
between_two_castles-card-throne_ring = 1 for each room on the 10 cells around the throne room
between_two_castles-card-five_of_type = 4 for each regular type with 5 or more rooms
between_two_castles-card-three_of_type = 2 for each regular type with 3 or more rooms
between_two_castles-bonus-food = Draw 5 tiles, keep and place one
between_two_castles-bonus-living = Take a royal attendant into the throne room
between_two_castles-bonus-utility = Draw 3 bonus cards, keep one
between_two_castles-bonus-outdoor = Place a fountain: always 5
between_two_castles-bonus-sleeping = Place a tower: 1 per room below it
between_two_castles-bonus-corridor = Place a grand foyer: 1 per room around it
between_two_castles-bonus-downstairs = Take the bonus of any other type
between_two_castles-bonus-special = Place a special room of choice
between_two_castles-sheet-food = food rooms
between_two_castles-sheet-living = living rooms
between_two_castles-sheet-utility = utility rooms
between_two_castles-sheet-outdoor = outdoor rooms
between_two_castles-sheet-sleeping = sleeping rooms
between_two_castles-sheet-corridor = corridors
between_two_castles-sheet-downstairs = downstairs rooms
between_two_castles-sheet-tower = towers
between_two_castles-sheet-fountain = fountains
between_two_castles-sheet-grand_foyer = grand foyers
between_two_castles-sheet-bonus_cards = bonus cards
between_two_castles-sheet-royal_attendants = royal attendants
between_two_castles-sheet-throne_room = throne room

## What happened
between_two_castles-turn-began = Round { $round }, turn { $turn }: hands of { $tiles }.
between_two_castles-revealed = Tiles are shown. { $picks }.
between_two_castles-pick = { $name }: { $rooms }
between_two_castles-assigned = { $name } lays Ludwig's tiles open: { $left } for { $leftcastle }, { $right } for { $rightcastle }.
between_two_castles-placed-draft = { $name } places { $room } in { $castle }: +{ $gain }.
between_two_castles-placed-food = { $castle } keeps { $room }: +{ $gain }.
between_two_castles-placed-special = { $castle } gets a special room, { $room }: +{ $gain }.
between_two_castles-earned = Bonus: { $bonus }.
between_two_castles-copied = { $castle } takes another bonus: { $bonus }.
between_two_castles-attended = { $castle } gets the { $attendant }: +{ $gain }.
between_two_castles-card-kept = { $castle } keeps a bonus card, “{ $card }”: +{ $gain }.
between_two_castles-proposed = { $name } proposes for { $castle }: { $what }.
between_two_castles-proposed-secret = { $name } has a proposal for { $castle }: { $partner } answers.
between_two_castles-settled-accept = { $name } accepts.
between_two_castles-settled-decide = { $name } has the last word.
between_two_castles-dropped = { $name }'s proposal for { $castle } falls: another castle took the last of its kind.
between_two_castles-none_left-food = No tile is left to draw: { $castle } gets nothing for this bonus.
between_two_castles-none_left-utility = No bonus card is left to draw: { $castle } gets nothing for this bonus.
between_two_castles-game-over = The castles are built: { $points }.
between_two_castles-copy-of = the bonus of { $type }

## Who is due
between_two_castles-status-assign = { $name }, decide which of Ludwig's two tiles goes where.
between_two_castles-status-draft = { $count ->
    [one] { $names }, choose two tiles in secret.
   *[other] { $names }: choose two tiles in secret.
}
between_two_castles-status-build = { $count ->
    [one] { $names }, place your tiles.
   *[other] { $names }: place your tiles.
}
between_two_castles-status-place = { $name }, place { $room } in { $castle }.
between_two_castles-status-bonus = { $name }, use the bonus of { $castle }.
between_two_castles-status-agree = { $one } and { $other }: agree on the bonus of { $castle }.
between_two_castles-status-answer = { $name }, answer { $proposer }'s proposal for { $castle }.
between_two_castles-status-last = { $name }, you have the last word on { $proposer }'s proposal for { $castle }.
between_two_castles-word-yours = Either of you may propose. If neither will, it is your word: you are the senior partner here.
between_two_castles-word-partners = Either of you may propose. If neither will, it is your partner's word: the senior one here.
between_two_castles-first-yours = Either of you may place first. If neither will, you do: you are the senior partner here.
between_two_castles-first-partners = Either of you may place first. If neither will, your partner does: the senior one here.

## The panel
between_two_castles-ask-tiles = Choose { $count } of { $tiles } tiles, one for each of your castles. The choice is secret and final.
between_two_castles-yours-left = -# Left: **{ $castle }** { $points } · { $rooms }
between_two_castles-yours-right = -# Right: **{ $castle }** { $points } · { $rooms }
between_two_castles-ask-tiles-hint = Choose { $count } tiles
between_two_castles-ask-tiles-confirm = { $rooms }: choose these two? It is final.
between_two_castles-ask-ludwig_left = Ludwig has drawn two tiles. Which one goes to { $left } on his left? The other goes to { $right }.
between_two_castles-ask-first = What do you do first?
between_two_castles-task-place = **{ $castle }**: place a tile.
between_two_castles-task-keep = **{ $castle }**: keep and place one of the tiles that the food bonus drew.
between_two_castles-task-add = **{ $castle }**: place a special room.
between_two_castles-task-attend = **{ $castle }**: choose an attendant; 1 point for each room with that wall hanging.
between_two_castles-task-card = **{ $castle }**: choose a bonus card.
between_two_castles-task-copy = **{ $castle }**: take the bonus of another type.
between_two_castles-task-answer = **{ $castle }**: your partner proposes { $what }. What do you say?
between_two_castles-task-last = **{ $castle }**: your partner wants { $what }. You have the last word.
between_two_castles-ask-cell = **{ $castle }**: place { $room } ({ $want }). Where?
between_two_castles-ask-confirm = { $what } in { $castle }: do it?
between_two_castles-answer-tile = { $letter } { $room }
between_two_castles-answer-task = { $letter } { $castle }: { $deed }
between_two_castles-answer-ludwig = { $letter } { $left } left { $leftgain }, { $right } right { $rightgain }
between_two_castles-say-do = { $deed }
between_two_castles-say-place = place { $deed }
between_two_castles-say-propose = propose { $deed }
between_two_castles-say-accept = accept { $deed }
between_two_castles-say-decide = decide for { $deed }
between_two_castles-deed = { $what } { $gain }
between_two_castles-deed-card = { $gain } “{ $card }”
between_two_castles-sets-off-3 = { $kind ->
    [food] third food room
    [living] third living room
    [utility] third utility room
    [outdoor] third outdoor room
    [sleeping] third sleeping room
    [corridor] third corridor
   *[downstairs] third downstairs room
}: bonus
between_two_castles-sets-off-5 = { $kind ->
    [food] fifth food room
    [living] fifth living room
    [utility] fifth utility room
    [outdoor] fifth outdoor room
    [sleeping] fifth sleeping room
    [corridor] fifth corridor
   *[downstairs] fifth downstairs room
}: a special room
between_two_castles-cell-do = Place at { $letter }: { $gain }
between_two_castles-cell-propose = Propose { $letter }: { $gain }
between_two_castles-cell-accept = Accept { $letter }: { $gain }
between_two_castles-cell-decide = Decide for { $letter }: { $gain }
between_two_castles-brings = { $left } { $leftgain }, { $right } { $rightgain } · { $want }
between_two_castles-choose-two = Choose { $rooms }: { $gain }
between_two_castles-picked = Your secret choice: { $rooms }. It is revealed when all have chosen.
between_two_castles-rule-third = **{ $type }**, the third: { $bonus }.
between_two_castles-rule-fifth = **The fifth room of any type**: { $bonus }.
between_two_castles-rule-attendant = **{ $attendant }**: { $what }.
between_two_castles-rule-throne = **Throne room of { $castle }**: 2 for each marked cell with one of { $types }.
between_two_castles-rule-card = **Bonus card of { $castle }**: { $card }.

## In words
between_two_castles-castle-title = **{ $castle }: { $points }** ({ $builders })
between_two_castles-throne-words = throne room { $points } (2 per room of { $types } on its marked cells)
between_two_castles-level = Level { $level }: { $rooms }
between_two_castles-room-points = { $room } { $points }
between_two_castles-room-sum = { $room } { $points } ({ $each }×{ $count })
between_two_castles-open-tiles = Still to be placed: { $picks }.
between_two_castles-supply = Tiles left: { $tiles }; bonus cards left: { $cards }.
between_two_castles-points-of = { $name } { $points }

## The end
between_two_castles-rank = **{ $rank }. { $name }: { $points }** – { $castle } counts, the better castle is { $other } ({ $better })
between_two_castles-sheet-line = { $source } { $points }
between_two_castles-sheet-sum = { $source } { $points }: { $rooms }
between_two_castles-tie-0 = The tie is broken by the points of the better castle.
between_two_castles-tie-1 = The tie is broken by the number of special rooms in both castles.

## Variants
between_two_castles-seats-help = Neighbours build a castle together, the last seat with the first: the order decides who your partners are.
between_two_castles-option-quick = Quick bonuses
between_two_castles-option-quick-help = Who earned a bonus decides it alone, without asking the partner.
between_two_castles-option-seniority = Seniority
between_two_castles-option-seniority-help = Who breaks a tie between partners, about a bonus or who places first: choose the most senior.

## Rules
between_two_castles-rules-1 =
    You build two castles: one with your left neighbour, one with your right neighbour. At the end **your lower castle counts**, and the highest of these wins.
    Two rounds of four turns. In each turn all choose **two tiles** of their hand at once and in secret, then all are revealed; one of your tiles goes to each of your two castles. The rest of the hand goes to the left neighbour, in the second round to the right one. A last single tile is discarded.
between_two_castles-rules-2 =
    A tile shares an edge with a room of the castle. Above the ground floor it needs a room below it. Nothing may stand on rooms under the open sky: outdoor rooms, fountains, towers.
    Downstairs rooms lie below ground only. Corridors and grand foyers may lie anywhere. All other rooms stand on the ground floor or higher.
between_two_castles-rules-3 =
    Every room says **where** it looks, **how much** each find brings, and **what** it looks for. The hollow cell with a dot is the room itself, black cells count.
    The throne room counts once wherever special rooms or its wall hanging are counted, and brings 2 for each of its two marked cells that holds one of its two types.
between_two_castles-rules-4 =
    The **third** room of a type brings its bonus, the **fifth** a special room of choice, at once, before anything else is placed there. What a bonus places may bring another bonus.
    The third downstairs room takes the bonus of any other type. A throne room has room for two royal attendants. Where too few tiles or cards are left, you draw what there is.
    Bonus cards: the throne room is none of the ten types, and where a card says regular types, only the seven regular ones count, no special rooms. A room counts as surrounded with rooms on all 8 cells around it, the throne room with all 10; on every edge means 4 rooms, for the throne room 6.
between_two_castles-rules-5 =
    You alone decide about your own tiles: which castle, which cell. Either partner may place first; if neither will, the senior one does.
    A **bonus** belongs to both partners: one proposes, the other accepts or proposes something else; if they can't agree, the senior partner decides the bonus, and nothing else. With the variant **Quick bonuses** whoever earned a bonus decides it alone.
    A game of **two**: King Ludwig has the third place. Each turn two tiles of his hand are drawn at random; his left neighbour (in the second round his right one) says which goes where, and his partner places it and decides that castle's bonuses. He can win.
    Ties: the better castle, then special rooms in both castles, then the victory is shared.

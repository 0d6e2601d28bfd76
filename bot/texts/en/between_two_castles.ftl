### Between Two Castles of Mad King Ludwig in words.

between_two_castles = Between Two Castles of Mad King Ludwig
between_two_castles-short = Between

## Types, attendants, cards
between_two_castles-type-food = Food rooms
between_two_castles-type-living = Living rooms
between_two_castles-type-utility = Utility rooms
between_two_castles-type-outdoor = Outdoor rooms
between_two_castles-type-sleeping = Sleeping rooms
between_two_castles-type-corridor = Corridors
between_two_castles-type-downstairs = Downstairs rooms
between_two_castles-kind-food = food room
between_two_castles-kind-living = living room
between_two_castles-kind-utility = utility room
between_two_castles-kind-outdoor = outdoor room
between_two_castles-kind-sleeping = sleeping room
between_two_castles-kind-corridor = corridor
between_two_castles-kind-downstairs = downstairs room
between_two_castles-kind-special = special room
between_two_castles-hanging-mirror = mirror
between_two_castles-hanging-painting = painting
between_two_castles-hanging-swords = swords
between_two_castles-hanging-torch = torch
between_two_castles-attendant-mirror = Bath attendant
between_two_castles-attendant-painting = Painter
between_two_castles-attendant-swords = Guard
between_two_castles-attendant-torch = Fire juggler
between_two_castles-with-hanging = { $attendant } ({ $hanging })
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
between_two_castles-card-per_special = 2 for each special room, the throne room included
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
between_two_castles-bonus-special = Place any special room you like
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

## Places
between_two_castles-spot = column { $x }, level { $level }
between_two_castles-at = { $room } ({ $spot })
between_two_castles-in = { $room } ({ $castle }, { $spot })
between_two_castles-beside-below = on { $room }
between_two_castles-beside-left = right of { $room }
between_two_castles-beside-right = left of { $room }
between_two_castles-beside-above = under { $room }

## What happened
between_two_castles-turn-began = Round { $round }, turn { $turn }: hands of { $tiles }.
between_two_castles-revealed = Everyone reveals their tiles. { $picks }.
between_two_castles-pick = { $name }: { $rooms }
between_two_castles-assigned = { $name } shows Ludwig's tiles: { $left } for { $leftcastle }, { $right } for { $rightcastle }.
between_two_castles-placed-draft = { $name } places { $room } in { $castle } ({ $spot }): +{ $gain }.
between_two_castles-placed-food = { $castle } keeps { $room } ({ $spot }): +{ $gain }.
between_two_castles-placed-special = { $castle } gets a special room, { $room } ({ $spot }): +{ $gain }.
between_two_castles-earned = Bonus: { $bonus }.
between_two_castles-copied = { $castle } takes another bonus: { $bonus }.
between_two_castles-attended = { $castle } gets the { $attendant }: +{ $gain }.
between_two_castles-card-kept = { $castle } keeps a bonus card, “{ $card }”: +{ $gain }.
between_two_castles-decided-alone = { $name } decides: { $what }
between_two_castles-proposed = { $name } proposes for { $castle }: { $what }.
between_two_castles-proposed-secret = { $name } has a proposal for { $castle }; { $partner } answers.
between_two_castles-settled-accept = { $name } accepts.
between_two_castles-settled-decide = { $name } has the final say.
between_two_castles-back-assigned = Ludwig's tiles
between_two_castles-back-settled = answer to a proposal
between_two_castles-dropped = { $name }'s proposal for { $castle } is off: another castle took the last one.
between_two_castles-none_left-food = There are no tiles left to draw, so { $castle } gets nothing for this bonus.
between_two_castles-none_left-utility = There are no bonus cards left to draw, so { $castle } gets nothing for this bonus.
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
between_two_castles-status-last = { $name }, you have the final say on { $proposer }'s proposal for { $castle }.
between_two_castles-word-yours = Either of you may propose. If neither of you starts, it's up to you: you're the senior partner here.
between_two_castles-word-partners = Either of you may propose. If neither of you starts, it's up to your partner, who is senior here.
between_two_castles-first-yours = Either of you may place first. If neither of you starts, you go: you're the senior partner here.
between_two_castles-first-partners = Either of you may place first. If neither of you starts, your partner goes first as the senior one.
between_two_castles-counter-yours = If you propose something else and your partner doesn't accept it, you decide: you're the senior partner here.
between_two_castles-counter-partners = If you propose something else, your partner decides: they're the senior partner here.

## The panel
between_two_castles-ask-tiles = Choose { $count } of { $tiles } tiles, one for each of your castles. Nobody sees your choice until everyone has chosen.
between_two_castles-yours-left = -# Left: **{ $castle }** { $points } · { $rooms }
between_two_castles-yours-right = -# Right: **{ $castle }** { $points } · { $rooms }
between_two_castles-no-rooms = nothing yet
between_two_castles-ask-tiles-hint = Choose { $count } tiles
between_two_castles-ask-tiles-confirm = { $rooms }: choose these two?
between_two_castles-ask-ludwig_left = Ludwig has drawn two tiles. Which one goes to { $left }, on his left? The other goes to { $right }.
between_two_castles-ask-first = What will you do first?
between_two_castles-task-place = **{ $castle }**: place a tile.
between_two_castles-task-keep = **{ $castle }**: keep one of the tiles your food bonus drew, and place it.
between_two_castles-task-add = **{ $castle }**: place a special room.
between_two_castles-task-attend = **{ $castle }**: choose an attendant, who scores 1 for each room with that wall hanging.
between_two_castles-task-card = **{ $castle }**: choose a bonus card.
between_two_castles-task-copy = **{ $castle }**: take the bonus of another type.
between_two_castles-task-answer = **{ $castle }**: your partner proposes { $what }. What do you say?
between_two_castles-task-last = **{ $castle }**: your partner wants { $what }. You have the final say.
between_two_castles-tile = **{ $room }**: { $facts }
between_two_castles-ask-cell = **{ $castle }**: place { $room } ({ $want }). Where?
between_two_castles-ask-spot = -# Choose a tile with its spot: the numbers are the spots in the picture.
between_two_castles-ask-preview = { $castle }: { $what }
between_two_castles-answer-tile = { $letter } { $room } ({ $facts })
between_two_castles-answer-task = { $letter } { $castle }: { $deed }
between_two_castles-answer-ludwig = { $letter } { $left } left { $leftgain }, { $right } right { $rightgain }
between_two_castles-say-do = { $deed }
between_two_castles-say-place = place { $deed }
between_two_castles-say-propose = propose { $deed }
between_two_castles-say-accept = accept { $deed }
between_two_castles-say-decide = decide on { $deed }
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
between_two_castles-off-3 = (bonus)
between_two_castles-off-5 = (special room)
between_two_castles-spot-do = { $room } at { $letter }: { $place }, { $gain }
between_two_castles-spot-propose = Propose { $room } at { $letter }: { $place }, { $gain }
between_two_castles-spot-accept = Accept { $room } at { $letter }: { $place }, { $gain }
between_two_castles-spot-decide = Decide: { $room } at { $letter }: { $place }, { $gain }
between_two_castles-spot-menu = { $room }: choose its spot (best { $gain })
between_two_castles-spot-list = Choose a tile and its spot (best { $gain })
between_two_castles-cell-do = { $letter }: { $place }, { $gain }
between_two_castles-cell-propose = Propose { $letter }: { $place }, { $gain }
between_two_castles-cell-accept = Accept { $letter }: { $place }, { $gain }
between_two_castles-cell-decide = Decide on { $letter }: { $place }, { $gain }
between_two_castles-reason-brings = { $room } scores { $gain } in { $castle }
between_two_castles-reason-bonus = { $room } scores { $gain } in { $castle } and earns a bonus
between_two_castles-reason-earns-third = it is the third room of its type ({ $kind }) and earns its bonus
between_two_castles-reason-earns-fifth = it is the fifth room of its type ({ $kind }) and earns a special room
between_two_castles-reason-towards = with one more room of its type ({ $kind }) the castle earns a bonus
between_two_castles-reason-lower = { $castle } grows, and your castle with fewer points is the one that counts
between_two_castles-reason-copy = that bonus can score { $gain } at once
between_two_castles-reason-draws = that bonus draws more to choose from
between_two_castles-against-higher = { $castle } already has more points, and your other castle is the one that counts
between_two_castles-scores = { $want } · { $left }, { $right }
between_two_castles-choose-two = Choose { $rooms }: { $gain }
between_two_castles-picked = Your secret choice: { $rooms }. It's revealed when everyone has chosen.
between_two_castles-rule-third = **{ $type }**, the third: { $bonus }.
between_two_castles-rule-fifth = **The fifth room of any type**: { $bonus }.
between_two_castles-rule-attendant = **{ $attendant }**: { $what }.
between_two_castles-rule-throne = **Throne room of { $castle }**: { $facts }.
between_two_castles-rule-card = **Bonus card of { $castle }**: { $card }.

## In words
between_two_castles-castle-title = **{ $castle }: { $points }** ({ $builders })
between_two_castles-throne-facts = { $hanging }, 2 per { $one } or { $other } on its marked cells: { $here } and { $there }
between_two_castles-throne-full = 0–1 throne room { $points } ({ $facts })
between_two_castles-throne-named = 0–1 throne room { $points }
between_two_castles-level = Level { $level }: { $rooms }
between_two_castles-room-full = { $x } { $room } { $points } ({ $facts })
between_two_castles-room-named = { $x } { $room } { $letter }{ $points }
between_two_castles-room-points = { $room } { $points }
between_two_castles-room-sum = { $room } { $points } ({ $each }×{ $count })
between_two_castles-beside = Attendants and cards: { $sources }
between_two_castles-bonus-open = Bonus to use now: { $bonus }
between_two_castles-proposal-open = Proposed: { $what }
between_two_castles-places = Columns count from the throne room, which fills 0 and 1: −1 is on its left, 2 on its right. Level 1 is the ground floor, −1 the first level below it.
between_two_castles-legend-full = Each tile: column, name, points, then its type, its wall hanging and what it scores for.
between_two_castles-legend-brief = Each tile: column, name, letter of its type with its points, wall hanging. The file says what each tile scores for. Letters: { $letters }.
between_two_castles-legend-named = Each tile: column, name, letter of its type with its points. The file lists everything printed on each tile. Letters: { $letters }.
between_two_castles-legend-grid = Columns are marked above, levels on the left. Each cell: letter of the type, points; # is the throne room with its points, · is empty. The file names every tile. Letters: { $letters }.
between_two_castles-passes-left = The rest goes to the left neighbor.
between_two_castles-passes-right = The rest goes to the right neighbor.
between_two_castles-open-tiles = Still to be placed: { $picks }.
between_two_castles-ludwigs-tiles = Ludwig's tiles this turn: { $left } for { $leftcastle }, { $right } for { $rightcastle }.
between_two_castles-supply = Tiles left: { $tiles }; bonus cards left: { $cards }.
between_two_castles-stores = Also left: { $things }.
between_two_castles-points-of = { $name } { $points }
between_two_castles-alt-castle = { $castle }: { $points } ({ $builders })
between_two_castles-alt-new = { $castle }: { $points } ({ $builders }), new: { $rooms }
between_two_castles-own-left = Your left castle: { $castle }
between_two_castles-own-right = Your right castle: { $castle }

## The end
between_two_castles-rank = **{ $rank }. { $name }: { $points }** – { $castle } counts; the better castle is { $other } ({ $better })
between_two_castles-sheet-line = { $source } { $points }
between_two_castles-sheet-sum = { $source } { $points }: { $rooms }
between_two_castles-tie-0 = The points of the better castle break the tie.
between_two_castles-tie-1 = The special rooms in both castles break the tie.

## Variants
between_two_castles-seats-help = Neighbors build a castle together, the last seat with the first, so the order decides who your partners are.
between_two_castles-option-quick = Quick bonuses
between_two_castles-option-quick-help = Whoever earns a bonus decides it alone, without asking their partner.
between_two_castles-option-seniority = Seniority
between_two_castles-option-seniority-help = Who decides when partners disagree, on a bonus or on who places first: choose the most senior.

## Rules
between_two_castles-rules-since-1 = you place your own tiles alone, and partners agree on bonuses only.
between_two_castles-rules-1 =
    ### Build two castles, each with a neighbor
    You build one castle with your left neighbor and one with your right neighbor. At the end **the lower of your two castles' scores counts**, and the highest such score wins.
    You play two rounds of four turns. In each round you get nine tiles. In each turn everyone chooses **two tiles** from their hand, in secret and at the same time; then all are revealed, and you place one in each of your two castles. The rest of your hand goes to your left neighbor, in the second round to your right neighbor. A single last tile is discarded.
between_two_castles-rules-2 =
    ### Where tiles go
    A tile must share an edge with a room of the castle. Above the ground floor it needs a room below it. You can't build on rooms open to the sky: outdoor rooms, fountains and towers.
    Downstairs rooms go below ground only. Corridors and grand foyers go anywhere. All other rooms go on the ground floor or higher.
    House rule: a placed tile stays where it is, even within its turn; you can take it back only as the table allows take-backs.
    Texts name a place by column and level: the throne room fills columns 0 and 1, −1 is on its left, 2 on its right; level 1 is the ground floor, −1 the first level below it.
between_two_castles-rules-3 =
    ### What rooms score
    Every room shows **where** it looks, **how much** it scores for each match, and **what** it looks for. The hollow cell with a dot is the room itself; black cells count.
    A room is **linked** to another if you can get there from tile to tile, edge to edge, through rooms of the wanted type only; the throne room is no bridge. A utility room never counts itself. The throne room counts once wherever special rooms or its wall hanging are counted. It scores 2 for each of its two marked cells that holds one of its two types.
between_two_castles-rules-4 =
    ### Bonuses
    In a castle, the **third** room of a type earns that type's bonus and the **fifth** a special room of your choice: at once, before anything else is placed there. What a bonus places can earn another bonus.
    The third downstairs room takes the bonus of any other type. A throne room has room for two royal attendants. If too few tiles or cards are left, the discards are shuffled back in first; if that's still not enough, you draw what there is.
    Bonus cards: the throne room is none of the ten types, and where a card says regular types, only the seven regular ones count, not special rooms. A room is surrounded when there are rooms on all 8 cells around it, for the throne room all 10; every edge means 4 rooms, for the throne room 6.
between_two_castles-rules-5 =
    ### Partners, two players, ties
    You alone decide about your own tiles: which castle, which cell. Either partner may place first; if neither starts, the senior one does. If nobody chose who is senior, it's the one with the lower seat number.
    A **bonus** belongs to both partners: one proposes, the other accepts or proposes something else. If you can't agree, the senior partner decides on the bonus, and on nothing else. With the variant **Quick bonuses** whoever earns a bonus decides it alone.
    With **two players**, King Ludwig takes the third place. Each turn two tiles of his hand are drawn at random. His left neighbor, in the second round his right one, decides which goes where; each tile is placed by his partner at that castle, who also decides its bonuses. Ludwig can win.
    If you tie, the better castle decides, then the special rooms in both castles; if you're still tied, you share the victory.
between_two_castles-rules-3-picture =
    What the rooms score, by type:
    Food rooms: 2 for each wanted room above and below, or left and right, or on the 2 cells below.
    Living rooms: 1 for each wanted room on the 8 cells around, or 2 for each outdoor room around (not below) or downstairs room on the 3 cells below.
    Utility rooms: 1 for each wanted room linked to it.
    Outdoor rooms: 1 for each wanted room in the castle.
    Sleeping rooms: 4 if the castle has all six other types, otherwise 1.
    Corridors: 1 for each room around with the same wall hanging.
    Downstairs rooms: 1 for each wanted room above it; 1 for each corridor or downstairs room, 2 for each special room above or below it.
    Fountain: always 5. Tower: 1 for each room below it. Grand foyer: 1 for each room around it.
between_two_castles-rules-4-picture =
    What the third room of each type earns:
    { between_two_castles-type-food }: { between_two_castles-bonus-food }.
    { between_two_castles-type-living }: { between_two_castles-bonus-living }.
    { between_two_castles-type-utility }: { between_two_castles-bonus-utility }.
    { between_two_castles-type-outdoor }: { between_two_castles-bonus-outdoor }.
    { between_two_castles-type-sleeping }: { between_two_castles-bonus-sleeping }.
    { between_two_castles-type-corridor }: { between_two_castles-bonus-corridor }.
    { between_two_castles-type-downstairs }: { between_two_castles-bonus-downstairs }.
    The fifth room of any type: { between_two_castles-bonus-special }.
between_two_castles-record-higher_castle = Most valuable castle: { $amount }
between_two_castles-record-rooms = Most rooms in one castle: { $amount }
between_two_castles-record-special_rooms = Most special rooms: { $amount }

## In few words
between_two_castles-deed-builds = builds { $rooms }
between_two_castles-deed-kept = keeps a bonus card { $gain }
between_two_castles-deed-proposed = proposes { $what } for { $castle }
between_two_castles-deed-decide = has the final say
between_two_castles-deed-assigned = assigns Ludwig's tiles
between_two_castles-moment-revealed = Everyone reveals two tiles.
between_two_castles-moment-half-time = **Half-time**: new hands of { $tiles }, passed to the right.
between_two_castles-moment-last-turn = **The last turn**: two more tiles each.
between_two_castles-brief-tiles = **Choose two tiles**, one for each castle.
between_two_castles-brief-confirm = **Choose these two?**
between_two_castles-brief-cell = **{ $castle }**: where does { $room } go?
between_two_castles-brief-answer = **{ $castle }**: your partner proposes { $what }.
between_two_castles-brief-accept = Accept
between_two_castles-counts-now = { $lower } { $low } counts ({ $higher } { $high }).
between_two_castles-counts-both = Both of your castles are at { $points }.
between_two_castles-about = Draft rooms and build a castle with each of your neighbors; your lower score counts. 2–7 players, 45 minutes, medium.
between_two_castles-introduces-ludwig = **King Ludwig** plays as the third: each turn one of you says which of his two tiles goes where. He can win.

# What a computer player likes, after its name
between_two_castles-taste-bedrooms = collects sleeping rooms
between_two_castles-taste-gardens = loves outdoor rooms
between_two_castles-taste-kitchens = thinks of food first
between_two_castles-taste-parlors = furnishes living rooms

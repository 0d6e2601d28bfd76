# Castles of Mad King Ludwig: captions, questions, words, rules.

mad_king_ludwig = Castles of Mad King Ludwig
mad_king_ludwig-short = Ludwig

## Captions
mad_king_ludwig-started = **{ $name }** starts with a foyer with { $foyer } doors.
mad_king_ludwig-dealt = **{ $name }** is the first master builder. Everyone gets { $cards ->
    [one] { $cards } bonus card
   *[other] { $cards } bonus cards
}.
mad_king_ludwig-cards-chosen = **{ $name }** gives a bonus card back and keeps { $cards }.
mad_king_ludwig-new-round = **Round { $round }.** { $name } is the master builder.
mad_king_ludwig-new-round-solo = **Round { $round }.**
mad_king_ludwig-last-round = **The last room card is out: this is the last round.**
mad_king_ludwig-market-open = **{ $name }** opens the market.
mad_king_ludwig-bought = **{ $name }** buys { $room } for { $price } and places it: { $gain }.
mad_king_ludwig-placed = **{ $name }** places { $room }: { $gain }.
mad_king_ludwig-completed = Completed: { $rooms }.
mad_king_ludwig-passed = **{ $name }** passes and takes { $amount } marks from the bank.
mad_king_ludwig-rewarded-activity = { $room }: +{ $points }.
mad_king_ludwig-rewarded-living = { $room } scores again: +{ $points }.
mad_king_ludwig-rewarded-outdoor = { $room }: { $amount } marks from the bank.
mad_king_ludwig-rewarded-food = { $room }: an extra turn.
mad_king_ludwig-lost = The reward for { $room } is lost: { $reason }.
mad_king_ludwig-lost-unknown = there's nothing to take
mad_king_ludwig-declined = **{ $name }** takes no free corridor.
mad_king_ludwig-chosen = **{ $name }** chooses a reward for { $room }: { $reward }.
mad_king_ludwig-looked = **{ $name }** looks into the stack of { $size }.
mad_king_ludwig-put = **{ $name }** puts { $count ->
    [one] { $count } room
   *[other] { $count } rooms
} from the stack of { $size } on top of the deck.
mad_king_ludwig-put-open = **{ $name }** reveals rooms from the stack of { $size }: { $rooms }. They never reach the market.
mad_king_ludwig-put-none = **{ $name }** takes nothing from the stack of { $size }.
mad_king_ludwig-card-added = **{ $name }** keeps a bonus card and now has { $cards }.
mad_king_ludwig-extra-turn = **{ $name }** takes an extra turn.
mad_king_ludwig-back-passed = passing
mad_king_ludwig-back-market_open = opening the market
mad_king_ludwig-back-started = foyer
mad_king_ludwig-chosen-foyer = a foyer with { $foyer } doors
mad_king_ludwig-back-cards_chosen = bonus card
mad_king_ludwig-back-looked = looking into the stack
mad_king_ludwig-game-over = The game is over: { $points }.
mad_king_ludwig-rank-reached = Your rank: **{ $rank }**.

## Who is due
mad_king_ludwig-status-foyer = { $count ->
    [one] { $names }, choose your foyer.
   *[other] { $names }: choose your foyers.
}
mad_king_ludwig-status-cards = { $count ->
    [one] { $names }, choose the bonus card you give back.
   *[other] { $names }: choose the bonus cards you give back.
}
mad_king_ludwig-status-start = { $count ->
    [one] { $names }, choose your foyer.
   *[other] { $names }: choose your foyers.
}
mad_king_ludwig-status-price = { $names }, set the prices.
mad_king_ludwig-status-buy = { $names }, buy a room or pass.
mad_king_ludwig-status-reward = { $names }, take your reward.
mad_king_ludwig-status-look = { $names }, choose rooms from the stack.
mad_king_ludwig-status-bonus = { $names }, choose a bonus card.
mad_king_ludwig-alt-table = The market and { $count ->
    [one] one castle.
   *[other] { $count } castles.
}
mad_king_ludwig-alt-placed = { $name } placed { $room }, the newest tile in the picture: { $gain }.
mad_king_ludwig-alt-passed = { $name } passed.

## Places
mad_king_ludwig-side-N = north
mad_king_ludwig-side-E = east
mad_king_ludwig-side-S = south
mad_king_ludwig-side-W = west
mad_king_ludwig-door = { $side } { $number }
mad_king_ludwig-door-down = { $door } (down)
mad_king_ludwig-door-of = { $room }, { $door }
mad_king_ludwig-one-of = { $room } { $number }
mad_king_ludwig-then-open = leaves open doors to the { $sides }
mad_king_ludwig-then-closed = leaves none of its doors open
mad_king_ludwig-then-blocks = blocks { $doors }

## Panel
mad_king_ludwig-ask-foyer =
    ### Choose your foyer
    More doors give you more places to build; fewer are completed sooner.
mad_king_ludwig-ask-back =
    ### Choose the bonus card you give back
    You keep the other two in secret; they score at the end.
mad_king_ludwig-ask-start =
    ### Choose your foyer, and the bonus card you give back
    More doors give you more places to build; fewer are completed sooner. You keep the other two cards in secret; they score at the end.
mad_king_ludwig-ask-room =
    ### You're the master builder
    Move rooms to other prices as often as you like: the others pay you. Nothing is settled until you open the market.
mad_king_ludwig-ask-price =
    ### { $room }: at what price?
    It swaps places with the room that's there; coins move with their rooms.
mad_king_ludwig-ask-tile =
    ### Buy a room or pass
    You have { $money } marks. Each button shows the price, how many spots there are and what the best one scores at once.
mad_king_ludwig-ask-free =
    ### Take a hallway or stairs for free
    Each button shows how many spots there are and what the best one scores at once.
mad_king_ludwig-after-this-turn = After this extra turn: { $rewards }.
mad_king_ludwig-not-available = Not available: { $rooms }.
mad_king_ludwig-lacks = you're { $count } marks short
mad_king_ludwig-nowhere-floor = no open door on its floor; stairs lead down
mad_king_ludwig-nowhere-overlap = no space at any door
mad_king_ludwig-nowhere-fence = it would touch a fence
mad_king_ludwig-nowhere-no_external_entrance = your castle would have no outer door left
mad_king_ludwig-ask-door =
    ### Place { $room }: at which door?
    { $effect }. Each button shows what the best rotation scores at once. Doors on one side are numbered from the west or the north.
mad_king_ludwig-ask-way =
    ### Place { $room }: which way?
    One press places it. Each button names the tile's own door, as printed, and the door of your castle it goes to. A tick shows how many tiles this completes, a cross how many doors it blocks.
mad_king_ludwig-ask-reward =
    ### Which reward comes next?
    Take them one by one, in any order. If you take the extra turn, you finish it with all its own rewards first; the rest waits here.
mad_king_ludwig-ask-kind =
    ### Downstairs reward: which reward do you take?
mad_king_ludwig-ask-stack =
    ### Which stack do you look into?
    You may then put up to two of its rooms on top of the room deck. Nobody else sees them.
mad_king_ludwig-ask-stack-last =
    ### Which stack do you look into?
    It's the last round: you may then reveal up to two of its rooms. They never reach the market but help to empty the stack.
mad_king_ludwig-ask-first =
    ### Which room goes on top of the room deck?
    Only you see this stack.
mad_king_ludwig-ask-first-last =
    ### Which room do you reveal?
    Only you see this stack. A revealed room never reaches the market.
mad_king_ludwig-ask-second =
    ### Which room goes below it?
    It comes to the market after the first one.
mad_king_ludwig-ask-second-last =
    ### Which other room do you reveal?
    Everyone sees it; it never reaches the market.
mad_king_ludwig-ask-card =
    ### Keep one bonus card
    The other one goes under the deck.
mad_king_ludwig-ask-confirm =
    ### Ready?
    { $what }
mad_king_ludwig-only-pass =
    ### You can't buy a tile now
    Pass and take 5,000 marks.
mad_king_ludwig-only-decline =
    ### No free corridor fits your castle
    You go on without one.
mad_king_ludwig-only =
    ### There's only one thing to do
    { $what }
mad_king_ludwig-do-start = You start with a foyer with { $foyer } doors.
mad_king_ludwig-do-start-back = You start with a foyer with { $foyer } doors and give back: { $card }.
mad_king_ludwig-do-back = You give back: { $card }.
mad_king_ludwig-do-leave = The market opens as it is. This fixes the prices for the round.
mad_king_ludwig-do-order = The market opens like this. This fixes the prices for the round.
mad_king_ludwig-do-buy = { $room } for { $price } marks: { $gain } at once.
mad_king_ludwig-do-take = { $room } for free: { $gain } at once.
mad_king_ludwig-do-where = At: { $place }; its own door: { $own }.
mad_king_ludwig-do-later = At the end: { $gains }.
mad_king_ludwig-do-completes = Completes { $rooms }.
mad_king_ludwig-do-blocks = Blocks { $doors }.
mad_king_ludwig-do-pass = You buy nothing and take 5,000 marks.
mad_king_ludwig-do-decline = You take no free corridor.
mad_king_ludwig-do-choose = Your reward for { $room }: { $reward }.
mad_king_ludwig-do-look = You look into the stack of { $size }.
mad_king_ludwig-do-draw = You draw two bonus cards and keep one.
mad_king_ludwig-do-extra = You take your extra turn now; the other rewards wait.
mad_king_ludwig-do-put = On top of the room deck, the first one uppermost: { $rooms }.
mad_king_ludwig-do-put-none = You put nothing on the room deck.
mad_king_ludwig-do-put-last = Revealed; they won't reach the market: { $rooms }.
mad_king_ludwig-do-put-none-last = You reveal no room from the stack.
mad_king_ludwig-do-keep = You keep: { $card }.
mad_king_ludwig-confirm-start = Start like this
mad_king_ludwig-confirm-back = Give this card back
mad_king_ludwig-confirm-buy = Buy and place: { $before } to { $after }, { $gain }
mad_king_ludwig-confirm-take = Place here: { $before } to { $after }, { $gain }
mad_king_ludwig-confirm-pass = Pass, take 5,000
mad_king_ludwig-confirm-decline = Take none
mad_king_ludwig-confirm-choose = Take this reward
mad_king_ludwig-confirm-look = Look into the stack
mad_king_ludwig-confirm-draw = Draw the cards
mad_king_ludwig-confirm-keep = Keep this card
mad_king_ludwig-confirm-put = Put them there
mad_king_ludwig-confirm-extra = Take the extra turn
mad_king_ludwig-confirm-leave = Open the market
mad_king_ludwig-confirm-order = Open the market
mad_king_ludwig-answer = { $letter }: { $name }
mad_king_ludwig-answer-tile = { $letter }: { $name }, { $price }: { $spots ->
    [one] { $spots } spot
   *[other] { $spots } spots
}, best { $gain }
mad_king_ludwig-answer-free = { $letter }: { $name }: { $spots ->
    [one] { $spots } spot
   *[other] { $spots } spots
}, best { $gain }
mad_king_ludwig-answer-door = { $letter }: { $place }: best { $gain }
mad_king_ludwig-answer-buy = Buy { $letter }: its { $own } to { $place }: { $gain }
mad_king_ludwig-answer-take = Place { $letter }: its { $own } to { $place }: { $gain }
mad_king_ludwig-named-price = { $tile } for { $price }
mad_king_ludwig-reason-completes = it completes { $tiles } ({ $rewards })
mad_king_ludwig-reason-open = it leaves open doors to the { $sides }
mad_king_ludwig-reason-wanted = { $seat } could score { $gain } with it
mad_king_ludwig-reason-pass = you'd have { $money } marks
mad_king_ludwig-reason-poor = nothing on the market that you can pay for scores more than { $gain } now
mad_king_ludwig-reason-none = there is no room on the market that you can pay for and place
mad_king_ludwig-reason-own-price = { $tile } would score { $gain } for you and costs { $cost }
mad_king_ludwig-reason-rival-price = { $tile } would score { $gain } for { $seat }, who would pay { $price } for it
mad_king_ludwig-reason-foyer = your castle begins with { $count ->
    [one] { $count } door
   *[other] { $count } doors
}
mad_king_ludwig-reason-back = it is worth { $points } now, another of your cards { $most }
mad_king_ludwig-reason-keep = it is worth { $points } now, the other one { $most }
mad_king_ludwig-reason-choose = this reward scores { $gain } at once
mad_king_ludwig-reason-corridor = a hallway or stairs is free for you
mad_king_ludwig-reason-food = you play a whole extra turn
mad_king_ludwig-reason-outdoor = you get 10,000 marks
mad_king_ludwig-reason-sleeping = you choose rooms that come to the market next
mad_king_ludwig-reason-utility = you draw two bonus cards and keep one
mad_king_ludwig-reason-empties = the stack of { $stack } could be emptied (rooms left: { $left }); tiles of yours that would then score 2 each: { $count }
mad_king_ludwig-reason-look = you choose from { $count ->
    [one] { $count } room
   *[other] { $count } rooms
} in the stack of { $size }
mad_king_ludwig-reason-put = { $tile } could score { $gain } for you
mad_king_ludwig-reason-draw = one of two new bonus cards becomes yours
mad_king_ludwig-reason-extra = you buy once more at once
mad_king_ludwig-reason-decline = no hallway or stairs would score more than { $gain } now
mad_king_ludwig-against-costs = it costs { $money } marks more
mad_king_ludwig-against-choose = this reward scores { $gain } at once
mad_king_ludwig-against-blocks = { $count ->
    [one] it blocks { $count } door
   *[other] it blocks { $count } doors
}
mad_king_ludwig-completes = completes { $rooms } ({ $rewards })
mad_king_ludwig-completes-none = { $room }: { $reason }
mad_king_ludwig-completes-short = completes { $rooms }
mad_king_ludwig-completes-count = completes { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
mad_king_ludwig-answer-start = { $letter }: { $count } doors, give back “{ $card }”
mad_king_ludwig-answer-back = { $letter }: give back “{ $card }”
mad_king_ludwig-answer-room = { $letter }: { $room }, { $price }: you { $own }, others { $others }
mad_king_ludwig-answer-price = { $letter }: { $price } · { $count } of { $players } can pay
mad_king_ludwig-answer-price-swap = { $letter }: { $price } · { $count } of { $players } can pay; { $room } goes to { $other }
mad_king_ludwig-answer-card = { $letter }: Keep “{ $card }”: now { $gain }
mad_king_ludwig-answer-kind = { $letter }: { $reward } { $gain }
mad_king_ludwig-answer-look = { $letter }: Look into the { $size } stack ({ $count } left)
mad_king_ludwig-answer-on-top = { $letter }: { $room } on top
mad_king_ludwig-answer-below = { $letter }: { $room } below
mad_king_ludwig-answer-open = { $letter }: Reveal { $room }
mad_king_ludwig-answer-no-room = { $letter }: None of them
mad_king_ludwig-answer-none = { $letter }: Nothing more
mad_king_ludwig-fits-nowhere = –
mad_king_ludwig-answer-foyer = { $letter }: { $count } doors
mad_king_ludwig-act-reset = Put everything back
mad_king_ludwig-act-open = Open the market
mad_king_ludwig-act-leave = Leave it as it is, open the market
mad_king_ludwig-pass = Pass, take 5,000
mad_king_ludwig-decline = Take none

## Secrets
mad_king_ludwig-hand = Your bonus cards: { $cards }.
mad_king_ludwig-card-now = { $card } (now { $gain })
mad_king_ludwig-on-deck = You put on the room deck: { $rooms }.
mad_king_ludwig-rule-favor = **{ $favor }**: scores 8, 4, 2 and 1 points at the end for the first four; ties share.
mad_king_ludwig-rule-reward = **{ $type }**, when complete: { $reward }.

## In words
mad_king_ludwig-words-round = Round { $round }. { $cards ->
    [one] { $cards } room card
   *[other] { $cards } room cards
} left.
mad_king_ludwig-words-last-round = This is the last round.
mad_king_ludwig-words-builder = Master builder: { $name }.
mad_king_ludwig-words-legend = Doors on one side are numbered from the west or the north.
mad_king_ludwig-words-brackets = In parentheses: the sides with open doors.
mad_king_ludwig-words-shapes = Shapes by size: 100 is 2 × 2, 150 round 3 × 3, 200 4 × 2, 250 5 × 2, 300 an L, 350 7 × 2, 400 4 × 4, 450 6 × 3, 500 round 5 × 5, 600 an octagon 7 × 4; hallway 6 × 1, stairs 3 × 1.
mad_king_ludwig-words-market = { $hallways ->
    [one] { $hallways } hallway
   *[other] { $hallways } hallways
} and { $stairs } stairs left, { $price } marks each.
mad_king_ludwig-words-slot = - { $price }: { $room }
mad_king_ludwig-words-slot-empty = - { $price }: empty
mad_king_ludwig-words-coins = ; coins on it: { $coins }
mad_king_ludwig-words-stack = { $size }: { $count }
mad_king_ludwig-words-empty = Empty stack { $size }: { $owners }; each of these rooms is worth { $gain } at the end.
mad_king_ludwig-words-deck = On top of the deck, face down: { $rooms }.
mad_king_ludwig-words-laid = { $size } (from { $name })
mad_king_ludwig-words-favor = **{ $favor }**: { $standings }
mad_king_ludwig-words-standing = { $name } { $amount } (+{ $points })
mad_king_ludwig-words-castle = **{ $name }**: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $money } marks, { $cards ->
    [one] { $cards } bonus card
   *[other] { $cards } bonus cards
}, area { $area }, { $outer ->
    [one] { $outer } outer door
   *[other] { $outer } outer doors
} (corridors not counted).
mad_king_ludwig-words-facts = { $type } { $size }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $effect }
mad_king_ludwig-words-tile = { $room } ({ $facts })
mad_king_ludwig-words-printed = ; doors: { $doors }
mad_king_ludwig-words-scored = ; scored { $points }
mad_king_ludwig-words-complete = ; complete
mad_king_ludwig-words-joined = ; joined: { $doors }
mad_king_ludwig-words-joined-door = { $door } to { $room }
mad_king_ludwig-words-external = ; open: { $doors }
mad_king_ludwig-words-enclosed = ; onto a courtyard: { $doors }
mad_king_ludwig-words-blocked = ; blocked: { $doors }
mad_king_ludwig-words-fence = ; fence: { $side }

## Where points come from
mad_king_ludwig-line-start = start { $points }
mad_king_ludwig-line-printed = rooms { $points }
mad_king_ludwig-line-own_effect = their own effects { $points }
mad_king_ludwig-line-set_off = effects triggered { $points }
mad_king_ludwig-line-reward_activity = completed activity rooms { $points }
mad_king_ludwig-line-reward_living = living rooms scored again { $points }
mad_king_ludwig-line-empty_stacks = empty stacks { $points }
mad_king_ludwig-line-favor = { $what } { $points }
mad_king_ludwig-line-bonus = bonus card ({ $what }) { $points }
mad_king_ludwig-line-money = money { $points }
mad_king_ludwig-tie-0 = Tied on points: the larger castle wins, by the area of all its tiles.
mad_king_ludwig-tie-1 = Tied on points and area: whoever has more money wins.

## Variants
mad_king_ludwig-option-left-out = Favors left out
mad_king_ludwig-option-left-out-help = King's favors that stay in the box.
mad_king_ludwig-option-cards-left-out = Bonus cards left out
mad_king_ludwig-option-cards-left-out-help = Bonus cards that stay in the box.
mad_king_ludwig-option-size-cards-left-out = Size cards left out
mad_king_ludwig-option-size-cards-left-out-help = Bonus cards for a single size that stay in the box.
mad_king_ludwig-value-count_activity = { mad_king_ludwig-favor-count_activity }
mad_king_ludwig-value-count_corridor = { mad_king_ludwig-favor-count_corridor }
mad_king_ludwig-value-count_downstairs = { mad_king_ludwig-favor-count_downstairs }
mad_king_ludwig-value-count_food = { mad_king_ludwig-favor-count_food }
mad_king_ludwig-value-count_living = { mad_king_ludwig-favor-count_living }
mad_king_ludwig-value-count_outdoor = { mad_king_ludwig-favor-count_outdoor }
mad_king_ludwig-value-count_sleeping = { mad_king_ludwig-favor-count_sleeping }
mad_king_ludwig-value-count_utility = { mad_king_ludwig-favor-count_utility }
mad_king_ludwig-value-area_activity = { mad_king_ludwig-favor-area_activity }
mad_king_ludwig-value-area_corridor = { mad_king_ludwig-favor-area_corridor }
mad_king_ludwig-value-area_downstairs = { mad_king_ludwig-favor-area_downstairs }
mad_king_ludwig-value-area_food = { mad_king_ludwig-favor-area_food }
mad_king_ludwig-value-area_living = { mad_king_ludwig-favor-area_living }
mad_king_ludwig-value-area_outdoor = { mad_king_ludwig-favor-area_outdoor }
mad_king_ludwig-value-area_sleeping = { mad_king_ludwig-favor-area_sleeping }
mad_king_ludwig-value-area_utility = { mad_king_ludwig-favor-area_utility }
mad_king_ludwig-value-small_rooms = { mad_king_ludwig-favor-small_rooms }
mad_king_ludwig-value-large_rooms = { mad_king_ludwig-favor-large_rooms }
mad_king_ludwig-value-square_rooms = Square rooms
mad_king_ludwig-value-round_rooms = Round rooms
mad_king_ludwig-value-completed = Completed tiles
mad_king_ludwig-value-incomplete = { mad_king_ludwig-favor-incomplete }
mad_king_ludwig-value-external_entrances = Outer doors (no corridors)
mad_king_ludwig-value-coins = Money
mad_king_ludwig-value-type_activity = { mad_king_ludwig-card-type_activity }
mad_king_ludwig-value-type_corridor = { mad_king_ludwig-card-type_corridor }
mad_king_ludwig-value-type_downstairs = { mad_king_ludwig-card-type_downstairs }
mad_king_ludwig-value-type_food = { mad_king_ludwig-card-type_food }
mad_king_ludwig-value-type_living = { mad_king_ludwig-card-type_living }
mad_king_ludwig-value-type_outdoor = { mad_king_ludwig-card-type_outdoor }
mad_king_ludwig-value-type_sleeping = { mad_king_ludwig-card-type_sleeping }
mad_king_ludwig-value-type_utility = { mad_king_ludwig-card-type_utility }
mad_king_ludwig-value-size_100 = { mad_king_ludwig-card-size_100 }
mad_king_ludwig-value-size_150 = { mad_king_ludwig-card-size_150 }
mad_king_ludwig-value-size_200 = { mad_king_ludwig-card-size_200 }
mad_king_ludwig-value-size_250 = { mad_king_ludwig-card-size_250 }
mad_king_ludwig-value-size_300 = { mad_king_ludwig-card-size_300 }
mad_king_ludwig-value-size_350 = { mad_king_ludwig-card-size_350 }
mad_king_ludwig-value-size_400 = { mad_king_ludwig-card-size_400 }
mad_king_ludwig-value-size_450 = { mad_king_ludwig-card-size_450 }
mad_king_ludwig-value-size_500 = { mad_king_ludwig-card-size_500 }
mad_king_ludwig-value-size_600 = { mad_king_ludwig-card-size_600 }
mad_king_ludwig-value-all_sizes = { mad_king_ludwig-card-all_sizes }
mad_king_ludwig-value-all_types = { mad_king_ludwig-card-all_types }
mad_king_ludwig-value-hallways = { mad_king_ludwig-card-hallways }
mad_king_ludwig-value-stairs = { mad_king_ludwig-card-stairs }
refused-setup-too-few-favors = Too many king's favors are left out: this game needs { $needed }. Leave out fewer under **{ $button-options }**.
refused-setup-too-few-bonus-cards = Too many bonus cards are left out: this game needs { $needed }. Leave out fewer under **{ $button-options }**.

## Rules
mad_king_ludwig-rules-since-1 = the master builder moves all rooms freely before opening the market, and an extra turn may be played before the other rewards.
mad_king_ludwig-rules-1 =
    ### Build the castle that pleases the king
    You start with 15,000 marks and a foyer; choose its side with 3 or 4 doors before anyone knows the first master builder or their bonus cards. Of three bonus cards you keep two in secret and give one back. There are as many king's favors as players, open to all; the ones for completed and for incomplete tiles never come together. The first master builder starts with 0 points, the others clockwise with 1, 2 and 3.
    Each round the **master builder** fills the market with new rooms and sets the price of every room, old ones too: one room per slot, and coins travel with their room. Then everyone buys, clockwise from the master builder's left, with the master builder last. On your turn, buy one room at its price, or a hallway or stairs for 3,000, and place it at once; or pass and take 5,000. You pay the master builder; the master builder pays the bank. House rule: the bank never runs out of money. Coins on a room help to pay for it, and what's left of them is yours.
    Then 1,000 marks go on each room that nobody bought, and the next player becomes master builder. The round in which the last room card is drawn is the last. A card of an empty stack is replaced at once; after the last card, empty slots are still filled from the reshuffled discards. House rule: the game ends after round 50 even if cards are left, so that a table where everyone passes comes to an end.
mad_king_ludwig-rules-2 =
    ### Placing
    At least one door of the new tile must meet a door of your castle exactly. You may turn tiles but not mirror them, and they never overlap, not even on different floors. You may block other doors with walls, but your castle must keep at least one outer door: one that no wall covers, on the outer border and not in a closed courtyard. A door that faces the free corner of a round or octagonal tile isn't blocked.
    Nothing may touch a **fence**; its two corners are stone, and you may touch those. **Downstairs** rooms connect only with the dark end of stairs, with other downstairs rooms and with downstairs hallways. The light end of stairs connects with ground-floor tiles only, and stairs never connect with stairs. A hallway has a light side and a dark one for downstairs: you choose. House rule: two doors that may not connect, such as one downstairs and one on the ground floor, must not meet. You can't buy what fits nowhere.
mad_king_ludwig-rules-3 =
    ### Points for a placed tile
    First the tile scores its printed points. Then comes its own effect: points for each tile of the types shown that is joined to it by a door, or touches it (activity rooms: minus points), or lies anywhere in your castle (downstairs rooms). A downstairs room that counts downstairs rooms counts itself. Then come the effects of your other tiles that the new one triggers. Tiles count, not doors. Foyers, hallways and stairs are corridors. House rule: tiles that meet only at a corner touch.
mad_king_ludwig-rules-4 =
    ### Rewards for completed tiles
    A tile is complete when all its doors are joined. Take your rewards in any order. An extra turn is a whole turn with rewards of its own; whatever is left of the first turn waits until it's over.
    - **activity**: 5 points; **living**: its printed points and its own effect score again, without the effects of other tiles; **outdoor**: 10,000 marks; **food**: an extra turn, at once or later this turn
    - **corridor**: a free hallway or stairs, once a turn even if you decline it (an extra turn is a turn of its own; if none fits, the reward waits for this turn's extra turns); **utility**: draw two bonus cards, keep one
    - **sleeping**: look secretly into a stack and put up to two of its rooms on top of the room deck; in the last round reveal them instead: they never reach the market, but help to empty the stack
    - **downstairs**: for every second one, any other reward; taken as living, that downstairs room scores again
mad_king_ludwig-rules-5 =
    ### The end
    You score 2 points for each of your tiles whose stack is empty, your bonus cards, and 1 point for every 10,000 marks. Each favor scores 8, 4, 2 and 1 for the first four, if they have at least one of what it counts; ties share, rounded down. Whoever has the most points wins; if tied, the larger castle, then more money; otherwise you share the victory.
    Small rooms are 100 to 300, large ones 350 to 600; foyers, hallways and stairs are neither. Outer doors of corridors (foyers, hallways and stairs too) don't count for the favor or the bonus card.
    ### By number of players
    - **Two**: 22 room cards; 5 rooms on the market, from 4,000 to 15,000; stacks of 5 (small rooms, hallways) and 4 (large rooms, stairs).
    - **Three**: 33 room cards; 6 rooms, from 2,000; stacks of 7 and 5.
    - **Four**: 44 room cards; 7 rooms, from 1,000; stacks of 9 and 6.
    ### Alone
    The game is set up as for three players, without favors and with two bonus cards, and you pay the bank. Each round three rooms cost 2,000, 4,000 and 6,000; after your turn the other rooms leave the game. Your points give you a rank: below 60 { mad_king_ludwig-rank-court_jester }, from 60 { mad_king_ludwig-rank-humble_servant }, from 81 { mad_king_ludwig-rank-exalted_connoisseur }, from 96 { mad_king_ludwig-rank-keeper_of_palaces }, above 110 { mad_king_ludwig-rank-supreme_adviser }.
mad_king_ludwig-record-rooms = Most rooms: { $amount }
mad_king_ludwig-record-area = Largest castle: { $amount }
mad_king_ludwig-record-completed = Most completed tiles: { $amount }

## In few words
mad_king_ludwig-deed-bought = buys { $room } ({ $price }): { $gain }
mad_king_ludwig-deed-placed = places { $room }: { $gain }
mad_king_ludwig-deed-completed = completes { $rooms }
mad_king_ludwig-deed-lost = no reward for { $room }: { $reason }
mad_king_ludwig-deed-passed = passes, has { $money }
mad_king_ludwig-deed-market_open = prices { $room } at { $price }
mad_king_ludwig-deed-card_added = keeps a bonus card
mad_king_ludwig-deed-extra_turn = takes an extra turn
mad_king_ludwig-deed-started = starts with { $foyer } doors
mad_king_ludwig-brief-tile = **Buy a room or pass**: you have { $money }
mad_king_ludwig-about = Buy rooms, join door to door, and complete them for rewards. 1–4 players, 75 minutes, heavy.
mad_king_ludwig-alone = Alone, without rivals: each round three rooms cost 2,000, 4,000 and 6,000, and those you leave are gone. Your points give you a rank.

# What a computer player likes, after its name
mad_king_ludwig-taste-cellars = digs downstairs
mad_king_ludwig-taste-gardens = loves outdoor rooms
mad_king_ludwig-taste-bedrooms = collects sleeping rooms
mad_king_ludwig-taste-kitchens = thinks of food first

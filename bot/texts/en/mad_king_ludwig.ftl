# Castles of Mad King Ludwig: captions, questions, words, rules.

mad_king_ludwig = Castles of Mad King Ludwig

## Captions
mad_king_ludwig-started = **{ $name }** begins with a foyer of { $foyer } doors.
mad_king_ludwig-new-round = **Round { $round }.** { $name } is the master builder.
mad_king_ludwig-new-round-solo = **Round { $round }.**
mad_king_ludwig-last-round = **The last room card is drawn: this round is the last.**
mad_king_ludwig-no-rooms = none
mad_king_ludwig-market-open = **{ $name }** opens the market.
mad_king_ludwig-offer = { $room } { $price }
mad_king_ludwig-offer-coins = { $room } { $price } (with { $coins } on it)
mad_king_ludwig-bought = **{ $name }** buys { $room } for { $price } and places it: { $gain }.
mad_king_ludwig-placed = **{ $name }** places { $room }: { $gain }.
mad_king_ludwig-completed = Completed: { $rooms }.
mad_king_ludwig-passed = **{ $name }** passes and takes { $amount } from the bank.
mad_king_ludwig-rewarded-activity = { $room }: +{ $points }.
mad_king_ludwig-rewarded-living = { $room } scores again: +{ $points }.
mad_king_ludwig-rewarded-outdoor = { $room }: { $amount } marks from the bank.
mad_king_ludwig-rewarded-food = { $room }: an extra turn.
mad_king_ludwig-lost = The reward of { $room } is lost: nothing is to be had.
mad_king_ludwig-declined = **{ $name }** takes no free corridor.
mad_king_ludwig-chosen = **{ $name }** takes the reward of { $room } as: { $reward }.
mad_king_ludwig-looked = **{ $name }** looks into the stack of { $size }.
mad_king_ludwig-put = **{ $name }** puts rooms on the deck from the stack of { $size }: { $count }.
mad_king_ludwig-put-open = **{ $name }** lays rooms of the stack of { $size } open: { $rooms }. They never reach the market.
mad_king_ludwig-put-none = **{ $name }** takes nothing from the stack of { $size }.
mad_king_ludwig-card-added = **{ $name }** keeps a bonus card and now has { $cards }.
mad_king_ludwig-extra-turn = **{ $name }** plays an extra turn.
mad_king_ludwig-game-over = The game is over: { $points }.
mad_king_ludwig-rank-reached = Rank reached: **{ $rank }**.

## Who is due
mad_king_ludwig-status-start = { $count ->
    [one] { $names }, choose your foyer.
   *[other] { $names }: choose your foyers.
}
mad_king_ludwig-status-price = { $names }, set the prices.
mad_king_ludwig-status-buy = { $names }, buy a room or pass.
mad_king_ludwig-status-reward = { $names }, take your reward.
mad_king_ludwig-status-look = { $names }, choose rooms of the stack.
mad_king_ludwig-status-bonus = { $names }, choose a bonus card.
mad_king_ludwig-alt-placed = { $name } placed { $room }: { $gain }.
mad_king_ludwig-alt-passed = { $name } passed.

## Panel
mad_king_ludwig-ask-foyer =
    ### Choose your foyer
    More doors give more places to build, fewer are completed sooner.
mad_king_ludwig-ask-start =
    ### Choose your foyer, and the bonus card that goes back
    More doors give more places to build, fewer are completed sooner. You keep the other two cards in secret; they bring points at the end.
mad_king_ludwig-ask-room =
    ### You are the master builder
    Move rooms to other prices as often as you like: the others pay you. Nothing is settled before you open the market.
mad_king_ludwig-ask-price =
    ### { $room }: at which price?
    The room that lies there takes its place; coins travel with their rooms.
mad_king_ludwig-ask-tile =
    ### Buy a room or pass
    You have { $money } marks. Each button says the price, how many spots there are and what the best brings at once.
mad_king_ludwig-ask-free =
    ### Take a hallway or stairs for free
    Each button says how many spots there are and what the best brings at once.
mad_king_ludwig-after-this-turn = After this extra turn: { $rewards }.
mad_king_ludwig-not-to-be-had = Not to be had: { $rooms }.
mad_king_ludwig-lacks = { $count } marks missing
mad_king_ludwig-nowhere-floor = no open door on its floor; stairs lead down
mad_king_ludwig-nowhere-overlap = no room at any door
mad_king_ludwig-nowhere-fence = a fence would be touched
mad_king_ludwig-nowhere-no_external_entrance = the castle would have no outer door
mad_king_ludwig-ask-door =
    ### Place { $room }: at which door?
    { $effect }. Each button says what the best way round brings at once.
mad_king_ludwig-ask-way =
    ### Place { $room }: which of these?
    A press places it. A tick counts the tiles that it completes, a cross the doors that it blocks.
mad_king_ludwig-ask-reward =
    ### Which reward comes next?
    You take them one by one, in any order you like. An extra turn is played to its end with its own rewards; what is left here waits for it.
mad_king_ludwig-ask-kind =
    ### A downstairs reward: take it as which one?
mad_king_ludwig-ask-stack =
    ### Look into which stack?
    You may then put up to two of its rooms on the room deck. Nobody else sees them.
mad_king_ludwig-ask-stack-last =
    ### Look into which stack?
    This is the last round: you may then lay up to two of its rooms open. They never reach the market but help to empty the stack.
mad_king_ludwig-ask-first =
    ### Which room goes on top of the room deck?
    Only you see this stack.
mad_king_ludwig-ask-first-last =
    ### Which room do you lay open?
    Only you see this stack. A room that is laid open never reaches the market.
mad_king_ludwig-ask-second =
    ### Which room goes below it?
    It comes to the market after the first one.
mad_king_ludwig-ask-second-last =
    ### Which other room do you lay open?
    Everybody sees it; it never reaches the market.
mad_king_ludwig-ask-card =
    ### Keep one bonus card
    The other one goes under the deck.
mad_king_ludwig-ask-confirm =
    ### Do it like this?
    { $what }
mad_king_ludwig-do-start = A foyer of { $foyer } doors.
mad_king_ludwig-do-start-back = A foyer of { $foyer } doors; this card goes back: { $card }.
mad_king_ludwig-do-leave = The market opens as it is, and the purchases begin.
mad_king_ludwig-do-order = The market opens like this, and the purchases begin.
mad_king_ludwig-do-buy = { $room } for { $price }: { $gain } at once.
mad_king_ludwig-do-take = { $room } for nothing: { $gain } at once.
mad_king_ludwig-do-completes = Completes { $rooms }.
mad_king_ludwig-do-blocks = Blocks doors: { $count }.
mad_king_ludwig-do-pass = You buy nothing and take 5000 marks.
mad_king_ludwig-do-decline = You take no free corridor.
mad_king_ludwig-do-choose = The reward of { $room }, taken as: { $reward }.
mad_king_ludwig-do-look = You look into the stack of { $size }.
mad_king_ludwig-do-draw = You draw two bonus cards and keep one.
mad_king_ludwig-do-extra = You play the extra turn now; the other rewards wait.
mad_king_ludwig-do-put = On the room deck, the first one on top: { $rooms }.
mad_king_ludwig-do-put-none = Nothing goes on the room deck.
mad_king_ludwig-do-put-last = Laid open, never to reach the market: { $rooms }.
mad_king_ludwig-do-put-none-last = No room of the stack is laid open.
mad_king_ludwig-do-keep = You keep: { $card }.
mad_king_ludwig-confirm-start = Begin like this
mad_king_ludwig-confirm-buy = Buy and place: { $before } to { $after }, { $gain }
mad_king_ludwig-confirm-take = Place here: { $before } to { $after }, { $gain }
mad_king_ludwig-confirm-pass = Pass, take 5000
mad_king_ludwig-confirm-decline = Take none
mad_king_ludwig-confirm-choose = Take this reward
mad_king_ludwig-confirm-look = Look into the stack
mad_king_ludwig-confirm-draw = Draw the cards
mad_king_ludwig-confirm-keep = Keep this card
mad_king_ludwig-confirm-put = Put them there
mad_king_ludwig-confirm-extra = Play the extra turn
mad_king_ludwig-confirm-leave = Open the market
mad_king_ludwig-confirm-order = Open the market
mad_king_ludwig-answer = { $letter }: { $name }
mad_king_ludwig-answer-tile = { $letter }: { $name } { $price }: { $spots } spots, best { $gain }
mad_king_ludwig-answer-free = { $letter }: { $name }: { $spots } spots, best { $gain }
mad_king_ludwig-answer-door = Door { $letter }: best { $gain }
mad_king_ludwig-answer-buy = Buy and place { $letter }: { $gain }
mad_king_ludwig-answer-take = Place { $letter }: { $gain }
mad_king_ludwig-completes = completes { $rooms } ({ $rewards })
mad_king_ludwig-answer-start = { $letter }: { $count } doors, “{ $card }” goes back
mad_king_ludwig-answer-room = { $letter }: { $room }, { $price }: you { $own }, others { $others }
mad_king_ludwig-answer-price = { $letter }: { $price } · { $count } of { $players } can pay
mad_king_ludwig-answer-price-swap = { $letter }: { $price } · { $count } of { $players } can pay; { $room } goes to { $other }
mad_king_ludwig-answer-card = { $letter }: Keep “{ $card }”: now { $gain }
mad_king_ludwig-answer-kind = { $letter }: { $reward } { $gain }
mad_king_ludwig-answer-look = { $letter }: Look into { $size } ({ $count })
mad_king_ludwig-answer-on-top = { $letter }: { $room } on top
mad_king_ludwig-answer-below = { $letter }: { $room } below
mad_king_ludwig-answer-open = { $letter }: Lay { $room } open
mad_king_ludwig-answer-no-room = { $letter }: None of them
mad_king_ludwig-answer-none = { $letter }: Nothing more
mad_king_ludwig-fits-nowhere = –
mad_king_ludwig-answer-foyer = { $letter }: { $count } doors
mad_king_ludwig-act-reset = Put all back
mad_king_ludwig-act-open = Open the market
mad_king_ludwig-act-leave = Leave it as it is, open the market
mad_king_ludwig-pass = Pass, take 5000
mad_king_ludwig-decline = Take none

## Secrets
mad_king_ludwig-hand = Your bonus cards: { $cards }.
mad_king_ludwig-card-now = { $card } (now { $gain })
mad_king_ludwig-on-deck = You put on the room deck: { $rooms }.
mad_king_ludwig-rule-favor = **{ $favor }**: at the end 8, 4, 2 and 1 points for the first four; ties share.
mad_king_ludwig-rule-reward = **{ $type }**, when complete: { $reward }.

## In words
mad_king_ludwig-words-round = Round { $round }. Room cards left: { $cards }.
mad_king_ludwig-words-builder = Master builder: { $name }.
mad_king_ludwig-words-market = **Market**: { $offers }. Hallways { $hallways }, stairs { $stairs }, 3000 each.
mad_king_ludwig-words-stacks = **Stacks**: { $stacks }.
mad_king_ludwig-words-favor = **{ $favor }**: { $standings }
mad_king_ludwig-words-standing = { $name } { $amount } (+{ $points })
mad_king_ludwig-words-castle = **{ $name }**: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $money } marks, bonus cards: { $cards }. { $tiles }.
mad_king_ludwig-words-tile = { $room } ({ $type })
mad_king_ludwig-words-open = , open: { $count }
mad_king_ludwig-words-complete = , complete

## Where points come from
mad_king_ludwig-line-start = start { $points }
mad_king_ludwig-line-printed = rooms { $points }
mad_king_ludwig-line-own_effect = own effects { $points }
mad_king_ludwig-line-set_off = effects set off { $points }
mad_king_ludwig-line-reward_activity = completed activity rooms { $points }
mad_king_ludwig-line-reward_living = living rooms scored again { $points }
mad_king_ludwig-line-empty_stacks = empty stacks { $points }
mad_king_ludwig-line-favor = { $what } { $points }
mad_king_ludwig-line-bonus = bonus card ({ $what }) { $points }
mad_king_ludwig-line-money = money { $points }
mad_king_ludwig-tie-0 = Tied on points: the larger area of all tiles decides.
mad_king_ludwig-tie-1 = Tied on points and area: more money decides.

## Variants
mad_king_ludwig-option-left-out = Favors left out
mad_king_ludwig-option-left-out-help = King's favors that stay in the box.
mad_king_ludwig-option-cards-left-out = Bonus cards left out
mad_king_ludwig-option-cards-left-out-help = Bonus cards that stay in the box.
mad_king_ludwig-option-size-cards-left-out = Size cards left out
mad_king_ludwig-option-size-cards-left-out-help = Bonus cards of single sizes that stay in the box.
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
refused-setup-too-few-favors = Too many king's favors are left out: this game needs { $needed }. Leave fewer out under { $button-options }.
refused-setup-too-few-bonus-cards = Too many bonus cards are left out: this game needs { $needed }. Leave fewer out under { $button-options }.

## Rules
mad_king_ludwig-rules-1 =
    ### Build the castle that pleases the king
    Everybody starts with a foyer (you choose a side with 3 or 4 doors), 15,000 marks and three bonus cards, of which two are kept in secret. There are as many king's favors as players, open to all. The first master builder starts with 0 points, the others clockwise with 1, 2 and 3.
    Each round the **master builder** fills the market with new rooms and puts all of them, old ones too, at the prices they like: one room a slot, coins travel with their room. Then all buy, clockwise from the master builder's left, the master builder last. On your turn you buy one room at its price, or a hallway or stairs for 3000, and place it at once; or you pass and take 5000. The others pay the master builder, who pays the bank. Coins on a room help to pay for it; what is left of them is yours.
    Then 1000 marks are put on each room that nobody bought, and the master builder's token passes on. The round in which the last room card is drawn is the last.
mad_king_ludwig-rules-2 =
    ### Placing
    At least one door of the new tile must lie exactly on a door of your castle. Tiles may be turned but not mirrored, and never overlap, not even on different floors. Other doors may be blocked by walls, but your castle must keep at least one outer door: one that no wall covers, on the outer border and not in a closed courtyard. A door that faces the free corner of a round or octagonal tile is not covered.
    Nothing may touch a **fence**; its two corners are stone and may be touched. **Downstairs** rooms connect only with the dark end of stairs, with other downstairs rooms and with dark hallways. Stairs never connect with stairs. A hallway is laid with its light or its dark side up. What fits nowhere can't be bought.
mad_king_ludwig-rules-3 =
    ### Points of a placed tile
    First its printed points. Then its own effect: per tile of the shown types that is joined to it by a door, or touches it (activity rooms: minus points), or lies anywhere in your castle (downstairs rooms). Then the effects of tiles already there that the new one sets off. Tiles are counted, not doors. Foyer, hallways and stairs are corridors.
mad_king_ludwig-rules-4 =
    ### Rewards for completed tiles
    A tile is complete when all its doors are connected. Rewards are taken in any order, an extra turn too: it is a whole turn with its own rewards, and what is left of the first one waits for its end.
    - **activity** 5 points; **living** scores itself again; **outdoor** 10,000 marks; **food** an extra turn at once or later in this turn
    - **corridor** a hallway or stairs for free, once a turn; **utility** draw two bonus cards, keep one
    - **sleeping** look secretly into a stack and put up to two of its rooms on the room deck; in the last round lay them open instead: they never reach the market, but help to empty the stack
    - **downstairs** every second one: any other reward
mad_king_ludwig-rules-5 =
    ### The end
    2 points for each tile of yours whose stack is empty; each favor 8, 4, 2, 1 for the first four, if you have at least one of what it counts, ties share and round down; your bonus cards; 1 point for each 10,000 marks. Most points win; then the larger area, then more money, then the victory is shared.
    Small rooms are those of 100 to 300, large ones those of 350 to 600; foyers, hallways and stairs are neither. Outer doors of corridors (foyers, hallways and stairs too) do not count for the favor and the bonus card.
    ### Alone
    No favors, two bonus cards. Each round three rooms lie on 2000, 4000 and 6000; after your turn the others leave the game. Your points give you a rank: below 60 { mad_king_ludwig-rank-court_jester }, from 60 { mad_king_ludwig-rank-humble_servant }, from 81 { mad_king_ludwig-rank-exalted_connoisseur }, from 96 { mad_king_ludwig-rank-keeper_of_palaces }, above 110 { mad_king_ludwig-rank-supreme_adviser }.

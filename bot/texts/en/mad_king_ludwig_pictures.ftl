### Words on the pictures of Castles of Mad King Ludwig. Only characters of the font; numbers come first.

## Types of rooms, and what effects count
mad_king_ludwig-type-food = food
mad_king_ludwig-type-living = living
mad_king_ludwig-type-utility = utility
mad_king_ludwig-type-outdoor = outdoor
mad_king_ludwig-type-sleeping = sleeping
mad_king_ludwig-type-corridor = corridor
mad_king_ludwig-type-downstairs = downstairs
mad_king_ludwig-type-activity = activity
mad_king_ludwig-per-food = food room
mad_king_ludwig-per-living = living room
mad_king_ludwig-per-utility = utility room
mad_king_ludwig-per-outdoor = outdoor room
mad_king_ludwig-per-sleeping = sleeping room
mad_king_ludwig-per-corridor = corridor
mad_king_ludwig-per-downstairs = downstairs room
mad_king_ludwig-per-activity = activity room
mad_king_ludwig-letter-living = L
mad_king_ludwig-list-or = {" or "}
mad_king_ludwig-effect-connect = { $points } per { $types } joined by a door
mad_king_ludwig-effect-adjacent = { $points } per { $types } touching it
mad_king_ludwig-effect-castle = { $points } per { $types } in the castle
mad_king_ludwig-effect-none = no effect

## The table and the close-ups
mad_king_ludwig-pic-round = Round { $round }
mad_king_ludwig-pic-last-round = Last round
mad_king_ludwig-pic-open = open
mad_king_ludwig-pic-joined = joined
mad_king_ludwig-pic-blocked = blocked
mad_king_ludwig-pic-yard = courtyard
mad_king_ludwig-pic-complete = completed: { $count }
mad_king_ludwig-pic-outer = outer doors (no corridors): { $count }
mad_king_ludwig-pic-area = area { $count }
mad_king_ludwig-pic-market = Market
mad_king_ludwig-pic-set-prices = Set the prices
mad_king_ludwig-pic-new-price = { $room }: which price?
mad_king_ludwig-pic-spots = spots: { $count }
mad_king_ludwig-pic-later-card = card { $gain }
mad_king_ludwig-pic-later-favor = favor { $gain }
mad_king_ludwig-pic-later-stack = stack { $gain }
mad_king_ludwig-pic-later-sum = at the end { $gain }
mad_king_ludwig-pic-needs = needs { $count } more
mad_king_ludwig-pic-nowhere-floor = no open door on its floor
mad_king_ludwig-pic-nowhere-overlap = no space at any door
mad_king_ludwig-pic-nowhere-fence = a fence is in the way
mad_king_ludwig-pic-nowhere-no_external_entrance = it would close the castle
mad_king_ludwig-pic-none-left = none left
mad_king_ludwig-pic-left = { $count } left
mad_king_ludwig-pic-was = was { $count }
mad_king_ludwig-pic-sold = sold
mad_king_ludwig-pic-empty = empty

## Questions on pictures
mad_king_ludwig-pic-place = Place { $room }
mad_king_ludwig-pic-completed = tiles completed
mad_king_ludwig-pic-blocking = doors blocked
mad_king_ludwig-pic-completes = completes { $rooms }
mad_king_ludwig-pic-blocks = blocks { $count } { $count ->
    [one] door
   *[other] doors
}
mad_king_ludwig-pic-from-to = { $from } to { $to }
mad_king_ludwig-pic-foyer = Choose your foyer
mad_king_ludwig-pic-back = The card that goes back
mad_king_ludwig-pic-start = Foyer, and the card that goes back
mad_king_ludwig-pic-doors = { $count } doors
mad_king_ludwig-pic-goes-back = goes back: { $card }
mad_king_ludwig-pic-card = Keep one card
mad_king_ludwig-pic-reward = Which reward comes next?
mad_king_ludwig-pic-kind = Which reward do you take?
mad_king_ludwig-pic-stack = Look into which stack?
mad_king_ludwig-pic-first = Which room on top?
mad_king_ludwig-pic-first-last = Reveal which room?
mad_king_ludwig-pic-second = And which below it?
mad_king_ludwig-pic-second-last = And which other one?
mad_king_ludwig-pic-no-room = none of them
mad_king_ludwig-pic-none = no more
mad_king_ludwig-pic-unseen = rooms: { $count }
mad_king_ludwig-pic-turns = { $count } { $count ->
    [one] turn
   *[other] turns
}
mad_king_ludwig-pic-stacks = Stacks

## Rewards in short
mad_king_ludwig-reward-activity = 5 points
mad_king_ludwig-reward-corridor = free hallway or stairs
mad_king_ludwig-reward-downstairs = any other reward
mad_king_ludwig-reward-corridor-limit = free hallway or stairs, once a turn
mad_king_ludwig-reward-downstairs-limit = every second one: any other reward
mad_king_ludwig-reward-food = extra turn
mad_king_ludwig-reward-living = scores again
mad_king_ludwig-reward-outdoor = 10,000 marks
mad_king_ludwig-reward-sleeping = look into a stack
mad_king_ludwig-reward-utility = draw 2 bonus cards, keep 1
mad_king_ludwig-no-reward-second = no second free corridor this turn
mad_king_ludwig-no-reward-sold_out = no hallways or stairs are left
mad_king_ludwig-no-reward-nowhere = no hallway or stairs fits
mad_king_ludwig-no-reward-empty = all stacks are empty
mad_king_ludwig-no-reward-no_cards = no bonus cards are left
mad_king_ludwig-no-reward-every_second = the next downstairs room earns one

## The result
mad_king_ludwig-pic-wins = { $name } wins with { $points }
mad_king_ludwig-pic-wins-short = { $name }: { $points }
mad_king_ludwig-pic-shared = { $name } win with { $points }
mad_king_ludwig-pic-shared-short = { $name }: { $points }
mad_king_ludwig-pic-solo = { $points }: { $rank }
mad_king_ludwig-pic-solo-short = { $rank }
mad_king_ludwig-pic-total = Total
mad_king_ludwig-pic-line-castle = Castle
mad_king_ludwig-pic-line-stacks = Empty stacks
mad_king_ludwig-pic-line-favors = Favors
mad_king_ludwig-pic-line-cards = Bonus cards
mad_king_ludwig-pic-line-money = Money
mad_king_ludwig-pic-tie-area = Area
mad_king_ludwig-pic-tie-money = Money
mad_king_ludwig-rank-court_jester = Court Jester
mad_king_ludwig-rank-humble_servant = Humble servant of His Majesty
mad_king_ludwig-rank-exalted_connoisseur = Most exalted connoisseur of castles
mad_king_ludwig-rank-keeper_of_palaces = Keeper of the palaces of the empire
mad_king_ludwig-rank-supreme_adviser = Supreme adviser on the greatest castles

## Pictures of the rules
mad_king_ludwig-pic-rules-connect = joined by a door
mad_king_ludwig-pic-rules-adjacent = touching it
mad_king_ludwig-pic-rules-castle = in the castle

## King's favors
mad_king_ludwig-favor-count_food = Most food rooms
mad_king_ludwig-favor-count_living = Most living rooms
mad_king_ludwig-favor-count_utility = Most utility rooms
mad_king_ludwig-favor-count_outdoor = Most outdoor rooms
mad_king_ludwig-favor-count_sleeping = Most sleeping rooms
mad_king_ludwig-favor-count_corridor = Most corridors
mad_king_ludwig-favor-count_downstairs = Most downstairs rooms
mad_king_ludwig-favor-count_activity = Most activity rooms
mad_king_ludwig-favor-area_food = Largest food area
mad_king_ludwig-favor-area_living = Largest living area
mad_king_ludwig-favor-area_utility = Largest utility area
mad_king_ludwig-favor-area_outdoor = Largest outdoor area
mad_king_ludwig-favor-area_sleeping = Largest sleeping area
mad_king_ludwig-favor-area_corridor = Largest corridor area
mad_king_ludwig-favor-area_downstairs = Largest downstairs area
mad_king_ludwig-favor-area_activity = Largest activity area
mad_king_ludwig-favor-small_rooms = Most small rooms (100–300)
mad_king_ludwig-favor-large_rooms = Most large rooms (350–600)
mad_king_ludwig-favor-square_rooms = Most square rooms
mad_king_ludwig-favor-round_rooms = Most round rooms
mad_king_ludwig-favor-completed = Most completed tiles
mad_king_ludwig-favor-incomplete = Most incomplete tiles
mad_king_ludwig-favor-external_entrances = Most outer doors (no corridors)
mad_king_ludwig-favor-coins = Most money

## Bonus cards
mad_king_ludwig-card-type_food = 3 per food room
mad_king_ludwig-card-type_living = 2 per living room
mad_king_ludwig-card-type_utility = 2 per utility room
mad_king_ludwig-card-type_outdoor = 2 per outdoor room
mad_king_ludwig-card-type_sleeping = 3 per sleeping room
mad_king_ludwig-card-type_corridor = 1 per corridor
mad_king_ludwig-card-type_downstairs = 2 per downstairs room
mad_king_ludwig-card-type_activity = 2 per activity room
mad_king_ludwig-card-size_100 = 2 per room of 100
mad_king_ludwig-card-size_150 = 2 per room of 150
mad_king_ludwig-card-size_200 = 2 per room of 200
mad_king_ludwig-card-size_250 = 2 per room of 250
mad_king_ludwig-card-size_300 = 2 per room of 300
mad_king_ludwig-card-size_350 = 3 per room of 350
mad_king_ludwig-card-size_400 = 3 per room of 400
mad_king_ludwig-card-size_450 = 3 per room of 450
mad_king_ludwig-card-size_500 = 3 per room of 500
mad_king_ludwig-card-size_600 = 3 per room of 600
mad_king_ludwig-card-all_sizes = 8 with rooms of all ten sizes
mad_king_ludwig-card-all_types = 7 with tiles of all eight types
mad_king_ludwig-card-hallways = 1 per hallway
mad_king_ludwig-card-stairs = 2 per stairs tile
mad_king_ludwig-card-external_entrances = 1 per 2 outer doors (no corridors)
mad_king_ludwig-card-completed = 1 per 2 completed tiles
mad_king_ludwig-card-square_rooms = 1 per square room
mad_king_ludwig-card-round_rooms = 1 per round room
mad_king_ludwig-card-coins = 1 per 5,000 marks

## The souvenir
mad_king_ludwig-pic-best-room = best room: { $name }, { $points }
mad_king_ludwig-pic-best-room-short = best: { $name }, { $points }
mad_king_ludwig-pic-parted-area = area { $value }
mad_king_ludwig-pic-parted-money = money { $value }

### Words on the pictures of Between Two Castles. Only characters of the font; numbers come first.

between_two_castles-ludwig = Ludwig
between_two_castles-castle-mespelbrunn = Mespelbrunn
between_two_castles-castle-lichtenstein = Lichtenstein
between_two_castles-castle-hohenschwangau = Hohenschwangau
between_two_castles-castle-eltz = Eltz
between_two_castles-castle-neuschwanstein = Neuschwanstein
between_two_castles-castle-hohenzollern = Hohenzollern
between_two_castles-castle-cochem = Cochem

## The table
between_two_castles-pic-round = Round { $round }
between_two_castles-pic-turn = turn { $turn } of { $turns }
between_two_castles-pic-hands = hands of { $tiles }

## What rooms want: points each, what, where
between_two_castles-per-food = food room
between_two_castles-per-living = living room
between_two_castles-per-utility = utility room
between_two_castles-per-outdoor = outdoor room
between_two_castles-per-sleeping = sleeping room
between_two_castles-per-corridor = corridor
between_two_castles-per-downstairs = downstairs room
between_two_castles-per-special = special room
between_two_castles-per-mirror = mirror
between_two_castles-per-painting = painting
between_two_castles-per-swords = pair of swords
between_two_castles-per-torch = torch
between_two_castles-per-any = room
between_two_castles-reach-above_below = { $points } per { $what } above and below
between_two_castles-reach-left_right = { $points } per { $what } left and right
between_two_castles-reach-two_below = { $points } per { $what } on the 2 cells below
between_two_castles-reach-around = { $points } per { $what } around it
between_two_castles-reach-around_not_below = { $points } per { $what } around it, not below
between_two_castles-reach-three_below = { $points } per { $what } on the 3 cells below
between_two_castles-reach-linked = { $points } per { $what } linked to it
between_two_castles-reach-castle = { $points } per { $what } in the castle
between_two_castles-reach-set = { $points } with all six other types, else 1
between_two_castles-reach-above = { $points } per { $what } above it
between_two_castles-reach-below = { $points } per { $what } below it
between_two_castles-reach-column = { $points } per { $what } above or below
between_two_castles-reach-flat = always { $points }

## The hand and the other choices
between_two_castles-pic-choose = Choose { $count } of { $tiles }
between_two_castles-pic-chosen = You have chosen
between_two_castles-pic-then-to = then to
between_two_castles-pic-for-ludwig = For { $castle }, on Ludwig's left
between_two_castles-pic-side = What first?
between_two_castles-pic-room = Which tile?
between_two_castles-pic-keep = Keep and place one
between_two_castles-pic-special = Which special room?
between_two_castles-pic-attendant = Which attendant?
between_two_castles-pic-card = Keep one card
between_two_castles-pic-bonus = Which bonus?
between_two_castles-pic-place = Place { $room }
between_two_castles-pic-proposes = { $name } proposes { $room }
between_two_castles-pic-proposal = { $name } proposes
between_two_castles-pic-your-castles = Your castles
between_two_castles-pic-left-castle = left
between_two_castles-pic-right-castle = right
between_two_castles-pic-left-count = { $count } left

## The score sheet
between_two_castles-pic-sheet-food = food
between_two_castles-pic-sheet-living = living
between_two_castles-pic-sheet-utility = utility
between_two_castles-pic-sheet-outdoor = outdoor
between_two_castles-pic-sheet-sleeping = sleep
between_two_castles-pic-sheet-corridor = corridor
between_two_castles-pic-sheet-downstairs = downst.
between_two_castles-pic-sheet-tower = tower
between_two_castles-pic-sheet-fountain = fountain
between_two_castles-pic-sheet-grand_foyer = foyer
between_two_castles-pic-sheet-bonus_cards = cards
between_two_castles-pic-sheet-royal_attendants = attend.
between_two_castles-pic-sheet-throne_room = throne
between_two_castles-pic-total = total
between_two_castles-pic-lower-counts = Your lower score counts
between_two_castles-pic-counts = counts

## Pictures of the rules
between_two_castles-pic-rules-on-room = on top of a room
between_two_castles-pic-rules-open-sky = nothing on outdoor rooms
between_two_castles-pic-rules-apart = touches no room
between_two_castles-pic-rules-downstairs = downstairs: below ground
between_two_castles-pic-rules-above = living: never below it
between_two_castles-pic-rules-corridor = corridors: anywhere

## The souvenir
between_two_castles-pic-wins = { $name } wins with { $points }
between_two_castles-pic-wins-short = { $name }: { $points }
between_two_castles-pic-shared = { $name } win with { $points }
between_two_castles-pic-shared-short = { $name }: { $points }
between_two_castles-pic-best-room = best room: { $name }, { $points }
between_two_castles-pic-best-room-short = best: { $name }, { $points }
between_two_castles-pic-tie-other = other castle { $value }
between_two_castles-pic-tie-special = special rooms { $value }

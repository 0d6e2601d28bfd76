### Words on the pictures of Dragon Castle. A line with a name has two forms; the short one is used where
### the full one does not fit. Only characters of the font, no marks on letters of types.

dragon_castle-letter-merchant = M
dragon_castle-letter-farmer = F
dragon_castle-letter-soldier = S
dragon_castle-letter-season = E
dragon_castle-letter-wind = W
dragon_castle-letter-dragon = D

## The table
dragon_castle-pic-round = Round { $round }
dragon_castle-pic-turn-act = { $name } takes
dragon_castle-pic-turn-act-short = { $name }
dragon_castle-pic-turn-finish = { $name } finishes
dragon_castle-pic-turn-finish-short = { $name }
dragon_castle-pic-turn-place = { $name } places
dragon_castle-pic-turn-place-short = { $name }
dragon_castle-pic-turn-sets = { $name } builds
dragon_castle-pic-turn-sets-short = { $name }
dragon_castle-pic-turn-build = { $name } builds
dragon_castle-pic-turn-build-short = { $name }
dragon_castle-pic-turn-effect = { $name }: Spirit
dragon_castle-pic-turn-effect-short = { $name }
dragon_castle-pic-last-set = set +{ $gain }
dragon_castle-pic-last-discard = discard +{ $gain }
dragon_castle-pic-rounds-left = { $rounds }+ rounds
dragon_castle-pic-turns-left = { $rounds }+ turns
dragon_castle-pic-last-round = last round
dragon_castle-pic-top-level = Top level { $level }
dragon_castle-pic-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
dragon_castle-pic-why-waits = waits for your turn
dragon_castle-pic-why-summon = summons the Dragon
dragon_castle-pic-why-same_type = takes the type you took
dragon_castle-pic-why-dragon = takes a dragon
dragon_castle-pic-why-special = takes a special tile
dragon_castle-pic-why-faction = takes a faction tile

## The panel
dragon_castle-pic-panel-act = { $name }: your turn
dragon_castle-pic-panel-act-short = { $name }
dragon_castle-pic-panel-first = { $name }: first tile
dragon_castle-pic-panel-first-short = { $name }
dragon_castle-pic-panel-finish = { $name }: how to finish
dragon_castle-pic-panel-finish-short = { $name }
dragon_castle-pic-panel-second = { $name }: second tile
dragon_castle-pic-panel-second-short = { $name }
dragon_castle-pic-panel-place = { $name }: place a tile
dragon_castle-pic-panel-place-short = { $name }
dragon_castle-pic-panel-sets = { $name }: the sets
dragon_castle-pic-panel-sets-short = { $name }
dragon_castle-pic-panel-build = { $name }: build a shrine
dragon_castle-pic-panel-build-short = { $name }
dragon_castle-pic-panel-spirit = { $name }: pay a Spirit
dragon_castle-pic-panel-spirit-short = { $name }
dragon_castle-pic-panel-effect = { $name }: { $spirit }
dragon_castle-pic-panel-effect-short = { $name }: { $spirit }
dragon_castle-pic-pairs = Pairs
dragon_castle-pic-seconds = Second tiles
dragon_castle-pic-no-pairs = none in sight
dragon_castle-pic-hand = In hand
dragon_castle-pic-realm = Your realm
dragon_castle-pic-points = Points
dragon_castle-pic-closeup = { $name }
dragon_castle-pic-closeup-short = { $name }
dragon_castle-pic-castle = Top level { $level }, tiles left: { $tiles }
dragon_castle-pic-castle-short = Top level { $level } · { $tiles }

## The result
dragon_castle-pic-wins = { $name } wins with { $points }
dragon_castle-pic-wins-short = { $name }: { $points }
dragon_castle-pic-shared = { $name } win with { $points }
dragon_castle-pic-shared-short = { $name }: { $points }
dragon_castle-pic-alone = { $name }: { $points }, { $rank }
dragon_castle-pic-alone-short = { $name }: { $points }, { $rank }
dragon_castle-pic-sets = Sets
dragon_castle-pic-discards = Discards
dragon_castle-pic-shrines = Shrines
dragon_castle-pic-countdown = Countdown
dragon_castle-pic-more-cards = { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
}
dragon_castle-pic-total = Total
dragon_castle-pic-tie-0 = Stacks face down
dragon_castle-pic-tie-1 = Shrines
dragon_castle-pic-with-cards = For cards
dragon_castle-pic-rank-from = from { $points }

## The souvenir
dragon_castle-pic-best-tower = highest tower: { $name }, { $height }
dragon_castle-pic-best-tower-short = tower: { $name }, { $height }
dragon_castle-pic-parted-down = face down { $value }
dragon_castle-pic-parted-shrines = shrines { $value }

## Pictures of the rules
dragon_castle-pic-rules-first = first tile: top level
dragon_castle-pic-rules-second = second tile: any level
dragon_castle-pic-rules-blocked = blocked on both sides
dragon_castle-pic-rules-pair = a pair: its twin
dragon_castle-pic-rules-shrine = tile and shrine
dragon_castle-pic-rules-discard = discard: 1 point
dragon_castle-pic-rules-set = four of one type touch
dragon_castle-pic-rules-turned = face down, shrines on top
dragon_castle-pic-rules-sizes = tiles in a set
dragon_castle-pic-rules-level = on level { $level }
dragon_castle-pic-rules-token = each token

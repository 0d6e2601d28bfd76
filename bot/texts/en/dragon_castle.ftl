# Dragon Castle: captions, questions, cards, rules.

dragon_castle = Dragon Castle
dragon_castle-short = Dragons
dragon_castle-merchant = merchant
dragon_castle-farmer = farmer
dragon_castle-soldier = soldier
dragon_castle-season = season
dragon_castle-wind = wind
dragon_castle-dragon = dragon
dragon_castle-tile-merchant = merchant { $number }
dragon_castle-tile-farmer = farmer { $number }
dragon_castle-tile-soldier = soldier { $number }
dragon_castle-tile-season = season { $number }
dragon_castle-tile-wind = wind { $number }
dragon_castle-tile-dragon = dragon { $number }
dragon_castle-ingenuity = Dragon of Ingenuity

## Captions
dragon_castle-taken = **{ $name }** takes { $tile } ({ $cell }){ $below ->
    [yes] {" "}and uncovers { $uncovered }.
   *[no] .
}
dragon_castle-taken-second = **{ $name }** takes a second tile, { $tile } ({ $cell }){ $below ->
    [yes] {" "}and uncovers { $uncovered }.
   *[no] .
}
dragon_castle-shrine-taken = **{ $name }** takes a shrine; shrines to build: { $pool }.
dragon_castle-discarded = **{ $name }** discards { $tile }: +{ $points }.
dragon_castle-summoned = **{ $name }** summons the Dragon: +{ $points }, tokens on the track: { $left }.
dragon_castle-last-round = **The track is empty: this is the last round.**
dragon_castle-consolidated = **{ $name }** consolidates a set of { $size } ({ $type }): +{ $points }.
dragon_castle-consolidated-numbers = **{ $name }** consolidates { $size } tiles with the number { $number }: +{ $points }.
dragon_castle-built = **{ $name }** builds a shrine on level { $level }: +{ $points }.
dragon_castle-activated = **{ $name }** calls the { $spirit } and pays with { $payment }.
dragon_castle-paid-shrine = a shrine
dragon_castle-destroyed = **{ $name }** removes { $tile } from { $cell } of the castle{ $below ->
    [yes] {" "}and uncovers { $uncovered }.
   *[no] .
}
dragon_castle-turned = **{ $name }** turns { $tile } face down.
dragon_castle-shrine-moved = **{ $name }** moves a shrine to level { $level }.
dragon_castle-shifted = **{ $name }** moves { $tile } to level { $level }.
dragon_castle-back-taken = { $tile } from the castle ({ $cell })
dragon_castle-back-placed = { $tile } on { $cell }
dragon_castle-back-shrine_taken = taking a shrine
dragon_castle-back-discarded = discarding { $tile }
dragon_castle-back-summoned = summoning the Dragon
dragon_castle-back-consolidated = consolidating a set
dragon_castle-back-built = shrine on { $cell }
dragon_castle-face-down = a face-down tile
dragon_castle-ingenuity-takes = **The Dragon of Ingenuity** takes { $tile } from { $cells } { $why }{ $below ->
    [yes] {". "}Uncovered: { $uncovered }.
   *[no] .
}
dragon_castle-brief-ingenuity = The Dragon of Ingenuity took { $tiles }.
dragon_castle-brief-ingenuity-summons = The Dragon of Ingenuity summoned the Dragon.
dragon_castle-ingenuity-summons = **The Dragon of Ingenuity** summons the Dragon; tokens on the track: { $left }.
dragon_castle-why-same_type = because you took that type
dragon_castle-why-dragon = because your type isn't available and dragons come next
dragon_castle-why-special = because neither your type nor a dragon is available
dragon_castle-why-faction = because nothing better is available
dragon_castle-rank-reached = Your rank: **{ $rank }**.
dragon_castle-status-act = { $name }, take a tile.
dragon_castle-status-finish = { $name }, decide what to do with your tile.
dragon_castle-status-place = { $name }, place your tile.
dragon_castle-status-sets = { $name }, choose a set or a Spirit.
dragon_castle-status-build = { $name }, build a shrine or pass.
dragon_castle-status-effect = { $name }, use the { $spirit }.
dragon_castle-alt-last = { $name } took { $tiles }{ $gain ->
    [0] .
    [one] {" "}and scored { $gain } point.
   *[other] {" "}and scored { $gain } points.
}
dragon_castle-alt-placed = Placed on { $cells }.
dragon_castle-alt-turned = Set turned face down: { $cells }.
dragon_castle-alt-built = Shrines built on { $cells }.
dragon_castle-alt-summoned = { $name } summoned the Dragon.

## Panel
dragon_castle-ask-first =
    ### Take a tile
    Choose a tile on the top level with a free long side. If it uncovers another tile, you may need the others' consent to take it back.
    { $pairs }
dragon_castle-pairs = Pairs: { $pairs }.
dragon_castle-no-pairs = No pairs in sight; a tile you uncover may still make one.
dragon_castle-ask-face =
    ### Which tile goes there?
    You'll place the other one next.
dragon_castle-ask-place =
    ### Place { $tile }
    { $count ->
        [one] Put it on an empty cell or on a face-down tile without a shrine. +N is what a set scores at once.
       *[other] Put them one after the other on empty cells or on face-down tiles without a shrine. Sets are checked once both are placed.
    }
dragon_castle-ask-build =
    ### Your set is face down: build a shrine?
    Shrines you can still build on it: { $allowed }; in your pool: { $pool }. Nothing can go on top of a shrine.
dragon_castle-ask-type =
    ### { $spirit }
    Which type does it count as?
dragon_castle-ask-move-to =
    ### { $spirit }
    Where does the shrine go?
dragon_castle-ask-shift-to =
    ### { $spirit }
    Where does the tile go?
dragon_castle-ask-spirit =
    ### Call a Spirit
    Once a turn. It costs you a face-up tile from your realm or a shrine from your pool.
    { $texts }
dragon_castle-ask-payment =
    ### { $spirit }
    { $text }
    How do you pay: with a face-up tile from your realm, which leaves the game, or with a shrine from your pool?
dragon_castle-confirm-take =
    ### Take { $tile } from { $cell }?
    { $twins ->
        [0] No available twin in sight after that.
        [one] One twin will be available: { $cells }.
       *[other] Twins that will be available: { $cells }.
    } If it uncovers another tile, you may need the others' consent to take it back.
dragon_castle-confirm-summon =
    ### Summon the Dragon?
    { $left ->
        [0] You take a countdown token from the stack, worth 2 points at the end. The track is empty: this is the last round.
       *[other] You take a countdown token, worth 2 points at the end. Tokens left on the track: { $left }. Taking the last one makes this the last round.
    }
dragon_castle-confirm-destroy =
    ### Remove { $tile } from { $cell }?
    It leaves the game and scores nothing.
dragon_castle-confirm-place =
    ### Place { $tile } on { $cell }?
    It goes on level { $level }. { $brings }
dragon_castle-brings-set = Set of { $size } ({ $type }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $shrines ->
    [one] { $shrines } shrine
   *[other] { $shrines } shrines
}.
dragon_castle-brings-later = Sets are checked once your other tile is placed.
dragon_castle-brings-nothing = It completes no set.
dragon_castle-confirm-spirit =
    ### Call the { $spirit } and pay with { $payment }?
    { $text }
dragon_castle-ask-no-tile =
    ### Your turn
    There's no tile left that you can take first.
dragon_castle-ask-finish =
    ### You hold { $tile }
    What do you do with it?
dragon_castle-ask-sets =
    ### Checking for sets: which one first?
    Each set scores on its own.
dragon_castle-ask-effect =
    ### { $spirit }
    { $text }
dragon_castle-ask-strength = Tile { $number } of { $moves }.
dragon_castle-ask-strength-older = This game began under older rules: you may stop after one tile.
dragon_castle-pair = { $mark } { $tile } with { $cells }
dragon_castle-confirm-set =
    ### Consolidate this set?
    { $brings }
dragon_castle-confirm-build =
    ### Build a shrine on { $cell }?
    It's on level { $level }; nothing can go on top of it.
dragon_castle-option-tile = { $mark }: { $tile } ({ $cell })
dragon_castle-option-seconds = { $mark }: { $tile } ({ $cell }), second tiles: { $twins }
dragon_castle-option-second = { $mark }: take { $tile } ({ $cell }) too
dragon_castle-option-place = { $mark }: { $cell }{ $level ->
    [1] {""}
   *[other] , level { $level }
}{ $group ->
    [1] {""}
   *[other] , group of { $group }
}
dragon_castle-option-place-set = { $mark }: { $cell }, set of { $size } +{ $gain }
dragon_castle-option-build = { $mark }: { $cell }, level { $level } +{ $gain }
dragon_castle-option-turn = { $mark }: turn { $tile } ({ $cell }) face down
dragon_castle-option-move = { $mark }: move the shrine from { $cell }
dragon_castle-option-shift = { $mark }: move { $tile } ({ $cell })
dragon_castle-option-change = { $mark }: change { $tile } ({ $cell }){ $gain ->
    [0] {""}
   *[other] {" "}+{ $gain }
}
dragon_castle-option-to = { $mark }: to { $cell }, level { $level }
dragon_castle-option-face = { $mark }: { $tile }{ $gain ->
    [0] {""}
   *[other] {" "}+{ $gain }
}
dragon_castle-option-type = Count it as { $type }{ $gain ->
    [0] {""}
   *[other] {" "}+{ $gain }
}
dragon_castle-option-pay = { $mark }: pay with { $tile } ({ $cell })
dragon_castle-pay-shrine = Pay with a shrine from your pool
dragon_castle-place-here = Place here{ $gain ->
    [0] {""}
   *[other] {": "}+{ $gain }
}
dragon_castle-do-consolidate = Consolidate it{ $gain ->
    [0] {""}
   *[other] {": "}+{ $gain }
}
dragon_castle-do-build = Build here{ $gain ->
    [0] {""}
   *[other] {": "}+{ $gain }
}
dragon_castle-do-turn = Turn it face down
dragon_castle-do-move = Move the shrine here
dragon_castle-do-shift = Move the tile here
dragon_castle-do-number = Consolidate them{ $gain ->
    [0] {""}
   *[other] {": "}+{ $gain }
}
dragon_castle-do-change = Change it{ $gain ->
    [0] {""}
   *[other] {": "}+{ $gain }
}
dragon_castle-do-take = Take { $tile } from { $cell }
dragon_castle-do-destroy = Remove { $tile } from { $cell }
dragon_castle-then-consolidate-end = Consolidate and end the turn: +{ $gain }
dragon_castle-then-consolidate-spirit = Consolidate, then call a Spirit: +{ $gain }
dragon_castle-then-build-end = Build and end the turn: +{ $gain }
dragon_castle-then-build-spirit = Build, then call a Spirit: +{ $gain }
dragon_castle-rounds-left = { $alone ->
    [true] { $rounds ->
        [one] At least { $rounds } more turn.
       *[other] At least { $rounds } more turns.
    }
   *[false] { $rounds ->
        [one] At least { $rounds } more round.
       *[other] At least { $rounds } more rounds.
    }
}
dragon_castle-last-turns = This is the last round.
dragon_castle-act-summon = Summon the Dragon: +2
dragon_castle-act-pair-one = Take both: { $tile } from { $cell } too
dragon_castle-act-shrine = Take a shrine with it (pool: { $pool })
dragon_castle-act-discard = Discard { $tile }: +1
dragon_castle-act-skip = Don't build
dragon_castle-act-spirit = Call a Spirit: costs a tile or a shrine
dragon_castle-act-spirit-one = Call the { $spirit }: costs a tile or a shrine
dragon_castle-ask-finish-spirit =
    ### You hold { $tile }
    { $allows }
dragon_castle-at-work = **{ $spirit }** is helping you. { $text }
dragon_castle-ask-first-spirit =
    ### Take a tile
    { $allows }
    If it uncovers another tile, you may need the others' consent to take it back.
dragon_castle-confirm-take-spirit =
    ### Take { $tile } from { $cell }?
    { $twins ->
        [0] No second tile for it in sight yet.
       *[other] Second tiles you can take after that: { $cells }.
    } If it uncovers another tile, you may need the others' consent to take it back.
dragon_castle-only-discard =
    ### You hold { $tile }
    All you can do is discard it: it has no twin, and there's no shrine or no room for it.
dragon_castle-only-take = ### Only one tile can be taken: { $tile } on { $cell }
dragon_castle-only-pair = ### Only one second tile can be taken: { $tile } on { $cell }
dragon_castle-only-place = ### Only one spot is left for { $tile }: { $cell }
dragon_castle-only-summon = ### No tile can be taken: summon the Dragon
dragon_castle-only-other = ### There's only one thing to do
dragon_castle-only-change = ### Only one thing to do: { $tile } ({ $cell }) counts as { $type }
dragon_castle-allowed-tiles = Could be taken then: { $tiles }.
dragon_castle-then-place-end = Place here and end the turn{ $gain ->
    [0] {""}
   *[other] {": "}+{ $gain }
}
dragon_castle-then-place-spirit = Place here, then call a Spirit{ $gain ->
    [0] {""}
   *[other] {": "}+{ $gain }
}
dragon_castle-then-summon-end = Summon and end the turn: +{ $gain }
dragon_castle-then-summon-spirit = Summon, then call a Spirit: +{ $gain }
dragon_castle-act-discard_end = Discard { $tile } and end the turn: +1
dragon_castle-act-discard-spirit = Discard { $tile }, then call a Spirit: +1
dragon_castle-act-second-one = Take { $tile } from { $cell } too
dragon_castle-act-skip-end = Don't build, end the turn
dragon_castle-act-end-turn = End the turn
dragon_castle-call = Call the { $spirit }
dragon_castle-advice-own = A good castle of your own has 65 to 80 tiles on level 1 for two players, 50 to 70 for three, 40 to 55 for four, and no row longer than 6 above that. More tiles on level 1 make a shorter game.
dragon_castle-own-castle = Your castle: { $ground ->
    [one] { $ground } tile
   *[other] { $ground } tiles
} on level 1, { $tiles } in all.
dragon_castle-advice-cards = Play your first games without cards. Then start with these: Depths, Faith, Destruction; Steadfastness, Knowledge, Humility. That's our pick.
dragon_castle-advice-ours = The shapes of all castles and the realm of 4 rows and 6 columns are our own too: the rulebook shows them only in pictures.
dragon_castle-preset-no-cards = No cards
dragon_castle-preset-one-and-one = One Spirit and one Dragon at random
dragon_castle-for-beginners = For beginners. { $text }
dragon_castle-act-end = Done
dragon_castle-option-twins = { $mark }: { $tile } ({ $cell }), twins: { $twins }
dragon_castle-twins-then = Twins that will be available: { $cells }.
dragon_castle-option-set = { $mark }: { $size } × { $type } ({ $cells }) +{ $gain }
dragon_castle-option-set-numbers = { $mark }: number { $number }, tiles: { $size } ({ $cells }) +{ $gain }
dragon_castle-reason-twins = its twin on { $cells } can follow
dragon_castle-reason-fits = { $size ->
    [one] it can join your open tile ({ $kind })
   *[other] it can join your group of { $size } ({ $kind })
}
dragon_castle-reason-denies = { $seat } has a group of { $size } ({ $kind }) and doesn't get it
dragon_castle-reason-more = { $count ->
    [one] { $count } more tile of its type lies open in the castle ({ $kind })
   *[other] { $count } more tiles of its type lie open in the castle ({ $kind })
}
dragon_castle-reason-group = it makes a group of { $size } ({ $kind })
dragon_castle-reason-set = it completes a set of { $size } ({ $kind })
dragon_castle-reason-level = it lies on level { $level }
dragon_castle-reason-room = { $count ->
    [one] { $count } cell beside it is free for more of its type
   *[other] { $count } cells beside it are free for more of its type
}
dragon_castle-reason-almost = your group of { $size } ({ $kind }) is one tile short of a set that can carry the shrine
dragon_castle-reason-shrine = on your highest open tile a shrine would score { $points }
dragon_castle-reason-pool = shrines you could then build: { $pool }
dragon_castle-reason-skip = shrines kept for a later set: { $pool }
dragon_castle-reason-lead = you lead by { $points }, and the end comes nearer
dragon_castle-against-crowds = it takes a cell beside your group of { $size } ({ $kind })
dragon_castle-against-alone = you have no open tile of that type ({ $kind })

## In words
dragon_castle-words-round =
    Round { $round }.
    Each stack: its cell (column letter from the west, row number from the north), its top tile, then / and its height. In the castle **{ dragon_castle-words-first }** means you can take it first, **{ dragon_castle-words-second }** that it's available as a second tile. Realms reach from A1 to { $last }; **{ dragon_castle-words-down }** means face down, and cells that aren't named are empty. You can place on empty cells and on face-down tiles without a shrine.
dragon_castle-words-down = down
dragon_castle-words-shrine = shrine
dragon_castle-words-first = first
dragon_castle-words-second = second
dragon_castle-words-empty = The realm is empty.
dragon_castle-words-castle = Castle: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, top level { $level }. Countdown tokens: { $laid } on the track, { $stacked } in the stack. Shrines in the supply: { $supply }.
dragon_castle-words-hand = { $name } holds { $tiles }.
dragon_castle-words-open-set = Set just turned: { $cells }. Shrines it can still get: { $allowed }.
dragon_castle-words-realm = **{ $name }**, { $points ->
    [one] { $points } point
   *[other] { $points } points
}; shrines in the pool: { $pool }, countdown tokens: { $tokens }.
dragon_castle-words-points = Points from: { $sources }.
dragon_castle-words-groups = Face-up groups: { $groups }.
dragon_castle-words-group = { $size } × { $type } ({ $cells })
dragon_castle-words-ingenuity = The Dragon of Ingenuity has { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}: { $types }. Your rank if the game ended now: { $rank }.
dragon_castle-points-sets = sets { $points }
dragon_castle-points-discards = discards { $points }
dragon_castle-points-shrines = shrines on level { $level }: { $shrines } for { $points }
dragon_castle-points-countdown = countdown tokens: { $tokens } for { $points }
dragon_castle-points-card = { $card } { $points }
dragon_castle-points-with-cards = You played with cards, so 15 points come off for the rank: { $points }.
dragon_castle-tie-0 = Tied on points: more face-down stacks decide.
dragon_castle-tie-1 = Tied on points and face-down stacks: more shrines decide.

## Ranks of a game alone
dragon_castle-rank-apprentice = Apprentice
dragon_castle-rank-student = Student
dragon_castle-rank-master = Master
dragon_castle-rank-grand_master = Grand Master
dragon_castle-rank-dragon = Dragon
dragon_castle-rank-silver_dragon = Silver Dragon
dragon_castle-rank-golden_dragon = Golden Dragon
dragon_castle-rank-jade_dragon = Jade Dragon
dragon_castle-rank-diamond_dragon = Diamond Dragon

## Variants
dragon_castle-option-castle = Castle
dragon_castle-option-castle-help = The castle you take apart; the standard one depends on the number of players. Layouts are our own.
dragon_castle-option-heights = Own castle
dragon_castle-option-heights-help = Heights 0 to 3, / between rows, 116 tiles; level 1 best 65–80 (2), 50–70 (3), 40–55 (4 players).
dragon_castle-option-spirits = Chosen Spirit cards
dragon_castle-option-spirits-help = Everyone can call these Spirits.
dragon_castle-option-random-spirits = Random Spirit cards
dragon_castle-option-random-spirits-help = This many more Spirits are drawn at random.
dragon_castle-option-dragons = Chosen Dragon cards
dragon_castle-option-dragons-help = These Dragons score points at the end.
dragon_castle-option-random-dragons = Random Dragon cards
dragon_castle-option-random-dragons-help = This many more Dragons are drawn at random.
dragon_castle-option-realm-rows = Rows of a realm
dragon_castle-option-realm-rows-help = How many rows each realm has. 4 is our choice; the rulebook gives no size.
dragon_castle-option-realm-columns = Columns of a realm
dragon_castle-option-realm-columns-help = How many columns each realm has. 6 is our choice; the rulebook gives no size.
dragon_castle-option-shrines-break-ties = Shrines break ties
dragon_castle-option-shrines-break-ties-help = If face-down stacks leave a tie, whoever has more shrines wins.
dragon_castle-value-standard = Standard
dragon_castle-value-standard_2p = Standard for two
dragon_castle-value-standard_3p = Standard for three
dragon_castle-value-standard_4p = Standard for four
dragon_castle-value-seasons = Seasons (best for 2)
dragon_castle-value-thousand_towers = Thousand Towers (best for 2)
dragon_castle-value-barracks = Barracks (best for 2)
dragon_castle-value-pillars_of_creation = Pillars of Creation (best for 2 or 3)
dragon_castle-value-castle = Castle (best for 3)
dragon_castle-value-outpost = Outpost (best for 3)
dragon_castle-value-plaza = Plaza (best for 3)
dragon_castle-value-two_towers = Two Towers (best for 3 or 4)
dragon_castle-value-dragon_head = Dragon Head (best for 4)
dragon_castle-value-monastery_at_the_abyss = Monastery at the Abyss (best for 4)
dragon_castle-value-gates_of_destiny = Gates of Destiny (best for 4)
dragon_castle-value-forbidden_city = Forbidden City (best for 4)
dragon_castle-value-own = Own castle
dragon_castle-value-beauty = Spirit of Beauty
dragon_castle-value-elegance = Spirit of Elegance
dragon_castle-value-wind = Spirit of Wind
dragon_castle-value-deception = Spirit of Deception
dragon_castle-value-strength = Spirit of Strength
dragon_castle-value-change = Spirit of Change
dragon_castle-value-faith = Spirit of Faith
dragon_castle-value-depths = Spirit of Depths
dragon_castle-value-destruction = Spirit of Destruction
dragon_castle-value-cunning = Spirit of Cunning
dragon_castle-value-humility = Dragon of Humility
dragon_castle-value-righteousness = Dragon of Righteousness
dragon_castle-value-tranquility = Dragon of Tranquility
dragon_castle-value-bravery = Dragon of Bravery
dragon_castle-value-power = Dragon of Power
dragon_castle-value-greatness = Dragon of Greatness
dragon_castle-value-knowledge = Dragon of Knowledge
dragon_castle-value-harmony = Dragon of Harmony
dragon_castle-value-devotion = Dragon of Devotion
dragon_castle-value-steadfastness = Dragon of Steadfastness

## Cards, their short names and what they do
dragon_castle-spirit-beauty = Beauty
dragon_castle-spirit-beauty-text = Consolidate 4 or more adjacent faction tiles with the same number: 2 shrines and 1 extra point.
dragon_castle-spirit-elegance = Elegance
dragon_castle-spirit-elegance-text = This turn a free short side is enough to take a tile; at least one tile you take must have one.
dragon_castle-spirit-wind = Wind
dragon_castle-spirit-wind-text = You may turn one of your tiles face down; then move a built shrine to another face-down tile.
dragon_castle-spirit-deception = Deception
dragon_castle-spirit-deception-text = Your second tile is any tile next to the first, matching or not, available or not.
dragon_castle-spirit-strength = Strength
dragon_castle-spirit-strength-text = Move two tiles of your realm without turning them (one if only one can). Then sets are checked.
dragon_castle-spirit-change = Change
dragon_castle-spirit-change-text = One special tile counts as another type in a set you consolidate with it.
dragon_castle-spirit-faith = Faith
dragon_castle-spirit-faith-text = Build one shrine more than allowed on a set you turned this turn.
dragon_castle-spirit-depths = Depths
dragon_castle-spirit-depths-text = Your second tile is any available tile of the same type.
dragon_castle-spirit-destruction = Destruction
dragon_castle-spirit-destruction-text = Remove an available tile on any level from the castle.
dragon_castle-spirit-cunning = Cunning
dragon_castle-spirit-cunning-text = This turn you may consolidate sets of exactly three: 2 points each, shrines by type.
dragon_castle-dragon-humility = Humility
dragon_castle-dragon-humility-text = 1 point for each shrine with a higher stack next to it.
dragon_castle-dragon-righteousness = Righteousness
dragon_castle-dragon-righteousness-text = 1 point for each shrine in your best row and best column, 2 extra for each line full of shrines.
dragon_castle-dragon-tranquility = Tranquility
dragon_castle-dragon-tranquility-text = 1 point for each separate group of face-down stacks.
dragon_castle-dragon-bravery = Bravery
dragon_castle-dragon-bravery-text = 1 point for each stack that's higher than everything around it, diagonals included.
dragon_castle-dragon-power = Power
dragon_castle-dragon-power-text = For one face-up tile of each faction on level 3 or higher: points equal to its number.
dragon_castle-dragon-greatness = Greatness
dragon_castle-dragon-greatness-text = Your best face-up group of each faction against each neighbor's: higher sum 2 points, equal 1.
dragon_castle-dragon-knowledge = Knowledge
dragon_castle-dragon-knowledge-text = 2 points for each different symbol on your face-up special tiles.
dragon_castle-dragon-harmony = Harmony
dragon_castle-dragon-harmony-text = For each axis 4 points if the heights mirror each other, and 2 if the shrines do.
dragon_castle-dragon-devotion = Devotion
dragon_castle-dragon-devotion-text = 1 point for each shrine next to a face-up dragon tile.
dragon_castle-dragon-steadfastness = Steadfastness
dragon_castle-dragon-steadfastness-text = 1 point for each shrine on the edge of your realm.

## Refusals of a setup
refused-setup-greatness-alone = The Dragon of Greatness compares neighbors, so you can't play it alone. Choose another one under **{ $button-options }**.
refused-setup-not-enough-cards = Not enough cards: { $kind ->
    [spirits] Spirits
   *[dragons] Dragons
} to draw: { $wanted }, left: { $left }. Draw fewer under **{ $button-options }**.
refused-setup-castle-is-empty = Your own castle has no rows yet. Type its heights under **{ $button-options }**, or choose another castle.
refused-setup-castle-sign = Row { $row } of your castle contains { $sign }, which is not a height. Use 0 to 3, and / between rows.
refused-setup-castle-too-high = Row { $row } of your castle has a height of { $height }; the limit is { $most }. Type it again under **{ $button-options }**.
refused-setup-castle-ragged = Row { $row } of your castle has { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}, the first one { $expected }. All rows must be equally long; pad them with 0.
refused-setup-castle-too-many-rows = Your castle has { $rows } rows; the limit is { $most }. Type it again under **{ $button-options }**.
refused-setup-castle-too-wide = Your castle has { $columns } columns; the limit is { $most }. Type it again under **{ $button-options }**.
refused-setup-castle-tiles = Your castle has { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} but needs exactly { $needed }. Type it again under **{ $button-options }**.

## Rules
dragon_castle-rules-since-1 = you may call a Spirit at any moment of your turn, and a set that's ready has to be consolidated.
dragon_castle-rules-1 =
    ### Take the old castle apart and build your own realm from it
    The castle is 116 tiles in stacks. You see and can take only the top tile of a stack. On your turn you take one action, place what you got in your realm, and consolidate sets of four or more.
    A top tile with a free long side is **available**: the stack next to it in the west, or the one in the east, is lower or missing. North and south never block. White rings mark the tiles you can start with: available ones on the **top level**, the highest level that still holds a tile.
    There are six types, and every picture comes four times. Merchants, farmers and soldiers are **factions** with numbers 1 to 6. Seasons, winds and dragons are **special**: their numbers only name a symbol.
dragon_castle-rules-2 =
    ### Your action
    You start with one shrine in your pool. First take an available tile from the top level. See what it uncovers, then finish in one of three ways:
    - **Pair**: take a second available tile with exactly the same picture, from any level. A tile you just freed or uncovered counts.
    - **Tile and shrine**: take a shrine from the supply into your pool; not if the supply is empty.
    - **Discard**: the tile leaves the game and you score 1 point.
    Once nothing is left above level 1, you may **summon the Dragon** instead: take a countdown token, worth 2 points. If the castle is empty, you must.
    A pair needs room for two tiles in your realm, a tile and shrine room for one; you can always discard.
dragon_castle-rules-3 =
    ### Placing and consolidating
    Place each tile face up on an empty cell or on a face-down tile without a shrine. Tiles don't have to touch, and stacks may grow as high as you like.
    Once all your tiles are placed, every group of **four or more** face-up tiles of one type that touch by their edges is a set, whatever their numbers and levels. You turn the whole group face down; you can't leave a tile out or wait.
    A set of 4 scores 2 points, 5 score 3, 6 score 5, 7 score 6, 8 score 8, and each tile beyond that 1 more. A set of dragons scores 1 extra.
    Right then you may build **shrines** from your pool on different tiles of that set: one on a faction set, two on a special one. You can't do it later.
dragon_castle-rules-4 =
    ### The end
    The track has 2, 3 or 4 tokens with two, three or four players, and 3 if you play alone. Summoning takes them off. Once the last one, on the marked cell, is gone, this round is the last: everyone gets the same number of turns. You may still summon in it; the tokens then come from the stack.
    You score your sets and discards, your shrines (1 on level 1, 2 on level 2, 3 on level 3 and higher), 2 for each countdown token, and the Dragon cards. Shrines left in your pool score nothing.
    If tied, whoever has more stacks with a face-down top wins; if that's a tie too, you share the victory.
    ### Alone
    You play against the Dragon of Ingenuity in the castle for three, or in any other one, always with 3 tokens on the track. You begin. After each of your turns it summons if it can. Otherwise it takes an available tile from the top level: the type you took or discarded, else a dragon, else a special tile, else a faction tile; the northernmost, then the westernmost. If a twin is available after that, it takes that too. With cards, 15 points come off first. Your points give you a rank: Apprentice, from 40 Student, 46 Master, 50 Grand Master, 53 Dragon, 55 Silver Dragon, 57 Golden Dragon, 59 Jade Dragon, 60 Diamond Dragon.
dragon_castle-rules-5 =
    ### Spirits
    Once a turn, at any time, you may call a Spirit. House rule: with several Spirits in play it's still one call a turn in all. It costs you a face-up tile from your realm, which leaves the game, or a shrine from your pool, which goes back to the supply. You can't pay without using it. New sets are consolidated at once. Once all your tiles are placed, no payment, turn or move may break up or shrink a set that's ready.
    - **Beauty**: { dragon_castle-spirit-beauty-text } If it shares tiles with an ordinary set, you choose which goes first.
    - **Elegance**: { dragon_castle-spirit-elegance-text }
    - **Wind**: { dragon_castle-spirit-wind-text } Without a built shrine you can't call it. Turning isn't consolidating.
    - **Deception**: { dragon_castle-spirit-deception-text } Levels don't matter; diagonals don't count.
    - **Strength**: { dragon_castle-spirit-strength-text } Tiles under a shrine stay.
    - **Change**: { dragon_castle-spirit-change-text } You can't change a tile of a set that's ready.
    - **Faith**: { dragon_castle-spirit-faith-text }
    - **Depths**: { dragon_castle-spirit-depths-text }
    - **Destruction**: { dragon_castle-spirit-destruction-text } If only level 1 is left after that, you may summon in the same turn.
    - **Cunning**: { dragon_castle-spirit-cunning-text } Three dragons score their extra point too.
dragon_castle-rules-6 =
    ### Dragons
    They score at the end. Heights count tiles, never shrines.
    - **Humility**: { dragon_castle-dragon-humility-text }
    - **Righteousness**: { dragon_castle-dragon-righteousness-text }
    - **Tranquility**: { dragon_castle-dragon-tranquility-text }
    - **Bravery**: { dragon_castle-dragon-bravery-text }
    - **Power**: { dragon_castle-dragon-power-text }
    - **Greatness**: { dragon_castle-dragon-greatness-text } You need at least one face-up tile of the faction; with two players each faction is compared once. It isn't used when you play alone.
    - **Knowledge**: { dragon_castle-dragon-knowledge-text }
    - **Harmony**: { dragon_castle-dragon-harmony-text } An empty realm scores nothing, nor does one without shrines for its shrines; that's our ruling.
    - **Devotion**: { dragon_castle-dragon-devotion-text }
    - **Steadfastness**: { dragon_castle-dragon-steadfastness-text }
dragon_castle-record-sets = Most sets: { $amount }
dragon_castle-record-largest_set = Largest set: { $amount }
dragon_castle-record-shrines = Most shrines: { $amount }
dragon_castle-record-highest = Highest stack: { $amount }

## In few words
dragon_castle-deed-taken = takes { $tiles }
dragon_castle-deed-set = a set of { $size }: +{ $points }
dragon_castle-deed-built = a shrine on level { $level }: +{ $points }
dragon_castle-deed-shrine = takes a shrine
dragon_castle-deed-discarded = discards a tile: +{ $points }
dragon_castle-deed-summoned = summons the Dragon: +{ $points }
dragon_castle-deed-spirit = calls the { $spirit }
dragon_castle-about = Take pairs of tiles from one castle and build your own with them. 1–4 players, 45 minutes, medium.
dragon_castle-alone = Alone against the **Dragon of Ingenuity**: after each of your turns it takes tiles or summons the Dragon. Your points give you a rank.
dragon_castle-alone-cards = With cards in play, 15 points come off for the rank.

# What a computer player likes, after its name
dragon_castle-taste-soldiers = gathers soldiers
dragon_castle-taste-merchants = trusts merchants
dragon_castle-taste-specials = goes for special tiles
dragon_castle-taste-farmers = sticks to farmers

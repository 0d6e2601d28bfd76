# Dragon Castle: captions, questions, cards, rules.

dragon_castle = Dragon Castle
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
dragon_castle-shrine-taken = **{ $name }** takes a shrine and now has { $pool } to build.
dragon_castle-discarded = **{ $name }** discards { $tile }: +{ $points }.
dragon_castle-summoned = **{ $name }** summons the Dragon: +{ $points }, tokens left: { $left }.
dragon_castle-last-round = **The last token is gone: this round is the last.**
dragon_castle-consolidated = **{ $name }** consolidates a set of { $size } ({ $type }): +{ $points }.
dragon_castle-consolidated-numbers = **{ $name }** consolidates { $size } tiles with the number { $number }: +{ $points }.
dragon_castle-built = **{ $name }** builds a shrine on level { $level }: +{ $points }.
dragon_castle-activated = **{ $name }** calls the { $spirit } and pays with { $payment }.
dragon_castle-paid-shrine = a shrine
dragon_castle-destroyed = **{ $name }** has { $tile } removed from { $cell } of the castle{ $below ->
    [yes] {" "}and uncovers { $uncovered }.
   *[no] .
}
dragon_castle-turned = **{ $name }** turns { $tile } face down.
dragon_castle-shrine-moved = **{ $name }** moves a shrine to level { $level }.
dragon_castle-shifted = **{ $name }** moves { $tile } to level { $level }.
dragon_castle-face-down = a tile that lies face down
dragon_castle-ingenuity-takes = **The Dragon of Ingenuity** takes { $tile } from { $cells }, { $why }{ $below ->
    [yes] {". "}Uncovered: { $uncovered }.
   *[no] .
}
dragon_castle-ingenuity-summons = **The Dragon of Ingenuity** summons, tokens left: { $left }.
dragon_castle-why-same_type = because you took that type
dragon_castle-why-dragon = because none of your type is to be had and dragons come first
dragon_castle-why-special = because neither your type nor a dragon is to be had
dragon_castle-why-faction = because nothing better is to be had
dragon_castle-rank-reached = Rank reached: **{ $rank }**.
dragon_castle-status-act = { $name }, take a tile.
dragon_castle-status-finish = { $name }, finish with your tile.
dragon_castle-status-place = { $name }, place your tile.
dragon_castle-status-sets = { $name }, choose a set or a Spirit.
dragon_castle-status-build = { $name }, build a shrine or leave it.
dragon_castle-status-effect = { $name }, use the { $spirit }.
dragon_castle-alt-last = { $name } took { $tiles }{ $gain ->
    [0] .
    [one] {" "}for { $gain } point.
   *[other] {" "}for { $gain } points.
}
dragon_castle-alt-summoned = { $name } summoned the Dragon.

## Panel
dragon_castle-ask-first =
    ### Take a tile
    One press takes it, and it may uncover another.
    { $pairs }
dragon_castle-pairs = Pairs: { $pairs }.
dragon_castle-no-pairs = No pair is to be seen; a tile that you uncover may still make one.
dragon_castle-ask-face =
    ### Which tile goes there?
    The other one comes next.
dragon_castle-ask-place =
    ### Place { $tile }
    { $count ->
        [one] On an empty cell or on a face-down tile without a shrine. A plus says what a set brings at once.
       *[other] One after the other, on empty cells or on face-down tiles without a shrine. The sets are checked once both lie.
    }
dragon_castle-ask-build =
    ### Your set is turned: build a shrine?
    You may still build on it: { $allowed }; in your pool: { $pool }. Nothing can be put on a shrine.
dragon_castle-ask-type =
    ### { $spirit }
    As which type does it count?
dragon_castle-ask-move-to =
    ### { $spirit }
    Where does the shrine go?
dragon_castle-ask-shift-to =
    ### { $spirit }
    Where does the tile go?
dragon_castle-ask-spirit =
    ### Call a Spirit
    One in a turn. It costs a face-up tile of your realm or a shrine of your pool.
    { $texts }
dragon_castle-ask-payment =
    ### { $spirit }
    { $text }
    What do you pay: a face-up tile of your realm, which leaves the game, or a shrine of your pool?
dragon_castle-confirm-take =
    ### Take { $tile } from { $cell }?
    { $twins ->
        [0] No twin of it can be seen to be available then.
        [one] One twin will be available then: { $cells }.
       *[other] Twins that will be available then: { $cells }.
    } It is final, because it may uncover another tile.
dragon_castle-confirm-summon =
    ### Summon the Dragon?
    You take a countdown token: 2 points at the end. Tokens on the track: { $left }; the last one makes this round the last.
dragon_castle-confirm-destroy =
    ### Remove { $tile } from { $cell }?
    It leaves the game and brings no points.
dragon_castle-confirm-place =
    ### Place { $tile } on { $cell }?
    It will lie on level { $level }. { $brings }
dragon_castle-brings-set = Set of { $size } ({ $type }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $shrines ->
    [one] { $shrines } shrine
   *[other] { $shrines } shrines
}.
dragon_castle-brings-later = The sets are checked once your other tile lies too.
dragon_castle-brings-nothing = It completes no set.
dragon_castle-confirm-spirit =
    ### { $spirit }, paid with { $payment }?
    { $text }
dragon_castle-ask-no-tile =
    ### Your turn
    No tile is left that you could take first.
dragon_castle-ask-finish =
    ### You hold { $tile }
    How do you finish?
dragon_castle-ask-sets =
    ### Which set is consolidated?
    Each is scored for itself.
dragon_castle-ask-effect =
    ### { $spirit }
    { $text }
dragon_castle-pair = { $mark } { $tile } with { $cells }
dragon_castle-confirm-set =
    ### Consolidate this set?
    { $brings }
dragon_castle-confirm-build =
    ### Build a shrine on { $cell }?
    It stands on level { $level }; nothing can be put on it.
dragon_castle-option-tile = { $mark }: { $tile } ({ $cell })
dragon_castle-option-seconds = { $mark }: { $tile } ({ $cell }), second tiles: { $twins }
dragon_castle-option-second = { $mark }: take { $tile } ({ $cell }) too
dragon_castle-option-place = { $mark }: { $cell }{ $level ->
    [1] {""}
   *[other] , level { $level }
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
dragon_castle-pay-shrine = Pay with a shrine of your pool
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
dragon_castle-last-turns = This round is the last.
dragon_castle-act-summon = Summon the Dragon: +2
dragon_castle-act-pair-one = Take both: { $tile } from { $cell } too
dragon_castle-act-shrine = Take a shrine with it: { $pool } to build then
dragon_castle-act-discard = Discard { $tile }: +1
dragon_castle-act-skip = Build no more
dragon_castle-act-spirit = Call a Spirit: costs a tile or a shrine
dragon_castle-act-spirit-one = Call the { $spirit }: costs a tile or a shrine
dragon_castle-ask-finish-spirit =
    ### You hold { $tile }
    { $allows }
dragon_castle-at-work = **{ $spirit }** is called: { $text }
dragon_castle-ask-first-spirit =
    ### Take a tile
    { $allows }
    One press takes it, and it may uncover another.
dragon_castle-confirm-take-spirit =
    ### Take { $tile } from { $cell }?
    { $twins ->
        [0] No second tile for it can be seen yet.
       *[other] Second tiles that you may take then: { $cells }.
    } It is final, because it may uncover another tile.
dragon_castle-only-discard =
    ### You hold { $tile }
    All that you can do with it is to discard it: there is no twin for it, and no shrine or no room.
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
dragon_castle-act-skip-end = Build no more and end the turn
dragon_castle-act-end-turn = End the turn
dragon_castle-call = Call the { $spirit }
dragon_castle-advice-own = A good castle of your own has 65 to 80 tiles on level 1 for two players, 50 to 70 for three, 40 to 55 for four, and no row of more than 6 above it. More tiles on level 1 make a shorter game.
dragon_castle-advice-cards = First games go best without cards. Then begin with these: Depths, Faith, Destruction; Steadfastness, Knowledge, Humility. That choice is ours.
dragon_castle-advice-ours = Ours are also the shapes of all castles and the realm of 4 rows and 6 columns: the rulebook shows them in pictures only.
dragon_castle-preset-no-cards = No cards
dragon_castle-preset-one-and-one = One Spirit and one Dragon at random
dragon_castle-for-beginners = For beginners. { $text }
dragon_castle-act-end = Leave it at that
dragon_castle-option-twins = { $mark }: { $tile } ({ $cell }), twins: { $twins }
dragon_castle-twins-then = Twins that will be available then: { $cells }.
dragon_castle-option-set = { $mark }: { $size } × { $type } +{ $gain }

## In words
dragon_castle-words-round =
    Round { $round }. Letters: { dragon_castle-letter-merchant } { dragon_castle-merchant }, { dragon_castle-letter-farmer } { dragon_castle-farmer }, { dragon_castle-letter-soldier } { dragon_castle-soldier }, { dragon_castle-letter-season } { dragon_castle-season }, { dragon_castle-letter-wind } { dragon_castle-wind }, { dragon_castle-letter-dragon } { dragon_castle-dragon }. After the letter its number, after / the height; * may be taken first, + is available. Columns from A, rows from 1.
dragon_castle-words-castle = Castle: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, top level { $level }. Countdown: { $laid } on the track, { $stacked } in the stack.
dragon_castle-words-realm = **{ $name }**, { $points ->
    [one] { $points } point
   *[other] { $points } points
}; pool of shrines { $pool }, countdown tokens { $tokens } (## lies face down, ^^ is a shrine):
dragon_castle-words-ingenuity = The Dragon of Ingenuity has { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}. Your rank if the game ended now: { $rank }.
dragon_castle-points-sets = sets { $points }
dragon_castle-points-discards = discards { $points }
dragon_castle-points-shrines = shrines on level { $level }: { $shrines } for { $points }
dragon_castle-points-countdown = countdown tokens: { $tokens } for { $points }
dragon_castle-points-card = { $card } { $points }
dragon_castle-points-with-cards = Played with cards: 15 fewer points for the rank, { $points }.
dragon_castle-tie-0 = Tied on points: more stacks with a face-down top decide.
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
dragon_castle-option-castle-help = The castle to take apart; the standard one goes with the number of players. Its shape is ours.
dragon_castle-option-heights = Own castle
dragon_castle-option-heights-help = Heights 0 to 3, / between rows, 116 tiles; on level 1 best 65–80 (2), 50–70 (3), 40–55 (4 players).
dragon_castle-option-spirits = Spirit cards, chosen
dragon_castle-option-spirits-help = These Spirits can be called by everybody.
dragon_castle-option-random-spirits = Spirit cards, drawn
dragon_castle-option-random-spirits-help = So many more Spirits are drawn at random.
dragon_castle-option-dragons = Dragon cards, chosen
dragon_castle-option-dragons-help = These Dragons pay points at the end.
dragon_castle-option-random-dragons = Dragon cards, drawn
dragon_castle-option-random-dragons-help = So many more Dragons are drawn at random.
dragon_castle-option-realm-rows = Rows of a realm
dragon_castle-option-realm-rows-help = How many rows each realm has. 4 is our choice, the rulebook names no size.
dragon_castle-option-realm-columns = Columns of a realm
dragon_castle-option-realm-columns-help = How many columns each realm has. 6 is our choice, the rulebook names no size.
dragon_castle-option-shrines-break-ties = Shrines break ties
dragon_castle-option-shrines-break-ties-help = A tie that face-down stacks leave goes to who has more shrines.
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
dragon_castle-spirit-beauty-text = Consolidate 4 or more adjacent faction tiles with the same number: 2 shrines, 1 point more.
dragon_castle-spirit-elegance = Elegance
dragon_castle-spirit-elegance-text = This turn a free short side is enough to take a tile; take at least one tile that has one.
dragon_castle-spirit-wind = Wind
dragon_castle-spirit-wind-text = If you like, turn one of your tiles face down; then move a built shrine to another face-down tile.
dragon_castle-spirit-deception = Deception
dragon_castle-spirit-deception-text = Your second tile is any tile next to the first, alike or not, available or not.
dragon_castle-spirit-strength = Strength
dragon_castle-spirit-strength-text = Move up to two tiles within your realm; they keep their side. Then the sets are checked.
dragon_castle-spirit-change = Change
dragon_castle-spirit-change-text = One special tile counts as another type in a set that you consolidate with it.
dragon_castle-spirit-faith = Faith
dragon_castle-spirit-faith-text = Build one more shrine than allowed on a set of this turn.
dragon_castle-spirit-depths = Depths
dragon_castle-spirit-depths-text = Your second tile is any available tile of the same type.
dragon_castle-spirit-destruction = Destruction
dragon_castle-spirit-destruction-text = Remove an available tile of any level from the castle.
dragon_castle-spirit-cunning = Cunning
dragon_castle-spirit-cunning-text = This turn you may consolidate sets of exactly three: 2 points each, shrines by type.
dragon_castle-dragon-humility = Humility
dragon_castle-dragon-humility-text = 1 point for each shrine with a higher stack next to it.
dragon_castle-dragon-righteousness = Righteousness
dragon_castle-dragon-righteousness-text = 1 point for each shrine in your best row and best column, 2 more for a full one.
dragon_castle-dragon-tranquility = Tranquility
dragon_castle-dragon-tranquility-text = 1 point for each separate group of face-down stacks.
dragon_castle-dragon-bravery = Bravery
dragon_castle-dragon-bravery-text = 1 point for each stack higher than everything around it, diagonals included.
dragon_castle-dragon-power = Power
dragon_castle-dragon-power-text = The number of one face-up tile of each faction on level 3 or higher.
dragon_castle-dragon-greatness = Greatness
dragon_castle-dragon-greatness-text = Your best face-up group of each faction against each neighbour's: 2 points if greater, 1 if equal.
dragon_castle-dragon-knowledge = Knowledge
dragon_castle-dragon-knowledge-text = 2 points for each different symbol on your face-up special tiles.
dragon_castle-dragon-harmony = Harmony
dragon_castle-dragon-harmony-text = For each axis 4 points if the heights mirror each other, 2 if the shrines do.
dragon_castle-dragon-devotion = Devotion
dragon_castle-dragon-devotion-text = 1 point for each shrine next to a face-up dragon tile.
dragon_castle-dragon-steadfastness = Steadfastness
dragon_castle-dragon-steadfastness-text = 1 point for each shrine on the edge of your realm.

## Refusals of a setup
refused-setup-greatness-alone = The Dragon of Greatness compares neighbours, so it can't be played alone. Choose another one under { $button-options }.
refused-setup-not-enough-cards = Not enough cards: { $kind ->
    [spirits] Spirits
   *[dragons] Dragons
} to be drawn: { $wanted }, left: { $left }. Draw fewer under { $button-options }.
refused-setup-castle-is-empty = Your own castle has no rows yet. Type its heights under { $button-options }, or choose another castle.
refused-setup-castle-sign = Row { $row } of your castle has a sign that is no height: { $sign }. Use 0 to 3 and / between rows.
refused-setup-castle-too-high = Row { $row } of your castle has the height { $height }; the most is { $most }. Type it again under { $button-options }.
refused-setup-castle-ragged = Row { $row } of your castle has { $cells } cells, the first one { $expected }. All rows need as many; fill up with 0.
refused-setup-castle-too-many-rows = Your castle has { $rows } rows; the most is { $most }. Type it again under { $button-options }.
refused-setup-castle-too-wide = Your castle has { $columns } columns; the most is { $most }. Type it again under { $button-options }.
refused-setup-castle-tiles = Your castle holds { $tiles } tiles and needs exactly { $needed }. Type it again under { $button-options }.

## Rules
dragon_castle-rules-1 =
    ### Take the old castle apart and build your own realm from it
    116 tiles lie in stacks: the castle. Only the top tile of a stack is seen, and only it can be taken. On your turn you do one action, place what you got in your realm, and consolidate sets of four or more.
    A top tile with a free long side is **available**: nothing as high as it stands in the west, or nothing in the east. North and south never block. White rings mark the tiles to begin with: available ones on the **top level**, the highest level that still holds a tile anywhere.
    There are six types, four tiles of each face. Merchants, farmers and soldiers are **factions** with numbers 1 to 6. Seasons, winds and dragons are **special**: their numbers only name a symbol.
dragon_castle-rules-2 =
    ### Your action
    First take an available tile of the top level. See what it uncovers, then finish in one of three ways:
    - **Pair**: take a second available tile with exactly the same face, from any level. A tile that was just freed or uncovered counts.
    - **Tile and shrine**: take a shrine from the supply into your pool.
    - **Discard**: the tile leaves the game, you get 1 point.
    Once nothing lies above level 1 you may instead **summon the Dragon**: take a countdown token, worth 2 points. With an empty castle you must.
    A pair needs room for two tiles in your realm, tile and shrine for one; a discard is always possible.
dragon_castle-rules-3 =
    ### Placing and consolidating
    Place each tile face up on an empty cell or on a face-down tile without a shrine. Tiles need not touch, and stacks may grow as high as you like.
    When all your tiles lie, every group of **four or more** face-up tiles of one type that touch by their edges is a set, whatever their numbers and levels. The whole group is turned face down; you can't leave a tile out or wait.
    A set of 4 brings 2 points, 5 bring 3, 6 bring 5, 7 bring 6, 8 bring 8, and each tile above 8 one more. A set of dragons brings 1 more.
    Right then you may build **shrines** from your pool on different tiles of that set: one on a faction set, two on a special one. Later is too late.
dragon_castle-rules-4 =
    ### The end
    Summoning takes tokens off the track. The token on the marked cell, the last one laid out, makes the round the last: everybody has had the same number of turns when it ends.
    Points: sets and discards, shrines (1 on level 1, 2 on level 2, 3 on level 3 and above), 2 for each countdown token, and the Dragon cards. Shrines left in the pool bring nothing.
    If tied, more stacks with a face-down top decide; then the victory is shared.
    ### Alone
    You play against the Dragon of Ingenuity in the castle for three. After each of your turns it summons if it can; else it takes an available tile of the top level: the type that you took, else a dragon, else a special tile, else a faction tile, the northernmost and then the westernmost. If a twin is available then, it takes that too. With cards 15 points are taken off first. Your points give a rank: Apprentice, from 40 Student, 46 Master, 50 Grand Master, 53 Dragon, 55 Silver Dragon, 57 Golden Dragon, 59 Jade Dragon, 60 Diamond Dragon.
dragon_castle-rules-5 =
    ### Spirits
    Once in your turn, at any time in it, you may call a Spirit. It costs a face-up tile of your realm, which leaves the game, or a shrine of your pool. You can't pay without using it. Sets that arise are consolidated at once. Once all your tiles lie, no payment, no turning and no move may break up or shrink a set that is ready.
    - **Beauty**: { dragon_castle-spirit-beauty-text }
    - **Elegance**: { dragon_castle-spirit-elegance-text }
    - **Wind**: { dragon_castle-spirit-wind-text } Turning is no consolidation.
    - **Deception**: { dragon_castle-spirit-deception-text }
    - **Strength**: { dragon_castle-spirit-strength-text } Tiles under a shrine stay.
    - **Change**: { dragon_castle-spirit-change-text } A tile of a ready set can't be changed.
    - **Faith**: { dragon_castle-spirit-faith-text }
    - **Depths**: { dragon_castle-spirit-depths-text }
    - **Destruction**: { dragon_castle-spirit-destruction-text } You may summon in the same turn if only level 1 is left then.
    - **Cunning**: { dragon_castle-spirit-cunning-text }
dragon_castle-rules-6 =
    ### Dragons
    They pay at the end. Heights count tiles, never shrines.
    - **Humility**: { dragon_castle-dragon-humility-text }
    - **Righteousness**: { dragon_castle-dragon-righteousness-text }
    - **Tranquility**: { dragon_castle-dragon-tranquility-text }
    - **Bravery**: { dragon_castle-dragon-bravery-text }
    - **Power**: { dragon_castle-dragon-power-text }
    - **Greatness**: { dragon_castle-dragon-greatness-text }
    - **Knowledge**: { dragon_castle-dragon-knowledge-text }
    - **Harmony**: { dragon_castle-dragon-harmony-text }
    - **Devotion**: { dragon_castle-dragon-devotion-text }
    - **Steadfastness**: { dragon_castle-dragon-steadfastness-text }

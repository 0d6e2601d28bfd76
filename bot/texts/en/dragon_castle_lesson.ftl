# Dragon Castle: the lesson, step by step, and what is said of each answer.

dragon_castle-lesson-take =
    The castle is a heap of tiles. Each turn you first take a tile from its top level that has a free long side, to the west or to the east. If a second tile with exactly the same picture is available on any level, you can take both: so look for twins.
dragon_castle-lesson-take-twin = It has a twin that you can take as well: two tiles in one turn.
dragon_castle-lesson-take-alone = Its twin isn't available, so you'd get only one tile this turn. The pairs above the buttons tell you which tiles have a twin.
dragon_castle-lesson-pair =
    You hold your first tile. Finish in one of three ways: take a twin, take a shrine with it, or discard it for one point. You already have a shrine to build, and your realm, the board that you build on, is still empty.
dragon_castle-lesson-pair-pair = Two tiles at once: your realm fills twice as fast, and twins are always of the same type.
dragon_castle-lesson-pair-shrine = You'd have one tile and a second shrine, though you can't build either yet. Keep that for turns without a twin.
dragon_castle-lesson-pair-discard = One point now, but the tile leaves the game and your realm stays empty. Four tiles of one type score more than that.
dragon_castle-lesson-place =
    Tiles go face up on empty cells of your realm. Four or more tiles of one type that touch edge to edge make a set, and sets score. Your first soldier is in the corner: where does the second one go?
dragon_castle-lesson-place-beside = They touch, so they're a group of two. Two more soldiers beside them make a set.
dragon_castle-lesson-place-apart = It touches no soldier edge to edge there, so it's alone: you'd have to begin another group.
dragon_castle-lesson-shrine =
    This soldier has no twin. You can take a shrine with it, or discard it for one point. A shrine that you build on a set scores its level at the end: 1, 2 or 3 points.
dragon_castle-lesson-shrine-shrine = The soldier joins your realm, and you have one more shrine to build on a later set.
dragon_castle-lesson-shrine-discard = One point, and the soldier is gone. In your realm it would be the third of its group, and you'd have a shrine as well.
dragon_castle-lesson-set =
    Once your tiles are placed, every group of four or more of one type is turned face down: that's a set, and it scores at once. Four tiles score 2 points, five 3, six 5. Your merchants are in two places.
dragon_castle-lesson-set-set = This one joins all your merchants: a set of four. It's face down now, so you can build a shrine on it, and later place tiles on top.
dragon_castle-lesson-set-apart = No set: your merchants stay apart. Between the two places it would make four, for +{ $best }.
dragon_castle-lesson-larger =
    Larger sets score more per tile. You have three soldiers in one group and two in another, and one soldier to place. A group of four has to be turned at once, so look first where it could grow largest.
dragon_castle-lesson-larger-large = One set of six instead of one of four: both groups were joined before they were turned.
dragon_castle-lesson-larger-small = A set of four, for +{ $gain }, and the other two soldiers are left over. Between both groups it would make six, for +{ $best }.
dragon_castle-lesson-larger-apart = No set there. Between your two groups it would make a set of six, for +{ $best }.
dragon_castle-lesson-build =
    Your set is face down, and now you can build a shrine on one of its tiles; later you can't. It scores the level it's on: 1, 2 or 3 points. Nothing can go on top of a shrine.
dragon_castle-lesson-build-high = On the second level it's worth two points instead of one.
dragon_castle-lesson-build-low = On the ground it scores +{ $gain }. One tile of the set is on the second level: there it would score +{ $best }.
dragon_castle-lesson-build-none = Shrines that you don't build score nothing, and you can't come back to this set. On the second level a shrine would score +{ $best }.
dragon_castle-lesson-level =
    You can also place tiles on top of face-down tiles, and so climb. Groups count whatever levels their tiles are on. Your other soldier is on the second level: place this one beside it, where a shrine will be worth more.
dragon_castle-lesson-level-high = They're a group of two, both on the second level. If they become a set, a shrine here scores two points.
dragon_castle-lesson-level-low = They touch, but this one is on the ground: a shrine here would score only one point. There's a face-down tile beside the other soldier.
dragon_castle-lesson-level-apart = It touches no soldier there, so it doesn't bring you closer to a set.
dragon_castle-lesson-end =
    When nothing is left above level 1, you can summon the Dragon instead of taking a tile: you get a token from the countdown track, worth 2 points. Once that track is empty, the round is played to its end, and that's the end of the game. One token is left on it, and you're ahead.
dragon_castle-lesson-end-summon = Two points, and the track is empty: after this round, whoever has the most points wins, shrines and tokens included.
dragon_castle-lesson-end-on = The game goes on: the other player can take the last token and its two points, or catch up. You're ahead, so end it now.

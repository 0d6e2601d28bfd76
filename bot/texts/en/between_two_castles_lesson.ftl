# Between Two Castles: the lesson, step by step, and what is said of each answer.

between_two_castles-lesson-draft =
    You build two castles: one with your left neighbor, one with your right neighbor. Each turn everyone secretly chooses two tiles from their hand, one for each castle. The menu tells you what a tile would score now, in either castle: choose two that score in different ones.
between_two_castles-lesson-draft-both = One for each castle, and both score at once. Now all tiles are revealed together.
between_two_castles-lesson-draft-less = These two would score little now. Look for one tile that scores in your left castle and another that scores in your right castle.
between_two_castles-lesson-place =
    A tile must share an edge with a room of the castle, and above the ground floor it needs a room below it. Each throne room wants two types on two cells and scores 2 points for each cell that has one: that of your left castle wants living rooms and corridors on its left and right, that of your right castle living and sleeping rooms on top. The rule that decides the game: in the end only the castle of yours with fewer points counts, so let both grow.
between_two_castles-lesson-place-most = The throne room gets one of the rooms it wants, and the tile itself scores as well.
between_two_castles-lesson-place-less = There it scores +{ $gain }. In the castle whose throne room wants it, on the cell that counts, it would score +{ $best }.
between_two_castles-lesson-third =
    In each castle the third room of a type earns a bonus, and the fifth a special room: at once, before anything else is placed there. Each of your tiles can be the third of its type – in different castles.
between_two_castles-lesson-third-bonus = The third of its type in that castle, so it earns a bonus, whatever else it scores.
between_two_castles-lesson-third-none = It isn't the third of its type in that castle, so there's no bonus. The other way around, both tiles would earn one.
between_two_castles-lesson-attendant =
    The bonus of living rooms is a royal attendant, who scores 1 point for each room of the castle with a certain wall hanging, rooms to come included. At most tables both partners agree on a bonus; in this lesson you decide alone.
between_two_castles-lesson-attendant-most = This castle has more of that wall hanging than of any other, and every new one counts too.
between_two_castles-lesson-attendant-less = This castle has fewer of those: +{ $gain }. Another attendant would score +{ $best }.
between_two_castles-lesson-pass =
    What you don't choose goes on to your left neighbor, in the second round to your right one; the last tile of a hand is discarded. A game has two rounds of four turns. Outdoor rooms score for rooms anywhere in the castle, downstairs rooms for those in their column.
between_two_castles-lesson-pass-both = Each scores in a different castle, and the tile you pass on is worth nothing to you.
between_two_castles-lesson-pass-less = One of them scores in neither castle, and you pass on one that would. Compare what the menu says about all three.
between_two_castles-lesson-tower =
    Special rooms come from bonuses. A fountain always scores 5, a grand foyer 1 for each room around it, a tower 1 for each room below it. Fountains and towers are open to the sky, so nothing goes on top of them. Where does your tower go?
between_two_castles-lesson-tower-most = The highest column: every room below it counts, the throne room and those below ground included.
between_two_castles-lesson-tower-less = There are fewer rooms below it there: +{ $gain }. On your highest column it scores +{ $best }.
between_two_castles-lesson-card =
    The third downstairs room takes the bonus of any other type; yours took that of utility rooms, a bonus card. Three were drawn, and you keep one for this castle. It counts what's there at the end.
between_two_castles-lesson-card-most = That's what this castle has most of, and it can still grow.
between_two_castles-lesson-card-less = It scores +{ $gain } now. Look at what this castle has many of: another card scores +{ $best }.
between_two_castles-lesson-lower =
    Remember that only the lower-scoring of your two castles counts, so look after the weaker one: that's the right one now. Sleeping rooms score 4 instead of 1 once their castle has all six other types, and your right castle lacks nothing but a utility room.
between_two_castles-lesson-lower-each = The { between_two_castles-room-kennel } is the utility room that your right castle needs, and the other tile goes to the left one.
between_two_castles-lesson-lower-swapped = Then the { between_two_castles-room-kennel } goes to your left castle, and the right one still lacks a utility room: its sleeping rooms stay at 1 point each.
between_two_castles-lesson-end =
    Your last tile, the { between_two_castles-room-brewery }, goes to your left castle. That one has fewer points now, so every point here is a point of your result. Find the place where it scores most.
between_two_castles-lesson-end-most = +{ $gain } in the castle that counts, and the game is over: each player's lower-scoring castle counts, and yours is the highest of these.
between_two_castles-lesson-end-less = There it scores +{ $gain } in the castle that counts. Elsewhere it would score +{ $best }.

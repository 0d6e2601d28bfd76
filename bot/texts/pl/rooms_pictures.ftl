### Letters of the room types in both Ludwig games: one plain capital each, unique, without marks.

rooms-letter-food = J
rooms-letter-living = M
rooms-letter-utility = G
rooms-letter-outdoor = Z
rooms-letter-sleeping = S
rooms-letter-corridor = K
rooms-letter-downstairs = P
rooms-letter-activity = R
rooms-letter-special = E

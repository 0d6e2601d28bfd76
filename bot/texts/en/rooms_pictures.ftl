### Letters of the room types in both Ludwig games: one plain capital each, unique, without marks.

rooms-letter-food = F
rooms-letter-living = L
rooms-letter-utility = U
rooms-letter-outdoor = O
rooms-letter-sleeping = S
rooms-letter-corridor = C
rooms-letter-downstairs = D
rooms-letter-activity = A
rooms-letter-special = P

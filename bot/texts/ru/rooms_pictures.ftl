### Letters of the room types in both Ludwig games: one plain capital each, unique, without marks.
### Two types begin alike here: the letter of «подвальные» is the first in which they differ.

rooms-letter-food = Т
rooms-letter-living = Г
rooms-letter-utility = П
rooms-letter-outdoor = Н
rooms-letter-sleeping = С
rooms-letter-corridor = К
rooms-letter-downstairs = В
rooms-letter-activity = Р
rooms-letter-special = О

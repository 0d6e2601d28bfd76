### Letters of the room types in both Ludwig games: one plain capital each, unique, without marks.

rooms-letter-food = Т
rooms-letter-living = Г
rooms-letter-utility = П
rooms-letter-outdoor = Н
rooms-letter-sleeping = С
rooms-letter-corridor = К
rooms-letter-downstairs = Д
rooms-letter-activity = Р
rooms-letter-special = О

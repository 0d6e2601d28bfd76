### Words on the pictures, whatever the game. Only characters of the font.

pic-last = Last
pic-round = Round { $round }/{ $rounds }
pic-emblem-triangle = Triangle
pic-emblem-circle = Circle
pic-emblem-square = Square
pic-emblem-diamond = Diamond
pic-emblem-star = Star
pic-emblem-pentagon = Pentagon
pic-emblem-plus = Plus

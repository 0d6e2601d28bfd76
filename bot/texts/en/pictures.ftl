### Words on the pictures, whatever the game. Only characters of the font.

pic-last = Last
pic-round = Round { $round }/{ $rounds }

### Słowa na obrazkach, wspólne dla wszystkich gier. Tylko znaki kroju pisma.

pic-last = Ostatnio
pic-round = Runda { $round }/{ $rounds }
pic-emblem-triangle = Trójkąt
pic-emblem-circle = Koło
pic-emblem-square = Kwadrat
pic-emblem-diamond = Romb
pic-emblem-star = Gwiazda
pic-emblem-pentagon = Pięciokąt
pic-emblem-plus = Plus

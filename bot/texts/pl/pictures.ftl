### Słowa na obrazkach, wspólne dla wszystkich gier. Tylko znaki kroju pisma.

pic-last = Ostatnio
pic-round = Runda { $round }/{ $rounds }

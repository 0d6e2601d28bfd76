# Poczekalnia: oznaczanie graczy.

ping-players = Oznacz graczy
players-are-pinged = Oznaczono: { $role }.

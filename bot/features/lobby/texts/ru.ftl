# Лобби: позвать игроков.

ping-players = Позвать игроков
players-are-pinged = Упоминаю: { $role }.

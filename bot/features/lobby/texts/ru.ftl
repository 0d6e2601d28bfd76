# Лобби: позвать игроков.

call-players = Позвать игроков
players-are-called = Роль { $role } позвана.

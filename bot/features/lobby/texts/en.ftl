# The lobby: calling players.

call-players = Call players
players-are-called = I've called { $role }.

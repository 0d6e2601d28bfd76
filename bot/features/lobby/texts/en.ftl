# The lobby: pinging players.

ping-players = Ping players
players-are-pinged = I've pinged { $role }.

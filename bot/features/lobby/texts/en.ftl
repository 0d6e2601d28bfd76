# The lobby: calling players.

call-players = Ping players
players-are-called = I've pinged { $role }.
refused-no-role-to-call = This server has no role to ping for players. A server manager can choose one with `/server settings`.
refused-called-lately = Players were pinged a short while ago. You can ping them again { $when }.

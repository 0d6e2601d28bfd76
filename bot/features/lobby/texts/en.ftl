# The lobby: calling players.

ping-players = Ping players
players-are-pinged = I've pinged { $role }.
refused-no-role-to-ping = This server has no role to ping for players. A server manager can choose one with `/server settings`.
refused-pinged-lately = Players were pinged a short while ago. You can ping them again { $when }.

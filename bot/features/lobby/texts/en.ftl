# The lobby: calling players.

call-players = Call players
players-are-called = I've called { $role }.
refused-no-role-to-call = This server has no role to call for players. Somebody who can manage it chooses one with `/server settings`.
refused-called-lately = Players were called a short while ago. You can call them again { $when }.

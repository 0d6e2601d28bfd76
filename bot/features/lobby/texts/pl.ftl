# Poczekalnia: wołanie graczy.

ping-players = Oznacz graczy
players-are-pinged = Oznaczono: { $role }.
refused-no-role-to-ping = Na tym serwerze nie ma roli do oznaczania. Wybiera ją osoba, która zarządza serwerem: `/serwer ustawienia`.
refused-pinged-lately = Graczy oznaczono niedawno. Znów można { $when }.

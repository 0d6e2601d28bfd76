# Poczekalnia: wołanie graczy.

call-players = Oznacz graczy
players-are-called = Oznaczono: { $role }.
refused-no-role-to-call = Na tym serwerze nie ma roli do oznaczania. Wybiera ją osoba, która zarządza serwerem: `/serwer ustawienia`.
refused-called-lately = Graczy oznaczono niedawno. Znów można { $when }.

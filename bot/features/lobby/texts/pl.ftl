# Poczekalnia: wołanie graczy.

call-players = Zawołaj graczy
players-are-called = Rola { $role } zawołana.
refused-no-role-to-call = Na tym serwerze nie ma roli, którą można zawołać. Wybiera ją osoba, która zarządza serwerem: `/serwer ustawienia`.
refused-called-lately = Graczy wołano niedawno. Znów można { $when }.

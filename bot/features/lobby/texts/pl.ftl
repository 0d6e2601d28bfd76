# Poczekalnia: wołanie graczy.

call-players = Zawołaj graczy
players-are-called = Rola { $role } zawołana.

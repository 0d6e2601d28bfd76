# Gracze komputerowi jako towarzystwo: ich poziomy.

seat-level = { $name } (komputer, poziom { $level })
levels = Poziomy
levels-title = Jak silni są gracze komputerowi
levels-help = Na łatwym poziomie komputer popełnia błędy, które możesz wykorzystać. Na mocnym namyśla się przed każdym ruchem, ale widzi tylko tyle, ile widać z jego miejsca.
level-of = { $name }: { $level }
level-easy = łatwy
level-fair = średni
level-strong = mocny

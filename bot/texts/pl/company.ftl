# Gracze komputerowi jako towarzystwo: ich poziomy, podpowiedzi.

seat-level = { $name } (komputer, poziom { $level })
levels = Poziomy
levels-title = Jak silni są gracze komputerowi
levels-help = Na łatwym poziomie komputer popełnia błędy, które możesz wykorzystać. Na mocnym namyśla się przed każdym ruchem, ale widzi tylko tyle, ile widać z jego miejsca.
level-of = { $name }: { $level }
level-easy = łatwy
level-fair = średni
level-strong = mocny

hint = Podpowiedź
hints-on = Podpowiedzi: tak
hints-off = Podpowiedzi: nie
lobby-no-hints = Przy tym stole gra się bez podpowiedzi.
hint-this = Tak zagrałby mocny gracz komputerowy.
hint-brings = Tak zagrałby mocny gracz komputerowy: { $gain } od razu.
hint-ahead = { $points ->
    [one] Wygląda na około { $points } punkt lepsze od następnego wyboru.
    [few] Wygląda na około { $points } punkty lepsze od następnego wyboru.
   *[many] Wygląda na około { $points } punktów lepsze od następnego wyboru.
}
hint-close = Inny wybór wygląda prawie tak samo dobrze.
refused-no-hints = Przy tym stole nie ma podpowiedzi: tak ustalono przed grą.

# Gracze komputerowi jako towarzystwo: ich poziomy, podpowiedzi, trener.

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
hint-brings = Tak zagrałby mocny gracz komputerowy: { $facts }.
hint-now = { $gain } od razu
hint-ahead = { $points ->
    [one] Wygląda na lepsze od następnego wyboru o mniej więcej { $points } punkt.
    [few] Wygląda na lepsze od następnego wyboru o mniej więcej { $points } punkty.
   *[many] Wygląda na lepsze od następnego wyboru o mniej więcej { $points } punktów.
}
hint-close = Inny wybór wygląda prawie tak samo dobrze.
refused-no-hints = Przy tym stole nie ma podpowiedzi: tak ustalono przed grą.

coach = Trener
coach-title = Analiza twojej gry
coach-begins = Przeglądam twoje decyzje.
coach-progress = Przeglądam twoje decyzje: { $done } z { $count }.
coach-moment = Decyzja { $number } z { $count }: { $cost }
coach-cost = { $points ->
    [one] strata to mniej więcej { $points } punkt.
    [few] strata to mniej więcej { $points } punkty.
   *[many] strata to mniej więcej { $points } punktów.
}
coach-chosen = **Twój wybór:** { $what }
coach-better = **Lepiej:** { $what }
coach-facts = Co to daje: { $facts }.
coach-finest = **Twoja najlepsza decyzja** ({ $number } z { $count }): { $what }
coach-ahead = { $points ->
    [one] Wygląda na lepszą od każdej innej o mniej więcej { $points } punkt.
    [few] Wygląda na lepszą od każdej innej o mniej więcej { $points } punkty.
   *[many] Wygląda na lepszą od każdej innej o mniej więcej { $points } punktów.
}
coach-nothing = { $count ->
    [one] Decyzje, w których był wybór: { $count }. Nie kosztuje cię ani punktu.
    [few] Decyzje, w których był wybór: { $count }. Żadna nie kosztuje cię ani punktu.
   *[many] Decyzje, w których był wybór: { $count }. Żadna nie kosztuje cię ani punktu.
}
coach-estimate = Tak ocenia mocny gracz komputerowy na podstawie tego, co było wtedy widać z twojego miejsca.
coach-page = Błąd { $number }
coach-page-finest = Najlepsza
coach-failed = Nie udaje się przejrzeć tej gry. Naciśnij przycisk jeszcze raz za chwilę.
refused-coach-too-early = Trener przegląda zakończone gry. Wróć po końcu tej.
refused-no-coach = Do tej gry nie ma jeszcze trenera: brakuje jej mocnego gracza komputerowego.

# Podpowiedzi w trakcie gry i trener po niej.

hint-this = Tak zagrałby mocny gracz komputerowy.
hint-brings = Tak zagrałby mocny gracz komputerowy: { $facts }.
hint-now = { $gain } od razu
hint-ahead = { $points ->
    [one] Wygląda na lepsze od drugiego w kolejności ruchu o mniej więcej { $points } punkt.
    [few] Wygląda na lepsze od drugiego w kolejności ruchu o mniej więcej { $points } punkty.
    [many] Wygląda na lepsze od drugiego w kolejności ruchu o mniej więcej { $points } punktów.
   *[other] Wygląda na lepsze od drugiego w kolejności ruchu o mniej więcej { $points } punktu.
}
hint-close = Inny ruch wygląda prawie tak samo dobrze.
refused-no-hints = Przy tym stole nie ma podpowiedzi: tak ustalono przed grą.

coach = Trener
coach-title = Analiza twojej gry
coach-begins = Przeglądam twoje decyzje.
coach-progress = Przeglądam twoje decyzje: { $done } z { $count }.
coach-moment = Decyzja { $number } z { $count }: { $cost }
coach-cost = { $points ->
    [one] strata to mniej więcej { $points } punkt.
    [few] strata to mniej więcej { $points } punkty.
    [many] strata to mniej więcej { $points } punktów.
   *[other] strata to mniej więcej { $points } punktu.
}
coach-chosen = **Twój wybór:** { $what }
coach-better = **Lepiej:** { $what }
coach-facts = Co to daje: { $facts }.
coach-finest = **Twoja najlepsza decyzja** ({ $number } z { $count }): { $what }
coach-ahead = { $points ->
    [one] Wygląda na lepszą od każdej innej o mniej więcej { $points } punkt.
    [few] Wygląda na lepszą od każdej innej o mniej więcej { $points } punkty.
    [many] Wygląda na lepszą od każdej innej o mniej więcej { $points } punktów.
   *[other] Wygląda na lepszą od każdej innej o mniej więcej { $points } punktu.
}
coach-nothing = Decyzje, w których był wybór: { $count }. Żaden punkt nie został stracony.
coach-estimate = Tak ocenia mocny gracz komputerowy na podstawie tego, co było wtedy widać z twojego miejsca.
coach-page = Moment { $number }
coach-page-finest = Najlepsza
coach-failed = Nie udaje się przejrzeć tej gry. Naciśnij przycisk jeszcze raz za chwilę.
refused-coach-too-early = Trener przegląda zakończone gry. Wróć po końcu tej.
refused-no-coach = Do tej gry nie ma jeszcze trenera: brakuje jej mocnego gracza komputerowego.

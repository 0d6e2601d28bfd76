# Podpowiedzi w trakcie gry i trener po niej.

hint-estimate = Tak zagrałby mocny gracz komputerowy. Nie rozstrzyga tu jeden powód: ocena porównuje, ile punktów każdy ruch prawdopodobnie da do końca gry.
hint-brings = Tak zagrałby mocny gracz komputerowy: { $facts }.
hint-other = „{ $name }”
hint-next-best = drugi najlepszy ruch
hint-ahead = { $points ->
    [one] Wygląda na lepsze o mniej więcej { $points } punkt niż { $other }.
    [few] Wygląda na lepsze o mniej więcej { $points } punkty niż { $other }.
    [many] Wygląda na lepsze o mniej więcej { $points } punktów niż { $other }.
   *[other] Wygląda na lepsze o mniej więcej { $points } punktu niż { $other }.
}
hint-ahead-because = { $points ->
    [one] Wygląda na lepsze o mniej więcej { $points } punkt niż { $other } ({ $facts }).
    [few] Wygląda na lepsze o mniej więcej { $points } punkty niż { $other } ({ $facts }).
    [many] Wygląda na lepsze o mniej więcej { $points } punktów niż { $other } ({ $facts }).
   *[other] Wygląda na lepsze o mniej więcej { $points } punktu niż { $other } ({ $facts }).
}
hint-close = Prawie tak samo dobre: { $other }.
refused-no-hints = Przy tym stole nie ma podpowiedzi: tak ustalono przed grą.

coach = Trener
coach-title = Analiza twojej gry
coach-begins = Przeglądam twoje decyzje.
coach-progress = Przeglądam twoje decyzje: { $done } z { $count }.
coach-when = **{ $when }** (decyzja { $number } z { $count })
coach-cost = { $points ->
    [one] strata to mniej więcej { $points } punkt.
    [few] strata to mniej więcej { $points } punkty.
    [many] strata to mniej więcej { $points } punktów.
   *[other] strata to mniej więcej { $points } punktu.
}
coach-finest = **Twoja najlepsza decyzja**
coach-ahead = { $points ->
    [one] Wygląda na lepszą od każdej innej o mniej więcej { $points } punkt.
    [few] Wygląda na lepszą od każdej innej o mniej więcej { $points } punkty.
    [many] Wygląda na lepszą od każdej innej o mniej więcej { $points } punktów.
   *[other] Wygląda na lepszą od każdej innej o mniej więcej { $points } punktu.
}
coach-nothing = { $count ->
    [0] W tej grze nie ma twoich własnych decyzji, które da się z czymś porównać.
   *[other] Decyzje, w których był wybór: { $count }. Nic nie rzuciło się w oczy: dobra gra.
}
coach-estimate = Tak ocenia mocny gracz komputerowy na podstawie tego, co było wtedy widać z twojego miejsca.
coach-accuracy = Dokładność w tej partii: **{ $accuracy }** na 100.
coach-hinted = Decyzje według podpowiedzi: { $count }. Ani za nie nie chwalę, ani nie ganię.
coach-page = Moment { $number }
coach-page-finest = Najlepsza
coach-failed = Nie udaje się przejrzeć tej gry. Naciśnij przycisk jeszcze raz za chwilę.
refused-coach-too-early = Trener przegląda zakończone gry. Wróć po końcu tej.
refused-coach-other-rules = Ta gra zaczęła się według starszych zasad, których już nie mam, więc nie mogę przejrzeć jej decyzji. Dziennik i eksport nadal są dostępne.
refused-no-coach = Do tej gry nie ma jeszcze trenera: brakuje jej mocnego gracza komputerowego.

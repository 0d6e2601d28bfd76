# Lekcje: pierwsza gra krok po kroku, i kto siada do gry pierwszy raz.

cmd-learn = lekcja
cmd-learn-help = Naucz się gry w dziesięć minut: pierwsza gra krok po kroku, tylko dla ciebie

learn-title =
    ## Pierwsza gra w dziesięć minut
    Każda lekcja to mała gra z prawdziwymi decyzjami. Widzisz ją tylko ty i możesz przerwać w każdej chwili: pamiętam, gdzie jesteś.
learn-new = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
}
learn-reached = krok { $step } z { $steps }
learn-done = ukończona
learn-step = ## { $game } · krok { $step } z { $steps }
learn-right = Dobrze.
learn-wrong = Nie całkiem.
learn-points = Twoje punkty: { $before } → { $after } ({ $gain }).
learn-points-same = Twoje punkty się nie zmieniają: { $points }.
learn-points-together = Punkty obu twoich zamków razem: { $before } → { $after } ({ $gain }).
learn-points-together-same = Punkty obu twoich zamków razem się nie zmieniają: { $points }.
learn-counts = Na końcu liczy się twój zamek z mniejszą liczbą punktów: teraz { $points }.
learn-later = -# Kilka tur później: runda { $round }. Wszystko twoje leży tam, gdzie leżało.
learn-another = -# Inna partia, runda { $round }.
learn-goes-on = Też dobrze. Dalej ta partia toczy się tak: { $what }.
learn-retry = Jeszcze raz
learn-show = Pokaż odpowiedź
learn-shown = *Oto dobra odpowiedź. Naciśnij ją, aby przejść dalej.*
learn-again = Zacznij od nowa
learn-finished =
    ### Umiesz już grać: { $game }
    Wszystkie szczegóły są w `/zasady`. Reszty najlepiej uczy sama gra.
learn-open = Otwórz stół
learn-against = Przeciwnik: { $name } ({ $level })
learn-against-computer = Przeciwnik: { $name }
learn-none = Do gry { $game } nie ma jeszcze lekcji. Zasady strona po stronie, z obrazkami: `/zasady`.
refused-lesson-of-others = To lekcja kogoś innego. Swoją otworzysz przez `/lekcja`.

first-time = **{ $game } – pierwszy raz?** Naucz się w dziesięć minut, zanim zbiorą się inni: mała gra tylko dla ciebie.
first-time-learn = Naucz się w dziesięć minut
first-time-hints = Podczas gry **{ hint }** w twoim panelu pokaże, jak zagrałby mocny gracz komputerowy.
first-time-own-hints = Przy tym stole nie ma podpowiedzi. Możesz je włączyć: **{ $button-terms }**.
first-time-ask-hints = Przy tym stole nie ma podpowiedzi. Gospodarz może je włączyć: **{ $button-terms }**.

# Zadania: własne błędy gracza, dopóki nie zostaną rozwiązane.

cmd-puzzle = zadanie
cmd-puzzle-help = Chwila z twojej gry: znajdź coś lepszego niż twój ruch

puzzle-title = Zadanie · { $game }
puzzle-ask-own = W grze wybierasz: { $what }. Znajdź coś lepszego.
puzzle-ask-shared = W jednej z gier na tym serwerze wybrano: { $what }. Znajdź coś lepszego.
puzzle-ask-prepared = Komputer wybrał: { $what }. Znajdź coś lepszego.
puzzle-begins = Szukam zadań w twoich grach.
puzzle-progress = Szukam zadań w twojej grze: decyzja { $done } z { $count }.
puzzle-failed = Nie udało się przejrzeć twoich gier. Spróbuj `/zadanie` za jakiś czas.
puzzle-none = Nie ma już zadań: wszystkie rozwiązane. Nowe pojawią się po następnej zakończonej grze.
puzzle-later = Teraz nie ma zadań. Następne wróci { $when }; nowe pojawią się po następnej zakończonej grze.
puzzle-solved = **Rozwiązane.**
puzzle-missed = **Jeszcze nie:** jest coś wyraźnie lepszego.
puzzle-same = **To wybór z gry.** Jest coś lepszego.
puzzle-yours = **Twoja odpowiedź:** { $what }
puzzle-played = **W grze:** { $what }
puzzle-picture-played = W grze: { $what }
puzzle-close = Inna odpowiedź wydaje się równie dobra.
puzzle-behind = { $points ->
    [one] Według oceny najlepsza odpowiedź daje mniej więcej { $points } punkt więcej.
    [few] Według oceny najlepsza odpowiedź daje mniej więcej { $points } punkty więcej.
    [many] Według oceny najlepsza odpowiedź daje mniej więcej { $points } punktów więcej.
   *[other] Według oceny najlepsza odpowiedź daje mniej więcej { $points } punktu więcej.
}
puzzle-back = To zadanie wróci { $when }.
puzzle-other-task = To osobna czynność, którą można zrobić wcześniej lub później. Zadanie dotyczy tej drugiej.
puzzle-again = Jeszcze raz
puzzle-show = Pokaż odpowiedź
puzzle-next = Następne zadanie
refused-puzzle-gone = Tego zadania już nie ma. Inne pokaże `/zadanie`.

week-title = Zadanie tygodnia · { $game }
week-answer = Rozwiązanie zadania tygodnia · { $game }
week-answer-when = Rozwiązanie w poniedziałek. Próbować może każdy; swoją odpowiedź widzisz tylko ty.
week-solve = Rozwiąż
week-try = Spróbuj
week-somebody = Gracz
week-solved = { $count ->
    [one] Rozwiązała { $count } osoba: { $names }
    [few] Rozwiązały { $count } osoby: { $names }
   *[many] Rozwiązało { $count } osób: { $names }
}
week-unsolved = Tym razem nikt go nie rozwiązał.
server-weekly = Zadanie tygodnia
server-weekly-help = **{ server-weekly }**: w piątek pozycja z partii tego serwera, na kanale zamku dnia, jeśli wszyscy jej gracze udostępniają zadania w `/ja ustawienia`; rozwiązanie w poniedziałek.

me-puzzles = Wspólne zadania
me-puzzles-help = **{ me-puzzles }**: chwile z twoich zakończonych gier mogą stać się zadaniami dla innych na tym serwerze, bez nazw i tylko za zgodą wszystkich graczy danej gry.
me-accuracy = Dokładność
me-accuracy-help = **{ me-accuracy }**: `/ja statystyki` pokazuje od 0 do 100, jak bliskie są twoje decyzje decyzjom mocnego komputera.
page-accuracy = Dokładność: { $accuracy } na 100 · gier: { $count }

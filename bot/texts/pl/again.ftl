# Gdzie się skończyło i jeszcze raz: od twojego ruchu, śledzenie stołu, rewanże, nazwane tasowania.

since-your-turn = Od twojego ostatniego ruchu
since-the-start = Dotychczas
since-more = { $count ->
    [one] … i jeszcze { $count } wydarzenie wcześniej. Nowe u: { $names }
    [few] … i jeszcze { $count } wydarzenia wcześniej. Nowe u: { $names }
   *[many] … i jeszcze { $count } wydarzeń wcześniej. Nowe u: { $names }
}
since-pictures = Pokaż na obrazkach
since-page = Od twojego ostatniego ruchu: { $page } z { $pages }
since-before = Wcześniej
since-after = Później
since-back = Do mojego ruchu
refused-no-pictures-then = Nie ma obrazków z tego czasu. Obecny stan widać na ostatnim obrazku stołu.

follow = Śledź
follow-end = Na końcu gry
follow-rounds = Co rundę
follow-stop = Przestań śledzić
follows-stop = Możesz śledzić stół { $table }, nie grając: wspomnę o tobie, gdy gra się skończy, albo też na początku każdej rundy.
follows-end = Śledzisz stół { $table }: wspomnę o tobie, gdy gra się skończy.
follows-rounds = Śledzisz stół { $table }: wspomnę o tobie na początku każdej rundy i na końcu gry.
for-followers = Dla śledzących: { $who }
refused-follow-own = Grasz przy tym stole, więc i tak cię zawołam, gdy przyjdzie twoja kolej.
refused-follow-private = Stołu w prywatnym wątku nie można śledzić: wzmianka dodawałaby do niego ludzi. Zaglądaj tu, kiedy chcesz.

rematch = Rewanż
rematch-opened = Masz miejsce: rewanż jest przy stole { $table }, z tą samą grą, wariantami i warunkami. Pozostałym też wystarczy nacisnąć **{ rematch }**.
lobby-rematch = Rewanż stołu { $table }. Do { $until } miejsca czekają na tych, którzy grali.
rematch-order = Z ludzi pierwszy siada ten, kto był ostatni.
rematch-neighbours = Z ludzi pierwszy siada ten, kto był ostatni, a sąsiedzi są inni, gdzie tylko się da.
refused-rematch-too-early = Ta gra jeszcze trwa: rewanż będzie po niej.
refused-rematch-of-others = Rewanż jest dla tych, którzy grali przy tym stole. Własny stół otworzysz przez `/stół nowy`.
refused-rematch-played = Rewanż już się zaczął: to stół { $table }.
refused-kept-for-rematch = Te miejsca czekają na tych, którzy spotykają się na rewanż. Dla wszystkich będą wolne { $until }.

same-shuffle = To samo tasowanie
shuffle-opened = Stół { $table } jest otwarty i rozda tę samą grę jeszcze raz: zajmijcie tyle miejsc, ile było. Tasowanie jest znane, więc gra nie liczy się do rankingu.
name-shuffle = Nazwij tasowanie
shuffle-name = Nazwa tasowania
name-shuffle-help = Ta sama nazwa, warianty i liczba miejsc rozdają wszędzie tę samą grę.
lobby-shuffle = Rozdanie według nazwy **{ $name }**: ta sama nazwa, warianty i liczba miejsc rozdają wszędzie tę samą grę. Nie liczy się do rankingu.
dealt-from-name = Rozdanie według nazwy `{ $name }`
fair-named = Ta gra jest rozdana według nazwy `{ $name }`. Ta sama nazwa, warianty i liczba miejsc rozdają wszędzie tę samą grę, więc każdy może to sprawdzić.
refused-shuffle-secret = Tasowanie tej gry jest jeszcze tajne: ktoś może tu grać dalej.
refused-rated-shuffle = Ten stół liczy się do rankingu, więc tasowanie musi być nowe i nikomu nieznane.

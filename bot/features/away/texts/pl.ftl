# Nieobecność: `/me away`.

cmd-away = nieobecność
cmd-away-help = Powiedz, że cię przez jakiś czas nie będzie: ktoś cię zastąpi albo stoły poczekają
cmd-arg-until = do
cmd-arg-until-help = Data, na przykład 24 grudnia, albo liczba dni; 0, jeśli już wracasz
cmd-arg-how = jak
cmd-arg-how-help = Co z twoimi stołami w tym czasie; bez wyboru zastąpi cię komputer

refused-away-unclear = Nie rozumiem tej daty. Podaj dzień w ciągu najbliższych trzech miesięcy, na przykład 24 grudnia, albo liczbę dni. 0 znaczy, że już wracasz.

away-stand-in = Zastępuje mnie komputer
away-pause = Moje stoły na mnie czekają
away-until = { $count ->
    [0] Wracam do gry
    [one] Do { $date }, jeden dzień
    [few] Do { $date }, { $count } dni
    [many] Do { $date }, { $count } dni
   *[other] Do { $date }, { $count } dnia
}
away-stood-in = { $count ->
    [0] Do zobaczenia. Nie będzie cię do { $until }; jeśli w tym czasie zacznie się gra, zastąpi cię komputer.
    [one] Do zobaczenia. Nie będzie cię do { $until }. Komputer zastępuje cię przy jednym stole; możesz wrócić w każdej chwili.
    [few] Do zobaczenia. Nie będzie cię do { $until }. Komputer zastępuje cię przy { $count } stołach; możesz wrócić w każdej chwili.
   *[many] Do zobaczenia. Nie będzie cię do { $until }. Komputer zastępuje cię przy { $count } stołach; możesz wrócić w każdej chwili.
}
away-paused = Do zobaczenia. Nie będzie cię do { $until }: wcześniej ci nie przypomnę i ten czas się nie liczy.
back-at-tables = { $count ->
    [0] Witaj z powrotem.
    [one] Witaj z powrotem: przy jednym stole znów grasz ty.
    [few] Witaj z powrotem: przy { $count } stołach znów grasz ty.
   *[many] Witaj z powrotem: przy { $count } stołach znów grasz ty.
}

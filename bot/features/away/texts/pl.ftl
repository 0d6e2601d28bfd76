# Nieobecność: `/me away`.

cmd-away = nieobecność
cmd-away-help = Powiedz, że cię przez jakiś czas nie będzie: ktoś cię zastąpi albo stoły poczekają
cmd-arg-until = do
cmd-arg-until-help = Data, na przykład 24.12. albo 2026-12-24, albo liczba dni; 0, jeśli już wracasz
cmd-arg-how = jak
cmd-arg-how-help = Co z twoimi stołami w tym czasie; bez wyboru zastąpi cię komputer

refused-away-unclear = Nie wiem, kiedy to jest. Podaj dzień w ciągu najbliższych trzech miesięcy: datę, na przykład 24.12. albo 2026-12-24, albo liczbę dni. 0 znaczy, że już wracasz.

away-stand-in = Zastępuje mnie komputer
away-pause = Moje stoły na mnie czekają
away-until = { $count ->
    [0] Wracam do gry
    [one] Do { $date }, jeden dzień
    [few] Do { $date }, { $count } dni
   *[many] Do { $date }, { $count } dni
}
away-stood-in = { $count ->
    [0] Dobrego czasu. Nie będzie cię do { $until }; jeśli w tym czasie zacznie się gra, zastąpi cię komputer.
    [one] Dobrego czasu. Nie będzie cię do { $until }. Komputer zastępuje cię przy jednym stole; możesz wrócić w każdej chwili.
    [few] Dobrego czasu. Nie będzie cię do { $until }. Komputer zastępuje cię przy { $count } stołach; możesz wrócić w każdej chwili.
   *[many] Dobrego czasu. Nie będzie cię do { $until }. Komputer zastępuje cię przy { $count } stołach; możesz wrócić w każdej chwili.
}
away-paused = Dobrego czasu. Nie będzie cię do { $until }: wcześniej nikt ci nie przypomni i ten czas się nie liczy.
back-at-tables = { $count ->
    [0] Witaj z powrotem.
    [one] Witaj z powrotem: przy jednym stole znów decydujesz ty.
    [few] Witaj z powrotem: przy { $count } stołach znów decydujesz ty.
   *[many] Witaj z powrotem: przy { $count } stołach znów decydujesz ty.
}

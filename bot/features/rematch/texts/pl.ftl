# Rewanże i to samo tasowanie jeszcze raz.

rematch = Rewanż
rematch-opened = Masz miejsce: rewanż jest przy stole { $table }, z tą samą grą, wariantami i ustawieniami. Pozostałym też wystarczy nacisnąć **{ rematch }**.

same-shuffle = To samo tasowanie
shuffle-opened = Stół { $table } jest otwarty i rozda tę samą grę jeszcze raz: zajmijcie tyle miejsc, ile było. Tasowanie jest znane, więc gra jest nierankingowa.
refused-rematch-too-early = Ta gra jeszcze trwa: rewanż będzie po niej.
refused-rematch-of-others = Rewanż jest dla tych, którzy grali przy tym stole. Własny stół otworzysz przez `/stół nowy`.
refused-rematch-played = Rewanż już się zaczął: to stół { $table }.
refused-shuffle-secret = Tasowanie tej gry jest jeszcze tajne: ktoś może tu grać dalej.
rematch-begins = Rewanż się zaczyna: stół { $table }.
rematch-told = **{ $name }** chce rewanżu: gotowych { $count } z { $people }. Zacznie się, gdy wszyscy nacisną **{ rematch }**.

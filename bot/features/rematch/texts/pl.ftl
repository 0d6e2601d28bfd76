# Rewanże i to samo tasowanie jeszcze raz.

rematch = Rewanż
rematch-opened = Masz miejsce: rewanż jest przy stole { $table }, z tą samą grą, wariantami i warunkami. Pozostałym też wystarczy nacisnąć **{ rematch }**.

same-shuffle = To samo tasowanie
shuffle-opened = Stół { $table } jest otwarty i rozda tę samą grę jeszcze raz: zajmijcie tyle miejsc, ile było. Tasowanie jest znane, więc gra nie liczy się do rankingu.

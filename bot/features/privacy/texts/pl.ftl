# Co o tobie przechowuję i jak to zapomnieć.

cmd-data = dane
cmd-data-help = Wszystko, co o tobie przechowuję, jako plik
cmd-forget = zapomnij-mnie
cmd-forget-help = Usuń wszystko, co o tobie przechowuję (najpierw zapytam)

data-exported = Oto wszystko, co o tobie przechowuję. Tę wiadomość widzisz tylko ty; nie ma w niej tajemnic innych graczy.
ask-forget = { $count ->
    [0] Usunąć wszystko, co o tobie przechowuję? Znikną ustawienia, rankingi, postępy lekcji, gry zamku dnia, gry z powtórek, zadania, podpowiedzi, zaproszenia i śledzone stoły, w wynikach i turniejach nie będzie twojej nazwy, a w zakończonych grach twoje miejsce będzie się nazywać { guest }. Nie da się tego cofnąć.
    [one] Usunąć wszystko, co o tobie przechowuję? Znikną ustawienia, rankingi, postępy lekcji, gry zamku dnia, gry z powtórek, zadania, podpowiedzi, zaproszenia i śledzone stoły, a w wynikach i turniejach nie będzie twojej nazwy. Odejdziesz od { $count } otwartego stołu (trwającą grę przejmie komputer), a w zakończonych grach twoje miejsce będzie się nazywać { guest }. Nie da się tego cofnąć.
    [few] Usunąć wszystko, co o tobie przechowuję? Znikną ustawienia, rankingi, postępy lekcji, gry zamku dnia, gry z powtórek, zadania, podpowiedzi, zaproszenia i śledzone stoły, a w wynikach i turniejach nie będzie twojej nazwy. Odejdziesz od { $count } otwartych stołów (trwające gry przejmie komputer), a w zakończonych grach twoje miejsce będzie się nazywać { guest }. Nie da się tego cofnąć.
   *[many] Usunąć wszystko, co o tobie przechowuję? Znikną ustawienia, rankingi, postępy lekcji, gry zamku dnia, gry z powtórek, zadania, podpowiedzi, zaproszenia i śledzone stoły, a w wynikach i turniejach nie będzie twojej nazwy. Odejdziesz od { $count } otwartych stołów (trwające gry przejmie komputer), a w zakończonych grach twoje miejsce będzie się nazywać { guest }. Nie da się tego cofnąć.
}
forget-me = Usuń moje dane
forgotten = Gotowe: nic już o tobie nie przechowuję. Moje wiadomości na serwerach zostaną, dopóki ktoś ich nie usunie. Wracaj, kiedy zechcesz.

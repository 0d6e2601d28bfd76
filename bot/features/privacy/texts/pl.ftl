# Co o tobie przechowuję i jak to zapomnieć.

cmd-data = dane
cmd-data-help = Wszystko, co o tobie przechowuję, jako plik
cmd-forget = zapomnij
cmd-forget-help = Usuń wszystko o sobie; najpierw zapytam

data-exported = Oto wszystko, co o tobie przechowuję. Tę wiadomość widzisz tylko ty; nie ma w niej tajemnic innych graczy.
ask-forget = { $count ->
    [0] Zapomnieć cię? Twoje ustawienia znikną, a w zakończonych grach twoje miejsce będzie się nazywać Guest. Nie da się tego cofnąć.
    [one] Zapomnieć cię? Odejdziesz od { $count } otwartego stołu (trwającą grę przejmie komputer), twoje ustawienia znikną, a w zakończonych grach twoje miejsce będzie się nazywać Guest. Nie da się tego cofnąć.
    [few] Zapomnieć cię? Odejdziesz od { $count } otwartych stołów (trwające gry przejmą komputery), twoje ustawienia znikną, a w zakończonych grach twoje miejsce będzie się nazywać Guest. Nie da się tego cofnąć.
   *[many] Zapomnieć cię? Odejdziesz od { $count } otwartych stołów (trwające gry przejmą komputery), twoje ustawienia znikną, a w zakończonych grach twoje miejsce będzie się nazywać Guest. Nie da się tego cofnąć.
}
forget-me = Zapomnij mnie
forgotten = Gotowe: nic już o tobie nie przechowuję. Moje wiadomości na serwerach zostaną, dopóki ktoś ich nie usunie. Wracaj, kiedy zechcesz.

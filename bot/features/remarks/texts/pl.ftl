# Uwagi do propozycji.

remark-add = Dodaj uwagę
remark-title = Uwaga do twojej propozycji
remark-said = Partner przeczyta: „{ $remark }”
refused-remark-late = Na tę propozycję jest już odpowiedź, więc uwaga nie jest potrzebna.

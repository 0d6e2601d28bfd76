# Polecenia: nazwy małymi literami bez spacji, opisy do 100 znaków.

cmd-table = stół
cmd-table-help = Otwórz stół lub znajdź go
cmd-me = ja
cmd-me-help = Twoje ustawienia, twoje stoły i co o tobie przechowuję
cmd-server = serwer
cmd-server-help = Stoły tego serwera, najlepsi gracze i rekordy
cmd-tournament = turniej
cmd-tournament-help = Turnieje, w których wszystkie stoły mają to samo tasowanie
cmd-arg-game = gra
cmd-arg-game-help = Która gra
cmd-arg-table = stół
cmd-arg-table-help = Który stół; jeśli nie podasz, to tutejszy albo twój

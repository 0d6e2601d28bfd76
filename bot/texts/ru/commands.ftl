# Команды: имена строчными буквами без пробелов, описания не длиннее 100 знаков.

cmd-table = стол
cmd-table-help = Открыть стол или найти его
cmd-me = я
cmd-me-help = Ваши настройки, ваши столы и что о вас хранится
cmd-server = сервер
cmd-server-help = Столы этого сервера, лучшие игроки и рекорды
cmd-tournament = турнир
cmd-tournament-help = Турниры, в которых у всех столов один расклад
cmd-arg-game = игра
cmd-arg-game-help = Какая игра
cmd-arg-table = стол
cmd-arg-table-help = Какой стол; если не указать, то здешний или ваш

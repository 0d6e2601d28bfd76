# The notice board of a server.

notice-title = Tablica ogłoszeń
notice-lobbies = Szukają graczy
notice-games = W grze
notice-lobby = **{ $game }** · { $venue }: { $names } ({ $taken }), { $since }
notice-turn = **{ $game }** · { $venue }: kolej: { $due }, { $since }
notice-game = **{ $game }** · { $venue }: { $names }
notice-empty = Żaden stół nie jest teraz otwarty.
notice-more = { $count ->
    [one] Jeszcze { $count } stół: `/stół lista`
    [few] Jeszcze { $count } stoły: `/stół lista`
    [many] Jeszcze { $count } stołów: `/stół lista`
   *[other] Jeszcze { $count } stołu: `/stół lista`
}
notice-somebody = ktoś
notice-open = Otwórz stół
notice-join = Dołącz: { $game } ({ $name })
notice-join-hint = Do którego stołu dołączyć?
notice-joined = Siedzisz przy stole: **{ $game }** · { $venue }.
notice-call = { $role }: brakuje jednego gracza. **{ $game }**, czekają: { $names }
server-notice-hint = Gdzie ma być tablica ogłoszeń?
server-notice = Tablica ogłoszeń: { $channel }
server-notice-none = Tablica ogłoszeń: nigdzie
server-notice-help = **Tablica ogłoszeń**: jedna wiadomość, którą aktualizuję: otwarte stoły, trwające gry i zamek dnia. Nie ma na niej stołów z kanałów, których nie widzą wszyscy.
server-notice-calls = Oznaczaj rolę, gdy brakuje gracza
server-notice-calls-help = **{ server-notice-calls }**: gdy stołowi od dziesięciu minut brakuje jednego gracza, oznaczam rolę na tablicy ogłoszeń, najwyżej raz na godzinę.

# A finished game as a film.

cmd-film = film
cmd-film-help = A finished game as a film

film-begins = Making the film…
film-progress = Making the film: { $drawn } of { $frames }…
film-ready = The film is ready.
film-go = Watch the film
film-title = ### The film: { $game } · { $table }
film-alt = A whole game of { $game } as a film: { $names }.
film-impossible = I can't film this game: it began under older rules. You can still get its log and its export.
film-failed = Sorry, I couldn't finish the film. Nothing is lost: press **{ $button-film }** again in a while.
refused-film-too-early = The film comes when the game is over.

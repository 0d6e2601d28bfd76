# W trakcie gry: cofanie, zastępstwa, najpierw słowa albo obrazki.

words-first-chosen = *Od teraz najpierw są słowa: twoje panele i posty przy twoich stołach zaczynają się od opisu, a obrazek jest po nim.*
pictures-first-chosen = *Od teraz najpierw są obrazki. **{ $button-in-words }** nadal opisze stół, kiedy zechcesz.*
taken-back = *Ruch cofnięty: { $what }. Oto znów to samo pytanie.*
asked-back = *Pod najnowszym obrazkiem pytam pozostałych, czy możesz cofnąć ruch: { $what }.*

stand-in-how-strong = Jak mocny ma być komputer, który zastąpi gracza { $name }? Wybierz, a zacznie grać.
stand-in-level = Komputer: { $level }
stand-in-begins = { $computer } zastępuje teraz gracza { $name }. Miejsce wraca jednym naciśnięciem.
seat-is-yours = Miejsce jest twoje. Od teraz widzisz to, co z niego widać.

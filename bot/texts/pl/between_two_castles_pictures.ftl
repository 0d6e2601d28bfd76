### Słowa na obrazkach „Pomiędzy dwoma zamkami”. Tylko znaki czcionki; liczby na początku.

between_two_castles-ludwig = Ludwik
between_two_castles-castle-mespelbrunn = Mespelbrunn
between_two_castles-castle-lichtenstein = Lichtenstein
between_two_castles-castle-hohenschwangau = Hohenschwangau
between_two_castles-castle-eltz = Eltz
between_two_castles-castle-neuschwanstein = Neuschwanstein
between_two_castles-castle-hohenzollern = Hohenzollern
between_two_castles-castle-cochem = Reichsburg

## The table
between_two_castles-pic-round = Runda { $round }
between_two_castles-pic-turn = tura { $turn } z { $turns }
between_two_castles-pic-hands = po { $tiles } na ręce

## What rooms want: points each, what, where
between_two_castles-per-food = jadalną
between_two_castles-per-living = mieszkalną
between_two_castles-per-utility = gospodarczą
between_two_castles-per-outdoor = zewnętrzną
between_two_castles-per-sleeping = sypialną
between_two_castles-per-corridor = korytarz
between_two_castles-per-downstairs = podziemną
between_two_castles-per-special = specjalną
between_two_castles-per-mirror = lustro
between_two_castles-per-painting = obraz
between_two_castles-per-swords = parę mieczy
between_two_castles-per-torch = pochodnię
between_two_castles-per-any = komnatę
between_two_castles-reach-above_below = { $points } za { $what } nad nią i pod nią
between_two_castles-reach-left_right = { $points } za { $what } z lewej i z prawej
between_two_castles-reach-two_below = { $points } za { $what } na 2 polach niżej
between_two_castles-reach-around = { $points } za { $what } dookoła
between_two_castles-reach-around_not_below = { $points } za { $what } dookoła, ale nie pod nią
between_two_castles-reach-three_below = { $points } za { $what } na 3 polach pod nią
between_two_castles-reach-linked = { $points } za { $what } w połączonym ciągu
between_two_castles-reach-castle = { $points } za { $what } w zamku
between_two_castles-reach-set = { $points }, jeśli jest 6 innych typów, inaczej 1
between_two_castles-reach-above = { $points } za { $what } powyżej
between_two_castles-reach-below = { $points } za { $what } poniżej
between_two_castles-reach-column = { $points } za { $what } wyżej lub niżej
between_two_castles-reach-flat = zawsze { $points }

## The hand and the other choices
between_two_castles-pic-choose = Wybierz { $count } z { $tiles }
between_two_castles-pic-chosen = Twój wybór
between_two_castles-pic-then-to = potem –
between_two_castles-pic-for-ludwig = { $castle }, na lewo od Ludwika
between_two_castles-pic-side = Co najpierw?
between_two_castles-pic-room = Który kafelek?
between_two_castles-pic-keep = Zachowaj i połóż jeden
between_two_castles-pic-special = Która komnata specjalna?
between_two_castles-pic-attendant = Który sługa?
between_two_castles-pic-card = Zachowaj jedną kartę
between_two_castles-pic-bonus = Który bonus wziąć?
between_two_castles-pic-place = Połóż: { $room }
between_two_castles-pic-proposes = { $name } proponuje: { $room }
between_two_castles-pic-proposal = { $name } proponuje
between_two_castles-pic-your-castles = Twoje zamki
between_two_castles-pic-left-castle = z lewej
between_two_castles-pic-right-castle = z prawej
between_two_castles-pic-left-count = zostało { $count }

## The score sheet
between_two_castles-pic-sheet-food = jadalne
between_two_castles-pic-sheet-living = mieszk.
between_two_castles-pic-sheet-utility = gospod.
between_two_castles-pic-sheet-outdoor = zewn.
between_two_castles-pic-sheet-sleeping = sypialne
between_two_castles-pic-sheet-corridor = korytarz
between_two_castles-pic-sheet-downstairs = podziem.
between_two_castles-pic-sheet-tower = wieże
between_two_castles-pic-sheet-fountain = fontanny
between_two_castles-pic-sheet-grand_foyer = hole
between_two_castles-pic-sheet-bonus_cards = karty
between_two_castles-pic-sheet-royal_attendants = słudzy
between_two_castles-pic-sheet-throne_room = tron
between_two_castles-pic-total = razem
between_two_castles-pic-lower-counts = Liczy się twój słabszy zamek
between_two_castles-pic-counts = liczy się

## Pictures of the rules
between_two_castles-pic-rules-on-room = stoi na innej komnacie
between_two_castles-pic-rules-open-sky = nic nie stoi na zewnętrznych
between_two_castles-pic-rules-apart = nie styka się z zamkiem
between_two_castles-pic-rules-downstairs = podziemne: tylko pod ziemią
between_two_castles-pic-rules-above = mieszkalne: nigdy pod ziemią
between_two_castles-pic-rules-corridor = korytarze: gdziekolwiek

## The souvenir
between_two_castles-pic-wins = { $name } wygrywa: { $points }
between_two_castles-pic-wins-short = { $name }: { $points }
between_two_castles-pic-shared = { $name } wygrywają: { $points }
between_two_castles-pic-shared-short = { $name }: { $points }
between_two_castles-pic-best-room = najlepsza komnata: { $name }, { $points }
between_two_castles-pic-best-room-short = najlepsza: { $name }, { $points }
between_two_castles-pic-tie-other = drugi zamek { $value }
between_two_castles-pic-tie-special = specjalne { $value }

### Words on the pictures of Castles of Mad King Ludwig. Only characters of the font; numbers come first.

## Types of rooms, and what effects count
mad_king_ludwig-type-food = jadalna
mad_king_ludwig-type-living = mieszkalna
mad_king_ludwig-type-utility = gospodarcza
mad_king_ludwig-type-outdoor = zewnętrzna
mad_king_ludwig-type-sleeping = sypialna
mad_king_ludwig-type-corridor = korytarz
mad_king_ludwig-type-downstairs = podziemna
mad_king_ludwig-type-activity = rozrywkowa
mad_king_ludwig-per-food = jadalną
mad_king_ludwig-per-living = mieszkalną
mad_king_ludwig-per-utility = gospodarczą
mad_king_ludwig-per-outdoor = zewnętrzną
mad_king_ludwig-per-sleeping = sypialną
mad_king_ludwig-per-corridor = korytarz
mad_king_ludwig-per-downstairs = podziemną
mad_king_ludwig-per-activity = rozrywkową
mad_king_ludwig-letter-living = M
mad_king_ludwig-list-or = {" lub "}
mad_king_ludwig-effect-connect = { $points } za { $types } ze wspólnym wejściem
mad_king_ludwig-effect-adjacent = { $points } za { $types } w sąsiedztwie
mad_king_ludwig-effect-castle = { $points } za { $types } w zamku
mad_king_ludwig-effect-none = bez działania

## The table and the close-ups
mad_king_ludwig-pic-round = Runda { $round }
mad_king_ludwig-pic-last-round = Ostatnia runda
mad_king_ludwig-pic-open = otwarte
mad_king_ludwig-pic-joined = połączone
mad_king_ludwig-pic-blocked = zasłonięte
mad_king_ludwig-pic-yard = dziedziniec
mad_king_ludwig-pic-complete = ukończone: { $count }
mad_king_ludwig-pic-outer = wejścia z zewnątrz (bez korytarzy): { $count }
mad_king_ludwig-pic-area = powierzchnia { $count }
mad_king_ludwig-pic-market = Rynek
mad_king_ludwig-pic-set-prices = Ustal ceny
mad_king_ludwig-pic-new-price = { $room }: jaka cena?
mad_king_ludwig-pic-spots = miejsca: { $count }
mad_king_ludwig-pic-later-card = karta { $gain }
mad_king_ludwig-pic-later-favor = wzgląd { $gain }
mad_king_ludwig-pic-later-stack = stos { $gain }
mad_king_ludwig-pic-later-sum = na koniec { $gain }
mad_king_ludwig-pic-needs = brakuje { $count }
mad_king_ludwig-pic-nowhere-floor = brak wejścia na tym piętrze
mad_king_ludwig-pic-nowhere-overlap = przy wejściach nie ma miejsca
mad_king_ludwig-pic-nowhere-fence = płot stoi na drodze
mad_king_ludwig-pic-nowhere-no_external_entrance = zamknęłaby zamek
mad_king_ludwig-pic-none-left = nic nie zostało
mad_king_ludwig-pic-left = zostało { $count }
mad_king_ludwig-pic-was = było { $count }
mad_king_ludwig-pic-sold = sprzedana
mad_king_ludwig-pic-empty = puste

## Questions on pictures
mad_king_ludwig-pic-place = Wyłóż: { $room }
mad_king_ludwig-pic-completed = ukończone kafelki
mad_king_ludwig-pic-blocking = zasłonięte wejścia
mad_king_ludwig-pic-completes = ukończone: { $rooms }
mad_king_ludwig-pic-blocks = zasłoni { $count } { $count ->
    [one] wejście
    [few] wejścia
    [many] wejść
   *[other] wejścia
}
mad_king_ludwig-pic-from-to = z { $from } na { $to }
mad_king_ludwig-pic-foyer = Wybierz foyer
mad_king_ludwig-pic-back = Karta, którą oddasz
mad_king_ludwig-pic-start = Foyer i karta, która wraca
mad_king_ludwig-pic-doors = wejścia: { $count }
mad_king_ludwig-pic-goes-back = wraca: { $card }
mad_king_ludwig-pic-card = Zatrzymaj jedną kartę
mad_king_ludwig-pic-reward = Która nagroda teraz?
mad_king_ludwig-pic-kind = Która nagroda?
mad_king_ludwig-pic-stack = Do którego stosu zajrzeć?
mad_king_ludwig-pic-first = Co położyć na wierzch?
mad_king_ludwig-pic-first-last = Którą odkryć?
mad_king_ludwig-pic-second = A co pod nią?
mad_king_ludwig-pic-second-last = I którą jeszcze?
mad_king_ludwig-pic-no-room = żadna z nich
mad_king_ludwig-pic-none = nic więcej
mad_king_ludwig-pic-unseen = komnaty: { $count }
mad_king_ludwig-pic-turns = tury: { $count }
mad_king_ludwig-pic-stacks = Stosy

## Rewards in short
mad_king_ludwig-reward-activity = 5 punktów
mad_king_ludwig-reward-corridor = galeria lub schody za darmo
mad_king_ludwig-reward-downstairs = dowolna inna nagroda
mad_king_ludwig-reward-corridor-limit = galeria lub schody za darmo, raz na turę
mad_king_ludwig-reward-downstairs-limit = za każdą drugą: dowolna inna nagroda
mad_king_ludwig-reward-food = dodatkowa tura
mad_king_ludwig-reward-living = punkty jeszcze raz
mad_king_ludwig-reward-outdoor = 10 000 marek
mad_king_ludwig-reward-sleeping = zajrzyj do stosu
mad_king_ludwig-reward-utility = dobierz 2 karty, zatrzymaj 1
mad_king_ludwig-no-reward-second = w tej turze nie ma drugiej darmowej galerii ani schodów
mad_king_ludwig-no-reward-sold_out = nie ma już galerii ani schodów
mad_king_ludwig-no-reward-nowhere = żadna galeria ani schody nie pasują
mad_king_ludwig-no-reward-empty = wszystkie stosy są puste
mad_king_ludwig-no-reward-no_cards = nie ma już kart bonusowych
mad_king_ludwig-no-reward-every_second = da ją dopiero następna podziemna

## The result
mad_king_ludwig-pic-wins = Wygrywa { $name }: { $points }
mad_king_ludwig-pic-wins-short = { $name }: { $points }
mad_king_ludwig-pic-shared = Wygrywają { $name }: { $points }
mad_king_ludwig-pic-shared-short = { $name }: { $points }
mad_king_ludwig-pic-solo = { $points }: { $rank }
mad_king_ludwig-pic-solo-short = { $rank }
mad_king_ludwig-pic-total = Razem
mad_king_ludwig-pic-line-castle = Zamek
mad_king_ludwig-pic-line-stacks = Puste stosy
mad_king_ludwig-pic-line-favors = Względy
mad_king_ludwig-pic-line-cards = Karty bonusowe
mad_king_ludwig-pic-line-money = Pieniądze
mad_king_ludwig-pic-tie-area = Powierzchnia
mad_king_ludwig-pic-tie-money = Pieniądze
mad_king_ludwig-rank-court_jester = Nadworny błazen
mad_king_ludwig-rank-humble_servant = Skromny sługa Jego Wysokości
mad_king_ludwig-rank-exalted_connoisseur = Najznamienitszy znawca zamków
mad_king_ludwig-rank-keeper_of_palaces = Strażnik pałaców cesarstwa
mad_king_ludwig-rank-supreme_adviser = Najwyższy doradca od wielkich zamków

## Pictures of the rules
mad_king_ludwig-pic-rules-connect = ze wspólnym wejściem
mad_king_ludwig-pic-rules-adjacent = w sąsiedztwie
mad_king_ludwig-pic-rules-castle = w całym zamku

## King's favors
mad_king_ludwig-favor-count_food = Najwięcej jadalnych
mad_king_ludwig-favor-count_living = Najwięcej mieszkalnych
mad_king_ludwig-favor-count_utility = Najwięcej gospodarczych
mad_king_ludwig-favor-count_outdoor = Najwięcej zewnętrznych
mad_king_ludwig-favor-count_sleeping = Najwięcej sypialnych
mad_king_ludwig-favor-count_corridor = Najwięcej korytarzy
mad_king_ludwig-favor-count_downstairs = Najwięcej podziemnych
mad_king_ludwig-favor-count_activity = Najwięcej rozrywkowych
mad_king_ludwig-favor-area_food = Powierzchnia jadalnych
mad_king_ludwig-favor-area_living = Powierzchnia mieszkalnych
mad_king_ludwig-favor-area_utility = Powierzchnia gospodarczych
mad_king_ludwig-favor-area_outdoor = Powierzchnia zewnętrznych
mad_king_ludwig-favor-area_sleeping = Powierzchnia sypialnych
mad_king_ludwig-favor-area_corridor = Powierzchnia korytarzy
mad_king_ludwig-favor-area_downstairs = Powierzchnia podziemnych
mad_king_ludwig-favor-area_activity = Powierzchnia rozrywkowych
mad_king_ludwig-favor-small_rooms = Najwięcej małych (100–300)
mad_king_ludwig-favor-large_rooms = Najwięcej dużych (350–600)
mad_king_ludwig-favor-square_rooms = Najwięcej kwadratowych
mad_king_ludwig-favor-round_rooms = Najwięcej okrągłych
mad_king_ludwig-favor-completed = Najwięcej ukończonych
mad_king_ludwig-favor-incomplete = Najwięcej nieukończonych
mad_king_ludwig-favor-external_entrances = Wejścia z zewnątrz (bez korytarzy)
mad_king_ludwig-favor-coins = Najwięcej pieniędzy

## Bonus cards
mad_king_ludwig-card-type_food = 3 za jadalną
mad_king_ludwig-card-type_living = 2 za mieszkalną
mad_king_ludwig-card-type_utility = 2 za gospodarczą
mad_king_ludwig-card-type_outdoor = 2 za zewnętrzną
mad_king_ludwig-card-type_sleeping = 3 za sypialną
mad_king_ludwig-card-type_corridor = 1 za korytarz
mad_king_ludwig-card-type_downstairs = 2 za podziemną
mad_king_ludwig-card-type_activity = 2 za rozrywkową
mad_king_ludwig-card-size_100 = 2 za komnatę 100
mad_king_ludwig-card-size_150 = 2 za komnatę 150
mad_king_ludwig-card-size_200 = 2 za komnatę 200
mad_king_ludwig-card-size_250 = 2 za komnatę 250
mad_king_ludwig-card-size_300 = 2 za komnatę 300
mad_king_ludwig-card-size_350 = 3 za komnatę 350
mad_king_ludwig-card-size_400 = 3 za komnatę 400
mad_king_ludwig-card-size_450 = 3 za komnatę 450
mad_king_ludwig-card-size_500 = 3 za komnatę 500
mad_king_ludwig-card-size_600 = 3 za komnatę 600
mad_king_ludwig-card-all_sizes = 8 za komnaty wszystkich dziesięciu rozmiarów
mad_king_ludwig-card-all_types = 7 za kafelki wszystkich ośmiu typów
mad_king_ludwig-card-hallways = 1 za galerię
mad_king_ludwig-card-stairs = 2 za schody
mad_king_ludwig-card-external_entrances = 1 za 2 wejścia z zewnątrz (bez korytarzy)
mad_king_ludwig-card-completed = 1 za 2 ukończone kafelki
mad_king_ludwig-card-square_rooms = 1 za kwadratową komnatę
mad_king_ludwig-card-round_rooms = 1 za okrągłą komnatę
mad_king_ludwig-card-coins = 1 za 5 000 marek

## The souvenir
mad_king_ludwig-pic-best-room = najlepsza komnata: { $name }, { $points }
mad_king_ludwig-pic-best-room-short = najlepsza: { $name }, { $points }
mad_king_ludwig-pic-parted-area = powierzchnia { $value }
mad_king_ludwig-pic-parted-money = pieniądze { $value }

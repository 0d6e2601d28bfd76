### Słowa na obrazkach „Zamku Smoków”. Wiersz z imieniem ma dwie formy; krótka jest tam, gdzie
### pełna się nie mieści. Tylko znaki czcionki, litery rodzajów bez znaków nad nimi.

dragon_castle-letter-merchant = K
dragon_castle-letter-farmer = R
dragon_castle-letter-soldier = Z
dragon_castle-letter-season = P
dragon_castle-letter-wind = W
dragon_castle-letter-dragon = S

## The table
dragon_castle-pic-round = Runda { $round }
dragon_castle-pic-turn-act = { $name } bierze
dragon_castle-pic-turn-act-short = { $name }
dragon_castle-pic-turn-finish = { $name } bierze
dragon_castle-pic-turn-finish-short = { $name }
dragon_castle-pic-turn-place = { $name } kładzie
dragon_castle-pic-turn-place-short = { $name }
dragon_castle-pic-turn-sets = { $name } buduje
dragon_castle-pic-turn-sets-short = { $name }
dragon_castle-pic-turn-build = { $name } buduje
dragon_castle-pic-turn-build-short = { $name }
dragon_castle-pic-turn-effect = { $name }: Duch
dragon_castle-pic-turn-effect-short = { $name }
dragon_castle-pic-last-set = zestaw +{ $gain }
dragon_castle-pic-last-discard = odrzucony +{ $gain }
dragon_castle-pic-rounds-left = rund: { $rounds }+
dragon_castle-pic-turns-left = tur: { $rounds }+
dragon_castle-pic-last-round = ostatnia runda
dragon_castle-pic-top-level = Poziom { $level }
dragon_castle-pic-tiles = { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
    [many] { $count } kamieni
   *[other] { $count } kamienia
}
dragon_castle-pic-why-waits = czeka na twój ruch
dragon_castle-pic-why-summon = przywołuje Smoka
dragon_castle-pic-why-same_type = bierze ten sam rodzaj co ty
dragon_castle-pic-why-dragon = bierze smoka
dragon_castle-pic-why-special = bierze kamień specjalny
dragon_castle-pic-why-faction = bierze kamień stronnictwa

## The panel
dragon_castle-pic-panel-act = { $name }: twój ruch
dragon_castle-pic-panel-act-short = { $name }
dragon_castle-pic-panel-first = { $name }: pierwszy kamień
dragon_castle-pic-panel-first-short = { $name }
dragon_castle-pic-panel-finish = { $name }: jak zakończyć
dragon_castle-pic-panel-finish-short = { $name }
dragon_castle-pic-panel-second = { $name }: drugi kamień
dragon_castle-pic-panel-second-short = { $name }
dragon_castle-pic-panel-place = { $name }: połóż kamień
dragon_castle-pic-panel-place-short = { $name }
dragon_castle-pic-panel-sets = { $name }: zestawy
dragon_castle-pic-panel-sets-short = { $name }
dragon_castle-pic-panel-build = { $name }: zbuduj świątynię
dragon_castle-pic-panel-build-short = { $name }
dragon_castle-pic-panel-spirit = { $name }: zapłata Duchowi
dragon_castle-pic-panel-spirit-short = { $name }
dragon_castle-pic-panel-effect = { $name }: { $spirit }
dragon_castle-pic-panel-effect-short = { $name }: { $spirit }
dragon_castle-pic-pairs = Pary
dragon_castle-pic-seconds = Drugie kamienie
dragon_castle-pic-no-pairs = nie widać żadnej
dragon_castle-pic-hand = W ręce
dragon_castle-pic-realm = Królestwo
dragon_castle-pic-points = Punkty
dragon_castle-pic-closeup = { $name }
dragon_castle-pic-closeup-short = { $name }
dragon_castle-pic-castle = Najwyższy poziom { $level }, kamieni: { $tiles }
dragon_castle-pic-castle-short = Najwyższy poziom { $level } · { $tiles }

## The result
dragon_castle-pic-wins = Wygrywa { $name }: { $points }
dragon_castle-pic-wins-short = { $name }: { $points }
dragon_castle-pic-shared = Wygrywają { $name }: { $points }
dragon_castle-pic-shared-short = { $name }: { $points }
dragon_castle-pic-alone = { $name }: { $points }, { $rank }
dragon_castle-pic-alone-short = { $name }: { $points }, { $rank }
dragon_castle-pic-sets = Zestawy
dragon_castle-pic-discards = Odrzucone
dragon_castle-pic-shrines = Świątynie
dragon_castle-pic-countdown = Odliczanie
dragon_castle-pic-more-cards = jeszcze kart: { $count }
dragon_castle-pic-total = Razem
dragon_castle-pic-tie-0 = Zakryte stosy
dragon_castle-pic-tie-1 = Świątynie
dragon_castle-pic-with-cards = Za karty
dragon_castle-pic-rank-from = od { $points }

## The souvenir
dragon_castle-pic-best-tower = najwyższa wieża: { $name }, { $height }
dragon_castle-pic-best-tower-short = wieża: { $name }, { $height }
dragon_castle-pic-parted-down = zakryte { $value }
dragon_castle-pic-parted-shrines = świątynie { $value }

## Pictures of the rules
dragon_castle-pic-rules-first = pierwszy kamień: najwyższy poziom
dragon_castle-pic-rules-second = drugi kamień: dowolny poziom
dragon_castle-pic-rules-blocked = zablokowany z obu stron
dragon_castle-pic-rules-pair = para: taki sam
dragon_castle-pic-rules-shrine = kamień i świątynia
dragon_castle-pic-rules-discard = odrzucenie: 1 punkt
dragon_castle-pic-rules-set = cztery jednego rodzaju obok siebie
dragon_castle-pic-rules-turned = zakryte, na nich świątynie
dragon_castle-pic-rules-sizes = kamieni w zestawie
dragon_castle-pic-rules-level = na poziomie { $level }
dragon_castle-pic-rules-token = każdy żeton

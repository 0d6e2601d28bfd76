# Kingdomino: lekcja krok po kroku i co mówi się o każdej odpowiedzi.

kingdomino-lesson-claim =
    Każde domino ma dwie połowy z terenem, a niektóre mają korony. Na końcu każdy obszar daje tyle punktów, ile ma pól razy korony, więc obszar bez korony nie daje nic. W każdej rundzie odkrywa się nowy rząd domin: teraz stawiasz króla na jednym z nich, a ułożysz je w następnej rundzie.
kingdomino-lesson-claim-crown = Woda z koroną: od teraz liczy się każde pole wody obok niej.
kingdomino-lesson-claim-crowns = Dwie korony na jednej kopalni: każde pole kopalni obok liczyłoby się podwójnie. Kopalnie są jednak rzadkie.
kingdomino-lesson-claim-bare = To dwa pola jednego terenu i ani jednej korony, a dwa razy zero to zero. Poszukaj korony na innym dominie.
kingdomino-lesson-join =
    Jedna z połów musi stykać się bokiem z zamkiem, który pasuje do wszystkiego, albo z polem swojego terenu. Stykające się pola jednego terenu to jeden obszar. Nad zamkiem masz dwa pola wody, a twoje domino ma wodę z koroną.
kingdomino-lesson-join-joined = Jeden obszar: trzy pola wody i jedna korona, trzy razy jeden.
kingdomino-lesson-join-apart = Tak wolno, bo połowa dotyka zamku. Ale korona liczy się tylko dla swojego obszaru, a ten jest mały. Przy wodzie domino dałoby +{ $best }.
kingdomino-lesson-order =
    Przy dwóch graczach każdy ma dwóch królów. Wybrane domina układa się od najniższego numeru do najwyższego, a kto ułożył, wybiera następne. Niski numer to więc wczesny wybór. Plus na przycisku mówi, ile punktów domino mogłoby dać teraz. Dwa z tych domin są dokładnie takie same.
kingdomino-lesson-order-lower = Te same połowy co na 35, ale w następnej rundzie twoja kolej przyjdzie wcześniej, a z nią wybór.
kingdomino-lesson-order-higher = Daje tyle samo co bliźniak, ale później: wybierasz wtedy po innych. To samo domino z niższym numerem jest lepsze.
kingdomino-lesson-order-less = Liczba z plusem na przycisku jest mniejsza: to domino słabiej pasuje do twojego królestwa. Woda z koroną pasuje dobrze i są takie dwie.
kingdomino-lesson-crowns =
    Duży obszar bez korony nic nie daje, a korona dla obszaru, który już masz, liczy się od razu za wszystkie jego pola. Twoja pszenica rośnie: które domino pomoże jej najbardziej?
kingdomino-lesson-crowns-crown = Pszenica z koroną: przy twojej pszenicy liczy się za każde jej pole.
kingdomino-lesson-crowns-bare = Dwa pola bez korony i żaden twój obszar się na nich nie bogaci. Ułożysz je i nic nie zyskasz.
kingdomino-lesson-area =
    Całe królestwo razem z zamkiem musi zmieścić się w kwadracie 5 na 5 pól. Masz dwa lasy, które się nie stykają, i oba są bez korony. Twoje domino ma las z koroną: pole, które dotyka obu, połączy je w jeden obszar.
kingdomino-lesson-area-most = Jeden las zamiast dwóch: siedem pól, a korona liczy się za wszystkie.
kingdomino-lesson-area-less = Pasuje tu, ale korona liczy się za mniej pól: +{ $gain }. Między dwoma lasami połączy oba: +{ $best }.
kingdomino-lesson-fits =
    Domino, które w swojej kolejce nigdzie nie pasuje, zostaje odrzucone i nic nie daje. Jeśli już teraz nie ma dla niego miejsca, mówi o tym przycisk. To ostatni rząd: to, co tu wybierzesz, będzie twoim ostatnim dominem.
kingdomino-lesson-fits-fits = Ma miejsce, a jego korona trafia do obszaru, który już masz.
kingdomino-lesson-fits-bare = Można je ułożyć, ale bez korony i z dala od bogatych obszarów nic nie daje.
kingdomino-lesson-fits-nowhere = Nie ma dla niego miejsca: przy żadnej połowie nie ma pasującego terenu z wolnym polem obok. Trzeba by je odrzucić.
kingdomino-lesson-gap =
    Niczego się nie przesuwa ani nie przykrywa. Jedno puste pole zamknięte ze wszystkich stron zostanie puste, bo domino potrzebuje dwóch. Ułóż to tak, żeby zostało miejsce na następne.
kingdomino-lesson-gap-tidy = Wszystkie punkty są twoje, a pozostałe pola da się jeszcze zapełnić.
kingdomino-lesson-gap-gap = Punktów tyle samo, ale dwa pojedyncze pola są zamknięte: nic już tam nie trafi.
kingdomino-lesson-gap-less = Tylko +{ $gain }: tutaj korona nie trafia do twojego lasu. Gdzie indziej domino da +{ $best }.
kingdomino-lesson-end =
    Twoje ostatnie domino. Po nim gra się dla ciebie kończy: wygrywa, kto ma najwięcej punktów, a przy remisie decyduje największy obszar. Można je ułożyć tylko na dwa sposoby.
kingdomino-lesson-end-most = Jeszcze jedna korona dla największego obszaru: tak wygrywa się gry.
kingdomino-lesson-end-less = Korona zostałaby sama: +{ $gain }. Obróć domino, a trafi do dużego obszaru: +{ $best }.

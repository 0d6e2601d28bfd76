# Zamki szalonego króla Ludwika: lekcja krok po kroku i co mówi się o każdej odpowiedzi.

mad_king_ludwig-lesson-start =
    Zamek rośnie komnata po komnacie od foyer, czyli holu; wszyscy wybrali jego stronę z 4 wejściami. Każda komnata ma rozmiar, liczbę na kafelku: 100 to schowek, 600 to wielka sala. Teraz dostajesz trzy karty bonusowe i jedną oddajesz; dwie zatrzymane dadzą w tajemnicy punkty na końcu. Jedna z tych kart wymaga o wiele więcej niż pozostałe.
mad_king_ludwig-lesson-start-hard = Komnaty wszystkich dziesięciu rozmiarów rzadko komu udaje się zebrać. Dwie zatrzymane karty dają punkty za każdą pasującą komnatę, od pierwszej.
mad_king_ludwig-lesson-start-easy = Ta karta daje punkty za każdą pasującą komnatę, od pierwszej. Zostałaby ci ta, która chce wszystkich dziesięciu rozmiarów, a to udaje się rzadko.
mad_king_ludwig-lesson-price =
    W każdej rundzie jedno z was jest Mistrzem Budowy i ustala ceny; gra kończy się w rundzie, w której dobrano ostatnią kartę komnaty. Inni kupują wcześniej i płacą jemu, on kupuje ostatni. To, czego chcą wszyscy, powinno więc sporo kosztować. Tutaj to { mad_king_ludwig-room-bowling_alley }: ma najwięcej punktów.
mad_king_ludwig-lesson-price-dear = Kto ją kupi, dobrze ci zapłaci, a jeśli nikt nie kupi, poczeka na twoją kolej.
mad_king_ludwig-lesson-price-cheap = Jest tania dla tych, którzy kupują przed tobą, a ty mało na niej zarobisz. Postaw ją na 10 000 lub 15 000.
mad_king_ludwig-lesson-buy =
    W swojej turze kupujesz komnatę i od razu ją wykładasz: jedno jej wejście musi trafić na wejście zamku. Daje punkty, które są na niej. Mistrz Budowy płaci bankowi.
mad_king_ludwig-lesson-buy-most = Więcej ten rynek nie da, a do tego masz nowe wejścia do budowania.
mad_king_ludwig-lesson-buy-less = Teraz to +{ $gain }. { mad_king_ludwig-room-bowling_alley } wciąż jest na rynku i daje +{ $best }.
mad_king_ludwig-lesson-buy-pass = Bierzesz 5 000 marek. Ale pieniędzy wystarczy na każdą komnatę, a najlepsza daje +{ $best }.
mad_king_ludwig-lesson-free =
    Kafelek jest ukończony, gdy wszystkie jego wejścia są połączone, i wtedy daje nagrodę. Twoje schody zostały właśnie ukończone. Nagrodą korytarzy jest darmowa galeria lub schody; galerie, schody i foyer to wszystko korytarze.
mad_king_ludwig-lesson-free-take = Za darmo, z nowymi wejściami dla komnat i o krok bliżej kolejnego ukończonego kafelka.
mad_king_ludwig-lesson-free-decline = W zamian nie ma nic. Darmowy korytarz daje nowe wejścia i może ukończyć inne kafelki.
mad_king_ludwig-lesson-complete =
    Każdy typ ma własną nagrodę: komnata rozrywkowa daje 5 punktów, gdy wszystkie jej wejścia są połączone. Jedno wejście jest jeszcze otwarte: { mad_king_ludwig-room-sewing_room }. Co możesz do niego dołączyć?
mad_king_ludwig-lesson-complete-complete = Ostatnie wejście jest połączone, komnata jest ukończona, a do punktów doszło 5 punktów nagrody.
mad_king_ludwig-lesson-complete-downstairs = Dobra komnata, a z nią schody są ukończone: dają darmowy korytarz, który może jeszcze trafić do otwartego wejścia.
mad_king_ludwig-lesson-complete-open = To +{ $gain }, ale ostatnie wejście zostaje otwarte: { mad_king_ludwig-room-sewing_room }. Każdy kafelek przy tym wejściu dałby jeszcze pięć punktów.
mad_king_ludwig-lesson-complete-pass = 5 000 marek, a zamek się nie zmienia. Nawet galeria przy otwartym wejściu dałaby 5 punktów.
mad_king_ludwig-lesson-joined =
    Wiele komnat daje więcej za każdy kafelek właściwego typu, połączony z nimi wejściem. Na rynku jest { mad_king_ludwig-room-dining_room }: szuka komnat mieszkalnych, a jedną masz. Znajdź wejście, które je połączy.
mad_king_ludwig-lesson-joined-joined = Wejście łączy ją z tym, czego szuka, a to dolicza się do jej własnych punktów.
mad_king_ludwig-lesson-joined-apart = Pasuje tu, ale nie ma obok tego, czego szuka: tylko +{ $gain }. Przy innym wejściu da +{ $best }.
mad_king_ludwig-lesson-joined-other = To +{ $gain }. { mad_king_ludwig-room-dining_room } przy właściwym wejściu daje +{ $best }.
mad_king_ludwig-lesson-joined-pass = O 5 000 marek więcej i żadnej nowej komnaty. { mad_king_ludwig-room-dining_room } dałaby +{ $best }.
mad_king_ludwig-lesson-castle =
    Komnaty podziemne są za schodami i liczą kafelki jednego typu w całym zamku, gdziekolwiek są. A ukończona komnata jadalna daje całą dodatkową turę. Tutaj możesz mieć jedno albo drugie.
mad_king_ludwig-lesson-castle-grotto = Liczy się cały zamek: +{ $gain } za jedną komnatę.
mad_king_ludwig-lesson-castle-extra = Teraz { mad_king_ludwig-room-dining_room } jest ukończona: od razu grasz jeszcze jedną turę.
mad_king_ludwig-lesson-castle-less = To +{ $gain }. { mad_king_ludwig-room-venus_grotto } dałaby +{ $best }, a kafelek przy ostatnim wejściu ({ mad_king_ludwig-room-dining_room }) dodatkową turę.
mad_king_ludwig-lesson-castle-pass = 5 000 marek zamiast +{ $best } albo dodatkowej tury. Pasuj, gdy na rynku nie ma nic dla ciebie.
mad_king_ludwig-lesson-card =
    Komnata gospodarcza jest ukończona już z jednym wejściem, a jej nagrodą są karty bonusowe: dobierasz dwie i zatrzymujesz jedną. Spójrz na zamek: która karta da punkty za to, co już stoi?
mad_king_ludwig-lesson-card-has = Masz kwadratowe komnaty i każda da na końcu punkt.
mad_king_ludwig-lesson-card-none = Liczy galerie, a ty nie masz żadnej: twoje korytarze to schody. Druga karta da punkty za to, co masz.
mad_king_ludwig-lesson-end =
    To ostatnia runda i kupujesz na końcu. Potem liczy się punkty końcowe: względy króla dla tych, którzy mają czegoś najwięcej (znaki obok twoich punktów), karty bonusowe, 2 punkty za każdy twój kafelek, którego stos jest pusty, i 1 za każde 10 000 marek.
mad_king_ludwig-lesson-end-built = Gra skończona: policzono ostatni kafelek i wszystkie punkty końcowe. Pieniądze tyle by nie dały.
mad_king_ludwig-lesson-end-pass = 5 000 marek to na końcu zwykle najwyżej jeden punkt. Prawie każdy kafelek da więcej.

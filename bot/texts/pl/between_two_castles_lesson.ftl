# Między dwoma zamkami: lekcja krok po kroku i co mówi się o każdej odpowiedzi.

between_two_castles-lesson-draft =
    Budujesz dwa zamki: jeden z sąsiadem z lewej, drugi z sąsiadem z prawej. W każdej turze wszyscy w tajemnicy wybierają z ręki dwa kafelki, po jednym do każdego zamku. Menu mówi, ile kafelek dałby teraz w każdym z nich: wybierz dwa, które punktują w różnych zamkach.
between_two_castles-lesson-draft-both = Po jednym do każdego zamku i oba od razu dają punkty. Teraz wszyscy naraz odsłaniają kafelki.
between_two_castles-lesson-draft-less = Razem dają teraz niewiele. Poszukaj jednego kafelka do lewego zamku i drugiego do prawego.
between_two_castles-lesson-place =
    Kafelek musi stykać się brzegiem z komnatą zamku, a powyżej parteru mieć komnatę pod sobą. Sala tronowa chce dwóch typów na dwóch polach i daje 2 punkty za każde pole z takim typem: w lewym zamku to komnaty mieszkalne i korytarze po jej lewej i prawej stronie, w prawym mieszkalne i sypialne nad nią. Zasada, która rozstrzyga: na końcu liczy się tylko ten z twoich zamków, który ma mniej punktów, więc niech rosną oba.
between_two_castles-lesson-place-most = Sala tronowa ma jedną z komnat, których chce, a kafelek daje punkty i sam za siebie.
between_two_castles-lesson-place-less = Tutaj daje +{ $gain }. Na właściwym polu zamku, którego sala tronowa go chce, byłoby +{ $best }.
between_two_castles-lesson-third =
    W każdym zamku trzecia komnata jednego typu daje bonus, a piąta komnatę specjalną: od razu, zanim położy się tam cokolwiek innego. Oba twoje kafelki mogą być trzecie, każdy w innym zamku.
between_two_castles-lesson-third-bonus = Trzecia komnata swojego typu w tym zamku: bonus jest twój, cokolwiek jeszcze dała.
between_two_castles-lesson-third-none = W tym zamku nie jest trzecia swojego typu, więc nie ma bonusu. Po zamianie miejsc oba kafelki dałyby po jednym.
between_two_castles-lesson-attendant =
    Bonusem komnat mieszkalnych jest królewski sługa: daje 1 punkt za każdą komnatę zamku z pewną ozdobą, także za przyszłe. Zwykle o bonusie decydują razem oboje partnerzy, w tej lekcji decydujesz ty.
between_two_castles-lesson-attendant-most = Tej ozdoby jest tu najwięcej, a każda następna też się liczy.
between_two_castles-lesson-attendant-less = Takich ozdób jest w tym zamku mniej: +{ $gain }. Inny sługa dałby +{ $best }.
between_two_castles-lesson-pass =
    To, czego nie wybierzesz, idzie do sąsiada z lewej, w drugiej rundzie z prawej; ostatni kafelek ręki się odrzuca. Gra ma dwie rundy po cztery kolejki. Komnaty zewnętrzne punktują za komnaty w całym zamku, podziemne za te w swojej kolumnie.
between_two_castles-lesson-pass-both = Każdy daje punkty w innym zamku, a ten, który zostaje, nic by ci nie dał.
between_two_castles-lesson-pass-less = Jeden z nich nie daje nic żadnemu z twoich zamków, a zostawiasz taki, który by dał. Porównaj, co menu mówi o wszystkich trzech.
between_two_castles-lesson-tower =
    Komnaty specjalne pochodzą z bonusów. Fontanna daje zawsze 5, hol główny 1 za każdą komnatę wokół, wieża 1 za każdą komnatę pod nią. Fontanny i wieże stoją pod gołym niebem, więc nic na nich nie stanie. Gdzie postawisz wieżę?
between_two_castles-lesson-tower-most = Najwyższa kolumna: liczy się każda komnata pod wieżą, z salą tronową i podziemiami.
between_two_castles-lesson-tower-less = Tu jest pod nią mniej komnat: +{ $gain }. Na najwyższej kolumnie byłoby +{ $best }.
between_two_castles-lesson-card =
    Trzecia komnata podziemna daje bonus dowolnego innego typu; twoja wzięła bonus komnat gospodarczych, kartę. Dobrano trzy, dla tego zamku zostaje jedna. Liczy to, co będzie w zamku na końcu.
between_two_castles-lesson-card-most = Tego jest w tym zamku najwięcej, a może być jeszcze więcej.
between_two_castles-lesson-card-less = Teraz to +{ $gain }. Zobacz, czego w zamku jest dużo: inna karta daje +{ $best }.
between_two_castles-lesson-lower =
    Pamiętaj: liczy się tylko niższy z wyników twoich dwóch zamków, więc dbaj o słabszy: teraz to prawy. Komnaty sypialne dają 4 punkty zamiast 1, gdy w zamku są wszystkie inne typy (sześć), a prawemu brakuje tylko komnaty gospodarczej.
between_two_castles-lesson-lower-each = { between_two_castles-room-kennel } to właśnie komnata gospodarcza dla prawego zamku, a drugi kafelek trafia do lewego.
between_two_castles-lesson-lower-swapped = Wtedy { between_two_castles-room-kennel } trafi do lewego zamku, a prawemu wciąż zabraknie komnaty gospodarczej: jego sypialnie zostaną po 1 punkcie.
between_two_castles-lesson-end =
    Twój ostatni kafelek, { between_two_castles-room-brewery }, trafia do lewego zamku. To on ma teraz mniej punktów, więc każdy punkt wchodzi do twojego wyniku. Znajdź miejsce, w którym daje najwięcej.
between_two_castles-lesson-end-most = +{ $gain } w zamku, który się liczy. Gra skończona: u każdego liczy się słabszy z jego zamków, a twój jest z nich najlepszy.
between_two_castles-lesson-end-less = Tutaj daje +{ $gain } w zamku, który się liczy. Gdzie indziej byłoby +{ $best }.

# Dragon Castle: lekcja krok po kroku i co mówi się o każdej odpowiedzi.

dragon_castle-lesson-take =
    Zamek to sterta kamieni. W swojej turze najpierw bierzesz kamień z najwyższego poziomu, który ma wolny długi bok, zachodni lub wschodni. Jeśli na dowolnym poziomie jest dostępny drugi kamień z dokładnie takim samym obrazkiem, możesz wziąć oba: szukaj bliźniaków.
dragon_castle-lesson-take-twin = Ma bliźniaka, którego też możesz wziąć: dwa kamienie w jednej turze.
dragon_castle-lesson-take-alone = Jego bliźniak nie jest dostępny, więc w tej turze masz tylko jeden kamień. Które kamienie tworzą pary, jest napisane nad przyciskami.
dragon_castle-lesson-pair =
    Trzymasz pierwszy kamień. Zakończ na jeden z trzech sposobów: weź bliźniaka, weź do niego świątynię albo odrzuć go za jeden punkt. Jedną świątynię już masz, a królestwo, plansza, na której budujesz, jest jeszcze puste.
dragon_castle-lesson-pair-pair = Dwa kamienie naraz: królestwo rośnie dwa razy szybciej, a bliźniaki są zawsze tego samego rodzaju.
dragon_castle-lesson-pair-shrine = Jeden kamień i druga świątynia, choć żadnej nie ma jeszcze na czym zbudować. Zostaw to na tury bez bliźniaka.
dragon_castle-lesson-pair-discard = Jeden punkt od razu, ale kamień wypada z gry, a królestwo zostaje puste. Cztery kamienie jednego rodzaju dają więcej.
dragon_castle-lesson-place =
    Kamienie kładzie się odkryte na pustych polach królestwa. Cztery lub więcej kamieni jednego rodzaju, stykających się bokami, to zestaw, a punkty dają zestawy. Pierwszy żołnierz leży w rogu: gdzie położysz drugiego?
dragon_castle-lesson-place-beside = Stykają się, więc to grupa dwóch. Jeszcze dwóch żołnierzy obok i będzie zestaw.
dragon_castle-lesson-place-apart = Tu nie dotyka bokiem żadnego żołnierza i leży osobno: trzeba by zaczynać nową grupę.
dragon_castle-lesson-shrine =
    Ten żołnierz nie ma bliźniaka. Możesz wziąć do niego świątynię albo odrzucić go za jeden punkt. Świątynia zbudowana na zestawie daje na końcu tyle punktów, na którym poziomie stoi: 1, 2 lub 3.
dragon_castle-lesson-shrine-shrine = Żołnierz trafia do królestwa, a ty masz o jedną świątynię więcej na późniejszy zestaw.
dragon_castle-lesson-shrine-discard = Jeden punkt i żołnierza nie ma. W królestwie byłby trzeci w grupie, a do tego byłaby świątynia.
dragon_castle-lesson-set =
    Gdy twoje kamienie już leżą, każdą grupę czterech lub więcej kamieni jednego rodzaju odwraca się: to zestaw i punkty są od razu. Cztery kamienie dają 2 punkty, pięć 3, sześć 5. Twoi kupcy leżą w dwóch miejscach.
dragon_castle-lesson-set-set = Ten kamień łączy wszystkich kupców: zestaw czterech. Teraz jest zakryty: możesz na nim zbudować świątynię, a później kłaść na nim kamienie.
dragon_castle-lesson-set-apart = Nie ma zestawu: kupcy leżą osobno. Pomiędzy nimi byłoby ich cztery: +{ $best }.
dragon_castle-lesson-larger =
    W większym zestawie każdy kamień jest wart więcej. Masz trzech żołnierzy w jednej grupie, dwóch w drugiej i jednego do położenia. Grupę czterech trzeba od razu odwrócić, więc najpierw zobacz, gdzie urośnie największa.
dragon_castle-lesson-larger-large = Jeden zestaw sześciu zamiast czterech: obie grupy zdążyły się połączyć.
dragon_castle-lesson-larger-small = Zestaw czterech: +{ $gain }, a dwóch innych żołnierzy zostaje. Między grupami byłoby sześć: +{ $best }.
dragon_castle-lesson-larger-apart = Tu nie ma zestawu. Między dwiema grupami byłoby sześć: +{ $best }.
dragon_castle-lesson-build =
    Zestaw jest zakryty i teraz możesz zbudować świątynię na jednym z jego kamieni; później już nie. Daje tyle punktów, na którym poziomie stoi: 1, 2 lub 3. Na świątyni nic już nie położysz.
dragon_castle-lesson-build-high = Na drugim poziomie jest warta dwa punkty zamiast jednego.
dragon_castle-lesson-build-low = Na dole daje +{ $gain }. Jeden kamień zestawu leży na drugim poziomie: tam byłoby +{ $best }.
dragon_castle-lesson-build-none = Niezbudowane świątynie nic nie dają, a do tego zestawu już nie wrócisz. Na drugim poziomie świątynia dałaby +{ $best }.
dragon_castle-lesson-level =
    Kamienie można też kłaść na zakrytych kamieniach i tak piąć się w górę. Grupy liczą się bez względu na poziomy. Drugi żołnierz leży na drugim poziomie: połóż tego obok, gdzie świątynia będzie warta więcej.
dragon_castle-lesson-level-high = Grupa dwóch, oba na drugim poziomie. Jeśli powstanie zestaw, świątynia da tu dwa punkty.
dragon_castle-lesson-level-low = Stykają się, ale ten leży na dole: świątynia dałaby tu tylko jeden punkt. Obok drugiego żołnierza jest zakryty kamień.
dragon_castle-lesson-level-apart = Nie dotyka tu żadnego żołnierza, więc zestaw nie jest bliżej.
dragon_castle-lesson-end =
    Gdy nad poziomem 1 nic już nie leży, zamiast brać kamień możesz przywołać Smoka: to żeton z toru za 2 punkty. Gdy na torze zabraknie żetonów, rundę gra się do końca i gra się kończy. Został na nim jeden żeton, a ty prowadzisz.
dragon_castle-lesson-end-summon = Dwa punkty i tor jest pusty: po tej rundzie wygrywa, kto ma najwięcej punktów razem ze świątyniami i żetonami.
dragon_castle-lesson-end-on = Gra toczy się dalej: przeciwnik może wziąć ostatni żeton i jego dwa punkty albo cię dogonić. Prowadzisz, więc zakończ grę.

# Invitations to tables.

menu-invite = Zaproś do stołu
invite-which = Do którego z twoich stołów?
invitation = Zaprasza cię **{ $inviter }**: **{ $game }** · { $venue }.
no-thanks = Nie, dziękuję
invited = Zaproszenie wysłane: { $name }.
invited-by-mention = { $name } nie przyjmuje wiadomości prywatnych, więc oznaczam tę osobę przy stole.
accepted = Siedzisz przy stole: **{ $game }** · { $venue }.
declined = W porządku. Przy stole zagrają bez ciebie.
refused-no-person = Bota nie da się zaprosić. Wybierz człowieka.
refused-invites-oneself = Nie możesz zaprosić siebie. Wybierz kogoś innego.
refused-no-lobby-to-invite = Nie siedzisz tu przy stole, który czeka na graczy. Otwórz stół: `/stół nowy`, a potem zapraszaj.
refused-sits-already = Ta osoba już siedzi przy tym stole. Zaproś kogoś innego.
refused-cannot-see-table = Stół stoi tutaj: { $venue }, a ta osoba nie widzi tego miejsca. Otwórz stół na kanale, który widzicie oboje.
refused-wants-no-invitation = Ta osoba nie chce dostawać zaproszeń ode mnie. Zapytaj ją osobiście.
refused-invited-already = Ta osoba ma już od ciebie zaproszenie do tego stołu. Daj jej trochę czasu.
refused-invited-often = { $most ->
    [one] Dziś ta osoba dostała od ciebie już { $most } zaproszenie i więcej nie można. Spróbuj jutro.
    [few] Dziś ta osoba dostała od ciebie już { $most } zaproszenia i więcej nie można. Spróbuj jutro.
    [many] Dziś ta osoba dostała od ciebie już { $most } zaproszeń i więcej nie można. Spróbuj jutro.
   *[other] Dziś ta osoba dostała od ciebie już { $most } zaproszenia i więcej nie można. Spróbuj jutro.
}
refused-not-your-invitation = To zaproszenie nie jest dla ciebie albo jest już nieaktualne. Do stołu dołączysz przyciskiem przy samym stole.
me-invitations = Zaproszenia
me-invitations-help = **{ me-invitations }**: inni mogą przeze mnie zapraszać cię do swoich stołów, każdy najwyżej trzy razy dziennie.

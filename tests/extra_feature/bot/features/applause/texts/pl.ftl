# Brawa dla trwających gier.

cmd-applause = brawa
cmd-applause-help = Ile stołów już od ciebie dostało brawa

applaud = Bij brawo
applauded = { $count ->
    [one] Twoje brawa usłyszał już { $count } stół.
    [few] Twoje brawa usłyszały już { $count } stoły.
   *[many] Twoje brawa usłyszało już { $count } stołów.
}
applause-told = Dziękuję za brawa, stołów od ostatniego razu: { $count }.
me-applause = Podziękowania za brawa
me-applause-help = **{ me-applause }**: raz dziennie dziękuję ci w prywatnej wiadomości za stoły, które dostały od ciebie brawa.
refused-applause-own = Przy tym stole grasz. Bij brawo innemu.

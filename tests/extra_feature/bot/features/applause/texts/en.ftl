# Applause for running games.

cmd-applause = applause
cmd-applause-help = How often you've applauded

applaud = Applaud
applauded = { $count ->
    [one] You've applauded { $count } table so far.
   *[other] You've applauded { $count } tables so far.
}
applause-told = Thank you for your applause, tables since the last time: { $count }.
me-applause = Thanks for applause
me-applause-help = **{ me-applause }**: once a day I thank you by private message for the tables you've applauded.
refused-applause-own = You play at this table. Applaud another one.

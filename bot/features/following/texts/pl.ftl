# Śledzenie stołu, przy którym się nie gra.

follow = Śledź
follow-end = Na końcu gry
follow-rounds = Co rundę
follow-stop = Przestań śledzić
follows-stop = Możesz śledzić stół { $table }, nie grając: wspomnę o tobie, gdy gra się skończy, albo też na początku każdej rundy.
follows-end = Śledzisz stół { $table }: wspomnę o tobie, gdy gra się skończy.
follows-rounds = Śledzisz stół { $table }: wspomnę o tobie na początku każdej rundy i na końcu gry.
refused-follow-own = Grasz przy tym stole, więc i tak cię zawołam, gdy przyjdzie twoja kolej.
refused-follow-private = Stołu w prywatnym wątku nie można śledzić: wzmianka dodawałaby do niego ludzi. Zaglądaj tu, kiedy chcesz.

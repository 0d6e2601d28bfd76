# Śledzenie stołu, przy którym się nie gra.

follow = Śledź
follow-end = Na końcu gry
follow-rounds = Co rundę
follow-stop = Przestań śledzić
follows-stop = Możesz śledzić stół { $table }, nie grając: oznaczę cię, gdy gra się skończy, albo też na początku każdej rundy.
follows-end = Śledzisz stół { $table }: oznaczę cię, gdy gra się skończy.
follows-rounds = Śledzisz stół { $table }: oznaczę cię na początku każdej rundy i na końcu gry.
refused-follow-own = Grasz przy tym stole, więc i tak cię oznaczę, gdy przyjdzie twoja kolej.
refused-follow-private = Stołu w prywatnym wątku nie można śledzić: oznaczenie dodawałoby do niego ludzi. Zaglądaj tu, kiedy chcesz.

remark-by = { $name }: „{ $said }”
remark-1 = { $name }, szkoda, że to nie mój pomysł.
remark-2 = { $name }, to najlepszy ruch w tej grze.
remark-3 = { $name }, piękna budowla.
remark-4 = { $name }, zostaw trochę punktów dla reszty.
remark-5 = { $name }, ten ruch warto zapamiętać.
remark-6 = { $name }, liczę jeszcze raz i wszystko się zgadza.

# Ваши столы на всех серверах.

cmd-tables = столы
cmd-tables-help = Ваши столы на всех серверах, сначала те, что вас ждут

me-daily-list = Список раз в день
me-daily-list-help = **{ me-daily-list }**: я присылаю ваши столы личным сообщением.

mine-title = { $waiting ->
    [0] Ваши столы: { $count }
    [one] Ваши столы: { $count }, ждёт вас { $waiting }
    [few] Ваши столы: { $count }, ждут вас { $waiting }
   *[many] Ваши столы: { $count }, ждут вас { $waiting }
}
mine-empty = Вы не сидите ни за одним столом. Откройте свой: `/стол новый`.
mine-your-turn = **Сейчас ваш ход** (наступил { $since }): [**{ $table }**]({ $address }) { $game } · { $names }
mine-your-turn-until = **Сейчас ваш ход**, время выйдет { $until }: [**{ $table }**]({ $address }) { $game } · { $names }
mine-others-turn = [**{ $table }**]({ $address }) { $game } · { $names } — ждём: { $due } (ход наступил { $since })
mine-lobby = [**{ $table }**]({ $address }) { $game } · { $names } — ждёт игроков, открыт { $since }
mine-asleep = [**{ $table }**]({ $address }) { $game } · { $names } — уснул { $since }
mine-unreadable = [**{ $table }**]({ $address }) { $game } · { $names } — не читается; `/стол выйти` уберёт вас оттуда

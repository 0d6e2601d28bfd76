# Подсказки во время игры и тренер после неё.

hint-estimate = Так сыграл бы сильный компьютер. Одной причины здесь нет: он сравнивает, сколько очков каждый вариант, скорее всего, даст к концу игры.
hint-brings = Так сыграл бы сильный компьютер: { $facts }.
hint-now = это сразу приносит { $gain }
hint-only-now = это сразу приносит { $gain }
hint-other = «{ $name }»
hint-next-best = второй по силе вариант
hint-ahead = { $points ->
    [one] Похоже, это примерно на { $points } очко лучше, чем { $other }.
    [few] Похоже, это примерно на { $points } очка лучше, чем { $other }.
    [many] Похоже, это примерно на { $points } очков лучше, чем { $other }.
   *[other] Похоже, это примерно на { $points } очка лучше, чем { $other }.
}
hint-ahead-because = { $points ->
    [one] Похоже, это примерно на { $points } очко лучше, чем { $other } ({ $facts }).
    [few] Похоже, это примерно на { $points } очка лучше, чем { $other } ({ $facts }).
    [many] Похоже, это примерно на { $points } очков лучше, чем { $other } ({ $facts }).
   *[other] Похоже, это примерно на { $points } очка лучше, чем { $other } ({ $facts }).
}
hint-close = Почти не хуже: { $other }.
refused-no-hints = За этим столом играют без подсказок: так решено до начала игры.

coach = Тренер
coach-title = Разбор партии
coach-begins = Смотрю ваши решения.
coach-progress = Смотрю ваши решения: { $done } из { $count }.
coach-round = Раунд { $round }
coach-round-turn = Раунд { $round }, ход { $turn }
coach-when = **{ $when }** (решение { $number } из { $count })
coach-cost = { $points ->
    [one] потеряно примерно { $points } очко.
    [few] потеряно примерно { $points } очка.
    [many] потеряно примерно { $points } очков.
   *[other] потеряно примерно { $points } очка.
}
coach-chosen = **Ваш выбор:** { $what }
coach-better = **Лучше:** { $what }
coach-because = { $told } – { $facts }.
coach-no-fact = одной причины нет: по оценке, к концу игры это даёт больше очков
coach-picture-mine = Вы: { $what }
coach-picture-better = Лучше: { $what }
coach-finest = **Ваше лучшее решение**
coach-ahead = { $points ->
    [one] Похоже, оно примерно на { $points } очко лучше любого другого.
    [few] Похоже, оно примерно на { $points } очка лучше любого другого.
    [many] Похоже, оно примерно на { $points } очков лучше любого другого.
   *[other] Похоже, оно примерно на { $points } очка лучше любого другого.
}
coach-nothing = Решений, в которых был выбор: { $count }. Явных ошибок нет: хорошая партия.
coach-estimate = Так оценивает сильный компьютер — по тому, что было видно вам в тот момент.
coach-page = Момент { $number }
coach-page-finest = Лучшее
coach-failed = Разобрать эту партию не получается. Нажмите кнопку ещё раз чуть позже.
refused-coach-too-early = Тренер разбирает законченные партии. Загляните после конца игры.
refused-no-coach = Для этой игры тренера пока нет: в ней нет сильного компьютера.

# Уроки: первая партия шаг за шагом, и кто садится за игру впервые.

cmd-learn = урок
cmd-learn-help = Научиться игре за десять минут: первая партия шаг за шагом, только для вас

learn-title =
    ## Первая партия за десять минут
    Каждый урок — маленькая партия с настоящими решениями. Её видите только вы, и остановиться можно когда угодно: я помню, где вы.
learn-new = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
}
learn-reached = вы на шаге { $step } из { $steps }
learn-done = пройден
learn-step = ## { $game } · шаг { $step } из { $steps }
learn-right = Верно.
learn-wrong = Не совсем.
learn-points = Ваши очки: { $before } → { $after } ({ $gain }).
learn-points-same = Ваши очки не меняются: { $points }.
learn-points-together = Очки двух ваших замков вместе: { $before } → { $after } ({ $gain }).
learn-points-together-same = Очки двух ваших замков вместе не меняются: { $points }.
learn-retry = Ещё раз
learn-show = Показать ответ
learn-shown = *Вот хороший ответ. Нажмите его, чтобы продолжить.*
learn-again = Начать сначала
learn-finished =
    ### Теперь вы умеете играть: { $game }
    Все подробности — в `/правила`. Остальному лучше всего учит сама игра.
learn-open = Открыть стол
learn-against = Соперник: { $name } ({ $level })
learn-against-computer = Соперник: { $name }
learn-none = Урока по игре { $game } пока нет. Правила страница за страницей, с картинками: `/правила`.
refused-lesson-of-others = Это чужой урок. Свой откроет `/урок`.

first-time = **{ $game } — впервые?** Пока все собираются, можно научиться за десять минут: маленькая партия только для вас.
first-time-learn = Научиться за десять минут
first-time-hints = Во время игры **{ hint }** на вашей панели покажет, как сыграл бы сильный компьютер.
first-time-own-hints = За этим столом подсказок нет. Их можно включить: **{ $button-terms }**.
first-time-ask-hints = За этим столом подсказок нет. Организатор может их включить: **{ $button-terms }**.

### Слова на картинках, общие для всех игр. Только знаки шрифта.

pic-last = Сыграно
pic-round = Раунд { $round }/{ $rounds }
pic-emblem-triangle = Треугольник
pic-emblem-circle = Круг
pic-emblem-square = Квадрат
pic-emblem-diamond = Ромб
pic-emblem-star = Звезда
pic-emblem-pentagon = Пятиугольник
pic-emblem-plus = Плюс

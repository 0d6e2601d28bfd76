# Castles of Mad King Ludwig: the lesson, step by step, and what is said of each answer.

mad_king_ludwig-lesson-start =
    Your castle grows room by room from its foyer, the entrance hall; everyone has chosen its side with 4 doors. Each room has a size, the number printed on it: 100 is a closet, 600 a hall. Now you get three bonus cards and give one back; the two you keep score at the end, in secret. One of these cards asks for far more than the others.
mad_king_ludwig-lesson-start-hard = Rooms of all ten sizes are rarely possible in one game. The two cards you keep score for every room that fits, from the first one on.
mad_king_ludwig-lesson-start-easy = That one scores for every room that fits, from the first one on. You'd keep the card that wants all ten sizes, and few castles ever get there.
mad_king_ludwig-lesson-price =
    Each round one of you is the master builder and sets the prices; the game ends with the round in which the last room card is drawn. The others buy first and pay you; you buy last. So what everyone wants should cost a lot. Here that's the { mad_king_ludwig-room-bowling_alley }: it has the most points.
mad_king_ludwig-lesson-price-dear = Whoever buys it pays you well, and if nobody does, it's still there when it's your turn.
mad_king_ludwig-lesson-price-cheap = It's cheap for whoever buys before you, and it earns you little. Put it on 10,000 or 15,000.
mad_king_ludwig-lesson-buy =
    On your turn you buy a room and place it at once: one of its doors has to meet a door of your castle. It scores the points printed on it. The master builder pays the bank.
mad_king_ludwig-lesson-buy-most = The most that this market has to offer, and new doors to build on.
mad_king_ludwig-lesson-buy-less = It scores +{ $gain } now. The { mad_king_ludwig-room-bowling_alley } is still there and scores +{ $best }.
mad_king_ludwig-lesson-buy-pass = You'd take 5,000 marks. You have enough money for any room, though, and the best one scores +{ $best }.
mad_king_ludwig-lesson-free =
    A tile is complete when all its doors are joined, and then you get a reward. Your stairs are now complete. The reward of corridors is a free hallway or stairs, and hallways, stairs and foyers are all corridors.
mad_king_ludwig-lesson-free-take = For free, with new doors for more rooms, and one step closer to the next complete tile.
mad_king_ludwig-lesson-free-decline = You'd get nothing instead. A free corridor gives you new doors and can complete other tiles.
mad_king_ludwig-lesson-complete =
    Each type has its own reward: an activity room earns 5 points when all its doors are joined. Your { mad_king_ludwig-room-sewing_room } has one open door left. What can you join to it?
mad_king_ludwig-lesson-complete-complete = Its last door is joined, so it's complete, and the 5 points of its reward come on top.
mad_king_ludwig-lesson-complete-downstairs = A good room, and it completes your stairs: that earns a free corridor, which can still go to the open door.
mad_king_ludwig-lesson-complete-open = It scores +{ $gain }, but the last door of the { mad_king_ludwig-room-sewing_room } stays open. Any tile joined there scores five points more.
mad_king_ludwig-lesson-complete-pass = 5,000 marks, and your castle stays as it is. Even a hallway at the open door scores 5 points.
mad_king_ludwig-lesson-joined =
    Many rooms score more for each tile of the right type that's joined to them by a door. The { mad_king_ludwig-room-dining_room } on the market looks for living rooms, and you have one: find the door that joins them.
mad_king_ludwig-lesson-joined-joined = A door joins it to a room that it looks for, and that counts on top of its own points.
mad_king_ludwig-lesson-joined-apart = It fits there, but it finds nothing that it looks for: only +{ $gain }. At another door it scores +{ $best }.
mad_king_ludwig-lesson-joined-other = It scores +{ $gain }. The { mad_king_ludwig-room-dining_room }, joined to the right room, scores +{ $best }.
mad_king_ludwig-lesson-joined-pass = You'd have 5,000 marks more and no new room. The { mad_king_ludwig-room-dining_room } would score +{ $best }.
mad_king_ludwig-lesson-castle =
    Downstairs rooms are reached by stairs and score for every tile of a type in your whole castle, wherever it is. And a complete food room earns a whole extra turn. You can have either here.
mad_king_ludwig-lesson-castle-grotto = It counts all over your castle: +{ $gain } for a single room.
mad_king_ludwig-lesson-castle-extra = That completes your { mad_king_ludwig-room-dining_room }: you play another turn at once.
mad_king_ludwig-lesson-castle-less = It scores +{ $gain }. The { mad_king_ludwig-room-venus_grotto } would score +{ $best }, and a tile at the last door of your { mad_king_ludwig-room-dining_room } would earn an extra turn.
mad_king_ludwig-lesson-castle-pass = 5,000 marks instead of +{ $best } or an extra turn. Pass when nothing on the market helps you.
mad_king_ludwig-lesson-card =
    A utility room is complete with a single door, and its reward is bonus cards: you draw two and keep one. Look at your castle: which card scores for what's already there?
mad_king_ludwig-lesson-card-has = You have square rooms, and each of them scores a point at the end.
mad_king_ludwig-lesson-card-none = It scores for hallways, and you have none: your corridors are stairs. The other card scores for rooms that you have.
mad_king_ludwig-lesson-end =
    It's the last round, and you buy last. Then come the end-of-game points: king's favors for whoever has the most of something (the signs beside your points), bonus cards, 2 points for each of your tiles whose stack is empty, and 1 for every 10,000 marks.
mad_king_ludwig-lesson-end-built = The game is over: your last tile and all end-of-game points are counted. It's more than any money would have been.
mad_king_ludwig-lesson-end-pass = At the end, 5,000 marks are usually worth at most one point. Almost any tile scores more.

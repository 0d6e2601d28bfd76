# Following a table without playing at it.

follow = Follow
follow-end = At the end
follow-rounds = Each round
follow-stop = Stop following
follows-stop = You can follow table { $table } without playing: I'll mention you when the game is over, or at the start of each round too.
follows-end = You're following table { $table }: I'll mention you when the game is over.
follows-rounds = You're following table { $table }: I'll mention you at the start of each round and when the game is over.
refused-follow-own = You're playing at this table, so I'll mention you anyway when it's your turn.
refused-follow-private = You can't follow a table in a private thread: a mention would add people to it. Look in whenever you like.

CREATE TABLE IF NOT EXISTS tournaments (
    id       TEXT PRIMARY KEY,
    guild    BIGINT NOT NULL,
    channel  BIGINT NOT NULL,
    lang     TEXT NOT NULL,
    host     BIGINT,
    running  INTEGER NOT NULL,
    changed  DOUBLE PRECISION NOT NULL
);
CREATE TABLE IF NOT EXISTS tournament_players (
    tournament TEXT NOT NULL,
    number     INTEGER NOT NULL,
    "user"     BIGINT,
    name       TEXT NOT NULL,
    lang       TEXT NOT NULL,
    PRIMARY KEY (tournament, number)
);
CREATE TABLE IF NOT EXISTS tournament_log (
    tournament TEXT NOT NULL,
    seq        INTEGER NOT NULL,
    verb       TEXT NOT NULL,
    body       TEXT NOT NULL,
    at         DOUBLE PRECISION NOT NULL,
    "user"     BIGINT,
    PRIMARY KEY (tournament, seq)
);
-- The winners of tournaments and of a league's seasons.
CREATE TABLE IF NOT EXISTS tournament_titles (
    tournament TEXT NOT NULL,
    season     INTEGER NOT NULL,
    "user"     BIGINT NOT NULL,
    game       TEXT NOT NULL,
    at         DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (tournament, season, "user")
);
-- The people who may enter a tournament that only listed people may enter.
CREATE TABLE IF NOT EXISTS tournament_guests (
    tournament TEXT NOT NULL,
    "user"     BIGINT NOT NULL,
    PRIMARY KEY (tournament, "user")
);

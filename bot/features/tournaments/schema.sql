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

-- The club: the results of finished games for the people who played them, and their ratings.
-- A result outlives its table.
CREATE TABLE results (
    table_id   TEXT NOT NULL,
    seat       INTEGER NOT NULL,
    nth        INTEGER NOT NULL,         -- 0: the person in the seat at the end; 1, 2, …: people who had left it
    "user"     INTEGER,                  -- NULL: a person who was erased
    name       TEXT NOT NULL,
    guild      INTEGER NOT NULL,         -- 0: a lost server; kept for the ratings across all servers
    game       TEXT NOT NULL,
    variant    TEXT NOT NULL,            -- JSON: the options that differ from their defaults
    seats      INTEGER NOT NULL,         -- the number of ranked players
    points     INTEGER,                  -- NULL: left the game
    place      INTEGER NOT NULL,         -- from 1; tied players share a place
    rated      INTEGER NOT NULL,
    feat       INTEGER NOT NULL,         -- 1: it can become a record of the server
    everywhere INTEGER NOT NULL,         -- 1: the person had agreed to a rating across all servers
    began      REAL NOT NULL,
    at         REAL NOT NULL,
    facts      TEXT NOT NULL,            -- JSON
    mu         REAL,                     -- the rating before the game: in this server …
    sigma      REAL,
    all_mu     REAL,                     -- … and across all servers
    all_sigma  REAL,
    PRIMARY KEY (table_id, seat, nth)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_of_user ON results ("user", at) WHERE "user" IS NOT NULL;
CREATE INDEX results_here ON results (guild, game, at);

-- The games that count for ratings, numbered in the order in which they were counted; NULL: not counted yet.
CREATE TABLE rated_games (
    table_id TEXT PRIMARY KEY,
    number   INTEGER UNIQUE
) STRICT, WITHOUT ROWID;
CREATE INDEX rated_games_uncounted ON rated_games (table_id) WHERE number IS NULL;

CREATE TABLE ratings (
    "user" INTEGER NOT NULL,
    game   TEXT NOT NULL,
    guild  INTEGER NOT NULL,             -- 0: across all servers
    mu     REAL NOT NULL,
    sigma  REAL NOT NULL,
    games  INTEGER NOT NULL,
    PRIMARY KEY ("user", game, guild)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_here ON ratings (guild, game);

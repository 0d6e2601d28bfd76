-- The club: how finished games came out for the people who played them, and the ratings that came of it.
-- A result outlives its table.
CREATE TABLE results (
    table_id   TEXT NOT NULL,
    seat       INTEGER NOT NULL,
    nth        INTEGER NOT NULL,         -- 0: who held the seat at the end; 1, 2, …: who left it for good before
    "user"     INTEGER,                  -- NULL: somebody who was forgotten
    name       TEXT NOT NULL,
    guild      INTEGER NOT NULL,         -- 0: of a server that is lost, kept for the ratings over all servers
    game       TEXT NOT NULL,
    variant    TEXT NOT NULL,            -- JSON: the options that are not as ever
    seats      INTEGER NOT NULL,         -- how many were ranked
    points     INTEGER,                  -- NULL: left for good
    place      INTEGER NOT NULL,         -- from 1; equal ones are shared
    rated      INTEGER NOT NULL,
    feat       INTEGER NOT NULL,         -- 1: it can be a feat, the best of its kind in the server
    everywhere INTEGER NOT NULL,         -- 1: they agreed to a rating over all servers then
    began      REAL NOT NULL,
    at         REAL NOT NULL,
    facts      TEXT NOT NULL,            -- JSON
    mu         REAL,                     -- the rating before the game: in this server …
    sigma      REAL,
    all_mu     REAL,                     -- … and over all servers
    all_sigma  REAL,
    PRIMARY KEY (table_id, seat, nth)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_of_user ON results ("user", at) WHERE "user" IS NOT NULL;
CREATE INDEX results_here ON results (guild, game, at);

-- The games that count for ratings, numbered in the order in which they were counted; NULL: still to be.
CREATE TABLE rated_games (
    table_id TEXT PRIMARY KEY,
    number   INTEGER UNIQUE
) STRICT, WITHOUT ROWID;
CREATE INDEX rated_games_uncounted ON rated_games (table_id) WHERE number IS NULL;

CREATE TABLE ratings (
    "user" INTEGER NOT NULL,
    game   TEXT NOT NULL,
    guild  INTEGER NOT NULL,             -- 0: over all servers
    mu     REAL NOT NULL,
    sigma  REAL NOT NULL,
    games  INTEGER NOT NULL,
    PRIMARY KEY ("user", game, guild)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_here ON ratings (guild, game);

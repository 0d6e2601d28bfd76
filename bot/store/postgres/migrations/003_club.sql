-- The club, the same as SQLite migration 5, which explains the columns.
CREATE TABLE results (
    table_id   TEXT COLLATE "C" NOT NULL,
    seat       BIGINT NOT NULL,
    nth        BIGINT NOT NULL,
    "user"     BIGINT,
    name       TEXT NOT NULL,
    guild      BIGINT NOT NULL,
    game       TEXT COLLATE "C" NOT NULL,
    variant    TEXT NOT NULL,
    seats      BIGINT NOT NULL,
    points     BIGINT,
    place      BIGINT NOT NULL,
    rated      BIGINT NOT NULL,
    feat       BIGINT NOT NULL,
    everywhere BIGINT NOT NULL,
    began      DOUBLE PRECISION NOT NULL,
    at         DOUBLE PRECISION NOT NULL,
    facts      TEXT NOT NULL,
    mu         DOUBLE PRECISION,
    sigma      DOUBLE PRECISION,
    all_mu     DOUBLE PRECISION,
    all_sigma  DOUBLE PRECISION,
    PRIMARY KEY (table_id, seat, nth)
);
CREATE INDEX results_of_user ON results ("user", at) WHERE "user" IS NOT NULL;
CREATE INDEX results_here ON results (guild, game, at);

CREATE TABLE rated_games (
    table_id TEXT COLLATE "C" PRIMARY KEY,
    number   BIGINT UNIQUE
);
CREATE INDEX rated_games_uncounted ON rated_games (table_id) WHERE number IS NULL;

CREATE TABLE ratings (
    "user" BIGINT NOT NULL,
    game   TEXT COLLATE "C" NOT NULL,
    guild  BIGINT NOT NULL,
    mu     DOUBLE PRECISION NOT NULL,
    sigma  DOUBLE PRECISION NOT NULL,
    games  BIGINT NOT NULL,
    PRIMARY KEY ("user", game, guild)
);
CREATE INDEX ratings_here ON ratings (guild, game);

-- The daily castle, the same as SQLite migration 6, which explains the columns.
CREATE TABLE daily_games (
    "user"   BIGINT NOT NULL,
    day      TEXT COLLATE "C" NOT NULL,
    practice BIGINT NOT NULL,
    game     TEXT COLLATE "C" NOT NULL,
    version  BIGINT NOT NULL,
    seq      BIGINT NOT NULL,
    moves    TEXT NOT NULL,
    state    TEXT NOT NULL,
    changed  DOUBLE PRECISION NOT NULL,
    PRIMARY KEY ("user", day, practice)
);
CREATE INDEX daily_games_by_day ON daily_games (day);

CREATE TABLE daily_results (
    day    TEXT COLLATE "C" NOT NULL,
    "user" BIGINT NOT NULL,
    guild  BIGINT NOT NULL,
    name   TEXT NOT NULL,
    game   TEXT COLLATE "C" NOT NULL,
    points BIGINT NOT NULL,
    place  BIGINT NOT NULL,
    marks  TEXT NOT NULL,
    at     DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (day, "user")
);
CREATE INDEX daily_results_here ON daily_results (guild, day);
CREATE INDEX daily_results_of_user ON daily_results ("user", day);

CREATE TABLE daily_posts (
    guild   BIGINT NOT NULL,
    day     TEXT COLLATE "C" NOT NULL,
    channel BIGINT NOT NULL,
    message BIGINT,
    PRIMARY KEY (guild, day)
);

-- The daily castle: the games of people, the results of their official tries, and the posts in servers.
CREATE TABLE daily_games (
    "user"   INTEGER NOT NULL,
    day      TEXT NOT NULL,              -- 2026-11-16, by UTC
    practice INTEGER NOT NULL,           -- 0: the official try
    game     TEXT NOT NULL,
    version  INTEGER NOT NULL,           -- the version of the rules
    seq      INTEGER NOT NULL,           -- the number of decisions
    moves    TEXT NOT NULL,              -- JSON: [[seat, action], …]
    state    TEXT NOT NULL,
    changed  REAL NOT NULL,
    PRIMARY KEY ("user", day, practice)
) STRICT, WITHOUT ROWID;
CREATE INDEX daily_games_by_day ON daily_games (day);

CREATE TABLE daily_results (
    day    TEXT NOT NULL,
    "user" INTEGER NOT NULL,
    guild  INTEGER NOT NULL,             -- the server where it was finished; 0: none, or a lost one
    name   TEXT NOT NULL,
    game   TEXT NOT NULL,
    points INTEGER NOT NULL,
    place  INTEGER NOT NULL,             -- among the players at the table
    marks  TEXT NOT NULL,                -- the course of the game: one digit per part
    at     REAL NOT NULL,
    PRIMARY KEY (day, "user")
) STRICT, WITHOUT ROWID;
CREATE INDEX daily_results_here ON daily_results (guild, day);
CREATE INDEX daily_results_of_user ON daily_results ("user", day);

CREATE TABLE daily_posts (
    guild   INTEGER NOT NULL,
    day     TEXT NOT NULL,               -- the day of the post
    channel INTEGER NOT NULL,
    message INTEGER,                     -- NULL: about to be posted; 0: nothing to post, or it failed
    PRIMARY KEY (guild, day)
) STRICT, WITHOUT ROWID;

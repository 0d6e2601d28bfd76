-- The daily castle: the games that people play at it, how their rated tries came out, and each server's posts.
CREATE TABLE daily_games (
    "user"   INTEGER NOT NULL,
    day      TEXT NOT NULL,              -- 2026-11-16, by UTC
    practice INTEGER NOT NULL,           -- 0: the rated try
    game     TEXT NOT NULL,
    version  INTEGER NOT NULL,           -- of the rules
    seq      INTEGER NOT NULL,           -- how many decisions were made
    moves    TEXT NOT NULL,              -- JSON: [[seat, action], …]
    state    TEXT NOT NULL,
    changed  REAL NOT NULL,
    PRIMARY KEY ("user", day, practice)
) STRICT, WITHOUT ROWID;
CREATE INDEX daily_games_by_day ON daily_games (day);

CREATE TABLE daily_results (
    day    TEXT NOT NULL,
    "user" INTEGER NOT NULL,
    guild  INTEGER NOT NULL,             -- where it was finished; 0: in no server, or in one that is lost
    name   TEXT NOT NULL,
    game   TEXT NOT NULL,
    points INTEGER NOT NULL,
    place  INTEGER NOT NULL,             -- among those at the table
    marks  TEXT NOT NULL,                -- how it went: a digit for each part of the game
    at     REAL NOT NULL,
    PRIMARY KEY (day, "user")
) STRICT, WITHOUT ROWID;
CREATE INDEX daily_results_here ON daily_results (guild, day);
CREATE INDEX daily_results_of_user ON daily_results ("user", day);

CREATE TABLE daily_posts (
    guild   INTEGER NOT NULL,
    day     TEXT NOT NULL,               -- on which it is posted
    channel INTEGER NOT NULL,
    message INTEGER,                     -- NULL: about to be posted; 0: there was nothing to post, or no way
    PRIMARY KEY (guild, day)
) STRICT, WITHOUT ROWID;

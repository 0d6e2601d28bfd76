-- Games that last for weeks: settings of people and servers, the terms of a table, stand-ins, the players that
-- a table waits for, and followers.
CREATE TABLE people (
    user     INTEGER PRIMARY KEY,
    settings TEXT NOT NULL               -- JSON; a missing setting has its default
) STRICT;
INSERT INTO people
    SELECT CAST(substr(name, 13) AS INTEGER), '{"words_first":true}' FROM facts
    WHERE name LIKE 'words-first:%' AND value = 'words';
DELETE FROM facts WHERE name LIKE 'words-first:%';

CREATE TABLE servers (
    guild    INTEGER PRIMARY KEY,
    settings TEXT NOT NULL,              -- JSON
    lost     REAL                        -- when the bot was removed from it
) STRICT;

ALTER TABLE tables ADD COLUMN terms TEXT NOT NULL DEFAULT '{}';   -- JSON: pace, taking back, hints, seed name …
ALTER TABLE tables ADD COLUMN wish TEXT;                          -- JSON: a request that the players have to agree on
ALTER TABLE seats ADD COLUMN stand_in TEXT;                       -- the computer player that stands in for the person

-- The players that a table waits for, and their reminders. After a player has acted, the row stays until the last
-- reminder is deleted.
CREATE TABLE waits (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    since    REAL,                       -- the start of the wait, plus the time the bot was down; NULL: it has ended
    next     REAL,                       -- when the next reminder or step is due; NULL: never
    reminded INTEGER NOT NULL DEFAULT 0, -- the number of reminders sent
    message  TEXT,                       -- where the last reminder is
    agreed   TEXT NOT NULL DEFAULT '[]', -- JSON: the players who want a stand-in
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX waits_next ON waits (next) WHERE next IS NOT NULL;
CREATE INDEX waits_reminded ON waits (table_id) WHERE message IS NOT NULL AND reminded = 0;

CREATE TABLE followers (
    table_id TEXT NOT NULL REFERENCES tables (id),
    user     INTEGER NOT NULL,
    rounds   INTEGER NOT NULL,           -- 1: a mention at each round, 0: at the end only
    PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;

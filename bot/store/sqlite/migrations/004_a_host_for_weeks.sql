-- Games that last for weeks: what people and servers have set, the terms of a table, who plays for whom
-- meanwhile, since when somebody is waited for, and who wants to hear how a game goes on.
CREATE TABLE people (
    user     INTEGER PRIMARY KEY,
    settings TEXT NOT NULL               -- JSON; what is not in it is as the house has it
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
ALTER TABLE tables ADD COLUMN wish TEXT;                          -- JSON: what the table is asked to agree on
ALTER TABLE seats ADD COLUMN stand_in TEXT;                       -- which computer player plays for the person

-- Since when a table waits for somebody, and what was done about it. Who has acted is no longer waited for;
-- the row stays as long as a reminder has to be taken away.
CREATE TABLE waits (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    since    REAL,                       -- time while the bot was down is added to it; NULL: no longer
    next     REAL,                       -- when the next thing is to be done about it; NULL: nothing more
    reminded INTEGER NOT NULL DEFAULT 0, -- how many reminders were sent
    message  TEXT,                       -- where the last reminder is
    agreed   TEXT NOT NULL DEFAULT '[]', -- JSON: who wants somebody to stand in
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

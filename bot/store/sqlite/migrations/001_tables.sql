-- A table is a row; its game is the snapshot in `state` and the log in `events`.
CREATE TABLE tables (
    id            TEXT PRIMARY KEY,
    guild         INTEGER NOT NULL,
    channel       INTEGER NOT NULL,     -- where it was opened
    game          TEXT NOT NULL,
    options       TEXT NOT NULL,        -- JSON
    host          INTEGER NOT NULL,
    lang          TEXT NOT NULL,
    phase         TEXT NOT NULL CHECK (phase IN ('lobby', 'playing', 'over', 'ended')),
    seq           INTEGER NOT NULL,     -- the number of the last event
    rules_version INTEGER NOT NULL,
    schema        INTEGER NOT NULL,     -- the version of the state's JSON
    state         TEXT,
    created       REAL NOT NULL,
    changed       REAL NOT NULL
) STRICT;
CREATE INDEX tables_open ON tables (guild, phase) WHERE phase IN ('lobby', 'playing');

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    user     INTEGER,                   -- NULL: a computer player
    name     TEXT NOT NULL,
    computer TEXT,                      -- which computer player
    lang     TEXT NOT NULL,             -- the language of private messages
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_of_user ON seats (user) WHERE user IS NOT NULL;

CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    verb     TEXT NOT NULL,             -- opened, joined, …, acted
    user     INTEGER,
    seat     INTEGER,
    action   TEXT,                      -- the canonical text of the chosen action
    outcome  TEXT NOT NULL,             -- JSON: what happened
    request  INTEGER UNIQUE,            -- the id of the interaction; unique, so that one delivered twice acts once
    at       REAL NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

-- The outbox: what must still follow an event; a duty of a newer event replaces an older one of its kind.
CREATE TABLE duties (
    table_id TEXT NOT NULL REFERENCES tables (id),
    kind     TEXT NOT NULL CHECK (kind IN ('lobby', 'board', 'status', 'letters', 'computer')),
    seq      INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind)
) STRICT, WITHOUT ROWID;

-- Where a table is shown. Only the publisher writes here.
CREATE TABLE posts (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    place    INTEGER,                   -- where it is played: the thread, or the channel without one
    lobby    INTEGER,                   -- the lobby's message
    board    TEXT,                      -- JSON: the last public picture's message and attachment
    shown    INTEGER NOT NULL,          -- the last event that a public picture shows
    letters  TEXT NOT NULL              -- JSON: by seat, the mark of the last private message
) STRICT, WITHOUT ROWID;
CREATE INDEX posts_at ON posts (place) WHERE place IS NOT NULL;

CREATE TABLE facts (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

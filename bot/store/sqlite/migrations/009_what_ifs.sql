-- Private games that continue from a moment of a finished table, for a month.
CREATE TABLE what_ifs (
    "user"   INTEGER NOT NULL,
    number   INTEGER NOT NULL,              -- of this person's games, from 1 on
    table_id TEXT NOT NULL,                 -- where it comes from
    turn     INTEGER NOT NULL,              -- the turn of that game after which it begins
    game     TEXT NOT NULL,
    options  TEXT NOT NULL,                 -- JSON
    seats    INTEGER NOT NULL,
    seat     INTEGER NOT NULL,              -- the person's own
    player   TEXT NOT NULL,                 -- the computer player in all others
    points   INTEGER NOT NULL,              -- of that seat at the end of the real game
    seq      INTEGER NOT NULL,              -- decisions since the moment
    moves    TEXT NOT NULL,                 -- JSON: those decisions, [seat, text] each
    state    TEXT NOT NULL,                 -- JSON
    changed  REAL NOT NULL,
    PRIMARY KEY ("user", number)
) STRICT, WITHOUT ROWID;
CREATE INDEX what_ifs_of_table ON what_ifs (table_id);
CREATE INDEX what_ifs_changed ON what_ifs (changed);

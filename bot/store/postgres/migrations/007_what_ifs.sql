-- Private games that continue from a moment of a table, as the file's migration 9 leaves them; what the columns
-- mean is explained there.
CREATE TABLE what_ifs (
    "user"   BIGINT NOT NULL,
    number   BIGINT NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    turn     BIGINT NOT NULL,
    game     TEXT NOT NULL,
    options  TEXT NOT NULL,
    seats    BIGINT NOT NULL,
    seat     BIGINT NOT NULL,
    player   TEXT NOT NULL,
    points   BIGINT NOT NULL,
    seq      BIGINT NOT NULL,
    moves    TEXT NOT NULL,
    state    TEXT NOT NULL,
    changed  DOUBLE PRECISION NOT NULL,
    PRIMARY KEY ("user", number)
);
CREATE INDEX what_ifs_of_table ON what_ifs (table_id);
CREATE INDEX what_ifs_changed ON what_ifs (changed);

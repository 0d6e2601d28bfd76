-- Renames columns: a table is played at its venue, and a private message goes to one person.
ALTER TABLE posts RENAME COLUMN place TO venue;
ALTER TABLE posts RENAME COLUMN letters TO private_messages;

CREATE TABLE renamed_duties (
    table_id TEXT NOT NULL REFERENCES tables (id),
    kind     TEXT NOT NULL CHECK (kind IN ('lobby', 'board', 'status', 'private_messages', 'computer')),
    seq      INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO renamed_duties
    SELECT table_id, CASE kind WHEN 'letters' THEN 'private_messages' ELSE kind END, seq FROM duties;
DROP TABLE duties;
ALTER TABLE renamed_duties RENAME TO duties;

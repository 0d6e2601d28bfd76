-- Notice boards and invitations, the same as SQLite migration 8, which explains the columns.
CREATE TABLE notices (
    guild    BIGINT NOT NULL PRIMARY KEY,
    channel  BIGINT NOT NULL,
    message  BIGINT,
    replaced BIGINT,
    number   BIGINT NOT NULL,
    digest   TEXT NOT NULL,
    posted   DOUBLE PRECISION NOT NULL,
    edited   DOUBLE PRECISION NOT NULL,
    called   TEXT NOT NULL
);

CREATE TABLE invitations (
    table_id TEXT COLLATE "C" NOT NULL,
    inviter  BIGINT NOT NULL,
    invited  BIGINT NOT NULL,
    at       DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, inviter, invited)
);
CREATE INDEX invitations_between ON invitations (inviter, invited, at);
CREATE INDEX invitations_of_invited ON invitations (invited);

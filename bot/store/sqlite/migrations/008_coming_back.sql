-- A server's notice board: one message that the bot keeps up to date, and the one that it replaces.
CREATE TABLE notices (
    guild    INTEGER NOT NULL PRIMARY KEY,
    channel  INTEGER NOT NULL,
    message  INTEGER,                       -- NULL: about to be posted
    replaced INTEGER,                       -- a message in that channel that is still to be deleted
    number   INTEGER NOT NULL,              -- the number of messages so far
    digest   TEXT NOT NULL,                 -- a hash of what the message shows
    posted   REAL NOT NULL,
    edited   REAL NOT NULL,
    called   TEXT NOT NULL                  -- JSON: the lobbies for which the bot pinged the role
) STRICT;

-- Invitations: the inviter, the invited person and the table; the bot keeps each row for two days.
CREATE TABLE invitations (
    table_id TEXT NOT NULL,
    inviter  INTEGER NOT NULL,
    invited  INTEGER NOT NULL,
    at       REAL NOT NULL,
    PRIMARY KEY (table_id, inviter, invited)
) STRICT, WITHOUT ROWID;
CREATE INDEX invitations_between ON invitations (inviter, invited, at);
CREATE INDEX invitations_of_invited ON invitations (invited);

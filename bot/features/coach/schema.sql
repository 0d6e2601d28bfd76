-- A hint that a person got: the action that it named, and the event number of the table for which it was given.
CREATE TABLE IF NOT EXISTS hints_given (
    table_id TEXT NOT NULL,
    "user" BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    action TEXT NOT NULL,
    PRIMARY KEY (table_id, "user", seat, seq, action)
);
CREATE INDEX IF NOT EXISTS hints_given_of_person ON hints_given ("user");

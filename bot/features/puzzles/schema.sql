-- A decision that cost clearly more than the estimate's own error. It names no person but its own.
CREATE TABLE IF NOT EXISTS puzzles (
    id TEXT NOT NULL PRIMARY KEY,
    "user" BIGINT NOT NULL,
    guild BIGINT NOT NULL,
    table_id TEXT NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    seats BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    number BIGINT NOT NULL,
    state TEXT NOT NULL,
    chosen TEXT NOT NULL,
    best TEXT NOT NULL,
    cost DOUBLE PRECISION NOT NULL,
    at DOUBLE PRECISION NOT NULL
);
CREATE INDEX IF NOT EXISTS puzzles_of_person ON puzzles ("user", at);
CREATE INDEX IF NOT EXISTS puzzles_of_guild ON puzzles (guild, at);

-- The answers of a person to a puzzle: their number, how many were missed, and when it is asked again.
CREATE TABLE IF NOT EXISTS puzzle_tries (
    "user" BIGINT NOT NULL,
    puzzle TEXT NOT NULL,
    answers BIGINT NOT NULL,
    missed BIGINT NOT NULL,
    solved BIGINT NOT NULL,
    due DOUBLE PRECISION NOT NULL,
    PRIMARY KEY ("user", puzzle)
);

-- The finished games of a person that were looked through; accuracy is NULL if no decision could be judged.
CREATE TABLE IF NOT EXISTS puzzle_games (
    table_id TEXT NOT NULL,
    "user" BIGINT NOT NULL,
    guild BIGINT NOT NULL,
    game TEXT NOT NULL,
    accuracy BIGINT,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, "user")
);

-- The puzzle of the week in a server: message and answer are posts; NULL: not posted yet, 0: nothing was posted.
CREATE TABLE IF NOT EXISTS puzzle_weeks (
    guild BIGINT NOT NULL,
    week TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    channel BIGINT NOT NULL,
    message BIGINT,
    answer BIGINT,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (guild, week)
);

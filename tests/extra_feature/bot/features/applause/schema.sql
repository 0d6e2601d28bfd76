CREATE TABLE IF NOT EXISTS applause (
    "user" BIGINT NOT NULL,
    table_id TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    thanked BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY ("user", table_id)
);

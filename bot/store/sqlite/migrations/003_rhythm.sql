-- A picture is brought up to date in place as long as its chapter lasts; who was told that they are due is
-- noted with it, so that nobody is called twice.
ALTER TABLE posts ADD COLUMN since INTEGER NOT NULL DEFAULT 0;    -- the last event told before the newest picture
ALTER TABLE posts ADD COLUMN chapter TEXT;                        -- what the newest picture tells; NULL: one turn
ALTER TABLE posts ADD COLUMN posted REAL NOT NULL DEFAULT 0;      -- when it was posted
ALTER TABLE posts ADD COLUMN told TEXT NOT NULL DEFAULT '[]';     -- JSON: who is due and has been told so
UPDATE posts SET
    since = shown,
    told = CASE WHEN json_valid(board) THEN coalesce(json_extract(board, '$.due'), '[]') ELSE '[]' END;

-- The bot edits a picture in place while its chapter lasts, and stores which players it has mentioned, so that it
-- mentions each of them once.
ALTER TABLE posts ADD COLUMN since INTEGER NOT NULL DEFAULT 0;    -- the last event before the newest picture
ALTER TABLE posts ADD COLUMN chapter TEXT;                        -- the chapter of the newest picture; NULL: one turn
ALTER TABLE posts ADD COLUMN posted REAL NOT NULL DEFAULT 0;      -- when it was posted
ALTER TABLE posts ADD COLUMN told TEXT NOT NULL DEFAULT '[]';     -- JSON: mentioned players who still have to act
UPDATE posts SET
    since = shown,
    told = CASE WHEN json_valid(board) THEN coalesce(json_extract(board, '$.due'), '[]') ELSE '[]' END;

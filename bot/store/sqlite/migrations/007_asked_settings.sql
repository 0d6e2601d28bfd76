-- Settings that the bot searches for among all people or servers also have their own columns next to the JSON.
-- Both are written together; unreadable JSON sets none of the columns.
ALTER TABLE people ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;      -- 1: only they can see their results
ALTER TABLE people ADD COLUMN away_until REAL;                        -- NULL: not away
ALTER TABLE people ADD COLUMN daily_list INTEGER NOT NULL DEFAULT 0;  -- 1: they get a list of their tables each day
ALTER TABLE servers ADD COLUMN daily_channel INTEGER;                 -- NULL: the daily castle is not announced
UPDATE people SET
    hidden = json_type(settings, '$.hidden') IS 'true',
    away_until = CASE WHEN json_type(settings, '$.away_until') IN ('integer', 'real')
        THEN CAST(json_extract(settings, '$.away_until') AS REAL) END,
    daily_list = json_type(settings, '$.daily_list') IS 'true'
    WHERE json_valid(settings);
UPDATE servers SET
    daily_channel = CASE WHEN json_type(settings, '$.daily_channel') = 'integer'
        THEN CAST(json_extract(settings, '$.daily_channel') AS INTEGER) END
    WHERE json_valid(settings);
CREATE INDEX people_hidden ON people ("user") WHERE hidden = 1;
CREATE INDEX people_away ON people ("user") WHERE away_until IS NOT NULL;
CREATE INDEX people_with_lists ON people ("user") WHERE daily_list = 1;
CREATE INDEX servers_with_daily ON servers (guild) WHERE daily_channel IS NOT NULL;

-- Settings that are looked for have columns, as the file's migration 7 leaves them; what they mean is explained there.
ALTER TABLE people ADD COLUMN hidden BIGINT NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN away_until DOUBLE PRECISION;
ALTER TABLE people ADD COLUMN daily_list BIGINT NOT NULL DEFAULT 0;
ALTER TABLE servers ADD COLUMN daily_channel BIGINT;
CREATE FUNCTION pg_temp.setting(settings TEXT, name TEXT, kind TEXT) RETURNS TEXT LANGUAGE plpgsql AS $$
DECLARE
    found jsonb;
BEGIN
    found := CAST(replace(settings, '\u0000', '') AS jsonb) -> name;
    RETURN CASE WHEN jsonb_typeof(found) = kind THEN found #>> '{}' END;
EXCEPTION WHEN others THEN
    RETURN NULL;
END $$;
UPDATE people SET
    hidden = CASE WHEN pg_temp.setting(settings, 'hidden', 'boolean') = 'true' THEN 1 ELSE 0 END,
    away_until = CAST(pg_temp.setting(settings, 'away_until', 'number') AS DOUBLE PRECISION),
    daily_list = CASE WHEN pg_temp.setting(settings, 'daily_list', 'boolean') = 'true' THEN 1 ELSE 0 END
    WHERE settings LIKE '%hidden%' OR settings LIKE '%away_until%' OR settings LIKE '%daily_list%';
UPDATE servers SET
    daily_channel = CAST(pg_temp.setting(settings, 'daily_channel', 'number') AS BIGINT)
    WHERE settings LIKE '%daily_channel%';
DROP FUNCTION pg_temp.setting(TEXT, TEXT, TEXT);
CREATE INDEX people_hidden ON people ("user") WHERE hidden = 1;
CREATE INDEX people_away ON people ("user") WHERE away_until IS NOT NULL;
CREATE INDEX people_with_lists ON people ("user") WHERE daily_list = 1;
CREATE INDEX servers_with_daily ON servers (guild) WHERE daily_channel IS NOT NULL;

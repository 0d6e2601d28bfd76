-- Columns for settings that the bot searches for, the same as SQLite migration 7, which explains them.
ALTER TABLE people ADD COLUMN hidden BIGINT NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN away_until DOUBLE PRECISION;
ALTER TABLE people ADD COLUMN daily_list BIGINT NOT NULL DEFAULT 0;
ALTER TABLE servers ADD COLUMN daily_channel BIGINT;

-- A process of an older version may still run next to the one that migrates. It writes the JSON alone, so the
-- database derives the columns from it.
CREATE FUNCTION castellan_setting(settings TEXT, name TEXT, kind TEXT) RETURNS TEXT LANGUAGE plpgsql AS $$
DECLARE
    found jsonb;
BEGIN
    found := CAST(replace(settings, '\u0000', '') AS jsonb) -> name;
    RETURN CASE WHEN jsonb_typeof(found) = kind THEN found #>> '{}' END;
EXCEPTION WHEN others THEN
    RETURN NULL;
END $$;
CREATE FUNCTION castellan_person_set() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.hidden := CASE WHEN castellan_setting(NEW.settings, 'hidden', 'boolean') = 'true' THEN 1 ELSE 0 END;
    NEW.away_until := CAST(castellan_setting(NEW.settings, 'away_until', 'number') AS DOUBLE PRECISION);
    NEW.daily_list := CASE WHEN castellan_setting(NEW.settings, 'daily_list', 'boolean') = 'true' THEN 1 ELSE 0 END;
    RETURN NEW;
END $$;
CREATE FUNCTION castellan_server_set() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.daily_channel := CAST(castellan_setting(NEW.settings, 'daily_channel', 'number') AS BIGINT);
    RETURN NEW;
END $$;
CREATE TRIGGER asked BEFORE INSERT OR UPDATE ON people
    FOR EACH ROW EXECUTE FUNCTION castellan_person_set();
CREATE TRIGGER asked BEFORE INSERT OR UPDATE ON servers
    FOR EACH ROW EXECUTE FUNCTION castellan_server_set();
UPDATE people SET settings = settings
    WHERE settings LIKE '%hidden%' OR settings LIKE '%away_until%' OR settings LIKE '%daily_list%';
UPDATE servers SET settings = settings WHERE settings LIKE '%daily_channel%';
CREATE INDEX people_hidden ON people ("user") WHERE hidden = 1;
CREATE INDEX people_away ON people ("user") WHERE away_until IS NOT NULL;
CREATE INDEX people_with_lists ON people ("user") WHERE daily_list = 1;
CREATE INDEX servers_with_daily ON servers (guild) WHERE daily_channel IS NOT NULL;

-- Several processes on one database: leases that one process holds for some seconds, and notifications for the others.
CREATE TABLE leases (
    what  TEXT COLLATE "C" PRIMARY KEY,
    owner TEXT COLLATE "C" NOT NULL,
    until DOUBLE PRECISION NOT NULL -- seconds since 1970; negative: released at that time
);
CREATE INDEX leases_of ON leases (owner);

-- Notifications are sent at the commit: the sending process, what has changed (a table, duties, a person or a
-- server) and its id. For duties the table's server follows, so that only the process that serves it looks them up.
CREATE FUNCTION castellan_tell(what TEXT, which TEXT) RETURNS VOID LANGUAGE sql AS $$
    SELECT pg_notify(
        'castellan', coalesce(nullif(current_setting('castellan.process', true), ''), '-')
        || ' ' || what || ' ' || which
    )
$$;
CREATE FUNCTION castellan_table_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM castellan_tell('table', CASE TG_OP WHEN 'DELETE' THEN OLD.id ELSE NEW.id END);
    RETURN NULL;
END $$;
CREATE FUNCTION castellan_part_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM castellan_tell('table', CASE TG_OP WHEN 'DELETE' THEN OLD.table_id ELSE NEW.table_id END);
    RETURN NULL;
END $$;
CREATE FUNCTION castellan_duty_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM castellan_tell('duties', NEW.table_id || ' ' || guild) FROM tables WHERE id = NEW.table_id;
    RETURN NULL;
END $$;
CREATE FUNCTION castellan_person_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM castellan_tell('person', CAST(CASE TG_OP WHEN 'DELETE' THEN OLD."user" ELSE NEW."user" END AS TEXT));
    RETURN NULL;
END $$;
CREATE FUNCTION castellan_server_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM castellan_tell('server', CAST(CASE TG_OP WHEN 'DELETE' THEN OLD.guild ELSE NEW.guild END AS TEXT));
    RETURN NULL;
END $$;

CREATE TRIGGER told AFTER UPDATE OR DELETE ON tables
    FOR EACH ROW EXECUTE FUNCTION castellan_table_changed();
-- Inserts need no trigger: new seats belong to a new table, or follow the deletion of the old seats.
CREATE TRIGGER told AFTER UPDATE OR DELETE ON seats
    FOR EACH ROW EXECUTE FUNCTION castellan_part_changed();
CREATE TRIGGER told AFTER INSERT OR UPDATE OR DELETE ON waits
    FOR EACH ROW EXECUTE FUNCTION castellan_part_changed();
CREATE TRIGGER told AFTER UPDATE OR DELETE ON events
    FOR EACH ROW EXECUTE FUNCTION castellan_part_changed();
CREATE TRIGGER told AFTER INSERT OR UPDATE ON duties
    FOR EACH ROW EXECUTE FUNCTION castellan_duty_written();
CREATE TRIGGER told AFTER INSERT OR UPDATE OR DELETE ON people
    FOR EACH ROW EXECUTE FUNCTION castellan_person_changed();
CREATE TRIGGER told AFTER INSERT OR UPDATE OR DELETE ON servers
    FOR EACH ROW EXECUTE FUNCTION castellan_server_changed();

"""The store on a PostgreSQL server, for one process or many. Imported only if it is used."""

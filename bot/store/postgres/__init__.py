"""The store on a server: PostgreSQL, for one process or many. Imported only where it is used."""

"""The outbox and its publisher: what follows a change of a table is carried out here."""

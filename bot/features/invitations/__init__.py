"""Invitations to tables, by a person's context menu."""

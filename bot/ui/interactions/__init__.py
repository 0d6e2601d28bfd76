"""Presses and commands: parsing, access checks, routing and answering."""

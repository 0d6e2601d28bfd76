"""Tables and what becomes of them: opening, playing, publishing, computer players. No SQL, no Discord."""

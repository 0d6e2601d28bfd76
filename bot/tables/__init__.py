"""The table as an aggregate: its rules, its log, its ledger. Knows no Discord and no SQL."""

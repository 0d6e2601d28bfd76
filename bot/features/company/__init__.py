"""Computer players as company: now and then one of them praises a great move of a person."""

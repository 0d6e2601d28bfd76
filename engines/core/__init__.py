"""The code that all games share: the contract, chance, actions, events, scores and the panel's questions."""

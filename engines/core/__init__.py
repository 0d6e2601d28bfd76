"""What all games share: the contract (`game`), chance, actions, events, scores and the panel's questions."""

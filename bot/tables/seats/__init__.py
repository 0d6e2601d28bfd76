"""Who sits where: emblems that people wish for, and the seats of a rematch."""

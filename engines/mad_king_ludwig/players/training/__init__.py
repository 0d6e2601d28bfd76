"""How the strong player learned: beside others by this package itself, alone by `train.cpp`."""

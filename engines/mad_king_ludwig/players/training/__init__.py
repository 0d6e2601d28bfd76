"""How the strong player learned, alone and beside others: by `train.cpp`."""

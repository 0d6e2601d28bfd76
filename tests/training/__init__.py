"""Training: fast models are the games, runs give weights, and weights say where they came from."""

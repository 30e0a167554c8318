"""Many games: simulations, benchmarks, and the compiled code they run on."""

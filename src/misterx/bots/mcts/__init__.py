"""The search: a tree of what each side knows (MCTS), written once for every family."""

"""What one viewer knows: the table rebuilt from facts, where Mister X can be, and stories that fit."""

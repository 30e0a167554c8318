"""What people do at a table: sit down, get up, say they are ready, talk, open another device, end the game."""

"""What bots think of games of ticket hands, whatever searches with it."""

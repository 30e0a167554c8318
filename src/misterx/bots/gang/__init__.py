"""How people of the gang play: who probably is Mister X, and what moves are worth."""

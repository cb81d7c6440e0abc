"""What bots know of the game, and what is counted when they play it."""

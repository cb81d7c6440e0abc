"""The lab: many games between bots, in virtual time, and what they tell about a game."""

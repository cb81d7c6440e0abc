"""Of each game, by its id: the keys that its code makes from a prefix and a part that varies."""

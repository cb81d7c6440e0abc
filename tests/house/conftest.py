"""For the tests of the house. The game in `soup/` is no part of this checkout: it is laid over a copy of it."""

collect_ignore = ["soup"]

"""Action cards, a class each (`cards/`); chef powers and level bonuses, a small function each."""

"""Action cards and chef powers: one small function each."""

"""The phases of a day, and the questions in between: one module each."""

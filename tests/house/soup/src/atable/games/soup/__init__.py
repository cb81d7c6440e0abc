"""The Last Spoonful."""

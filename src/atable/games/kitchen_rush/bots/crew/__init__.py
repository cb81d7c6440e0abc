"""Bots of Kitchen Rush: cooks who see what all can see, share the work by it, and make mistakes with their hands."""

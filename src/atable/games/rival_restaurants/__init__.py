"""Rival Restaurants."""

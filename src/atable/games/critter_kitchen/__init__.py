"""Critter Kitchen."""

"""Bots: they know the kernel and see views and re-dealt positions only, never the true state."""

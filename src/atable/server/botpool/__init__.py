"""Bots think in processes of their own: none holds up the server, and one that crashes or hangs takes nobody along."""

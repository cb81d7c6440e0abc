"""The load generator: light sockets, figures, and child processes on a core of their own."""

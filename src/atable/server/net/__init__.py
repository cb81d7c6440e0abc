"""HTTP and sockets: the only part that knows the web framework."""

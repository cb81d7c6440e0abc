"""What server and clients say to each other: typed messages over HTTP and sockets, as JSON."""

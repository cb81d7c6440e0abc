"""The box: content files, read into frozen tuples."""

"""Games of earlier versions of the program, running and finished: they must be read, and go on (decision 18)."""

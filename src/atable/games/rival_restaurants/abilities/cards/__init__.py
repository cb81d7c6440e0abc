"""The action cards: when one may be played (`playing`), and each of them (`kinds`), in families."""

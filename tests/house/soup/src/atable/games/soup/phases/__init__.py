"""The phases in the order of play: choosing, ladling. `flow` says which frame belongs to which of them."""

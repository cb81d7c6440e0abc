"""Words for people: messages in each language (`speaker`) and the numbered rules (`rulebook`)."""

"""Events and choices as messages, the table drawn for a terminal; sentences are in `<language>.ftl`."""

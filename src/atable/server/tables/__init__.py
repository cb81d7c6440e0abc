"""Tables: their log, what follows from it, and what people and clocks may do to them. No web framework here."""

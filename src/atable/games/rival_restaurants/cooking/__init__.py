"""From a declaration to what it gives: fillings, pans, gains."""

"""What Buy & Barter is made of, for `phases.market`: against the clock, step by step, and bartering in both."""

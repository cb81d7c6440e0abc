"""Buy & Barter: prices, claims, wars, purchases and trades, the same in all paces."""

"""Solo: McDogald's, which nobody plays. Its cards say where its chefs go and what they take (CK-297 to CK-357)."""

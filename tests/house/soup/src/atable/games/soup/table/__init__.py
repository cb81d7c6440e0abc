"""What stands on the table, and what one does with it in any phase."""

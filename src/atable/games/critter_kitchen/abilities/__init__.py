"""What single cards do, a module for each sort of card."""

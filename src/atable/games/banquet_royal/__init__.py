"""Banquet Royal: lay Dishes and Toques on a shared hexagonal table to fulfil secret Menus."""

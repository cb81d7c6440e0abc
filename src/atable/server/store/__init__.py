"""Storage: one database (SQLite or PostgreSQL) that holds the log of every table and all that belongs to it."""

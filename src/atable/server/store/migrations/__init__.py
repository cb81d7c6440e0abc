"""Alembic's folder: how the database of one version becomes that of the next."""

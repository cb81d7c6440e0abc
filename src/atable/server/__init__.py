"""The table server: tables that lose nothing and leak nothing."""

"""Kitchen Rush."""

"""Numbers into HTML through templates."""

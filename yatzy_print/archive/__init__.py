"""Games in a SQL database, and back."""

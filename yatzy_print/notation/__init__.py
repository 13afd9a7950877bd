"""Paper text to Game and back, one file a format."""

"""Numbers into bins, ticks, bars and points: pure geometry for paper and page."""

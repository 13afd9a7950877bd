"""Counts of verified games into numbers."""

"""Protocol into PDF and terminal text."""

"""A game asked for in a terminal: what is asked next, what an answer means, and the draft that is kept."""

"""Questions to a Game: what is asked next, what an answer means, and the draft that outlives a sitting."""

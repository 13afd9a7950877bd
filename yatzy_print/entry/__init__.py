"""Questions to a Game: in a terminal, as a conversation, and on a web page; and questions to a rule set."""

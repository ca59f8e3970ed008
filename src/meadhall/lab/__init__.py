"""The lab: thousands of games by given bots, and what they say about a game or about two boxes of it."""

"""The table: a server where people and bots sit down, play, and come back next week. Knows core, games, bots."""

"""What bots know of the North."""

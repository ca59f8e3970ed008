"""What bots know of Runar."""

"""What bots know of Champions of Midgard."""

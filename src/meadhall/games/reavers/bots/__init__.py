"""What bots know of Reavers of Midgard."""

"""What bots know of Valhalla."""

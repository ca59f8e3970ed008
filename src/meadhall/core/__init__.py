"""The engine: decisions, frames, luck, events, records, views. Knows no game."""

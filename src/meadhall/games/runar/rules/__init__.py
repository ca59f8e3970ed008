"""The rules of Runar, chapter by chapter."""

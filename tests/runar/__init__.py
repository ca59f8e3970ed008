"""Tests of Runar, chapter by chapter of its rulebook."""

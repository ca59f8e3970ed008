"""Tests of Reavers of Midgard, chapter by chapter."""

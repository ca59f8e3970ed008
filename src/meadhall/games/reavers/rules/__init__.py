"""The rules, one file for each chapter of `docs/rules/reavers.md`."""

"""The rules, one file for each chapter of docs/rules/north.md."""

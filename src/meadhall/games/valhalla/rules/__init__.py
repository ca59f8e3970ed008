"""The rules of Valhalla, one file for each chapter of docs/rules/valhalla.md."""

"""Positions as JSON: read, checked and written."""

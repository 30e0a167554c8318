"""The rules, one package a family."""

"""The `misterx` command."""

from misterx.cli.run import main

__all__ = ["main"]

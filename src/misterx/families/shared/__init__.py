"""What every family uses."""

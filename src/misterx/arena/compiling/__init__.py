"""Compiling kernels before somebody waits for them."""

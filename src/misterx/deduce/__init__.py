"""Where Mister X can be, from what one viewer knows."""

from misterx.deduce.knowledge import Knowledge, possible_stations, sample

__all__ = ["Knowledge", "possible_stations", "sample"]

"""Where Mister X can be, from what one viewer knows, and why not elsewhere."""

from misterx.deduce.absence import Absence
from misterx.deduce.explanation import why_not
from misterx.deduce.knowledge import Knowledge, possible_stations, sample

__all__ = ["Absence", "Knowledge", "possible_stations", "sample", "why_not"]

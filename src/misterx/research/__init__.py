"""Environments for research: the games as learning programs want them, over the same rules as everywhere else.

`pettingzoo.py` and `gymnasium.py` need what `pip install misterx[research]` brings. Nothing here knows a rule: what may
be done comes from the kernels, and what a side sees is the fold of the facts that it heard.
"""

ENCODING = 0  # raised by whatever changes what numbers of observations and actions mean; ids of environments end in it
SIDES = ("x", "hunters")

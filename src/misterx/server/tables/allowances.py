"""How much each address may ask of this node, and what it asks of it now."""

from __future__ import annotations

from collections import Counter

from misterx.server.limits import ANY_NUMBER, Buckets, Questions, Tries, Turns, Works, find_socket_capacity
from misterx.server.settings import Settings

MINUTES_WORTH_A_DAY = 10  # of tables that an address may make: nobody fills the server for the others
CONNECTIONS_WORTH = 10  # connections of one address that may all say as much as one may
SOCKETS_AT_TABLE = 50  # of one address at one table, where nobody waits for what is told to all of them
POLITE_REFUSALS = 20  # of sockets, one more a second: they are opened to say why they are closed


class Allowances:
    """The limits of the settings, counted."""

    def __init__(self, settings: Settings) -> None:
        self.makers = Buckets(max(10.0, settings.tables_per_minute), settings.tables_per_minute / 60)
        a_day = MINUTES_WORTH_A_DAY * settings.tables_per_minute
        self.makers_today = Buckets(a_day, a_day / 86_400)
        a_second = CONNECTIONS_WORTH * settings.messages_per_second
        self.talkers = Buckets(3 * a_second, a_second)
        self.askers = Buckets(4 * settings.requests_per_second, settings.requests_per_second)
        self.turned_away = Buckets(POLITE_REFUSALS, 1)
        self.questions = Questions(settings.questions_per_minute)
        self.turns = Turns()
        self.works = Works(settings.questions_per_minute > 0)
        self.inside: Counter[str] = Counter()  # [address]: requests that are being answered
        self.code_tries = Tries(settings.code_tries_per_minute)
        self.sockets: dict[str, int] = {}  # [address]: open ones
        self.socket_capacity = find_socket_capacity(settings.most_sockets)
        half = max(1, self.socket_capacity // 2)
        self.sockets_each = min(settings.sockets_per_address, half) if settings.sockets_per_address else ANY_NUMBER
        self.sockets_each_at_table = SOCKETS_AT_TABLE if settings.sockets_per_address else ANY_NUMBER

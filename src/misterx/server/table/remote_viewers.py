"""Who looks at a table at other nodes, as far as these have said so."""

from __future__ import annotations

HEARTBEAT_SECONDS = 5.0  # seconds between a node's signs of life
SILENCE_SECONDS = 3.5 * HEARTBEAT_SECONDS  # after which its viewers are taken to have gone


class RemoteViewers:
    """The last word of each node: how many look through whose eyes."""

    def __init__(self) -> None:
        self._nodes: dict[str, dict[str, int]] = {}

    def heard(self, node: str, viewers: dict[str, int]) -> bool:
        """A node has spoken; whether that was news."""
        before = self._nodes.pop(node, {})
        if viewers:
            self._nodes[node] = viewers
        return viewers != before

    def forget(self, nodes: set[str]) -> bool:
        """These nodes are gone; whether anybody looked there."""
        gone = nodes & self._nodes.keys()
        for node in gone:
            del self._nodes[node]
        return bool(gone)

    def count(self, viewer: str) -> int:
        return sum(viewers.get(viewer, 0) for viewers in self._nodes.values())

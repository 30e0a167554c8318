"""First lessons: a few tiny boards a title, played through by the rules, so that a page can show them step by step."""

from misterx.lessons.playing import Frame, Played, PlayedScene, PlayedStep, play
from misterx.lessons.script import Scene, Script, Step, board_named, ids, load

__all__ = [
    "Frame",
    "Played",
    "PlayedScene",
    "PlayedStep",
    "Scene",
    "Script",
    "Step",
    "board_named",
    "ids",
    "load",
    "play",
]

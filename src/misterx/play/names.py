"""What people are called: printable text that can be seen, in which several emoji may be joined into one."""

from __future__ import annotations

import re
import unicodedata

MOST_LETTERS = 40  # of a player's name
MOST_ACCENTS = 3  # on one letter; no language that we know puts more
JOINER = "\u200d"
COLOURED = "\ufe0f"  # asks for the coloured form of the sign before it
KEYCAP = "\u20e3"
# A joiner that does not stand between two signs joins nothing and cannot be seen: two names could look alike.
LOOSE = re.compile("(?<![^\\w\\s!-~\u200d])\u200d|\u200d(?![^\\w\\s!-~\u200d])")
# Signs that count as printable and show nothing: fillers, blanks, choices of a form that make no difference.
UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0e\uffa0\ufffc\U0001d159\U000e0100-\U000e01ef]"
    f"|(?<![^\\w\\s!-~{JOINER}{COLOURED}]){COLOURED}(?!{KEYCAP})"
)
# What letters of other alphabets look like, as far as somebody could write `bot` with them.
ALIKE = str.maketrans("0ооοօᴏтτᴛьвβʙ", "ooooootttbbbb")
LIKE_A_BOT = re.compile(r"\W*bot(?![^\W\d_])")  # as records and pages call those who are none of us


def is_printable(text: str) -> bool:
    """Whether everything in a text can be printed; records of old hold names in which not everything can be seen."""
    return text.replace(JOINER, "").isprintable() and not LOOSE.search(text)


def make_printable(text: str) -> str:
    """A text without what cannot be seen and without towers of accents, single-spaced."""
    shown = "".join(letter if letter.isprintable() or letter == JOINER else " " for letter in text)
    shown = cut_accents(UNSEEN.sub("", unicodedata.normalize("NFC", shown)))
    return " ".join(LOOSE.sub(" ", shown).split())


def cut_accents(text: str) -> str:
    """A few accents on each letter, and none where there is no letter."""
    kept: list[str] = []
    room = 0
    for letter in text:
        if unicodedata.category(letter) in ("Mn", "Me") and letter not in (COLOURED, KEYCAP):
            if room:
                kept.append(letter)
            room = max(0, room - 1)
        else:
            kept.append(letter)
            room = 0 if letter.isspace() else MOST_ACCENTS
    return "".join(kept)


def looks_like_a_bot(name: str) -> bool:
    """Whether a person's name could be taken for a bot's, as in `bot greedy`."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    bare = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return bool(LIKE_A_BOT.match(bare.translate(ALIKE)))

"""How colours are seen: by every kind of eye, how far apart, and how well on a ground."""

import math
from collections.abc import Iterable
from itertools import combinations

Triple = tuple[float, float, float]

#: Machado, Oliveira and Fernandes (2009), full severity, on linear RGB.
EYES: dict[str, tuple[Triple, Triple, Triple]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(colour: str) -> Triple:
    channels = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return red, green, blue


def seen(colour: str, eye: str) -> Triple:
    rgb = linear(colour)
    mixed = [sum(weight * channel for weight, channel in zip(row, rgb, strict=True)) for row in EYES[eye]]
    red, green, blue = (min(1.0, max(0.0, channel)) for channel in mixed)
    return red, green, blue


def lab(rgb: Triple) -> Triple:
    """CIE L*a*b* under daylight D65."""
    r, g, b = rgb
    xyz = (
        (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047,
        0.2126729 * r + 0.7151522 * g + 0.0721750 * b,
        (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883,
    )
    x, y, z = (v ** (1 / 3) if v > 216 / 24389 else (24389 / 27 * v + 16) / 116 for v in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one: Triple, other: Triple) -> float:
    """CIEDE2000."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    c_mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = (1 - math.sqrt(c_mean**7 / (c_mean**7 + 25.0**7))) / 2
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = math.degrees(math.atan2(b1, a1)) % 360, math.degrees(math.atan2(b2, a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    dh = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    h = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    lm, cm = (l1 + l2) / 2, (c1 + c2) / 2
    waves = ((0.17, 1, 30), (-0.24, 2, 0), (-0.32, 3, -6), (0.20, 4, 63))
    t = 1 - sum(weight * math.cos(math.radians(times * h - shift)) for weight, times, shift in waves)
    sl = 1 + 0.015 * (lm - 50) ** 2 / math.sqrt(20 + (lm - 50) ** 2)
    sc, sh = 1 + 0.045 * cm, 1 + 0.015 * cm * t
    rotation = (
        -2 * math.sqrt(cm**7 / (cm**7 + 25.0**7)) * math.sin(math.radians(60 * math.exp(-(((h - 275) / 25) ** 2))))
    )
    dl, dc, dh = (l2 - l1) / sl, (c2 - c1) / sc, dh / sh
    return math.sqrt(dl * dl + dc * dc + dh * dh + rotation * dc * dh)


def contrast(one: str, other: str) -> float:
    """As in the web's accessibility guidelines, from 1 to 21."""
    light = [
        sum(w * c for w, c in zip((0.2126, 0.7152, 0.0722), linear(colour), strict=True)) for colour in (one, other)
    ]
    return (max(light) + 0.05) / (min(light) + 0.05)


def nearest(colours: dict[str, str], eye: str) -> tuple[float, str]:
    """The two colours that look most alike, and how far apart they still are."""
    seen_so = {name: lab(seen(colour, eye)) for name, colour in colours.items()}
    return min((difference(seen_so[one], seen_so[two]), f"{one} and {two}") for one, two in combinations(colours, 2))


def apart_from(colour: str, grounds: Iterable[str], eye: str) -> float:
    return min(difference(lab(seen(colour, eye)), lab(seen(ground, eye))) for ground in grounds)

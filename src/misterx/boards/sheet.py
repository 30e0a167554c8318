"""The style sheet of a picture, from the table of the look."""

from misterx.boards.art import AREAS
from misterx.boards.board import RANKS
from misterx.boards.look import CASING, LOOK, colours
from misterx.boards.marks import HUES, MISSIONS


def sheet(theme: str) -> str:
    colour = colours(theme)
    return "".join([*_ground(colour), *_words(colour), *_lines(colour), *_tokens(colour)])


def _ground(colour: dict[str, str]) -> list[str]:
    areas = {area: colour[f"map-{area}"] for area in AREAS}
    rules = [f".{area}{{fill:{tone}}}.{area}-course{{stroke:{tone}}}" for area, tone in areas.items()]
    rules.append(".course{fill:none;stroke-linecap:round;stroke-linejoin:round}.bridge-course{stroke-linecap:butt}")
    rules.append(f".landmark{{fill:{colour['map-landmark']}}}.cut{{fill:{colour['map-land']}}}")
    rules.append(f".tree{{fill:{colour['map-word-park']};opacity:.55}}")
    rules.append(f".thin{{fill:none;stroke:{colour['map-landmark']};stroke-width:1.4}}")
    return rules


def _words(colour: dict[str, str]) -> list[str]:
    rules = [f"text{{font-family:{LOOK['face']};text-anchor:middle}}"]
    for voice, style in LOOK["words"].items():
        tint = colour.get(f"map-word-{voice}", colour["map-ink"])
        slant = ";font-style:italic" if voice in ("water", "park") else ""
        rules.append(f".{voice}-word{{fill:{tint};font-weight:{style['weight']}{slant}}}")
    rules.append(
        f".name-word{{paint-order:stroke;stroke:{colour['map-casing']};stroke-width:2.4;stroke-linejoin:round;"
        f"font-size:{LOOK['words']['name']['size']}px}}"
    )
    rules.append(f".title{{fill:{colour['map-ink']};font-size:15px;font-weight:600;letter-spacing:.28em}}")
    rules.append(f".mode{{fill:{colour['map-ink']};font-size:12px;text-anchor:start}}")
    rules.append(f".frame{{fill:{colour['map-casing']};stroke:{colour['map-bridge']};stroke-width:1.4}}")
    return rules


def _lines(colour: dict[str, str]) -> list[str]:
    rules = [".line{fill:none;stroke-linejoin:round;stroke-linecap:round}"]
    for rank in RANKS:
        style = LOOK["ranks"][rank]
        dash = f";stroke-dasharray:{_dash(style['dash'])}" if style["dash"] else ""
        rules.append(f".{rank}{{stroke:{colour[f'line-{rank}']};stroke-width:{style['width']}{dash}}}")
        rules.append(f".{rank}-casing{{stroke:{colour['map-casing']};stroke-width:{style['width'] + 2 * CASING:.1f}}}")
        rules.append(f".{rank}-badge{{fill:{colour['map-badge']};stroke:{colour[f'line-{rank}']};stroke-width:1.5}}")
        rules.append(f".{rank}-letter{{fill:{colour[f'line-{rank}']}}}")
        if core := style.get("core"):
            rules.append(
                f".{rank}-core{{stroke:{colour['map-core']};stroke-width:{core['width']};stroke-linecap:butt;"
                f"stroke-dasharray:{_dash(core['dash'])}}}"
            )
    quiet = LOOK["quiet"]
    thin = f"stroke-width:{quiet['width']};stroke-opacity:{quiet['opacity']};stroke-dasharray:{_dash(quiet['dash'])}"
    rules.append(f".quiet path{{{thin}}}.quiet .loud{{stroke-width:{quiet['loud']};stroke-opacity:1}}")
    rules.append(".letter{font-size:7.4px;font-weight:700}")
    rules.append(f".gap{{fill:{colour['map-casing']}}}")
    return rules


def _dash(dash: list[float]) -> str:
    return " ".join(map(str, dash))


def _tokens(colour: dict[str, str]) -> list[str]:
    token = LOOK["token"]
    hues = {hue: colour[f"telephone-{hue}-tint"] for hue in HUES}
    squares = {"square": colour["map-square"], **hues, "block": colour["map-block"]}
    return [
        f".token{{fill:{colour['map-token']};stroke:{colour['map-ink']};stroke-width:{token['outline']}}}",
        f".ring{{fill:{colour['line-middle']}}}.plate{{fill:{colour['line-fast']}}}",
        f".pier{{fill:{colour['map-casing']};stroke:{colour['line-secret']};stroke-width:4;stroke-linecap:round;"
        "stroke-dasharray:0 8.168}",
        *(
            f".{name}-target{{fill:{colour[f'mission-{name}']};stroke:{colour['map-casing']};stroke-width:1}}"
            f".{name}-start{{fill:none;stroke:{colour[f'mission-{name}-line']};stroke-width:{LOOK['mission']['width']};"
            "stroke-dasharray:.68 .32;stroke-dashoffset:.34}"
            for name in MISSIONS
        ),
        f".legend [class$=-start]{{stroke-width:2}}.leads{{fill:none;stroke:{colour['map-ink']};stroke-width:1.2}}",
        f".number{{fill:{colour['map-ink']};font-size:{token['number']}px;font-weight:600;"
        "font-variant-numeric:tabular-nums}",
        *(
            f".{name}-square{{fill:{tint};stroke:{colour['map-edge']};stroke-width:1.4}}"
            for name, tint in squares.items()
        ),
        f".phone{{fill:{colour['map-ink']};font-size:{LOOK['square']['phone']}px;font-weight:600;"
        f"font-variant-numeric:tabular-nums}}.dot{{fill:{colour['map-ink']}}}",
        f".hue{{fill:{colour['map-ink']};font-size:12px;font-weight:700}}",
    ]

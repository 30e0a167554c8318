"""The style sheet of a picture, from the style table."""

from misterx.boards.art import AREAS
from misterx.boards.board import RANKS
from misterx.boards.marks import MISSIONS
from misterx.boards.style import CASING, STYLE


def sheet(theme: str) -> str:
    colour: dict[str, str] = STYLE["themes"][theme]
    return "".join([*_ground(colour), *_words(colour), *_lines(colour), *_tokens(colour)])


def _ground(colour: dict[str, str]) -> list[str]:
    rules = [f".{area}{{fill:{colour[area]}}}.{area}-course{{stroke:{colour[area]}}}" for area in AREAS]
    rules.append(".course{fill:none;stroke-linecap:round;stroke-linejoin:round}.bridge-course{stroke-linecap:butt}")
    rules.append(f".landmark{{fill:{colour['landmark']}}}.cut{{fill:{colour['land']}}}")
    rules.append(f".tree{{fill:{colour['word_park']};opacity:.55}}")
    rules.append(f".thin{{fill:none;stroke:{colour['landmark']};stroke-width:1.4}}")
    return rules


def _words(colour: dict[str, str]) -> list[str]:
    rules = [f"text{{font-family:{STYLE['font']};text-anchor:middle}}"]
    for voice, style in STYLE["words"].items():
        tint = colour[voice] if voice == "district" else colour.get(f"word_{voice}", colour["ink"])
        slant = ";font-style:italic" if voice in ("water", "park") else ""
        rules.append(f".{voice}-word{{fill:{tint};font-weight:{style['weight']}{slant}}}")
    rules.append(
        f".name-word{{paint-order:stroke;stroke:{colour['casing']};stroke-width:2.4;stroke-linejoin:round;"
        f"font-size:{STYLE['words']['name']['size']}px}}"
    )
    rules.append(f".title{{fill:{colour['ink']};font-size:15px;font-weight:600;letter-spacing:.28em}}")
    rules.append(f".mode{{fill:{colour['ink']};font-size:12px;text-anchor:start}}")
    rules.append(f".frame{{fill:{colour['casing']};stroke:{colour['bridge']};stroke-width:1.4}}")
    return rules


def _lines(colour: dict[str, str]) -> list[str]:
    rules = [".line{fill:none;stroke-linejoin:round;stroke-linecap:round}"]
    for rank in RANKS:
        style = STYLE["ranks"][rank]
        dash = f";stroke-dasharray:{_dash(style['dash'])}" if style["dash"] else ""
        rules.append(f".{rank}{{stroke:{colour[rank]};stroke-width:{style['width']}{dash}}}")
        rules.append(f".{rank}-casing{{stroke:{colour['casing']};stroke-width:{style['width'] + 2 * CASING:.1f}}}")
        rules.append(f".{rank}-badge{{fill:{colour['badge']};stroke:{colour[rank]};stroke-width:1.5}}")
        rules.append(f".{rank}-letter{{fill:{colour[rank]}}}")
        if core := style.get("core"):
            rules.append(
                f".{rank}-core{{stroke:{colour['core']};stroke-width:{core['width']};stroke-linecap:butt;"
                f"stroke-dasharray:{_dash(core['dash'])}}}"
            )
    rules.append(".letter{font-size:7.4px;font-weight:700}")
    rules.append(f".gap{{fill:{colour['casing']}}}")
    return rules


def _dash(dash: list[float]) -> str:
    return " ".join(map(str, dash))


def _tokens(colour: dict[str, str]) -> list[str]:
    token = STYLE["token"]
    return [
        f".token{{fill:{colour['token']};stroke:{colour['ink']};stroke-width:{token['outline']}}}",
        f".ring{{fill:{colour['middle']}}}.plate{{fill:{colour['fast']}}}",
        f".pier{{fill:{colour['casing']};stroke:{colour['secret']};stroke-width:4;stroke-linecap:round;"
        "stroke-dasharray:0 8.168}",
        *(
            f".{name}-target{{fill:{colour[f'mission_{name}']};stroke:{colour['casing']};stroke-width:1}}"
            f".{name}-start{{fill:none;stroke:{colour[f'mission_{name}']};stroke-width:{STYLE['mission']['width']};"
            "stroke-dasharray:.68 .32;stroke-dashoffset:.34}"
            for name in MISSIONS
        ),
        f".legend [class$=-start]{{stroke-width:2}}.leads{{fill:none;stroke:{colour['ink']};stroke-width:1.2}}",
        f".number{{fill:{colour['ink']};font-size:{token['number']}px;font-weight:600;"
        "font-variant-numeric:tabular-nums}",
        *(
            f".{name}-square{{fill:{colour[name]};stroke:{colour['edge']};stroke-width:1.4}}"
            for name in ("square", "red", "yellow", "blue", "block")
        ),
        f".phone{{fill:{colour['ink']};font-size:{STYLE['square']['phone']}px;font-weight:500}}.dot{{fill:{colour['ink']}}}",
        f".hue{{fill:{colour['ink']};font-size:9px;font-weight:700}}",
    ]

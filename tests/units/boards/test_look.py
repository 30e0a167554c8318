"""The one table of the look: colours stay apart for every eye, letters can be read, and nothing stands outside it."""

import re
import runpy
from pathlib import Path

import pytest
from tests.units.boards.eyes import EYES, Triple, apart_from, contrast, difference, nearest

from misterx import titles
from misterx.boards.board import RANKS
from misterx.boards.look import LOOK, THEMES, colours
from misterx.boards.sheet import sheet

ROOT = Path(__file__).parents[3]
WEB = ROOT / "web"
#: From here on a difference is seen at a glance; 2.3 would be just noticeable.
APART = 16.0
#: For what bears a letter or has a shape of its own beside its colour.
LETTERED = 8.0
#: The web's guidelines ask for so much of text, and of drawings.
TEXT, DRAWING = 4.5, 3.0
GROUNDS = ("map-land", "map-water", "map-park")
PAGES = ("light", "dark")
TITLED = [name for name in titles.ids() if titles.load(name).look]

PAWNS = ("x", "d1", "d2", "d3", "d4", "d5", "p")
TOKENS = ("token-down", "token-up", "token-self")
TICKETS = tuple(LOOK["tickets"])
MISSIONS = ("green", "yellow", "orange")
MARKS = ("target", "possible", "past", "suspect", "exclude", "block")
HUES = ("red", "yellow", "blue")

#: What must be told from each other, how well, and in which themes.
GROUPS = {
    "lines": (APART, THEMES, [f"line-{rank}" for rank in RANKS]),
    "tickets": (LETTERED, PAGES, [f"ticket-{rank}" for rank in TICKETS]),
    "pawns and targets": (LETTERED, PAGES, ["mark-target", *(f"pawn-{pawn}" for pawn in PAWNS)]),
    "tokens": (LETTERED, PAGES, [f"pawn-{token}" for token in TOKENS]),
    "missions": (LETTERED, THEMES, [f"mission-{name}" for name in MISSIONS]),
    "lines of missions": (LETTERED, THEMES, [f"mission-{name}-line" for name in MISSIONS]),
    "marks": (LETTERED, PAGES, [f"mark-{name}" for name in MARKS]),
    "telephone": (LETTERED, PAGES, [f"telephone-{name}" for name in (*HUES, "warning", "busy")]),
    "squares": (LETTERED, THEMES, [f"telephone-{hue}-tint" for hue in HUES]),
}
#: What stands on what, as text or as a drawing.
ON: list[tuple[float, tuple[str, ...], list[str], list[str]]] = [
    (7, THEMES, ["map-ink"], ["map-token", "map-land"]),
    (TEXT, THEMES, ["map-word-water"], ["map-water", "map-lake"]),
    (TEXT, THEMES, ["map-word-park"], ["map-park"]),
    (TEXT, THEMES, ["map-word-place"], ["map-land"]),
    (2.6, THEMES, ["map-word-district"], ["map-land"]),  # large, spaced and behind everything: numbers outshine them
    (TEXT, THEMES, ["map-ink"], ["map-square", *(f"telephone-{hue}-tint" for hue in HUES)]),
    (DRAWING, THEMES, [f"line-{rank}" for rank in RANKS], ["map-land", "map-casing", "map-badge"]),
    (DRAWING, THEMES, [f"mission-{name}-line" for name in MISSIONS], ["map-land", "map-water", "map-casing"]),
    (7, PAGES, ["page-ink"], ["page-paper", "page-ground", "page-sunk"]),
    (TEXT, PAGES, ["page-soft", "page-good", "page-bad"], ["page-paper", "page-ground", "page-sunk"]),
    (TEXT, PAGES, ["page-accent"], ["page-paper", "page-ground", "page-on-accent"]),
    (TEXT, PAGES, ["page-ink"], [f"ticket-{rank}-tint" for rank in TICKETS]),
    (TEXT, PAGES, ["pawn-letter"], [f"pawn-{pawn}" for pawn in (*PAWNS, *TOKENS)]),
    (TEXT, PAGES, ["mission-letter"], [f"mission-{name}" for name in MISSIONS]),
    (TEXT, PAGES, ["telephone-letter"], [f"telephone-{name}" for name in (*HUES, "warning", "busy")]),
    (DRAWING, PAGES, [f"ticket-{rank}" for rank in TICKETS], ["page-paper", "page-ground"]),
    (DRAWING, PAGES, [f"pawn-{pawn}" for pawn in (*PAWNS, *TOKENS)], [*GROUNDS, "map-casing", "page-paper"]),
    (DRAWING, PAGES, [f"mark-{name}" for name in MARKS], ["map-land"]),
    (DRAWING, PAGES, ["mark-target"], ["page-paper", "page-ground", "map-casing", *GROUNDS]),
    (DRAWING, PAGES, [f"mission-{name}-line" for name in MISSIONS], ["page-paper"]),
    (DRAWING, PAGES, [f"telephone-{name}" for name in HUES], ["page-paper"]),
    (DRAWING, PAGES, ["mark-stripe"], ["mark-block"]),
    (7, PAGES, ["page-pip"], ["page-die"]),
]


@pytest.mark.parametrize(
    ("one", "other", "known"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((50.0, 2.5, 0.0), (50.0, 0.0, -2.5), 4.3065),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_measure_agrees_with_its_published_examples(one: Triple, other: Triple, known: float) -> None:
    assert difference(one, other) == pytest.approx(known, abs=1e-4)


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("group", GROUPS)
def test_what_must_be_told_apart_can_be(group: str, eye: str) -> None:
    least, themes, names = GROUPS[group]
    for theme in themes:
        tones = colours(theme)
        apart, which = nearest({name: tones[name] for name in names}, eye)
        assert apart >= least, f"{theme}: {which}: {apart:.1f}"


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("theme", THEMES)
def test_what_lies_on_the_board_stands_out_from_its_ground(theme: str, eye: str) -> None:
    tones = colours(theme)
    for name, tone in tones.items():
        if re.match("line-|pawn-(?!letter)|mark-(?!stripe|shade)|mission-(?!letter)", name):
            apart = apart_from(tone, [tones[ground] for ground in GROUNDS], eye)
            assert apart >= APART, f"{name}: {apart:.1f}"


@pytest.mark.parametrize("row", range(len(ON)))
def test_everything_can_be_read_on_its_ground(row: int) -> None:
    least, themes, above, below = ON[row]
    for theme in themes:
        tones = colours(theme)
        for name in above:
            for ground in below:
                found = contrast(tones[name], tones[ground])
                assert found >= least, f"{theme}: {name} on {ground}: {found:.2f}"


@pytest.mark.parametrize("theme", PAGES)
def test_a_tickets_own_tone_can_be_read_on_its_tint(theme: str) -> None:
    tones = colours(theme)
    for rank in TICKETS:
        found = contrast(tones[f"ticket-{rank}"], tones[f"ticket-{rank}-tint"])
        assert found >= (TEXT if rank in RANKS else DRAWING), f"{rank}: {found:.2f}"  # only modes are told by letters


@pytest.mark.parametrize("theme", PAGES)
@pytest.mark.parametrize("title", TITLED)
def test_a_titles_accent_can_be_read(title: str, theme: str) -> None:
    accent, tones = titles.load(title).look["accent"][theme], colours(theme)
    for ground in ("page-paper", "page-ground", "page-on-accent"):
        assert contrast(accent, tones[ground]) >= TEXT, ground


def test_titles_have_accents_of_their_own() -> None:
    assert len(TITLED) == len(titles.ids()) - 1  # one has the house's
    for theme in PAGES:
        accents = {title: titles.load(title).look["accent"][theme] for title in TITLED}
        apart, which = nearest({"house": colours(theme)["page-accent"], **accents}, "normal")
        assert apart >= APART, f"{theme}: {which}"


def test_light_and_dark_name_the_same_colours() -> None:
    assert colours("light").keys() == colours("dark").keys()
    assert colours("print").keys() < colours("light").keys()
    assert {
        tone for theme in THEMES for tone in colours(theme).values() if not re.fullmatch("#([0-9a-f]{2}){3,4}", tone)
    } == set()


def in_a_terminal(number: int) -> str:
    """One of the 256 colours that terminals know, above the first sixteen."""
    if number >= 232:
        return "#" + f"{8 + 10 * (number - 232):02x}" * 3
    steps = (0, 95, 135, 175, 215, 255)
    return "#" + "".join(f"{steps[(number - 16) // size % 6]:02x}" for size in (36, 6, 1))


def test_a_terminals_colours_can_be_read_on_light_and_on_dark() -> None:
    tones = {
        f"{kind}-{name}": in_a_terminal(tone) for kind, kept in LOOK["terminal"].items() for name, tone in kept.items()
    }
    ground = tones.pop("mark-possible-ground")
    assert contrast(tones.pop("mark-possible"), ground) >= TEXT
    for name, tone in tones.items():
        assert min(contrast(tone, "#000000"), contrast(tone, "#ffffff")) >= DRAWING, name


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("kind", ["line", "pawn"])
def test_a_terminals_colours_stay_apart(kind: str, eye: str) -> None:
    tones = {name: in_a_terminal(tone) for name, tone in LOOK["terminal"][kind].items()}
    apart, which = nearest(tones, eye)
    assert apart >= LETTERED, f"{which}: {apart:.1f}"


def page_sources() -> dict[Path, str]:
    """What people write for the page; what scripts/look makes is left out."""
    found = [path for part in ("app", "board", "client") for path in (WEB / part).rglob("*") if path.is_file()]
    texts = {path: path.read_text("utf-8") for path in found if path.suffix in (".svelte", ".css", ".ts", ".html")}
    return {path: text for path, text in texts.items() if "Made by scripts/look" not in text}


def test_no_colour_stands_outside_the_table() -> None:
    literal = re.compile(r"#(?:[0-9a-fA-F]{3,4}){1,2}\b(?![\w/-])|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(", re.ASCII)
    terminal = re.compile(
        r"\bcolor\(\d+\)|\b(?:red|green|yellow|blue|magenta|cyan)\b on |\"bold (?:red|green|yellow|blue)"
    )
    found = [f"{path.name}: {hit[0]}" for path, text in page_sources().items() for hit in literal.finditer(text)]
    for path in (ROOT / "src" / "misterx" / "cli").rglob("*.py"):
        text = path.read_text("utf-8")
        found += [f"{path.name}: {hit[0]}" for each in (literal, terminal) for hit in each.finditer(text)]
    assert found == []


def test_every_colour_is_used() -> None:
    drawn = {theme: sheet(theme) for theme in THEMES}
    written = "".join(page_sources().values())
    named = {*re.findall(r"var\(--([a-z][\w-]*)", written)}
    families = {*re.findall(r"--([\w-]+?-)\$\{", written)}  # such as `--pawn-${pawn}`
    for theme in PAGES:
        for name, tone in colours(theme).items():
            said = name.removeprefix("page-")
            used = said in named or any(said.startswith(start) for start in families) or tone in drawn[theme]
            assert used, name
    for tone in colours("print").values():
        assert tone in drawn["print"]


def test_every_variable_of_the_page_is_somewhere_set() -> None:
    texts = page_sources()
    made = (WEB / "board" / "look.css").read_text("utf-8") + (WEB / "app" / "look" / "titles.css").read_text("utf-8")
    written = "".join(texts.values())
    known = {*re.findall(r"--([\w-]+):", made + written), *re.findall(r"style:--([\w-]+)=", written)}
    asked = {*re.findall(r"var\(--([\w-]+)[,)]", written)}
    assert asked - known == set()


def test_what_the_page_is_given_is_fresh() -> None:
    made: dict[Path, str] = runpy.run_path(str(WEB / "look.py"))["write_all"]()
    assert [path.name for path, text in made.items() if path.read_text("utf-8") != text] == [], "run scripts/look"

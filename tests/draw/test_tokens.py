"""The colours: both themes complete, and every pair that is used reaches the contrast of WCAG AA."""

import re
from pathlib import Path

import pytest

from triumvir.draw import sprite
from triumvir.draw.tokens import DARK, FIXED, LIGHT, OWN, contrast, tokens_css
from triumvir.games import titles
from triumvir.games.trajan.board import land
from triumvir.games.trajan.board.look import STONES

titles()  # every game has added its colours
THEMES = {"light": {**LIGHT, **FIXED, **OWN}, "dark": {**DARK, **FIXED, **OWN}}
TEXT, LARGE = 4.5, 3.0
COMMODITIES = (
    "column", "hide", "scroll", "oil", "fruit", "pottery", "wine", "fish", "jewelry", "gem", "cattle", "wheat",
)  # fmt: skip
ACTIONS = ("seaport", "forum", "military", "senate", "trajan", "construction")
PAIRS = [
    *((ink, "marble", TEXT) for ink in ("ink", "ink-2", "red", "gold", "act", "good", "bad")),
    *((ink, ground, TEXT) for ink in ("ink", "ink-2") for ground in ("marble-2", "well", "ground")),
    *(("ink", land, TEXT) for land in ("land-6", "land-10", "stone")),
    *(("ink", land, LARGE) for land in ("land-3", "land-5")),  # names on the map are outlined in marble
    *((ink, face, TEXT) for ink in ("tile-ink", "tile-ink-2") for face in ("tile", "tile-2")),
    *((f"seat-{seat}-ink", f"seat-{seat}", TEXT) for seat in (1, 2, 3, 4, 5, 6)),
    *((f"{kind}-ink", kind, TEXT) for kind in ("bread", "games", "religion", "neutral")),
    *((f"{colour}-ink", colour, LARGE) for colour in STONES),
    *(("on-card", kind, LARGE) for kind in COMMODITIES),
    *(("on-action", action, TEXT) for action in ("seaport", "military", "senate", "trajan", "construction")),
    ("on-action", "forum", LARGE),
    ("act-ink", "act", TEXT),
    ("marble", "good", TEXT),
    ("marble", "bad", TEXT),
    ("sea-ink", "sea", TEXT),
    ("tile-ink", "gold-f", TEXT),
    ("tile-ink", "gray-2", TEXT),
    ("tile-ink", "extra", TEXT),
    ("tile-ink", "gray", TEXT),
    ("line-2", "marble", LARGE),
    ("act", "marble", LARGE),
    ("rim", "hull-like", TEXT),
    ("rim", "hull-pairs", TEXT),
    ("rim", "hull-unlike", TEXT),
    ("rim", "hull-gray", LARGE),
]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("ink", "ground", "least"), PAIRS)
def test_contrast(theme: str, ink: str, ground: str, least: float) -> None:
    assert contrast(THEMES[theme][ink], THEMES[theme][ground]) >= least


def test_contrast_of_known_colours() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_both_themes_have_the_same_tokens() -> None:
    assert set(LIGHT) == set(DARK)
    assert not set(LIGHT) & set(FIXED | OWN)
    assert not set(FIXED) & set(OWN)


def test_the_table_of_the_guide() -> None:
    assert (LIGHT["act"], DARK["act"]) == ("#86186a", "#f29bd6")
    assert (LIGHT["marble"], DARK["marble"]) == ("#fbf7ee", "#28211c")
    assert (FIXED["seat-1"], FIXED["seat-4"]) == ("#b3321d", "#16806b")


def test_purple_is_for_what_one_may_do_and_for_nothing_else() -> None:
    for name, value in (FIXED | OWN).items():
        assert value not in (LIGHT["act"], DARK["act"]), name


def test_css_declares_every_token_for_either_theme() -> None:
    css = tokens_css()
    light, dark = css.index(":root{"), css.index("[data-theme=dark]")
    for name in LIGHT:
        assert f"--{name}:{LIGHT[name]};" in css[light:dark]
        assert f"--{name}:{DARK[name]};" in css[dark:]
    assert "prefers-color-scheme:dark" in css


def test_colours_are_written_down_in_one_place() -> None:
    folders = [Path(str(module.__file__)).parent for module in (sprite, land)]
    files = [path for folder in folders for pattern in ("*.py", "*.svg") for path in folder.glob(pattern)]
    assert len(files) > 15
    for path in files:
        if path.name not in ("tokens.py", "look.py"):
            found = re.findall(r"#[0-9a-fA-F]{6}\b|#[0-9a-fA-F]{3}\b|rgba?\(|hsla?\(", path.read_text(encoding="utf-8"))
            assert not found, f"{path.name}: {found}"

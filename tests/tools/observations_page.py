"""Writes docs/observations.md out of the layouts of the games: `python tests/tools/observations_page.py`."""

from __future__ import annotations

from pathlib import Path

import triumvir
from triumvir.engine.game import Game
from triumvir.engine.layout import VARIES, Feature

PAGE = Path(__file__).parents[2] / "docs" / "observations.md"
HEAD = """\
# What observations hold

Made by `python tests/tools/observations_page.py` out of `game.observation_features`; a test compares the two.

An observation holds what a seat may know: the table first, then the players, the observer first and the others
clockwise. Each number is a whole number divided by a fixed one (or by another number of the position, where it says
*varies*); `dtype="int16"` of the vector environment gives it undivided. Where at most one of several numbers is 1, they
tell which of several things it is, in the order of the game's constants. Bounds are those of the divided numbers.

`game.observation_parts` has the named slices, `game.observation_divisors` what each number was divided by.
"""


def row(feature: Feature, name: str, at: int) -> str:
    low, high = feature.bounds
    divisor = "varies" if feature.divisor == VARIES else str(feature.divisor)
    last = f"-{at + feature.length - 1}" if feature.length > 1 else ""
    return f"| {at}{last} | {name} | {feature.meaning} | {divisor} | {low:.4g} to {high:.4g} |"


def section(game: Game) -> str:
    """The tables of one game."""
    features = game.observation_features
    table = [feature for feature in features if "." not in feature.part]
    own = [feature for feature in features if feature.part.startswith("player0.")]
    first = own[0].at
    length = sum(feature.length for feature in own)
    head = "| place | part | meaning | divided by | bounds |\n|---|---|---|---|---|"
    lines = [
        f"## {game.meta.title}",
        "",
        f"{first} numbers of the table, then {length} for each player: {game.observation_size} for {game.players}.",
        "",
        head,
        *(row(feature, feature.part, feature.at) for feature in table),
        "",
        f"Of each player, from place {first} + {length} × number on:",
        "",
        head,
        *(row(feature, feature.part.partition(".")[2], feature.at - first) for feature in own),
    ]
    return "\n".join(lines)


def page() -> str:
    """The whole page."""
    return "\n\n".join([HEAD.strip(), *(section(triumvir.load(name, players=3)) for name in triumvir.titles())]) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")

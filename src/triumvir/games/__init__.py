"""The games. A game is a folder in here with one public name, GAME, or comes with another package (`registry`).

What was played once can be played again: `game_of` gives the game of a record, with the box and the version of the
rules that it was made with. A box that was superseded stays in the folder `boxes` of its game, under its digest.
For those who learn there are games of their own (`variants`), played where their name is given as the box.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from triumvir.engine.box import Box
from triumvir.engine.errors import BoxError, UnknownGame, WrongType
from triumvir.engine.game import Game
from triumvir.engine.record import Record
from triumvir.games.registry import broken, standard_box, titles
from triumvir.games.variants import learners_boxes, variant_text, variants
from triumvir.language import catalogue

WORDS = catalogue("triumvir.games", "refusals")

ARCHIVE = "boxes"


def load(
    name: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    box: str | Path | Box | None = None,
    rules: int | None = None,
    **more: object,
) -> Game:
    """A game ready to start; options as a mapping or by name.

    `box` is a file or a box that replaces the components, or the name of a game for learners, such as "tiny" or "open"
    (`variants`). `rules` is a version of the rules, the newest unless one is given.
    """
    title = _title(name)
    count = title.meta.max_players if players is None else players
    if options is not None and not isinstance(options, Mapping):
        raise WrongType(WORDS("options-are-mapping", value=options))
    return title(count, {**(options or {}), **more}, _box(title, box), rules)


def chosen_box(name: str, given: str | Path | Box | None) -> Box:
    """The components of a game as somebody names them: a file, a variant, a box; those of the game if nothing."""
    return _box(_title(name), given)


def game_of(record: Record, box: Box | None = None, title: type[Game] | None = None) -> Game:
    """The game that a record was made with; `box` is needed only for components that do not come with the record.

    `title` is the game's class, for one that no entry point names.
    """
    title = title or _title(record.game)
    found = _box_of(record, title) or box
    if found is None:
        raise BoxError(WORDS("components-box-are-not", box=record.box))
    return title(record.players, record.options, found, record.rules_version)


def box_of(record: Record) -> Box | None:
    """The components that a record was made with: shipped, or within the record."""
    return _box_of(record, _title(record.game))


def _box_of(record: Record, title: type[Game]) -> Box | None:
    shipped = shipped_box(title, record.box)
    if shipped is None and record.components is not None:
        return Box(record.components)
    return shipped


def _title(name: str) -> type[Game]:
    if not isinstance(name, str):
        raise WrongType(WORDS("game-has-name", value=name))
    title = titles().get(name)
    if title is None and name in broken():
        raise UnknownGame(broken()[name])
    if title is None:
        known = ", ".join(titles())
        raise UnknownGame(WORDS("unknown-game-known-are", name=name, known=known))
    return title


def _box(title: type[Game], given: str | Path | Box | None) -> Box:
    if given is None:
        return standard_box(title)
    if not isinstance(given, str | Path | Box):
        raise WrongType(WORDS("box-is-file-name-or-box", value=given))
    if not isinstance(given, Box) and str(given) in variants(title):
        return variants(title)[str(given)]
    box = given if isinstance(given, Box) else Box.read(Path(given))
    same = shipped_box(title, box.digest)  # only its notes differ: no record need carry it
    return box if same is None or box.shipped else Box(box.data, shipped=True, variant=same.variant)


def shipped_box(title: type[Game], digest: str) -> Box | None:
    """The components with this digest, if they come or ever came with the game, its variants included."""
    known = [standard_box(title), *superseded_boxes(title).values()]
    return next((box for base in known for box in (base, *learners_boxes(title, base)) if box.digest == digest), None)


@cache
def superseded_boxes(title: type[Game]) -> dict[str, Box]:
    """The components that came with earlier releases, by digest."""
    archive = title.folder().joinpath(ARCHIVE)
    if not archive.is_dir():
        return {}
    boxes = [Box.read(file, shipped=True) for file in archive.iterdir() if file.name.endswith(".toml")]
    return {box.digest: box for box in boxes}


__all__ = [
    "ARCHIVE",
    "box_of",
    "broken",
    "chosen_box",
    "game_of",
    "load",
    "shipped_box",
    "standard_box",
    "superseded_boxes",
    "titles",
    "variant_text",
    "variants",
]

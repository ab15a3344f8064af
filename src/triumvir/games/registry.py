"""Which games there are: the folders in here, and what other packages offer by the entry point `triumvir.games`.

    [project.entry-points."triumvir.games"]
    alea = "alea:Alea"

Ours and others are taken in alike. A game from outside is looked at before it is offered: it must be whole, have a box
and a name of its own, and can be set up. One that is not is left out, `broken` says in a sentence why, and nothing else
suffers from it.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from inspect import isabstract

from triumvir.draw.sprite import SEATS
from triumvir.engine.box import Box
from triumvir.engine.errors import TriumvirError
from triumvir.engine.game import Game
from triumvir.language import Text, catalogue, plain

WORDS = catalogue("triumvir.games", "refusals")

GROUP = "triumvir.games"


def titles() -> dict[str, type[Game]]:
    """All games by name."""
    return _found()[0]


def broken() -> Mapping[str, Text]:
    """What is wrong with games of other packages that cannot be played, by the names of their entry points."""
    return _found()[1]


@cache
def standard_box(title: type[Game]) -> Box:
    """The components that come with the game. Nobody may change them: all tables share them."""
    return Box.read(title.folder().joinpath("box.toml"), shipped=True)


@cache
def _found() -> tuple[dict[str, type[Game]], dict[str, Text]]:
    known = {title.meta.name: title for title in _ours()}
    faults: dict[str, Text] = {}
    for offer in sorted(entry_points(group=GROUP), key=lambda offer: (offer.name, offer.value)):
        try:
            title = _tried(offer)
            name = title.meta.name
            if known.setdefault(name, title) is not title:
                raise TriumvirError(WORDS("there-another-game-called", name=name))
        except Exception as error:  # whatever a stranger's package does, it must not stop the rest
            faults[offer.name] = _fault(offer, error)
    return dict(sorted(known.items())), faults


def _ours() -> Iterator[type[Game]]:
    package = __name__.rpartition(".")[0]
    for module in pkgutil.iter_modules(import_module(package).__path__):
        if module.ispkg:
            title: type[Game] = import_module(f"{package}.{module.name}").GAME
            yield title


def _tried(offer: EntryPoint) -> type[Game]:
    """The title of an entry point, which was set up once; raises whatever is wrong with it."""
    title = offer.load()
    if not (isinstance(title, type) and issubclass(title, Game)):
        raise TriumvirError(WORDS("it-no-class-derived"))
    if isabstract(title):
        missing = ", ".join(sorted(title.__abstractmethods__))
        raise TriumvirError(WORDS("it-lacks", missing=missing))
    if title.meta.max_players > SEATS:
        raise TriumvirError(WORDS("it-for-more-than", seats=SEATS))
    title(title.meta.max_players, {}, standard_box(title)).start(0)
    return title


def _fault(offer: EntryPoint, error: Exception) -> Text:
    package = offer.dist.name if offer.dist is not None else offer.value
    known = error.text if isinstance(error, TriumvirError) else None
    why = plain(f"{type(error).__name__}: {error}".rstrip(".") + ".") if known is None else known
    return WORDS("game-left-out", name=offer.name, package=package, why=why)

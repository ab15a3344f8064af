"""Every way to set a game up that the laws are proven for: all player counts, with each option switched singly."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from triumvir.engine.errors import UnknownGame
from triumvir.engine.game import Game
from triumvir.engine.options import OptionValue
from triumvir.games import load, titles


@dataclass(frozen=True)
class Variant:
    """A game with its player count and at most one option that is not at its default."""

    game: str
    players: int
    option: str | None = None
    value: OptionValue = True

    def __str__(self) -> str:
        if self.option is None:
            return f"{self.players}p"
        value = self.value if isinstance(self.value, str) else "on" if self.value else "off"
        return f"{self.players}p-{self.option}-{value}"

    def load(self) -> Game:
        """The game ready to start; the same object each time."""
        return _load(self)


@cache
def _load(variant: Variant) -> Game:
    chosen = {} if variant.option is None else {variant.option: variant.value}
    return load(variant.game, variant.players, chosen)


def fresh(game: Game) -> Game:
    """The same game set up a second time, sharing nothing but the box."""
    return type(game)(game.players, game.options, game.box, rules=game.rules_version)


def variants(name: str) -> list[Variant]:
    """All defaults and each option switched singly, for every player count."""
    meta = titles()[name].meta
    found: list[Variant] = []
    for players in range(meta.min_players, meta.max_players + 1):
        found.append(Variant(name, players))
        for option in meta.options:
            values: tuple[OptionValue, ...] = option.choices or (True, False)
            for value in values:
                variant = Variant(name, players, option.name, value)
                if value != option.default and _exists(variant):
                    found.append(variant)
    return found


def usual(name: str) -> list[Variant]:
    """All defaults for every player count, and each option switched singly for one of the counts that it is for."""
    found: dict[tuple[str | None, OptionValue], list[Variant]] = {}
    for variant in variants(name):
        found.setdefault((variant.option, variant.value), []).append(variant)
    plain = found.pop((None, True))
    return plain + [choices[i % len(choices)] for i, choices in enumerate(found.values())]


def _exists(variant: Variant) -> bool:
    """Some options are for some player counts only; the game says so when it is loaded."""
    try:
        variant.load()
    except UnknownGame:
        return False
    return True

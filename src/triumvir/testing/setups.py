"""Every way to set a game up that the laws are proven for: all player counts, with each option switched singly."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from triumvir.engine.errors import UnknownGame
from triumvir.engine.game import Game
from triumvir.engine.options import OptionValue
from triumvir.games import standard_box, titles


@dataclass(frozen=True)
class Variant:
    """A game with its player count and at most one option that is not at its default."""

    of: str | type[Game]  # the game, by its name or as it is
    players: int
    option: str | None = None
    value: OptionValue = True

    def __str__(self) -> str:
        if self.option is None:
            return f"{self.players}p"
        value = self.value if isinstance(self.value, str) else "on" if self.value else "off"
        return f"{self.players}p-{self.option}-{value}"

    @property
    def title(self) -> type[Game]:
        """The class of the game."""
        return title_of(self.of)

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.title.meta.name

    def load(self) -> Game:
        """The game ready to start; the same object each time."""
        return _load(self)


@cache
def _load(variant: Variant) -> Game:
    chosen = {} if variant.option is None else {variant.option: variant.value}
    return variant.title(variant.players, chosen, standard_box(variant.title))


def title_of(game: str | type[Game]) -> type[Game]:
    """The class of a game that goes by its name, or is given as it is."""
    return titles()[game] if isinstance(game, str) else game


def fresh(game: Game) -> Game:
    """The same game set up a second time, sharing nothing but the box."""
    return type(game)(game.players, game.options, game.box, rules=game.rules_version)


def variants(game: str | type[Game]) -> list[Variant]:
    """All defaults and each option switched singly, for every player count."""
    meta = title_of(game).meta
    found: list[Variant] = []
    for players in range(meta.min_players, meta.max_players + 1):
        found.append(Variant(game, players))
        for option in meta.options:
            values: tuple[OptionValue, ...] = option.choices or (True, False)
            for value in values:
                variant = Variant(game, players, option.name, value)
                if value != option.default and _exists(variant):
                    found.append(variant)
    return found


def usual(game: str | type[Game]) -> list[Variant]:
    """All defaults for every player count, and each option switched singly for one of the counts that it is for."""
    found: dict[tuple[str | None, OptionValue], list[Variant]] = {}
    for variant in variants(game):
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

"""The options of a game: what may be chosen, what holds if nothing is said, and errors that list what is allowed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from triumvir.engine.errors import UnknownGame
from triumvir.language import Text, catalogue

WORDS = catalogue("triumvir.engine", "refusals")

OptionValue = bool | str
Options = dict[str, OptionValue]


@dataclass(frozen=True)
class Option:
    """One switch or choice at the start of a game."""

    name: str
    default: OptionValue
    text: Text
    rule: str
    choices: tuple[str, ...] = ()

    @property
    def allowed(self) -> tuple[str, ...]:
        """The values as people write them."""
        return self.choices or ("on", "off")

    def read(self, value: object) -> OptionValue:
        """The value as the game uses it; raises UnknownGame naming what is allowed."""
        if self.choices:
            if isinstance(value, str) and value in self.choices:
                return value
        elif isinstance(value, bool):
            return value
        elif isinstance(value, str) and value.lower() in _SWITCH:
            return _SWITCH[value.lower()]
        allowed = ", ".join(self.allowed)
        raise UnknownGame(WORDS("option-cannot-be-allowed", name=self.name, value=value, allowed=allowed))


_SWITCH = {"on": True, "true": True, "yes": True, "1": True, "off": False, "false": False, "no": False, "0": False}


def resolve(declared: tuple[Option, ...], given: Mapping[str, object]) -> Options:
    """All options with their values, the given ones checked; raises UnknownGame naming what is allowed."""
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            known = ", ".join(names) or "-"
            raise UnknownGame(WORDS("unknown-option-this-game", name=name, known=known))
    return {
        option.name: option.read(given[option.name]) if option.name in given else option.default for option in declared
    }

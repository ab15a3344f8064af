"""The options of a game: what may be chosen, what holds if nothing is said, and errors that list what is allowed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from triumvir.engine.errors import UnknownGame
from triumvir.language import Text, catalogue, plain

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

    def said(self, value: OptionValue, lang: str) -> str:
        """A value in words: a form of the option's own text that is called like it, else as it is written."""
        if not self.choices:
            return WORDS.say(lang, "option-on" if value else "option-off")
        words, key = self.text.words, f"{self.text.key}.{value}"
        return words.say(lang, key) if key in words else str(value)

    def explained(self, lang: str) -> str:
        """One line for the help: its name, what is usual and what else may be chosen, what it means, its rule."""
        usual = plain(f"`{self.default}`") if self.choices else WORDS("option-on" if self.default else "option-off")
        others = tuple(plain(f"`{choice}`") for choice in self.choices if choice != self.default)
        key = "option-of-several" if others else "option-explained"
        return WORDS.say(lang, key, name=plain(self.name), usual=usual, others=others, text=self.text, rule=self.rule)

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


def set_switches(tables: object, options: Mapping[str, OptionValue]) -> None:
    """Set every field of a game's tables that is called like a switch to what was chosen."""
    for name, value in options.items():
        if isinstance(value, bool) and hasattr(tables, name):
            setattr(tables, name, value)

"""Everything that can be refused, as exceptions whose text is one clear sentence in English and in German."""

from __future__ import annotations

from typing import NamedTuple


class Text(NamedTuple):
    """The same words in both languages."""

    en: str
    de: str

    def in_(self, lang: str) -> str:
        """The words in one language; English where the language is unknown."""
        return self.de if lang == "de" else self.en


LANGUAGES = ("en", "de")


class TriumvirError(Exception):
    """Base of all refusals. `text` holds the sentence in both languages, `str()` is the English one."""

    def __init__(self, en: str, de: str) -> None:
        super().__init__(en)
        self.text = Text(en, de)


class UnknownGame(TriumvirError):
    """No such game, or no such player count, option or option value."""


class BoxError(TriumvirError):
    """A box file that cannot be used; names table, field and what was expected."""


class RecordError(TriumvirError):
    """A record that cannot be read or does not replay."""


class NotationError(TriumvirError):
    """A text that names no action."""


class IllegalAction(TriumvirError):
    """An action that the rules forbid now; `rule` is the id of the clause."""

    def __init__(self, rule: str, reason: Text) -> None:
        super().__init__(f"{reason.en} ({rule})", f"{reason.de} ({rule})")
        self.rule = rule
        self.reason = reason


class Refusal(NamedTuple):
    """Why an action is not legal now: the clause and one sentence."""

    rule: str
    reason: Text

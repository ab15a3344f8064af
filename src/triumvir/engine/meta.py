"""What is known of a game before it is set up: title, credits, player counts, options, version of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from triumvir.engine.errors import Text
from triumvir.engine.options import Option, OptionValue


@dataclass(frozen=True)
class Meta:
    """The label on the box."""

    name: str
    title: str
    designer: str
    publisher: str
    year: int
    min_players: int
    max_players: int
    minutes: Text
    blurb: Text
    options: tuple[Option, ...]
    rules_version: int  # the newest
    rule_prefix: str  # the letter of its rule ids
    older_rules: tuple[int, ...] = ()  # earlier versions that can still be played
    env_version: int = (
        0  # grows when its actions or observations come to mean something else; environments are named by it
    )
    quick: Mapping[str, OptionValue] = field(default_factory=dict)  # options for who wants to play at once

    @property
    def known_rules(self) -> tuple[int, ...]:
        """Every version of the rules that can be played, the newest last."""
        return (*self.older_rules, self.rules_version)

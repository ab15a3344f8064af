"""The label on the box: title, credits, options."""

from __future__ import annotations

from triumvir.engine.meta import Meta
from triumvir.engine.options import Option
from triumvir.language import catalogue

WORDS = catalogue("triumvir.games.forum_trajanum", "meta")

META = Meta(
    name="forum-trajanum",
    title="Forum Trajanum",
    designer="Stefan Feld",
    publisher="HUCH!",
    year=2018,
    min_players=2,
    max_players=4,
    minutes=WORDS("minutes"),
    blurb=WORDS("blurb"),
    options=(
        Option("assistant_pairs", True, WORDS("assistant_pairs"), "F-R14"),
        Option("shuffle_boards", False, WORDS("shuffle_boards"), "F-R07"),
        Option("turn_boards", False, WORDS("turn_boards"), "F-R07"),
    ),
    rules_version=1,
    env_version=1,
    rule_prefix="F",
)

"""The label on the box: title, credits, options."""

from __future__ import annotations

from triumvir.engine.meta import Meta
from triumvir.engine.options import Option
from triumvir.language import catalogue

WORDS = catalogue("triumvir.games.trajan", "meta")

META = Meta(
    name="trajan",
    title="Trajan",
    designer="Stefan Feld",
    publisher="Ammonit",
    year=2011,
    min_players=2,
    max_players=4,
    minutes=WORDS("minutes"),
    blurb=WORDS("blurb"),
    options=(
        Option(
            "random_markers",
            False,
            WORDS("random_markers"),
            "T-R33",
        ),
        Option(
            "reshuffle_discards",
            True,
            WORDS("reshuffle_discards"),
            "T-R15",
        ),
        Option(
            "time_track",
            "standard",
            WORDS("time_track"),
            "T-R03",
            ("standard", "alternative"),
        ),
    ),
    rules_version=1,
    env_version=1,
    rule_prefix="T",
    quick={"random_markers": True},
)

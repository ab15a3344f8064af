"""The label on the box: title, credits, options."""

from __future__ import annotations

from triumvir.engine.errors import Text
from triumvir.engine.meta import Meta
from triumvir.engine.options import Option

META = Meta(
    name="trajan",
    title="Trajan",
    designer="Stefan Feld",
    publisher="Ammonit",
    year=2011,
    min_players=2,
    max_players=4,
    minutes=Text("about 30 minutes per player", "etwa 30 Minuten je Person"),
    blurb=Text(
        "Six actions on a circle of trays: what you pick up decides what you may do, and when the year ends.",
        "Sechs Aktionen im Kreis: was man aufnimmt, entscheidet, was man tun darf, und wann das Jahr endet.",
    ),
    options=(
        Option(
            "random_markers",
            False,
            Text(
                "Markers are placed at random for a fast start.",
                "Aktionssteine werden für einen schnellen Start zufällig verteilt.",
            ),
            "T-R33",
        ),
        Option(
            "reshuffle_discards",
            True,
            Text(
                "When the face-down commodity pile is empty, the discards are shuffled into a new one.",
                "Ist der verdeckte Warenstapel leer, werden die Ablagestapel neu gemischt.",
            ),
            "T-R15",
        ),
        Option(
            "time_track",
            "standard",
            Text(
                "Length of the time track: 11, 16 or 21 steps for 2, 3 or 4 players, or one step longer.",
                "Länge der Zeitleiste: 11, 16 oder 21 Schritte zu zweit, dritt oder viert, oder ein Schritt länger.",
            ),
            "T-R03",
            ("standard", "alternative"),
        ),
    ),
    rules_version=1,
    rule_prefix="T",
)

"""The label on the box: title, credits, options."""

from __future__ import annotations

from triumvir.engine.errors import Text
from triumvir.engine.meta import Meta
from triumvir.engine.options import Option

META = Meta(
    name="forum-trajanum",
    title="Forum Trajanum",
    designer="Stefan Feld",
    publisher="HUCH!",
    year=2018,
    min_players=2,
    max_players=4,
    minutes=Text("about 25 minutes per player", "etwa 25 Minuten je Person"),
    blurb=Text(
        "Take two tiles from your city, pass one on, build what the other pays for, and send envoys to Trajan's forum.",
        "Zwei Plättchen aus der eigenen Stadt nehmen, eines weitergeben, vom anderen bauen und Gesandte auf Trajans"
        " Forum schicken.",
    ),
    options=(
        Option(
            "assistant_pairs",
            True,
            Text(
                "An assistant may make two unlike workers a pair when a grey building is paid.",
                "Ein Assistent darf zwei verschiedenfarbige Arbeiter zum Paar machen, das ein graues Gebäude bezahlt.",
            ),
            "F-R14",
        ),
        Option(
            "shuffle_boards",
            False,
            Text(
                "The mosaic boards of the forum lie in random order.",
                "Die Mosaiktafeln des Forums liegen in zufälliger Reihenfolge.",
            ),
            "F-R07",
        ),
        Option(
            "turn_boards",
            False,
            Text(
                "Each mosaic board of the forum is turned by 180 degrees or not, at random.",
                "Jede Mosaiktafel des Forums wird zufällig um 180 Grad gedreht oder nicht.",
            ),
            "F-R07",
        ),
    ),
    rules_version=1,
    rule_prefix="F",
)

"""The label on the box: title, credits, options.

The switches for open readings stand in the box as well, in its table `switches`. Where an option is left at its default
the box decides, so that a corrected box plays by its own switches; an option set to another value wins.
"""

from __future__ import annotations

from triumvir.engine.errors import Text
from triumvir.engine.meta import Meta
from triumvir.engine.options import Option

LEVELS = ("easy", "normal", "hard")
WINDOWS = ("both", "start", "end")
SOLO_OPTIONS = ("level", "solo_score_leftovers")

META = Meta(
    name="nova-roma",
    title="Nova Roma",
    designer="Stanislav Kordonskiy",
    publisher="Queen Games",
    year=2023,
    min_players=1,
    max_players=4,
    minutes=Text("about 30 minutes per player", "etwa 30 Minuten je Person"),
    blurb=Text(
        "One patrician on a grid gives two actions: the crossing decides what you do, the company how strongly.",
        "Ein Patrizier auf einem Raster gibt zwei Aktionen: die Kreuzung bestimmt was, die Gesellschaft wie stark.",
    ),
    options=(
        Option(
            "mosaic_draft",
            False,
            Text("Mosaic tiles are drafted.", "Mosaikplättchen werden gedraftet."),
            "N-225",
        ),
        Option(
            "follower_draft",
            False,
            Text("Follower cards are drafted.", "Gefolgschaftskarten werden gedraftet."),
            "N-226",
        ),
        Option(
            "level",
            "normal",
            Text(
                "Alone: the score that the automa starts with, 20, 30 or 40.",
                "Allein: die Punkte, mit denen der Automa beginnt, 20, 30 oder 40.",
            ),
            "N-192",
            LEVELS,
        ),
        Option(
            "solo_score_leftovers",
            False,
            Text(
                "Alone: goods, coins, influence and artisans left over score too.",
                "Allein: auch übrige Waren, Münzen, Einfluss und Handwerker bringen Punkte.",
            ),
            "N-R44",
        ),
        Option(
            "chariot_needs_one_step",
            False,
            Text(
                "A marker on the start space wins no chariot tile.",
                "Ein Marker auf dem Startfeld gewinnt kein Streitwagenplättchen.",
            ),
            "N-R29",
        ),
        Option(
            "income_tiles_offer_choice",
            False,
            Text(
                "Both income tiles offer 3 goods or 4 coins.",
                "Beide Einkommensplättchen bieten 3 Waren oder 4 Münzen zur Wahl.",
            ),
            "N-R30",
        ),
        Option(
            "severin_contracts_per_vp",
            "1",
            Text(
                "Severin scores 1 VP for every contract, or for every 2.",
                "Severin bringt 1 SP je Vertrag oder je 2 Verträge.",
            ),
            "N-R38",
            ("1", "2"),
        ),
        Option(
            "trivia_works_in_petition",
            False,
            Text(
                "Trivia also works in an action carried out through Petition.",
                "Trivia wirkt auch in einer Aktion, die durch Petition ausgeführt wird.",
            ),
            "N-R09",
        ),
        Option(
            "place_artisan_follower_windows",
            "both",
            Text(
                "Followers that place an artisan: at the start and at the end of an action, or at one of them only.",
                "Gefolgsleute, die Handwerker platzieren: am Anfang und Ende einer Aktion oder nur an einem davon.",
            ),
            "N-R07",
            WINDOWS,
        ),
    ),
    rules_version=1,
    rule_prefix="N",
)

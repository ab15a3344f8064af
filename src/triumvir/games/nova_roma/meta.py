"""The label on the box: title, credits, options.

The switches for open readings stand in the box as well, in its table `switches`. Where an option is left at its default
the box decides, so that a corrected box plays by its own switches; an option set to another value wins.
"""

from __future__ import annotations

from triumvir.engine.meta import Meta
from triumvir.engine.options import Option
from triumvir.language import catalogue

WORDS = catalogue("triumvir.games.nova_roma", "meta")
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
    minutes=WORDS("minutes"),
    blurb=WORDS("blurb"),
    options=(
        Option(
            "mosaic_draft",
            False,
            WORDS("mosaic_draft"),
            "N-225",
        ),
        Option(
            "follower_draft",
            False,
            WORDS("follower_draft"),
            "N-226",
        ),
        Option(
            "level",
            "normal",
            WORDS("level"),
            "N-192",
            LEVELS,
        ),
        Option(
            "solo_score_leftovers",
            False,
            WORDS("solo_score_leftovers"),
            "N-R44",
        ),
        Option(
            "chariot_needs_one_step",
            False,
            WORDS("chariot_needs_one_step"),
            "N-R29",
        ),
        Option(
            "income_tiles_offer_choice",
            False,
            WORDS("income_tiles_offer_choice"),
            "N-R30",
        ),
        Option(
            "severin_contracts_per_vp",
            "1",
            WORDS("severin_contracts_per_vp"),
            "N-R38",
            ("1", "2"),
        ),
        Option(
            "trivia_works_in_petition",
            False,
            WORDS("trivia_works_in_petition"),
            "N-R09",
        ),
        Option(
            "place_artisan_follower_windows",
            "both",
            WORDS("place_artisan_follower_windows"),
            "N-R07",
            WINDOWS,
        ),
    ),
    rules_version=1,
    env_version=1,
    rule_prefix="N",
)

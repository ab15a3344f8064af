"""Random simulation for every player count and option: sound after every action, all games end."""

from __future__ import annotations

import pytest

from triumvir.testing import Variant, variants
from triumvir.testing.walks import walk

GAMES = 3


@pytest.mark.parametrize("variant", variants("nova-roma"), ids=str)
def test_random_games(variant: Variant) -> None:
    """N-030 N-200: no broken invariant, and every game ends after five rounds."""
    game = variant.load()
    for luck in range(GAMES):
        for visit in walk(game, 1000 + luck, luck):
            if visit.ply % 3 == 0 or visit.action is None:
                assert not visit.state.check()
        assert visit.state.over
        assert visit.state.view(None)["round"] == 4


def test_options_have_defaults() -> None:
    """N-R07 N-R09 N-R29 N-R30 N-R38 N-R44 N-225 N-226: every switch is an option with the default of the box."""
    options = {option.name: option.default for option in variants("nova-roma")[0].load().meta.options}
    assert options == {
        "mosaic_draft": False,
        "follower_draft": False,
        "level": "normal",
        "solo_score_leftovers": False,
        "chariot_needs_one_step": False,
        "income_tiles_offer_choice": False,
        "severin_contracts_per_vp": "1",
        "trivia_works_in_petition": False,
        "place_artisan_follower_windows": "both",
    }

"""The test kit: what every game must hold, ready to be run by pytest. Needs the packages `pytest` and `hypothesis`.

    from triumvir.testing import GameLaws

    class TestLaws(GameLaws):
        game = Alea  # a class, or the name of a game that Triumvir knows

Where Triumvir is installed, `plugin` makes the marker `laws` known to pytest: `pytest -m "not laws"` leaves them out.

| module | what it has |
|---|---|
| `laws` | `GameLaws`, all laws as tests for every player count and option |
| `board_laws` | `BoardLaws`, the laws of drawings as tests |
| `play_laws`, `knowledge_laws`, `telling_laws`, `consequence_laws`, `text_laws`, `place_laws` | the laws of a game |
| `plugin` | the marker `laws`, for every repository that tests a game |
| `golden` | golden games and checksums, and the command that writes them |
| `walks`, `setups`, `drawings` | random play, the ways to set a game up, drawings looked at |
| `positions` | short words for rules tests |
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from triumvir.testing.board_laws import BoardLaws as BoardLaws
    from triumvir.testing.laws import GameLaws as GameLaws
    from triumvir.testing.laws import prove as prove
    from triumvir.testing.setups import Variant as Variant
    from triumvir.testing.setups import variants as variants
    from triumvir.testing.telling_laws import Silence as Silence

_HOME = {
    "BoardLaws": "board_laws",
    "GameLaws": "laws",
    "prove": "laws",
    "Variant": "setups",
    "variants": "setups",
    "Silence": "telling_laws",
}


def __getattr__(name: str) -> Any:
    """Load a part of the kit when it is asked for, so that `golden` and `positions` work without pytest."""
    if name in _HOME:
        return getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

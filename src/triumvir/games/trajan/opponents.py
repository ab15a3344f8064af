"""What matches have found: how the search is set for this game, and what its levels are made of."""

from __future__ import annotations

from triumvir.engine.opponents import Opponents

OPPONENTS = Opponents()

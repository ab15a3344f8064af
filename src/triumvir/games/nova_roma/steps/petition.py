"""Petition: the first-player marker, then another action for influence (D-32)."""

from __future__ import annotations

from triumvir.engine.native import i64, vec
from triumvir.engine.state import LIKELY
from triumvir.games.nova_roma.actions import CLAIM_MARKER, PASS, PAY
from triumvir.games.nova_roma.state import (
    EMPTY,
    END_WINDOW,
    PETITION_ACTION,
    PETITION_CLAIM,
    PETITION_PAY,
    Position,
)
from triumvir.games.nova_roma.steps.step import ASKED, ActionStep
from triumvir.games.nova_roma.tables import INFLUENCE


def marker_free(position: Position) -> bool:
    """Whether the marker may be claimed by the active player, influence left aside (N-085, N-086, N-193)."""
    if position.seats == 1 or position.claimant != EMPTY:
        return False
    return position.active != position.first or position.lap > 0


def available(position: Position, influence: i64) -> bool:
    """Whether a step is possible with this much influence (N-R04)."""
    return influence > 0 or (marker_free(position) and influence >= position.tables.marker_cost)


def begin(position: Position) -> None:
    """Step 1."""
    position.step = PETITION_CLAIM


class PetitionClaim(ActionStep):
    """D-32: the first-player marker."""

    name = "petition_claim"

    def is_open(self, position: Position) -> bool:
        """Whether the marker can be claimed now."""
        return marker_free(position) and position.actor().stock[INFLUENCE] >= position.tables.marker_cost

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """Claim the marker, or not if there is influence for the other step (N-085, N-R47)."""
        if position.actor().stock[INFLUENCE] == 0:
            out[0] = CLAIM_MARKER
            return 1
        out[0] = PASS
        out[1] = CLAIM_MARKER
        return 2

    def do(self, position: Position, action: i64) -> i64:
        """Take the marker; turn order changes in clean-up only (N-089)."""
        position.actor().stock[INFLUENCE] -= position.tables.marker_cost
        position.claimant = position.active
        position.did = True
        position.step = PETITION_PAY
        return ASKED

    def forbid(self, position: Position, action: i64) -> str:
        """Nothing else is asked now."""
        return "N-085"

    def lean(self, position: Position, action: i64) -> i64:
        """Influence does more elsewhere."""
        return 6 if action == PASS else 2


class PetitionPay(ActionStep):
    """D-32: the influence for another action."""

    name = "petition_pay"

    def is_open(self, position: Position) -> bool:
        """Whether influence can be paid for an action."""
        return position.actor().stock[INFLUENCE] > 0

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """1 up to the strength; nothing only after a claim (N-087, N-R47)."""
        most = min(position.strength, position.actor().stock[INFLUENCE])
        count: i64 = 0
        i: i64
        for i in range(most + 1):
            if i > 0 or position.did:
                out[count] = PAY + i
                count += 1
        return count

    def do(self, position: Position, action: i64) -> i64:
        """Pay; the action is chosen next."""
        influence = action - PAY
        if influence == 0:
            position.step = END_WINDOW
            return ASKED
        position.actor().stock[INFLUENCE] -= influence
        position.did = True
        position.strength = influence
        position.petition = True
        position.step = PETITION_ACTION
        return ASKED

    def forbid(self, position: Position, action: i64) -> str:
        """More than the strength, and the marker once more."""
        if action == CLAIM_MARKER:
            return "N-086" if position.active == position.first and position.lap == 0 else "N-085"
        return "N-R47" if action == PAY else "N-087"

    def lean(self, position: Position, action: i64) -> i64:
        """The more the better."""
        return min(2 + 2 * (action - PAY), LIKELY)

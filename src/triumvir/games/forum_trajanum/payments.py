"""Every payment for every building face: which resources may be given up for it, without overpaying."""

from __future__ import annotations

from functools import cache

from triumvir.games.forum_trajanum.actions import COLOURS, GREYS

# A payment: builders, workers of the four colours, assistants.
Payment = tuple[int, int, int, int, int, int]


def grey_costs(assistant_pairs: bool) -> set[Payment]:
    """One builder, two workers of one colour (F-095), or two unlike workers and an assistant (F-R14)."""
    costs = {_payment(1, (), 0)}
    for first in range(COLOURS):
        for second in range(first, COLOURS):
            if first == second:
                costs.add(_payment(0, (first, second), 0))
            elif assistant_pairs:
                costs.add(_payment(0, (first, second), 1))
    return costs


def coloured_costs(colour: int) -> set[Payment]:
    """A worker of the colour, or another worker and an assistant (F-096)."""
    return {_payment(0, (worker,), 0 if worker == colour else 1) for worker in range(COLOURS)}


def face_costs(assistant_pairs: bool, partner: list[int]) -> list[set[Payment]]:
    """What may be paid for each of the 16 faces (F-095 to F-098); `partner` is the colour of each mixed tile."""
    grey = grey_costs(assistant_pairs)
    coloured = [coloured_costs(colour) for colour in range(COLOURS)]
    singles = [grey] * GREYS + coloured
    mixed = [_sums(grey, coloured[partner[kind]]) for kind in range(GREYS)]
    same = [_sums(coloured[colour], coloured[colour]) for colour in range(COLOURS)]
    return [_without_overpaying(costs) for costs in (*singles, *mixed, *same)]


@cache
def all_payments() -> tuple[Payment, ...]:
    """The payments of all possible faces, in the order of their action numbers; the same for every box and option."""
    found: set[Payment] = set()
    for turn in range(COLOURS):
        partner = [(kind + turn) % COLOURS for kind in range(GREYS)]
        for costs in face_costs(True, partner):
            found |= costs
    return tuple(sorted(found, key=lambda payment: (sum(payment), [-amount for amount in payment])))


def _payment(builders: int, workers: tuple[int, ...], assistants: int) -> Payment:
    red, yellow, green, blue = (workers.count(colour) for colour in range(COLOURS))
    return (builders, red, yellow, green, blue, assistants)


def _sums(some: set[Payment], others: set[Payment]) -> set[Payment]:
    return {_sum(one, other) for one in some for other in others}


def _sum(a: Payment, b: Payment) -> Payment:
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4], a[5] + b[5])


def _without_overpaying(costs: set[Payment]) -> set[Payment]:
    """Payments that contain no other one (F-R39)."""
    return {
        cost
        for cost in costs
        if not any(other != cost and all(a <= b for a, b in zip(other, cost, strict=True)) for other in costs)
    }

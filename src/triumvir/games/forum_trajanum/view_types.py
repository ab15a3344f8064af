"""What a view of Forum Trajanum holds. Only for the type checker: at run time these are plain dictionaries."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from triumvir.draw.view import PlayerView, View

Counts = dict[str, int]  # how many of each kind; kinds of which there are none are left out


class Cell(TypedDict):
    """What lies on a cell of a colonia: temple, tile, crane or building."""

    kind: str
    id: NotRequired[str]  # not of a temple
    spent: NotRequired[bool]  # of a crane


class Citizen(TypedDict):
    """A citizen on a card."""

    active: bool
    own: bool


class Taken(TypedDict):
    """A cell emptied in this round; the tile is known if it came from a corner."""

    cell: int
    tile: str | None


class Picked(TypedDict):
    """A tile that its owner has picked up."""

    cell: int
    tile: str


class Commit(TypedDict):
    """What a player has chosen in phase 1 so far; only its owner sees it."""

    first: Picked | None
    second: Picked | None
    paid: int


class ForumDecision(TypedDict, total=False):
    """What the player to act is in the middle of."""

    served: int | None
    due: list[str]
    origin: str | None  # of the citizen that looks for a row: own, received, reserve or colonia
    second: str | None  # of the tile that is used after the first
    second_kind: str | None  # if it comes from the reserve
    swaps: dict[str, int]
    tile: str
    offer: list[str]
    face: int
    cells: list[int]
    track: str
    target: str
    bonuses: int
    taken: list[int]
    row: int


class ForumPlayer(PlayerView):
    """A player."""

    ledger: dict[str, int]
    stock: dict[str, int]
    tracks: dict[str, int]
    offset: int
    flipped: bool
    trajan_value: int
    group: int
    group_vp: int
    cells: list[Cell | None]
    citizens: list[list[Citizen]]
    first_citizen: str | None  # the tile it was, which lies in no other place; None until the others are laid
    active_citizens: int
    ship: int
    envoys: list[int]
    reserve: Counts
    shipped: Counts  # by kind; those that became envoys too, but not the first of all, which nobody has seen
    gone: Counts  # reserve tiles used up
    unseen: Counts  # all that the seat has not seen of this player's tiles: face down, on the ship, or in a hand
    committed: bool
    taken: list[Taken]
    kept: str | None
    passed: str | None
    shown: list[str | None]  # the tiles kept and passed in this round as far as they are known, also when put away
    commit: NotRequired[Commit]


class ForumView(View):
    """The position as a seat knows it."""

    active: int
    start: int
    cycle: int
    cycles: int
    round: int
    rounds: int
    turns: int
    streets: list[str]
    called: list[str]
    orders: list[str]
    fragment: int
    columns: int
    mosaic: list[str]
    areas: list[list[int]]
    committed: int | None  # how many of its three decisions who commits has taken; what they were is its own
    decision: ForumDecision | None
    players: list[ForumPlayer]

"""What a view of Trajan holds. Only for the type checker: at run time these are plain dictionaries."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from triumvir.draw.view import PlayerView, View

Counts = dict[str, int]  # how many of each kind; kinds of which there are none are left out


class Building(TypedDict):
    """A building tile on its site."""

    kind: str
    vp: int


class Stack(TypedDict):
    """A stack of Trajan tiles."""

    top: str | None  # None before the tiles are laid out, and of an empty stack
    left: int
    below: list[str]  # the tiles face down, in the order of their numbers


class ToCome(TypedDict):
    """What the supplies still hold: all that has not been seen; in which order it comes nobody knows."""

    tiles: Counts
    extras: Counts
    demands: Counts  # the last ones of the order are out of the game, unseen
    bonus: list[str]


class Shown(TypedDict):
    """A card that nobody knew, shown when there had been more than one face-down pile (T-R15)."""

    card: str
    pile: int  # the present one then, counted from 0
    drawn: int  # how many cards its owner had drawn from it by then


class TrajanDecision(TypedDict):
    """What the player to act is in the middle of."""

    left: int
    held: list[str]
    tray: int
    action: str
    performed: list[str]
    repeat: int
    granted: int
    units: int
    repeats: int  # by the tile spent, in all
    extra: str | None  # the action that it repeats
    pending: str | None  # an action that the first building tile of a kind grants, and that follows
    ship: NotRequired[str]
    shipped: NotRequired[list[str]]
    card: NotRequired[str]
    tile: NotRequired[str]


class TrajanPlayer(PlayerView):
    """A player; the hand is there for its owner alone."""

    ledger: dict[str, int]
    trays: list[list[str]]
    slots: list[str | None]
    arch: int | None
    plus2: list[str]
    supply: int
    workers: int
    camp: int
    leader: str | None
    legionaries: list[str]
    sites: list[int]
    buildings: Counts
    fulfilled: list[str]
    mat: Counts
    bonus_yellow: list[str]
    bonus_gray: list[str]
    senate: int
    votes: int
    disc: int
    cards: int
    known: Counts
    drawn: list[int]  # cards drawn unseen from each face-down pile so far, the present one last
    shown: list[Shown]
    display: Counts
    hand: NotRequired[Counts]
    older: NotRequired[list[Counts]]  # what its owner drew from each face-down pile before the present one


class TrajanView(View):
    """The position as a seat knows it."""

    active: int
    start: int
    quarter: int
    quarters: int
    round: int
    rounds: int
    time: int
    circuit: int
    round_over: bool
    demands: list[str]
    forum: list[str | None]
    spaces: list[int]
    provinces: list[str | None]
    sites: list[Building | None]
    stacks: list[Stack]
    ships: list[str]
    discards: list[list[str]]  # from bottom to top
    bonus: list[str | None]
    deck: int
    supply: int
    extras: int
    bag: int
    to_come: ToCome
    unseen: list[Counts]  # of each face-down pile, what the seat has not seen; what is left of the last too
    discs: int  # the height that the next senate disc gets
    decision: TrajanDecision
    players: list[TrajanPlayer]

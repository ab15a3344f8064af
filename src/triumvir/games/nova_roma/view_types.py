"""What a view of Nova Roma holds. Only for the type checker: at run time these are plain dictionaries."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from triumvir.draw.view import PlayerView, View


class Forum(TypedDict):
    """The forum: its actions and who stands where."""

    rows: list[str]
    columns: list[str]
    emperor: str | None
    emperor_options: list[str]
    legionnaires: list[str]
    cell: str | None


class Reward(TypedDict):
    """A reward printed or laid on a space of a zone."""

    zone: str
    cell: str
    tile: str | None
    paid: bool


class Rival(TypedDict):
    """The automa of a solitaire game."""

    tracks: list[int]
    ships: list[str]
    chariots: int
    contracts: list[str]
    score: int
    ledger: dict[str, int]


class Ship(TypedDict):
    """A ship and the port it lies in."""

    port: str
    route: str | None
    vp: int


class Plot(TypedDict):
    """A cell of an estate."""

    tile: str | None
    artisan: bool
    used: bool


class NovaDecision(TypedDict):
    """What the player to act is in the middle of."""

    action: str | None
    petition: bool
    strength: int
    second: bool
    column: bool
    claimed: bool
    left: int
    rest: int
    goods: int
    waived: bool
    did: bool
    spot: str | None
    track: str | None
    bonus: int
    below: str  # the decision that goes on when what interrupts it is done
    effect: str | None  # what interrupts it, of a follower or a tile
    wheel: bool
    goods_seat: int | None
    claim: int | None  # the mosaic cell claimed
    due: list[int]  # its instant rewards still to be paid: 0 the cell, then the lines
    rings: list[int]  # closed reward tiles still to be paid
    ring_turn: int  # players after the active one who are settled for the first of them
    card: NotRequired[str]
    tile: NotRequired[str]
    contract: NotRequired[str]
    kept: NotRequired[list[str]]


class NovaPlayer(PlayerView):
    """A player; hand, packet and drafted cards are there for their owner alone."""

    ledger: dict[str, int]
    stock: dict[str, int]
    estate: list[Plot]
    row: list[str]
    face_down: list[str]
    idle: list[str]
    cards: int
    known: list[str]
    blind: int
    unknown: list[int]  # cards in hand that not everybody knows, by how often the pile had been reshuffled
    shipping: list[str]
    building: list[str]
    mosaic: list[str | None]
    achievements: list[str | None]
    claimed: list[int]
    markers: int
    spare: int
    blocks: int
    zones: list[list[str]]
    patricians: list[str]
    tracks: list[int]
    below: list[int]
    ships: list[Ship]
    chariots: list[str]
    hand: NotRequired[list[str]]
    packet: NotRequired[list[str]]
    packets: NotRequired[list[list[str]]]  # those that came before it in the draft, pass by pass
    drafted: NotRequired[list[str]]


class ToCome(TypedDict):
    """What the supplies still hold: all that has not been seen; in which order it comes nobody knows."""

    shipping: list[str]
    building: list[str]
    basic: dict[str, int]
    special: dict[str, int]
    emperors: list[list[str]]  # the two cells of each tile
    chariots: list[str]  # some of them are out of the game, unseen


class NovaView(View):
    """The position as a seat knows it."""

    active: int
    first: int
    claimant: int | None
    round: int
    rounds: int
    lap: int
    forum: Forum
    decision: NovaDecision
    shipping: list[str | None]
    building: list[str | None]
    followers: list[str | None]
    estate: list[str | None]
    discards: list[str]
    decks: dict[str, int]
    artisans: int
    rewards: list[Reward]
    neutral: list[list[str]]
    chariots: list[str]
    lost_chariots: list[str]  # that nobody won
    to_come: ToCome
    unseen: list[list[str]]  # followers in the deck or unknown in other hands, by reshuffles when they came there
    tiles: list[str]
    neutral_space: int | None
    rival: Rival | None
    players: list[NovaPlayer]

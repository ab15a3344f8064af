"""The start page, a new table, and playing at once."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from triumvir.agents import agent_names, level_specs
from triumvir.engine.box import Box
from triumvir.engine.errors import TriumvirError
from triumvir.engine.game import Game
from triumvir.engine.options import OptionValue
from triumvir.games import load, standard_box, titles
from triumvir.server.life.terms import KEEPER, Terms
from triumvir.server.new_table import SeatPlan
from triumvir.server.render.art import hero, picture
from triumvir.server.routes.terms import CHOICES, read_terms
from triumvir.server.store import TableFacts
from triumvir.server.web import (
    Json,
    page,
    person_name,
    posted,
    refuse,
    require_free,
    see_other,
    site,
    text,
    visitor,
    whole,
)
from triumvir.server.words import WORDS

OWN_NAME = "Claudia"  # who did not give a name; a sentence about "You" would need other verbs
BOT_NAMES = ("Livia", "Cato", "Octavia", "Marcus", "Drusilla", "Seneca")
PLAYERS_AT_ONCE = 3
SHOWN = 12  # of my games on the start page, and all that go on
OPPONENT = "level:2"  # who sits down where nobody has chosen


@dataclass(frozen=True)
class Listed:
    """A table in a list: what its row says. No list loads a table."""

    data: TableFacts
    mine: int | None
    my_turn: bool

    @property
    def unknown(self) -> bool:
        """Whether it must be opened to see whose turn it is: it was stored by an older release."""
        return self.data.status == "running" and self.data.standing.to_act is None

    @property
    def result(self) -> str:
        """The final scores with names."""
        scores = self.data.standing.scores if self.data.status == "finished" else None
        return ", ".join(f"{seat.name} {vp}" for seat, vp in zip(self.data.seats, scores or (), strict=False))

    @property
    def rank(self) -> int | None:
        """My place in a finished game."""
        ranks = self.data.standing.ranks if self.data.status == "finished" else None
        return ranks[self.mine] if ranks and self.mine is not None and self.mine < len(ranks) else None

    @property
    def reviewed(self) -> int | None:
        """The seat whose decisions I may have looked at again; None: not of this game."""
        if self.data.status != "finished":
            return None
        if self.mine is not None and self.data.seats[self.mine].kind == "person":
            return self.mine
        return 0 if self.data.uploaded and self.mine is None else None

    @property
    def deadline(self) -> datetime | None:
        """When my time is over; None: no clock of mine runs."""
        return self.data.seats[self.mine].deadline if self.mine is not None and self.data.status == "running" else None

    @property
    def free(self) -> int:
        """How many seats are free."""
        return sum(seat.kind == "open" for seat in self.data.seats) if self.data.status == "lobby" else 0


def agents(lang: str) -> list[tuple[str, str]]:
    """Spec and words of every computer opponent, weakest first."""
    return [(spec, WORDS.say(lang, f"agent-{spec.replace(':', '-')}")) for spec in level_specs()]


def reconstructed(box: Box) -> tuple[int, int]:
    """How many groups of components are reconstructed, and how many there are."""
    tables = list(box.provenance())
    return sum(table.source == "reconstructed" for table in tables), len(tables)


async def home(request: Request) -> Response:
    """The start page."""
    tables, holder = site(request).tables, visitor(request).holder
    going = await tables.read(tables.store.going_on, holder)
    lately = await tables.read(tables.store.held_by, holder, SHOWN)
    mine = [listed(data, holder) for data in {data.id: data for data in (*going, *lately)}.values()]
    shown = {item.data.id for item in mine}
    others = [listed(d, holder) for d in await tables.read(tables.store.open_tables) if d.id not in shown]
    shelf = [(title.meta, picture(title), reconstructed(box_for(request, title))) for title in titles().values()]
    return page(
        request,
        "home.html",
        titles=shelf,
        guides=[name for name, title in titles().items() if title.guide is not None],
        lessons=[name for name, title in titles().items() if title.chapter() is not None],
        mine=mine[: max(SHOWN, len(going))],
        others=others,
        waiting=sum(item.my_turn for item in mine),
        hero=hero(),
        agents=agents(visitor(request).lang),
    )


def listed(data: TableFacts, holder: str) -> Listed:
    """A table as its row tells it to somebody."""
    held = [seat for seat in data.seats if holder in seat.holders]
    acting = [seat.seat for seat in held if seat.kind == "person"] if data.status == "running" else []
    return Listed(data, held[0].seat if held else None, data.standing.to_act in acting)


def box_for(request: Request, title: type[Game]) -> Box:
    """What a new table of a game begins with: the host's own box, or the one that comes with the game."""
    return site(request).boxes.get(title.meta.name) or standard_box(title)


async def new(request: Request) -> Response:
    """The form for a new table."""
    return _form(request)


def _title(request: Request) -> type[Game]:
    title = titles().get(request.path_params["game"])
    if title is None:
        raise HTTPException(404)
    return title


def _form(request: Request) -> Response:
    title = _title(request)
    return page(
        request,
        "new.html",
        meta=title.meta,
        set_up=bool(title.set_up_steps),
        picture=picture(title),
        provenance=list(box_for(request, title).provenance()),
        reconstructed=reconstructed(box_for(request, title)),
        own_box="" if box_for(request, title).shipped else box_for(request, title).digest,
        agents=agents(visitor(request).lang),
        opponent=OPPONENT,
        keeper=KEEPER,
        choices=CHOICES,
        people=(visitor(request).name or OWN_NAME, *BOT_NAMES),
    )


@posted("tables")
async def create(request: Request, form: FormData) -> Response:
    """Make a table as the form says."""
    title, lang = _title(request), visitor(request).lang
    players = whole(text(form, "players"))
    options: dict[str, OptionValue] = {}
    for option in title.meta.options:
        value = text(form, f"option-{option.name}")
        options[option.name] = value or ("off" if not option.choices else option.default)
    try:
        game = load(title.meta.name, players, options, box_for(request, title))
        plans = [_plan(form, seat) for seat in range(players)]
        terms = read_terms(form)
    except TriumvirError as error:
        return refuse(request, 422, error.text.in_(lang))
    await require_free(request, *(plan.name for plan in plans if plan.mine))
    table = await site(request).tables.create(
        game,
        visitor(request).holder,
        plans,
        visibility="open" if text(form, "visibility") == "open" else "link",
        hints=text(form, "hints") == "on",
        terms=terms,
        start=all(plan.kind != "open" for plan in plans),
    )
    return see_other(f"/t/{table.id}")


def _plan(form: FormData, seat: int) -> SeatPlan:
    kind = text(form, f"kind-{seat}")
    if kind in ("me", "local"):
        return SeatPlan("person", person_name(form, f"name-{seat}"), mine=True)
    if kind == "open":
        return SeatPlan("open", "–")
    spec = kind.removeprefix("computer:")
    if spec not in agent_names():
        raise HTTPException(400)
    return SeatPlan("computer", BOT_NAMES[seat], spec)


@posted("tables")
async def at_once(request: Request, form: FormData) -> Response:
    """A table against computer players, started at once."""
    title = _title(request)
    low, high = title.meta.min_players, title.meta.max_players
    players = max(low, min(high, PLAYERS_AT_ONCE))
    plans = [SeatPlan("person", visitor(request).name or OWN_NAME, mine=True)]
    plans += [SeatPlan("computer", BOT_NAMES[seat - 1], OPPONENT) for seat in range(1, players)]
    game = load(title.meta.name, players, title.meta.quick, box_for(request, title))
    terms = Terms(quick=True)
    table = await site(request).tables.create(game, visitor(request).holder, plans, terms=terms, start=True)
    return see_other(f"/t/{table.id}")


async def engine(request: Request) -> Response:
    """How the computer players run, and the sentence for it."""
    state = site(request).engine.state
    words = "" if state == "compiled" else WORDS.say(visitor(request).lang, f"engine-{state}")
    return Json({"state": state, "text": words})


ROUTES = [
    Route("/", home),
    Route("/engine", engine),
    Route("/new/{game}", new),
    Route("/new/{game}", create, methods=["POST"]),
    Route("/quick/{game}", at_once, methods=["POST"]),
]

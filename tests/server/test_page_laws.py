"""Laws of pages: every page of every game can be shown at every kind of decision and of end, to whoever looks.

Positions come from random games of every player count and option (TRIUMVIR_LAWS=10: of each option at every player
count, and more of them). Ends that chance seldom brings, such as a shared victory, are made by changing the last
position of a game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from triumvir.engine.fields import load_fields
from triumvir.engine.game import Game
from triumvir.engine.record import Record
from triumvir.engine.session import Session
from triumvir.engine.state import State
from triumvir.games import titles
from triumvir.language import languages
from triumvir.testing.laws import scale
from triumvir.testing.setups import Variant, usual, variants
from triumvir.testing.walks import corner, walk

from .placed import NAMES, place
from .running import JSON, Visitor, in_process

pytestmark = pytest.mark.laws

STATUS = re.compile(r'<span class="say" id="asked">([^<]*)</span>')
PAGES = ("", "/state", "/live", "/replay", "/replay/live", "/words")
SEAT_MAX = 4
Edit = Callable[[State], State]


class Edited(Session):
    """A session whose last position was changed; what to do is left in `edit`."""

    edit: Edit | None = None

    def __init__(self, game: Game, record: Record) -> None:
        super().__init__(game, record)
        if Edited.edit is not None:
            self.positions[-1] = Edited.edit(self.positions[-1])


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    folder: Path = tmp_path_factory.mktemp("pages")
    with in_process(folder, session=Edited) as client:
        yield client


@pytest.fixture(scope="module")
def people(client: Any) -> list[Visitor]:
    """One person for each seat, and last a spectator."""
    return [Visitor(client) for _ in range(SEAT_MAX + 1)]


def shown(people: Sequence[Visitor], players: int, table: str, seldom: bool) -> Iterator[tuple[int | None, str, str]]:
    """All pages of a table: seat (None: a spectator), language and what the page of the table says at its top.

    Where many are to be looked at, `seldom` asks for the pages beside that of the table once only, one for each viewer.
    """
    viewers = [(seat, people[seat]) for seat in range(players)] + [(None, people[-1])]
    turn = 0
    for lang in languages():
        for seat, who in viewers:
            turn += 1
            for number, page in enumerate(PAGES):
                if seldom and page and number != 1 + turn % (len(PAGES) - 1):
                    continue
                answer = who.get(table + page, headers={"accept-language": lang, **(JSON if "live" in page else {})})
                assert answer.status_code == 200, f"{table}{page} in {lang} for {seat}: {answer.status_code}"
                if not page:
                    found = STATUS.search(answer.text)
                    yield seat, lang, unescape(found[1]) if found else ""


def all_shown(people: Sequence[Visitor], players: int, table: str, seldom: bool = True) -> None:
    for _ in shown(people, players, table, seldom):
        pass


def chosen(name: str) -> list[Variant]:
    return usual(name) if scale() <= 1 else variants(name)


def played(game: Game, luck: int) -> tuple[list[int], list[str], State]:
    """A random game: its actions, the kind of each decision, its end."""
    actions: list[int] = []
    kinds: list[str] = []
    for visit in walk(game, luck, luck):
        if visit.action is None:
            return actions, kinds, visit.state
        actions.append(visit.action)
        kinds.append(str(visit.state.view(int(visit.state.to_act))["step"]))
    raise AssertionError


@pytest.mark.parametrize("name", titles())
def test_every_kind_of_decision_has_its_pages(client: Any, people: list[Visitor], name: str) -> None:
    Edited.edit = None
    seen: set[str] = set()
    for number, variant in enumerate(chosen(name)):
        game = variant.load()
        lucks = [corner(game), *range(100 * number, 100 * number + round(scale()))]
        for luck in lucks:
            actions, kinds, _ = played(game, luck)
            for ply, kind in enumerate(kinds):
                if kind not in seen:
                    seen.add(kind)
                    all_shown(people, game.players, place(client, game, luck, actions[:ply], people[: game.players]))
        if scale() > 1:
            seen.clear()  # each kind with each option
    assert seen


@pytest.mark.parametrize("name", titles())
def test_every_end_has_its_pages_and_names_the_winner(client: Any, people: list[Visitor], name: str) -> None:
    Edited.edit = None
    for variant in chosen(name):
        game = variant.load()
        for luck in range(round(scale())):
            actions, _, end = played(game, luck)
            told(people, game, end, place(client, game, luck, actions, people[: game.players]))


def told(people: Sequence[Visitor], game: Game, end: State, table: str) -> None:
    """The verdict names who has won, how many VP that were, and nobody else but who was beaten alone."""
    ranks, scores, rival = end.ranking(), end.scores(), game.rival(end)
    winners = [seat for seat in range(game.players) if ranks[seat] == 1]
    assert winners or rival is not None
    for viewer, lang, verdict in shown(people, game.players, table, seldom=True):
        named = [seat for seat in range(game.players) if NAMES[seat] in verdict]
        you = re.search(r"\b(you|du|dir)\b", verdict, re.IGNORECASE) is not None
        if rival is None:
            assert (named or [viewer]) == winners, (lang, verdict)
            assert you == (not named), (lang, verdict)
            assert str(scores[winners[0]]) in verdict, (lang, verdict)
        else:
            assert you == (viewer == 0) == (not named), (lang, verdict)
            assert str(scores[0] if winners else rival.score) in verdict, (lang, verdict)
            automa = verdict.startswith(("The automa wins", "Die KI gewinnt")) or "je " in verdict or "each" in verdict
            assert automa == (not winners), (lang, verdict)


# ------------------------------------------------------------ ends that chance seldom brings


def alike(state: State) -> State:
    """The same end, in which everybody has what the first player has, and as many VP as who then has most."""
    dump = state.dump()
    dump["players"] = [dict(dump["players"][0]) for _ in dump["players"]]
    for seat, player in enumerate(dump["players"]):
        now = filled(state.game, dump)
        missing = max(now.scores()) - now.scores()[seat]
        if missing:
            dump["players"][seat] = raised(state.game, dump, seat, player, now.scores()[seat] + missing)
    return filled(state.game, dump)


def raised(game: Game, dump: dict[str, Any], seat: int, player: dict[str, Any], score: int) -> dict[str, Any]:
    """What a player has, with a little more of something, so that it makes this score."""
    for name, value in reversed(player.items()):  # what is in stock stands behind what stands on boards
        for place_, held in enumerate(value if isinstance(value, list) else ()):
            for more in range(1, 13):
                richer = {**player, name: [*value[:place_], held + more, *value[place_ + 1 :]]}
                players = [*dump["players"][:seat], richer, *dump["players"][seat + 1 :]]
                if filled(game, {**dump, "players": players}).scores()[seat] == score:
                    return richer
    raise AssertionError("the scores cannot be made equal")


def filled(game: Game, dump: dict[str, Any]) -> State:
    """A position out of a dump, sound or not."""
    state = game.blank()
    load_fields(state, dump)
    return state


def lever(state: State) -> str:
    """The field that holds points of the automa and nothing else."""
    rival = state.game.rival(state)
    assert rival is not None
    for name, value in state.dump().items():
        if type(value) is int and name not in ("to_act", "random", "reveals"):
            raised = filled(state.game, {**state.dump(), name: value + 1})
            now = state.game.rival(raised)
            if now is not None and now.score == rival.score + 1 and raised.scores() == state.scores():
                return name
    raise AssertionError("the automa's points cannot be changed")


def ahead(by: int) -> Edit:
    """The same end, in which who plays alone is so many VP ahead of the automa."""

    def edit(state: State) -> State:
        rival = state.game.rival(state)
        assert rival is not None
        name = lever(state)
        points = state.dump()[name] + state.scores()[0] - rival.score - by
        return filled(state.game, {**state.dump(), name: points})

    return edit


@pytest.mark.parametrize("name", titles())
def test_a_shared_victory_names_all_who_share_it(client: Any, people: list[Visitor], name: str) -> None:
    for variant in chosen(name):
        game = variant.load()
        if game.players == 1 or variant.option is not None:
            continue
        actions, _, end = played(game, 1)
        end = alike(end)
        Edited.edit = alike
        table = place(client, game, 1, actions, people[: game.players])
        names = ", ".join(NAMES[seat] for seat in range(game.players) if end.ranking()[seat] == 1)
        assert "," in names, "nobody shares the victory"
        for _, lang, verdict in shown(people, game.players, table, seldom=True):
            assert verdict.startswith(f"{names} {'share' if lang == 'en' else 'teilen'} "), verdict


@pytest.mark.parametrize("by", [25, 1, 0, -1, -25])
@pytest.mark.parametrize("name", [name for name, title in titles().items() if title.meta.min_players == 1])
def test_alone_the_verdict_says_by_how_much(client: Any, people: list[Visitor], name: str, by: int) -> None:
    for variant in chosen(name):
        game = variant.load()
        if game.players > 1 or variant.option is not None:
            continue
        actions, _, end = played(game, 2)
        Edited.edit = ahead(by)
        changed = Edited.edit(end)
        assert changed.ranking() == [1 if by > 0 else 2]
        table = place(client, game, 2, actions, people[:1])
        told(people, game, changed, table)
        for _, _, verdict in shown(people, 1, table, seldom=False):
            assert (f", {abs(by)} " in verdict) == (by != 0), verdict
        page = people[0].get(table).text
        assert ("who plays alone needs more" in page) == (by == 0)
        assert page.count('class="rank"') == 2

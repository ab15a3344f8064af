"""Matches on one process, on workers and on Ray: the same games; broken off, gone on with, refused."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from triumvir.agents import make_agent
from triumvir.arena import play as playing
from triumvir.arena.crew import Worker, accepted, local
from triumvir.arena.errors import ArenaError
from triumvir.arena.folder import Folder
from triumvir.arena.match import play_missing
from triumvir.arena.plan import Plan
from triumvir.engine.errors import Text
from triumvir.engine.opponents import Opponents, Search, SearchSettings
from triumvir.engine.perspective import Perspective
from triumvir.engine.record import Record
from triumvir.games import titles

from .matches import PLAN, played, results

GAMES = 6


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    return played(tmp_path_factory.mktemp("arena") / "match", games=GAMES)


def test_workers_give_the_same_match(undisturbed: Folder, tmp_path: Path) -> None:
    assert results(played(tmp_path, games=GAMES, workers=2), GAMES) == results(undisturbed, GAMES)


@pytest.mark.slow
def test_a_ray_cluster_of_two_gives_the_same_match(undisturbed: Folder, tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="ray is not installed: pip install triumvir[ray]")
    assert results(played(tmp_path, games=GAMES, workers=2, on="ray"), GAMES) == results(undisturbed, GAMES)


def test_any_order_gives_the_same_match(undisturbed: Folder, tmp_path: Path) -> None:
    folder = Folder.open(tmp_path, PLAN, PLAN.load())
    for finished in local(partial(Worker, PLAN), list(reversed(range(GAMES))), 1):
        folder.write(finished)
    assert results(folder, GAMES) == results(undisturbed, GAMES)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_match_that_was_broken_off_goes_on(undisturbed: Folder, tmp_path: Path, workers: int) -> None:
    folder = Folder.open(tmp_path, PLAN, PLAN.load())
    playing = play_missing(folder, GAMES, workers)
    list(islice(playing, 3))
    playing.close()
    done = folder.done()
    assert 3 <= len(done) < GAMES
    before = {number: folder.file(number).stat().st_mtime_ns for number in done}
    (tmp_path / "games" / ".000009.json.1.tmp").write_text('{"half', encoding="utf-8")
    again = played(tmp_path, games=GAMES, workers=workers)
    assert results(again, GAMES) == results(undisturbed, GAMES)
    assert {number: folder.file(number).stat().st_mtime_ns for number in done} == before, "nothing is played twice"
    assert not list((tmp_path / "games").glob(".*"))


def test_more_games_may_follow_and_fewer_be_looked_at(undisturbed: Folder, tmp_path: Path) -> None:
    folder = played(tmp_path, games=2)
    played(tmp_path, games=GAMES)
    assert results(folder, GAMES) == results(undisturbed, GAMES)
    assert results(folder, 4)[0]["games"] == 4
    assert (results(folder, 5)[0]["blocks"], results(folder, 5)[0]["games_beyond_blocks"]) == (2, 1)


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (replace(PLAN, seed=6), 'seed: "5", not "6"'),
        (replace(PLAN, agents=("random", "random")), 'agents: ["random", "search:1"], not ["random", "random"]'),
        (replace(PLAN, options={"turn_boards": "on"}), '"turn_boards": false'),
        (replace(PLAN, game="trajan"), 'game: "forum-trajanum", not "trajan"'),
    ],
)
def test_a_folder_of_another_plan_is_refused(undisturbed: Folder, other: Any, said: str) -> None:
    with pytest.raises(ArenaError) as error:
        Folder.open(undisturbed.path, other, other.load())
    assert said in error.value.text.en
    assert "gehört zu einem anderen Turnier" in error.value.text.in_("de")


def test_a_level_that_has_changed_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same names, but other players behind them: their games must not be mixed."""
    plan = Plan("trajan", ("level:3", "random"))
    title, one = titles()["trajan"], (Search(1, 1, 1),) * 5
    monkeypatch.setattr(title, "opponents", Opponents(one))
    Folder.open(tmp_path, plan, plan.load())
    Folder.open(tmp_path, plan, plan.load())
    monkeypatch.setattr(title, "opponents", Opponents((Search(2, 1, 1),) * 5))
    with pytest.raises(ArenaError, match=r'made_of: .*"level:3": "search:1 .*, not .*"level:3": "search:2 '):
        Folder.open(tmp_path, plan, plan.load())
    monkeypatch.setattr(title, "opponents", Opponents(one, SearchSettings(scale=7.5)))
    with pytest.raises(ArenaError, match=r"scale=7\.5"):
        Folder.open(tmp_path, plan, plan.load())


def test_a_game_that_does_not_belong_is_refused(undisturbed: Folder, tmp_path: Path) -> None:
    folder = played(tmp_path, games=2)
    for text, said in (
        (undisturbed.file(3).read_text(encoding="utf-8"), "is not a game of this match"),
        (json.dumps({**json.loads(folder.file(1).read_text(encoding="utf-8")), "arena": {}}), "is not a game of this"),
        ('{"half', "is not JSON"),
    ):
        folder.file(1).write_text(text, encoding="utf-8")
        with pytest.raises(ArenaError, match=said) as error:
            folder.read(1)
        assert "000001.json" in error.value.text.in_("de")


def test_what_is_kept_is_a_record(undisturbed: Folder) -> None:
    game = PLAN.load()
    for number in range(GAMES):
        record = Record.from_json(undisturbed.file(number).read_text(encoding="utf-8"))
        assert record.verify(game).over
        assert record.seed == PLAN.fixture(number).seed


def test_agents_get_a_perspective_and_nothing_else() -> None:
    seen: list[Any] = []

    class Spy:
        def __init__(self, seed: int) -> None:
            self.agent = make_agent("random", seed)

        def choose(self, *given: Any) -> int:
            seen.extend(given)
            return self.agent.choose(*given)

    finished = playing.play(PLAN, PLAN.load(), 0, seated=lambda spec, seed, game, seat: Spy(seed))
    assert len(seen) == len(finished.record.actions)
    assert all(type(given) is Perspective for given in seen)


def test_an_agent_that_breaks_the_rules_ends_the_match_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def choose(self, perspective: Perspective) -> int:
            return 10**6

    monkeypatch.setattr(playing, "player_for", lambda spec, seed, game, seat: Cheat())
    answer = Worker(PLAN).play(0)
    assert isinstance(answer, Text)
    with pytest.raises(ArenaError, match="There is no action number 1000000"):
        accepted(answer)

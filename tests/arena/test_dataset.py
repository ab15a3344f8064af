"""Data sets of self-play read back with pyarrow: the same games as any, with what the search found in them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from triumvir.arena.dataset import FILE, Dataset, Terms, write_missing
from triumvir.arena.errors import ArenaError
from triumvir.arena.plan import Plan
from triumvir.arena.play import play
from triumvir.games import chosen_box, titles

parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed: pip install triumvir[data]")


def terms(game: str = "trajan", agent: str = "search:6", players: int = 2, **more: Any) -> Terms:
    return Terms(Plan(game, (agent,) * players, seed=5, box=chosen_box(game, "tiny")), per_file=2, **more)


def made(path: Path, wanted: Terms, games: int, workers: int = 1) -> Dataset:
    dataset = Dataset.open(path, wanted, wanted.plan.load())
    for written in write_missing(dataset, games, workers):
        assert parquet.read_metadata(dataset.file(written.number)).num_rows == written.decisions
    return dataset


def rows(dataset: Dataset, games: int) -> list[dict[str, Any]]:
    found = (parquet.read_table(dataset.file(number)) for number in range(dataset.files(games)))
    return [row for table in found for row in table.to_pylist()]


@pytest.mark.parametrize("game", sorted(titles()))
def test_each_decision_of_each_game_with_its_search(game: str, tmp_path: Path) -> None:
    wanted = terms(game)
    dataset = made(tmp_path / "set", wanted, 2)
    loaded = wanted.plan.load()
    found = rows(dataset, 2)
    for number in range(2):
        finished = play(wanted.plan, loaded, number * wanted.plan.players)
        of_game = [row for row in found if row["record"] == str(number)]
        assert [row["action"] for row in of_game] == finished.record.actions, "noted games are played as others are"
        for row, state in zip(of_game, finished.record.replay(loaded), strict=False):
            legal = state.legal()
            assert row["seed"] == str(finished.record.seed)
            assert row["observation"] == pytest.approx(list(state.observe(state.to_act)), rel=1e-6)
            assert [action for action, flag in enumerate(row["legal"]) if flag] == legal
            assert {action for action, visits in enumerate(row["visits"]) if visits} <= set(legal)
            assert row["simulations"] == sum(row["visits"])
            assert (row["simulations"] > 0) == (len(legal) > 1) == (row["value"] is not None)
            if len(legal) > 1:
                assert row["visits"][row["action"]] == max(row["visits"])
                assert all(0 <= value <= 1 for value in row["values"])
                total = sum(visits * value for visits, value in zip(row["visits"], row["values"], strict=True))
                assert row["value"] == pytest.approx(total / row["simulations"], abs=1e-5)
        last = {row["seat"]: (row["final_score"], row["final_rank"]) for row in of_game}
        assert last == {seat: (finished.scores[seat], finished.ranks[seat]) for seat in last}


def test_a_file_says_what_it_holds(tmp_path: Path) -> None:
    wanted = terms()
    game = wanted.plan.load()
    dataset = made(tmp_path / "set", wanted, 1)
    about = json.loads(parquet.read_schema(dataset.file(0)).metadata[b"triumvir"])
    assert about["game"] == "trajan"
    assert about["rules_version"] == game.rules_version
    assert about["box"] == game.box.digest
    assert sum(feature["length"] for feature in about["features"]) == game.observation_size
    assert len(about["actions"]) == game.num_actions
    assert parquet.ParquetFile(dataset.file(0)).num_row_groups == 2, "a group for each game"


def test_a_broken_off_data_set_goes_on_to_the_same_one(tmp_path: Path) -> None:
    whole = made(tmp_path / "whole", terms(), 5)
    assert whole.files(5) == 3
    parts = Dataset.open(tmp_path / "parts", terms(), terms().plan.load())
    playing = write_missing(parts, 5, 1)
    next(playing)
    (tmp_path / "parts" / ".games-000002.parquet.1.tmp").write_bytes(b"half")
    assert len(parts.missing(5)) == 2
    made(tmp_path / "parts", terms(), 5)
    for number in range(3):
        assert parts.file(number).read_bytes() == whole.file(number).read_bytes()
    assert sorted(path.name for path in parts.path.iterdir()) == sorted(path.name for path in whole.path.iterdir())


def test_actions_drawn_by_visits(tmp_path: Path) -> None:
    plain, drawn = (made(tmp_path / str(n), terms(agent="search:12", drawn=n), 2) for n in (0, 1000))
    found = [row for row in rows(drawn, 2) if row["simulations"]]
    assert all(row["visits"][row["action"]] > 0 for row in found)
    assert any(row["visits"][row["action"]] < max(row["visits"]) for row in found)
    assert [row["action"] for row in rows(plain, 2)] != [row["action"] for row in rows(drawn, 2)]


@pytest.mark.parametrize("agent", ["random", "greedy", "level:3"])
def test_players_of_every_kind(agent: str, tmp_path: Path) -> None:
    found = rows(made(tmp_path / "set", terms("forum-trajanum", agent), 1), 1)
    assert any(row["simulations"] for row in found) == (agent == "level:3")


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    made(tmp_path / "set", terms(), 1)
    for other, name in (
        (terms("forum-trajanum"), "game"),
        (terms(agent="search:7"), "agents"),
        (terms(drawn=1), "drawn"),
    ):
        with pytest.raises(ArenaError, match=f"another data set .{name}"):
            Dataset.open(tmp_path / "set", other, other.plan.load())
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").write_text("dear", encoding="utf-8")
    with pytest.raises(ArenaError, match="holds no data set"):
        Dataset.open(tmp_path / "full", terms(), terms().plan.load())
    assert not (tmp_path / "full" / FILE).exists()

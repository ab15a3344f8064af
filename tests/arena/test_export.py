"""Exports read back with pyarrow say what the records say."""

from __future__ import annotations

import builtins
import json
from pathlib import Path
from typing import Any

import pytest

from triumvir.arena import export as exporting
from triumvir.arena.errors import ArenaError
from triumvir.arena.export import export, outcomes_path, record_files
from triumvir.arena.folder import Folder
from triumvir.arena.plan import Plan
from triumvir.engine.game import Game
from triumvir.engine.record import Record
from triumvir.games import chosen_box, game_of

from .matches import PLAN, played

parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed: pip install triumvir[data]")


def read(path: Path) -> tuple[Record, Game]:
    record = Record.from_json(path.read_text(encoding="utf-8"))
    return record, game_of(record)


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    return played(tmp_path_factory.mktemp("export") / "match", games=3)


def written(files: list[Path], target: Path, numbers: bool = False) -> tuple[Any, Any]:
    counts = list(export(files, read, target, numbers))
    decisions, outcomes = parquet.read_table(target), parquet.read_table(outcomes_path(target))
    assert counts[-1] == (decisions.num_rows, outcomes.num_rows)
    assert {path.name for path in target.parent.glob("*.parquet")} >= {target.name, outcomes_path(target).name}
    assert not list(target.parent.glob(".*"))
    return decisions, outcomes


def test_every_decision_and_every_seat(match: Folder, tmp_path: Path) -> None:
    files = record_files([match.path])
    decisions, outcomes = written(files, tmp_path / "x.parquet")
    rows = decisions.to_pylist()
    at = 0
    for number in range(3):
        finished = match.read(number)
        game = PLAN.load()
        for ply, (action, state) in enumerate(zip(finished.record.actions, finished.record.replay(game), strict=False)):
            row = rows[at]
            seat = int(state.to_act)
            assert row == {
                "game": "forum-trajanum",
                "players": 2,
                "options": json.dumps(game.options, sort_keys=True),
                "rules_version": game.rules_version,
                "box": game.box.digest,
                "seed": str(finished.record.seed),
                "record": match.file(number).as_posix(),
                "ply": ply,
                "seat": seat,
                "agent": finished.record.seats[seat],
                "action": action,
                "notation": game.notation(action),
                "legal_actions": len(state.legal()),
                "score": state.scores()[seat],
                "reward": row["reward"],
                "final_score": finished.scores[seat],
                "final_rank": finished.ranks[seat],
            }
            at += 1
        for seat in range(2):
            row = outcomes.slice(2 * number + seat, 1).to_pylist()[0]
            assert (row["final_score"], row["final_rank"]) == (finished.scores[seat], finished.ranks[seat])
            assert dict(row["ledger"]) == finished.ledgers[seat]
    assert at == len(rows)
    gained = {(row["record"], row["seat"]): 0 for row in rows}
    for ply, row in enumerate(rows):
        gained[row["record"], row["seat"]] += row["reward"]
        following = rows[ply + 1] if ply + 1 < len(rows) else row
        if (following["record"], following["seat"]) == (row["record"], row["seat"]) and following is not row:
            assert following["score"] == row["score"] + row["reward"]
    assert any(gained.values())


def test_a_file_says_what_it_holds(match: Folder, tmp_path: Path) -> None:
    game = PLAN.load()
    target = tmp_path / "x.parquet"
    written([match.file(0), match.file(1)], target)
    for path in (target, outcomes_path(target)):
        about = json.loads(parquet.read_metadata(path).metadata[b"triumvir"])
        assert {name: about[name] for name in game.label} == game.label
        assert about["actions"][7] == game.notation(7)
        assert sum(feature["length"] for feature in about["features"]) == game.observation_size
        assert about["features"][0]["meaning"] == game.observation_features[0].meaning
    three = played(tmp_path / "three", Plan("trajan", ("random",) * 3, box=chosen_box("trajan", "tiny")), games=1)
    written([match.file(0), three.file(0)], target)
    about = json.loads(parquet.read_metadata(target).metadata[b"triumvir"])
    assert about["games"] == ["forum-trajanum", "trajan"]
    assert "features" not in about


def test_observations_and_masks_in_several_groups(
    match: Folder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exporting, "GROUP_NUMBERS", 50)
    target = tmp_path / "x.parquet"
    decisions, _ = written([match.file(1)], target, numbers=True)
    assert parquet.ParquetFile(target).num_row_groups == -(-decisions.num_rows // 50)
    record, game = read(match.file(1))
    assert decisions.schema.field("observation").type.list_size == game.observation_size
    assert decisions.schema.field("legal").type.list_size == game.num_actions
    states = list(record.replay(game))
    for ply in (0, 49, 50, decisions.num_rows - 1):
        row = decisions.slice(ply, 1).to_pylist()[0]
        state = states[ply]
        assert row["observation"] == pytest.approx(list(state.observe(state.to_act)), rel=1e-6)
        assert [action for action, legal in enumerate(row["legal"]) if legal] == state.legal()


def test_an_unfinished_record_has_no_outcome(match: Folder, tmp_path: Path) -> None:
    record = Record.from_json(match.file(0).read_text(encoding="utf-8"))
    record.actions, record.scores = record.actions[:9], None
    path = tmp_path / "running.json"
    path.write_text(record.to_json(), encoding="utf-8")
    decisions, outcomes = written([path], tmp_path / "x.parquet")
    assert (decisions.num_rows, outcomes.num_rows) == (9, 0)
    assert decisions.column("final_score").null_count == 9


def test_where_records_are_found(match: Folder, tmp_path: Path) -> None:
    assert record_files([match.path]) == [match.file(number) for number in range(3)]
    assert record_files([match.path.parent]) == record_files([match.path]), "a ladder is a folder of matches"
    assert record_files([match.path / "games", match.file(0)])[-1] == match.file(0)
    with pytest.raises(ArenaError, match="There are no records in"):
        record_files([tmp_path])


def test_observations_of_other_lengths_are_refused_and_nothing_is_left(match: Folder, tmp_path: Path) -> None:
    three = played(tmp_path / "three", Plan("forum-trajanum", ("random",) * 3), games=1)
    with pytest.raises(ArenaError, match="with 3 players, whose observations are of another"):
        list(export([match.file(0), three.file(0)], read, tmp_path / "x.parquet", numbers=True))
    assert [path.name for path in tmp_path.iterdir()] == ["three"]


def test_without_pyarrow_one_sentence(match: Folder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def missing(name: str, *rest: Any, **more: Any) -> Any:
        if name.startswith("pyarrow"):
            raise ImportError(name)
        return real(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", missing)
    with pytest.raises(ArenaError, match=r"triumvir\[data\]"):
        list(export([match.file(0)], read, tmp_path / "x.parquet", numbers=False))

"""Golden games: written once, replayed for ever."""

import json

import pytest

from triumvir.engine.errors import RecordError
from triumvir.testing import golden
from triumvir.testing.setups import Variant, variants


def test_every_player_count_and_option_value_is_a_variant():
    assert [str(variant) for variant in variants("trajan")] == [
        f"{players}p{option}"
        for players in (2, 3, 4)
        for option in ("", "-random_markers-on", "-reshuffle_discards-off", "-time_track-alternative")
    ]


def test_a_record_is_made_the_same_every_time():
    variant = Variant("trajan", 2)
    assert golden.make_record(variant) == golden.make_record(variant)
    assert golden.checksum(variant.load()) == golden.checksum(variant.load())
    assert golden.checksum(variant.load()) != golden.checksum(Variant("trajan", 3).load())


def test_files_are_written_once_and_replayed(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(golden, "variants", lambda name: [Variant(name, 2)])
    golden.main(["trajan", "--to", str(tmp_path)])
    assert len(capsys.readouterr().out.splitlines()) == 2
    golden.main(["trajan", "--to", str(tmp_path)])
    assert capsys.readouterr().out == ""
    (path,) = golden.record_files(tmp_path / "trajan")
    assert golden.replay(path).over
    assert golden.read_checksums(tmp_path / "trajan") == {"2p": golden.checksum(Variant("trajan", 2).load())}

    data = json.loads(path.read_text())
    path.write_text(json.dumps({**data, "scores": [0, 0]}))
    with pytest.raises(RecordError, match="claims the result"):
        golden.replay(path)
    golden.main(["trajan", "--to", str(tmp_path), "--renew"])
    assert len(capsys.readouterr().out.splitlines()) == 2
    assert golden.replay(path).over


def test_an_unknown_game_is_refused(tmp_path, capsys):
    with pytest.raises(SystemExit):
        golden.main(["tarjan", "--to", str(tmp_path)])
    assert "trajan" in capsys.readouterr().err

"""Commands that only report: games, info, box, rules, replay, verify, simulate; in both languages and as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from runs import FAST, run

from triumvir.cli.arguments import seat_kinds
from triumvir.cli.texts import HELP, seat_text
from triumvir.engine.record import Record
from triumvir.games import game_of, titles


def test_games_in_words_and_json() -> None:
    words = run("games")
    assert words.exit_code == 0
    listed = json.loads(run("games", "--json").stdout)["games"]
    assert [game["name"] for game in listed] == list(titles())
    trajan = next(game for game in listed if game["name"] == "trajan")
    assert (trajan["designer"], trajan["min_players"], trajan["max_players"]) == ("Stefan Feld", 2, 4)
    assert {"name", "values", "default", "rule", "text"} == set(trajan["options"][0])
    assert set(trajan["variants"]) == {"open", "small", "small-open", "tiny", "tiny-open"}
    assert f"--box tiny: a game to learn with. {trajan['variants']['tiny']}" in words.stdout
    for option in trajan["options"]:
        assert option["default"] in option["values"]
        assert option["rule"] in words.stdout


def test_a_shorter_game_is_played_by_its_name(tmp_path: Path) -> None:
    done = run("simulate", "nova-roma", "--players", "2", "--games", "1", "--box", "tiny", "--save", tmp_path / "kept")
    assert done.exit_code == 0, done.stdout
    saved = next((tmp_path / "kept").glob("*.json"))
    assert "tiny" in repr(game_of(Record.from_json(saved.read_text())).start(1))
    for more in ((), ("--box", "tiny")):
        assert run("verify", saved, *more).exit_code == 0
    assert run("verify", saved, "--box", "small").exit_code != 0


def test_info(compiled: bool) -> None:
    facts = json.loads(run("info", "--json").stdout)
    assert facts["compiled"] == compiled
    assert "trajan" in facts["games"]
    assert ("compiled" if compiled else "interpreted") in run("info").stdout


def test_box_shows_every_table_and_marks_reconstructed_ones() -> None:
    for name in titles():
        words, facts = run("box", name), json.loads(run("box", name, "--json").stdout)
        assert words.exit_code == 0
        assert all(set(table) == {"table", "source", "confidence", "note"} for table in facts["tables"])
        doubtful = [table["table"] for table in facts["tables"] if table["source"] == "reconstructed"]
        assert facts["reconstructed"] == doubtful
        assert words.stdout.count("RECONSTRUCTED") == len(doubtful)


def test_a_corrected_box_is_used(tmp_path: Path) -> None:
    facts = json.loads(run("box", "trajan", "--json").stdout)
    text = Path(facts["file"]).read_text(encoding="utf-8")
    copy = tmp_path / "copy.toml"
    before, table, after = text.partition("\n[action_circle]\n")
    copy.write_text(before + table + after.replace('"public"', '"reconstructed"', 1), encoding="utf-8")
    marked = json.loads(run("box", "trajan", "--box", copy, "--json").stdout)
    assert marked["digest"] == facts["digest"], "where a value comes from is no component"
    assert len(marked["reconstructed"]) == len(facts["reconstructed"]) + 1
    assert "RECONSTRUCTED" in run("box", "trajan", "--box", copy).stdout
    assert "REKONSTRUIERT" in run("box", "trajan", "--box", copy, "--lang", "de").stdout
    assert run("simulate", "trajan", "--games", "1", "--box", copy).exit_code == 0


@pytest.mark.parametrize("given", ["T-031", "t-031", "T031", "031"])
def test_a_clause_however_it_is_written(given: str) -> None:
    result = run("rules", "trajan", given)
    assert result.exit_code == 0
    assert result.stdout.startswith("T-031 ")


def test_rules_in_both_languages() -> None:
    english, german = run("rules", "trajan"), run("rules", "trajan", lang="de_DE.UTF-8")
    assert "how to play" in english.stdout
    assert english.stdout != german.stdout
    assert run("rules", "trajan", "--lang", "de").stdout == german.stdout


def test_verify_says_one_line(finished: Path, running: Path) -> None:
    for path, said in ((finished, "final scores"), (running, "not finished")):
        result = run("verify", path)
        assert (result.exit_code, result.stdout.count("\n")) == (0, 1)
        assert said in result.stdout
    assert run("verify", finished, "--lang", "de").stdout.startswith("In Ordnung: Trajan")


def test_replay_tells_only_what_the_seat_knew(finished: Path) -> None:
    record = Record.from_json(finished.read_text(encoding="utf-8"))
    boards = {seat: run("replay", finished, "--at", "60", *seat).stdout for seat in ((), ("--seat", "0"))}
    assert boards[()] != boards["--seat", "0"]
    assert "   1  " in boards[()]
    assert "  61  " not in boards[()]
    everything = run("replay", finished, "--open")
    assert everything.exit_code == 0
    assert f"{len(record.actions):4}  " in everything.stdout
    assert run("replay", finished, "--at", "0").exit_code == 0
    assert "Spieler 1" in run("replay", finished, "--at", "60", "--lang", "de").stdout


FACTS = {
    "game",
    "players",
    "games",
    "decisions",
    "seconds",
    "decisions_per_second",
    "games_per_second",
    "compiled",
    "mean_scores",
    "mean_winning_score",
    "mean_decisions_per_game",
    "violations",
}


def test_simulate_gives_the_same_games_fast_checked_saved_and_shared(tmp_path: Path) -> None:
    common = ["simulate", "trajan", "--players", "3", "--games", "6", "--seed", "4", "--json"]
    ways = (
        common,
        [*common, "--check"],
        [*common, "--check", "--save", str(tmp_path / "records")],
        [*common, "--jobs", "2"],
    )
    results = [json.loads(run(*way).stdout) for way in ways]
    for facts in results:
        assert set(facts) >= FACTS
        for name in ("decisions", "mean_scores", "mean_winning_score", "wins", "mean_decisions_per_game"):
            assert facts[name] == results[0][name]
    assert [facts["violations"] for facts in results] == [None, 0, 0, None]
    saved = sorted((tmp_path / "records").iterdir())
    assert len(saved) == 6
    for path in saved:
        assert run("verify", path).exit_code == 0


def test_simulate_plays_the_games_of_an_arena(tmp_path: Path) -> None:
    """The same seed gives the same games; those in which everybody sits as given, for an arena turns the seats."""
    saved, match = tmp_path / "saved", tmp_path / "match"
    common = ["trajan", "--seed", "9"]
    assert run("simulate", *common, "--agents", "greedy,random", "--games", "2", "--save", saved, *FAST).exit_code == 0
    assert run("arena", *common, "--seats", "greedy,random", "--games", "4", "--out", match, *FAST).exit_code == 0
    ours = [Record.from_json(path.read_text(encoding="utf-8")) for path in sorted(saved.iterdir())]
    theirs = [Record.from_json(path.read_text(encoding="utf-8")) for path in sorted((match / "games").glob("*.json"))]
    assert [(one.seed, one.seats, one.actions) for one in ours] == [
        (one.seed, one.seats, one.actions) for one in theirs[::2]
    ]


def test_simulate_with_greedy_players_in_words() -> None:
    result = run("simulate", "trajan", "--agents", "greedy,random", "--games", "1", "--check", *FAST)
    assert result.exit_code == 0
    assert "greedy" in result.stdout
    assert "all sound" in result.stdout
    assert result.stderr == ""


def test_simulate_counts_what_check_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted fault is counted, told and changes the exit status."""
    monkeypatch.setattr(titles()["trajan"], "check", lambda self, state: ["planted"] if state.over else [])
    result = run("simulate", "trajan", "--games", "2", "--check", "--json")
    assert result.exit_code == 1
    facts = json.loads(result.stdout)
    assert facts["violations"] == 2
    assert facts["first_violations"][0].endswith("planted")
    assert "2 times" in run("simulate", "trajan", "--games", "2", "--check").stdout


def test_every_kind_of_seat_has_a_name() -> None:
    for kind in seat_kinds():
        assert seat_text(kind, "en")[0].isalpha(), kind
    assert seat_text("level:3", "de") == "Centurio (level:3)"
    assert seat_text("search:20", "de") == "Sucher:20"


COMMANDS = "games play simulate arena ladder learn export replay verify review box rules info"


@pytest.mark.parametrize("command", COMMANDS.split(" "))
def test_help_is_translated(command: str) -> None:
    english, german = run(command, "--help"), run(command, "--help", lang="de_DE.UTF-8")
    assert (english.exit_code, german.exit_code) == (0, 0)
    folded = " ".join(german.stdout.replace("│", " ").split())
    texts = [HELP(key) for key in HELP.tongue("en")]
    assert any(text.in_("de") in folded for text in texts)
    assert not any(text.in_("en") in folded for text in texts)


def test_records_carry_a_box_of_ones_own(tmp_path: Path) -> None:
    """Made with --box by any command, a record is understood without it by every other."""
    own = tmp_path / "own.toml"
    shipped = json.loads(run("box", "trajan", "--json").stdout)["file"]
    house = '\n[house]\nsource = "seed"\nnote = "ours"\nconfidence = 1.0\nrule = 1\n'
    own.write_text(Path(shipped).read_text(encoding="utf-8") + house, encoding="utf-8")
    digest = json.loads(run("box", "trajan", "--box", own, "--json").stdout)["digest"]
    saved, match, played = tmp_path / "saved", tmp_path / "match", tmp_path / "played.json"
    assert run("simulate", "trajan", "--games", "1", "--players", "2", "--save", saved, "--box", own).exit_code == 0
    two = ["--seats", "random,random", "--box", own]
    assert run("arena", "trajan", "--games", "2", "--out", match, *two).exit_code == 0
    seats = ["--seats", "human,random", "--option", "random_markers=on", "--box", own]
    run("play", "trajan", "--record", played, *seats, typed="1\n1\nquit\n")
    own.unlink()
    records = [*saved.glob("*.json"), *match.glob("games/*.json"), played]
    assert len(records) == 4
    for path in records:
        assert Record.from_json(path.read_text(encoding="utf-8")).box == digest
        for words in (["verify"], ["replay", "--at", "2"]):
            result = run(words[0], path, *words[1:])
            assert result.exit_code == 0, result.stderr
    assert run("review", played, "--agent", "search:8").exit_code == 0
    again = run("play", "trajan", "--record", played, typed="1\nquit\n")
    assert again.exit_code == 0, again.stderr
    assert Record.from_json(played.read_text(encoding="utf-8")).components is not None

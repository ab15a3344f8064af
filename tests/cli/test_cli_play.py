"""Playing in the terminal: whole games, notation, undo, resuming, passing the screen, leaving."""

from __future__ import annotations

import json
import signal
import subprocess
from pathlib import Path

import pytest
from runs import FAST, process, run

from triumvir.cli.files import read_record
from triumvir.cli.screen import result_line
from triumvir.engine.consequences import obvious
from triumvir.engine.record import Record, commitment
from triumvir.engine.session import Session
from triumvir.games import load

DUEL = ["play", "trajan", "--players", "2", "--seed", "5", *FAST]


def actions(path: Path) -> list[int]:
    return read_record(path).actions


def test_a_whole_game_against_the_computer(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    result = run(*DUEL, "--seats", "human,random", "--record", path, typed="1\n" * 500)
    assert result.exit_code == 0
    record = read_record(path)
    assert record.scores is not None
    assert record.seats == ["human", "random"]
    assert str(max(record.scores)) in result.stdout
    assert "Seed: 5" in result.stdout
    assert commitment(5) in result.stdout
    assert "(only choice)" in result.stdout
    for source in load("trajan").ledger_names.values():
        assert source.en in result.stdout
    assert run("verify", path).exit_code == 0
    again = run(*DUEL, "--record", path)
    assert (again.exit_code, "The game is over." in again.stdout) == (0, True)


@pytest.mark.parametrize("how", ["notation", "words", "worte"])
def test_typed_actions_replay_a_game_of_two_people(how: str, finished: Path, tmp_path: Path) -> None:
    """Two people at one screen type a recorded game; the record that comes out is the same."""
    source = read_record(finished)
    game = load("trajan", 2, source.options)
    typed, viewer = [], None
    for state, action in zip(source.replay(game), source.actions, strict=False):
        if len(state.legal()) == 1:
            continue
        if state.to_act != viewer:
            typed.append("")  # the screen is passed on
            viewer = state.to_act
        typed.append(
            game.notation(action) if how == "notation" else game.describe(action, "de" if how == "worte" else "en")
        )
    path = tmp_path / "typed.json"
    seats = ["--seats", "human,human", "--seed", str(source.seed), *FAST]
    result = run("play", "trajan", *seats, "--record", path, typed="\n".join(typed) + "\n")
    assert result.exit_code == 0
    assert actions(path) == source.actions
    assert "Pass the screen to Player 1" in result.stdout


def test_each_person_sees_only_the_own_hand() -> None:
    result = run("play", "trajan", "--seats", "human,human", "--seed", "5", *FAST, typed="\n1\n1\n1\n\n")
    game = load("trajan", 2, random_markers=True)
    session = Session.new(game, 5)
    first = int(session.state.to_act)
    turns = result.stdout.split("Pass the screen to ")
    assert turns[1].startswith(f"Player {first + 1}")
    assert turns[2].startswith(f"Player {2 - first}")
    for _ in range(3):
        session.act(first, session.state.legal()[0])
    seen = session.log(1 - first, "en")
    for line in (sentence for told in seen for sentence in told):
        assert line in " ".join(turns[2].split())


def test_wrong_words_are_explained_and_asked_again(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typed = "foo\n0\n99\n99999999999\ntray I\n\nquit\n"
    result = run(*DUEL, "--record", path, typed=typed)
    assert result.exit_code == 0
    assert "'foo' names no action" in result.stdout
    assert result.stdout.count("Choose a number from 1 to 3.") == 3
    assert "(T-" in result.stdout.split("Choose a number")[-1], "an illegal action names its rule"
    assert "The game is saved in" in result.stdout
    kept = actions(path)
    assert run(*DUEL, "--record", path, typed="").exit_code == 0
    assert actions(path) == kept


def test_commands_in_both_languages() -> None:
    english = run(*DUEL, typed="log\nscores\nboard\nhelp\n? T-031\n?T-9\nhelp T150\nquit\n")
    german = run(*DUEL, typed="verlauf\npunkte\nbrett\nhilfe\n? T-031\nhilfe T-9999\nende\n", lang="de_DE.UTF-8")
    assert (english.exit_code, german.exit_code) == (0, 0)
    for said in ("how to play", "T-031 ", "near it are", "T-150 ", "unmet demands", "not saved"):
        assert said in english.stdout, said
    for said in ("T-031 ", "in der Nähe liegen", "offener Bedarf", "nicht gespeichert", "Tippe eine Zahl"):
        assert said in german.stdout, said
    assert "Traceback" not in english.output + german.output


def test_undo_takes_back_what_revealed_nothing(tmp_path: Path) -> None:
    """Markers that a person places before the first card can be taken back one by one, and no further."""
    path = tmp_path / "game.json"
    start = ["play", "trajan", "--seats", "human,random", "--seed", "5", "--record", str(path)]
    run(*start, typed="")
    before = actions(path)
    result = run(*start, typed="1\n2\nundo\nundo\nundo\n")
    assert result.stdout.count("Taken back.") == 2
    assert "Not possible: Another seat has acted since." in result.stdout or not before
    assert actions(path) == before
    run(*start, typed="1\n2\n")
    assert len(actions(path)) == len(before) + 2
    assert "Zurückgenommen." in run(*start, typed="zurück\n", lang="de").stdout
    assert len(actions(path)) == len(before) + 1, "undo reaches across sessions and is saved"


def test_undo_is_refused_after_a_draw(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    result = run(*DUEL, "--record", path, typed="draw\nundo\n")
    assert "Not possible: Something hidden or random has been revealed" in result.stdout
    german = run(*DUEL, "--record", path, typed="undo\n", lang="de")
    assert "Nicht möglich: Durch diesen Schritt wurde etwas Verdecktes" in german.stdout


def test_undo_goes_back_over_forced_steps(tmp_path: Path) -> None:
    """A step with one option is no place to stop at: undo leads to the last real choice."""
    path = tmp_path / "game.json"
    start = ["play", "trajan", "--seats", "human,human", "--seed", "5", "--record", str(path)]
    game = load("trajan", 2)
    session = Session.new(game, 5)
    first = session.state.to_act
    typed = [""]
    while session.state.to_act == first:
        legal = session.state.legal()
        if len(legal) > 1:
            typed.append("1")
        session.act(int(first), legal[0])
        if len(legal) > 1 and len(session.state.legal()) == 1:
            break
    else:
        pytest.skip("no forced step in the first turn of this game")
    run(*start, typed="\n".join([*typed, "undo"]) + "\n")
    recorded = read_record(path)
    last = list(recorded.replay(game))[-1]
    assert last.over or len(last.legal()) > 1


@pytest.mark.parametrize("asks", [False, True])
def test_what_nobody_gives_up_is_not_asked(asks: bool, tmp_path: Path) -> None:
    path, question = tmp_path / "game.json", "perform or give up?"
    start = ["play", "nova-roma", "--seats", "human,random", "--seed", "5", "--record", str(path)]
    result = run(*start, *["--ask"] * asks, typed="1\n" * 60)
    record = read_record(path)
    game = load(record.game, 2)
    told = [state for state in record.replay(game) if state.to_act == 0 and len(state.legal()) > 1]
    offered = [state for state in told if question in game.prompt(state.view(0), "en")]
    asked = [state for state in offered if asks or obvious(state.imagine(0, 1)) is None]
    assert result.stdout.count(question) == len(asked) > 0
    assert (len(asked) < len(offered)) is not asks


def test_undo_brings_back_what_was_not_asked(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    start = ["play", "nova-roma", "--seats", "human,random", "--seed", "5", "--record", str(path)]
    before, after = run(*start, typed="1\n" * 7 + "undo\n2\n").stdout.split("Taken back.")
    assert "(not asked; `undo` asks)" in before
    assert "Trade with strength 1: perform or give up?" in after
    assert read_record(path).actions[-1] == load("nova-roma", 2).parse("forgo")


def test_without_a_seed_the_commitment_comes_first_and_fits(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    result = run("play", "trajan", "--seats", "human,random", "--record", path, typed="")
    record = read_record(path)
    assert record.seed > 2**200
    assert commitment(record.seed) in result.stdout
    assert str(record.seed) not in result.stdout


def test_computers_can_be_watched() -> None:
    result = run("play", "trajan", "--seats", "random,random", "--seed", "3")
    assert result.exit_code == 0
    assert "The game is over." in result.stdout


def test_a_record_without_seats_gets_those_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(Record.of(load("trajan", 2), 7).to_json(), encoding="utf-8")
    assert run("play", "trajan", "--record", path, "--seats", "random,human").exit_code == 0
    assert read_record(path).seats == ["random", "human"]


def test_a_record_with_other_seats_is_refused(running: Path) -> None:
    data = json.loads(running.read_text(encoding="utf-8"))
    data["seats"] = ["Claudia", "Livia"]
    running.write_text(json.dumps(data), encoding="utf-8")
    result = run("play", "trajan", "--record", running)
    assert result.exit_code == 2
    assert "Unknown seat 'Claudia'" in result.stderr


# ---------------------------------------------------------------- processes of their own


def begin(path: Path, *typed: str) -> subprocess.Popen[str]:
    """A game in which these lines have been typed and answered."""
    child = process(*DUEL, "--seats", "human,random", "--record", path)
    assert child.stdin is not None
    assert child.stdout is not None
    child.stdin.write("".join(f"{line}\n" for line in typed))
    child.stdin.write("scores\n")  # its answer shows that all before it is done
    child.stdin.flush()
    for line in child.stdout:
        if line.startswith("total"):
            return child
    raise AssertionError(child.communicate(timeout=10))


def test_a_kill_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    child = begin(path, "1", "1", "1")
    child.kill()
    child.communicate(timeout=60)
    assert list(tmp_path.iterdir()) == [path]
    kept = actions(path)
    assert len(kept) >= 3
    assert run("verify", path).exit_code == 0
    resumed = run("play", "trajan", "--record", path, typed="1\n" * 500)
    assert resumed.exit_code == 0
    assert f"after {len(kept)} actions" in resumed.stdout
    assert actions(path)[: len(kept)] == kept
    assert "final scores" in run("verify", path).stdout


def test_interrupt_leaves_cleanly(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    child = begin(path, "1")
    child.send_signal(signal.SIGINT)
    out, err = child.communicate(timeout=60)
    assert child.returncode == 130
    assert err == ""
    assert "The game is saved in" in out
    assert run("verify", path).exit_code == 0


def test_end_of_input_leaves_cleanly(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    child = begin(path, "1")
    out, err = child.communicate(timeout=60)
    assert (child.returncode, err) == (0, "")
    assert "The game is saved in" in out


def test_a_closed_pipe_is_no_error() -> None:
    child = process("rules", "trajan")
    assert child.stdout is not None
    assert child.stderr is not None
    child.stdout.readline()
    child.stdout.close()
    child.wait(timeout=60)
    assert "Traceback" not in child.stderr.read()
    child.stderr.close()
    assert child.stdin is not None
    child.stdin.close()


def test_a_solo_game_lost_to_the_automa_ends_in_words(tmp_path: Path) -> None:
    for lang, lost, called in (("C", "The automa wins with", "Automa"), ("de_DE.UTF-8", "Die KI gewinnt mit", "KI")):
        path = tmp_path / f"{lang}.json"
        result = run(
            "play", "nova-roma", "--players", "1", "--seed", "4", "--record", path, typed="1\n" * 500, lang=lang
        )
        assert result.exit_code == 0, result.stdout
        record = read_record(path)
        game = load(record.game, 1)
        end = record.verify(game)
        rival = game.rival(end)
        assert rival is not None
        assert rival.rank == 1
        assert sum(rival.ledger.values()) == rival.score
        who = game.seat_names("de" if lang != "C" else "en")[0]
        words = "ahead of" if lang == "C" else "vor"
        lead = rival.score - end.scores()[0]
        assert f"{lost} {rival.score} {'VP' if lang == 'C' else 'SP'}, {lead} {words} {who}." in result.stdout
        assert called in result.stdout.split(lost)[1], "it stands in the ranking"


@pytest.mark.parametrize(("own", "said"), [(1, "wins with {} VP, 1 ahead of the automa."), (0, "have {} VP each")])
def test_a_solo_game_won_or_even_ends_in_words(own: int, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("nova-roma", 1)
    state = game.start(4)
    score = state.scores()[0]
    real = game.rival(state)
    assert real is not None
    monkeypatch.setattr(game, "rival", lambda _: real._replace(score=score - own, rank=1 + own))
    monkeypatch.setattr(game, "ranking", lambda _: [2 - own])
    assert said.format(score) in result_line(game, state, ["Claudia"], "en")

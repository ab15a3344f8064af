"""Programs as players: what they are told, and every way in which one fails."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from triumvir.agents import agent_names, make_agent
from triumvir.arena import programs
from triumvir.arena.errors import ArenaError
from triumvir.arena.leaderboard import add_lines, lines
from triumvir.arena.plan import Plan
from triumvir.arena.play import Finished, play
from triumvir.arena.summary import summarise
from triumvir.engine.errors import UnknownGame
from triumvir.games import chosen_box

EXAMPLE = Path(__file__).parents[2] / "examples" / "program.py"
HEAR = "import json, sys\nlines = (json.loads(line) for line in sys.stdin)\n"
NOSEY = """
log = open(__file__ + '.log', 'a')
for message in lines:
    print(json.dumps(message), file=log, flush=True)
    if message.get('ask'):
        print(message['legal'][-1], flush=True)
"""


def plan(path: Path, game: str = "nova-roma") -> Plan:
    return Plan(game, (f"program:{path}", "random"), box=chosen_box(game, "tiny"))


def written(folder: Path, text: str) -> Path:
    path = folder / "player.py"
    path.write_text(HEAR + text, encoding="utf-8")
    return path


def played(path: Path, game: str = "nova-roma", number: int = 0) -> Finished:
    match = plan(path, game)
    return play(match, match.load(), number)


def test_the_example_plays_and_the_same_seed_is_the_same_game() -> None:
    first, second = played(EXAMPLE), played(EXAMPLE)
    assert first.record == second.record
    assert first.record.seats == [f"program:{EXAMPLE}", "random"]


def test_a_program_hears_what_its_seat_may_know(tmp_path: Path) -> None:
    path = written(tmp_path, NOSEY)
    finished = played(path, number=1)  # the seats have turned: it has seat 1
    heard = [json.loads(line) for line in Path(f"{path}.log").read_text(encoding="utf-8").splitlines()]
    game = plan(path).load()
    opening, asked, result = heard[0], heard[1:-1], heard[-1]
    assert {name: opening[name] for name in game.label} == game.label
    assert (opening["tell"], opening["protocol"], opening["seat"]) == ("game", 1, 1)
    assert result == {"tell": "over", "scores": finished.scores, "ranks": finished.ranks}
    states = [state for state in finished.record.replay(game) if state.to_act == 1]
    assert len(asked) == len(states)
    for message, state in zip(asked, states, strict=True):
        assert message["legal"] == state.legal()
        assert message["notation"] == [game.notation(action) for action in state.legal()]
        assert message["view"] == json.loads(json.dumps(state.view(1)))
        assert message["observation"] == pytest.approx(list(state.observe(1)), abs=1e-6)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("sys.exit('no idea')", "ended with code 1.*no idea"),
        ("next(lines); next(lines); raise ValueError('lost')", "ended with code 1.*lost"),
        ("next(lines); next(lines); print('the best', flush=True); sys.stdin.read()", 'answered "the best"'),
        ("next(lines); next(lines); print(99999, flush=True); sys.stdin.read()", 'answered "99999"'),
        ("next(lines); next(lines); print(True and 'true', flush=True); sys.stdin.read()", 'answered "true"'),
        ("next(lines); print(flush=True); sys.stdin.read()", 'answered ""'),
    ],
)
def test_what_goes_wrong_is_said_in_a_sentence(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(ArenaError, match=words) as found:
        played(written(tmp_path, text))
    assert "player.py" in found.value.text.in_("de")


def test_a_program_that_is_silent_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "PATIENCE", 0.1)
    with pytest.raises(ArenaError, match="has not answered"):
        played(written(tmp_path, "sys.stdin.read()"))


def test_only_a_file_that_can_be_started_sits_down(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match="There is no program"):
        played(tmp_path / "nothing")
    plain = tmp_path / "plain"
    plain.write_text("no program")
    with pytest.raises(ArenaError, match="must be executable"):
        played(plain)


def test_nobody_but_a_match_starts_a_program() -> None:
    assert not any(name.startswith("program") for name in agent_names())
    with pytest.raises(UnknownGame):
        make_agent(f"program:{EXAMPLE}", 1)


def test_another_program_is_another_player(tmp_path: Path) -> None:
    path = written(tmp_path, NOSEY)
    match = plan(path)
    before = match.identity(match.load())
    path.write_text(HEAR + NOSEY + "\n# changed", encoding="utf-8")
    assert match.identity(match.load()) != before


def test_results_are_lines_that_add_up(tmp_path: Path) -> None:
    match = Plan("nova-roma", ("random", "random"), box=chosen_box("nova-roma", "tiny"))
    game = match.load()
    summary = summarise(match, game, [play(match, game, number) for number in range(2)])
    board = tmp_path / "new" / "board.jsonl"
    add_lines(board, summary)
    add_lines(board, summary)
    found = [json.loads(line) for line in board.read_text(encoding="utf-8").splitlines()]
    assert found == 2 * json.loads(json.dumps(lines(summary)))
    assert found[0]["against"] == ["random"]
    assert (found[0]["game"], found[0]["box"], found[0]["games"]) == ("nova-roma", game.box.digest, 2)

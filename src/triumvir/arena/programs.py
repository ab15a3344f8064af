"""Players of other people: a program of its own that is asked, line by line, over standard input and output.

`program:PATH` sits in a match like any computer player (`docs/programs.md` says what is spoken). It gets what a seat
may know and nothing else. A fresh process is started for every game and seat, so that no game depends on another.

Only a match starts programs, and only those that its command names: no record, table or address can.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from queue import Empty, Queue
from tempfile import TemporaryFile
from threading import Thread
from typing import Any

from triumvir.agents import Agent, made_of, make_agent
from triumvir.arena.errors import ArenaError
from triumvir.engine.game import Game
from triumvir.engine.perspective import Perspective
from triumvir.engine.state import State
from triumvir.language import catalogue

PREFIX = "program:"
PROTOCOL = 1
PATIENCE = 30.0  # seconds for an answer
LAST_WORDS = 300  # characters of what a program complained about
SHORT = 12  # letters of a digest that tell versions of a program apart

WORDS = catalogue("triumvir.arena", "refusals")


def is_program(spec: str) -> bool:
    """Whether a seat is for a program."""
    return spec.startswith(PREFIX)


def program_file(spec: str) -> Path:
    """The file of a program; refuses one that cannot be started."""
    path = Path(spec.removeprefix(PREFIX))
    if not path.is_file():
        raise ArenaError(WORDS("program-is-no-file", path=str(path)))
    if path.suffix != ".py" and not os.access(path, os.X_OK):
        raise ArenaError(WORDS("program-cannot-be-started", path=str(path)))
    return path


def player_for(spec: str, seed: int, game: Game, seat: int) -> Agent:
    """Who plays a seat of a match: a program, or a computer player of ours."""
    return ProgramAgent(seed, program_file(spec), game, seat) if is_program(spec) else make_agent(spec, seed)


def made(spec: str, game: Game) -> str:
    """What stands behind a spec, as `triumvir.agents.made_of` says it; a program is told by its contents."""
    if not is_program(spec):
        return made_of(spec, game)
    return f"program {sha256(program_file(spec).read_bytes()).hexdigest()[:SHORT]}"


class ProgramAgent(Agent):
    """A program that plays one seat of one game."""

    name = "program"

    def __init__(self, seed: int, path: Path, game: Game, seat: int) -> None:
        super().__init__(seed)
        self.path = path
        self._errors = TemporaryFile()  # noqa: SIM115  # closed with the process
        command = [sys.executable, str(path)] if path.suffix == ".py" else [str(path.resolve())]
        try:
            self._process = subprocess.Popen(  # noqa: S603  # whoever gives the command wants this program
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors, text=True, encoding="utf-8"
            )
        except OSError as error:
            self._errors.close()
            raise ArenaError(WORDS("program-cannot-be-started", path=str(path))) from error
        self._lines: Queue[str] = Queue()  # an empty one: there will be no more
        self._listener = Thread(target=self._listen, daemon=True)
        self._listener.start()
        try:
            self._say({"tell": "game", "protocol": PROTOCOL, **game.label, "seat": seat, "seed": seed})
        except ArenaError:
            self.close()
            raise

    def choose(self, perspective: Perspective) -> int:
        game, legal = perspective.game, perspective.legal
        self._say(
            {
                "ask": "action",
                "legal": legal,
                "notation": [game.notation(action) for action in legal],
                "view": perspective.view,
                "observation": [round(number, 6) for number in perspective.observe()],
            }
        )
        answer = self._hear().strip()
        try:
            action = json.loads(answer)
        except ValueError:
            action = None
        if type(action) is not int or action not in legal:
            raise ArenaError(WORDS("program-names-no-action", path=str(self.path), answer=answer[:LAST_WORDS]))
        return action

    def over(self, state: State) -> None:
        """Tell the result, and let the program go."""
        if self._process.poll() is None:
            self._say({"tell": "over", "scores": state.scores(), "ranks": state.ranking()})

    def close(self) -> None:
        """End the process, whatever it does."""
        assert self._process.stdin is not None
        with suppress(OSError):  # what it never read is lost with it
            self._process.stdin.close()
        try:
            self._process.wait(1)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._listener.join(1)
        if not self._listener.is_alive() and self._process.stdout is not None:  # else somebody it started has it open
            self._process.stdout.close()
        self._errors.close()

    def _say(self, message: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message, separators=(",", ":")) + "\n")
            self._process.stdin.flush()
        except OSError:
            raise self._gone() from None

    def _hear(self) -> str:
        try:
            line = self._lines.get(timeout=PATIENCE)
        except Empty:
            raise ArenaError(WORDS("program-does-not-answer", path=str(self.path), seconds=int(PATIENCE))) from None
        if not line:
            raise self._gone()
        return line

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with suppress(OSError, ValueError):  # it speaks no UTF-8, or is closed: no more can be heard
            for line in self._process.stdout:
                self._lines.put(line)
        self._lines.put("")

    def _gone(self) -> ArenaError:
        try:
            code = self._process.wait(1)
        except subprocess.TimeoutExpired:
            code = 0  # its output is closed, and it runs on
        self._errors.seek(0)
        words = self._errors.read().decode("utf-8", "replace").split("\n")
        last = next((line.strip() for line in reversed(words) if line.strip()), "-")[:LAST_WORDS]
        return ArenaError(WORDS("program-has-ended", path=str(self.path), code=code, words=last))

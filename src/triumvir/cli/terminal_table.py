"""A table in the terminal: whose turn it is, what is asked, what is typed, and what each person may see."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from hashlib import sha256

from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from triumvir.agents import Agent, make_agent
from triumvir.cli.advice import Adviser
from triumvir.cli.arguments import HUMAN
from triumvir.cli.records import sentences_of
from triumvir.cli.rules import clause_text
from triumvir.cli.screen import known_ledgers, ledger_table, ranking_table, result_line, show_board
from triumvir.cli.texts import WORDS, seat_text
from triumvir.engine.consequences import obvious
from triumvir.engine.errors import TriumvirError
from triumvir.engine.perspective import Perspective
from triumvir.engine.session import Session

with contextlib.suppress(ImportError):
    import readline as readline  # gives the typed line editing and a history

SHOWN = 30  # lines of `log`
TWO_COLUMNS = 12  # more choices than this stand side by side where there is room
WIDE = 100
CLEAR = "\x1b[3J"  # also what has scrolled away: the next person must not see it

COMMANDS = {
    "hint": ("hint", "tipp"),
    "undo": ("undo", "u", "zurück", "zurueck"),
    "help": ("help", "h", "?", "hilfe"),
    "log": ("log", "verlauf"),
    "scores": ("scores", "ledger", "punkte"),
    "board": ("board", "b", "brett"),
    "quit": ("quit", "q", "exit", "ende"),
}


class LeaveTable(Exception):
    """The person has left; the game can go on later."""


class Table:
    """One game in one terminal."""

    def __init__(
        self, session: Session, console: Console, lang: str, save: Callable[[], None], asks: bool = False
    ) -> None:
        self.session = session
        self.game = session.game
        self.console = console
        self.lang = lang
        self.save = save
        self.asks = asks  # also whether to do what nobody would give up
        self.chooser: int | None = None  # whose choice the last steps follow from
        self.names = self.game.seat_names(lang)
        kinds = session.record.seats
        self.humans = [seat for seat, kind in enumerate(kinds) if kind == HUMAN]
        self.agents = {seat: self._agent(kind, seat) for seat, kind in enumerate(kinds) if kind != HUMAN}
        self.viewer = self.humans[0] if len(self.humans) == 1 else None
        self.told = dict.fromkeys([None, *self.humans], session.ply)  # up to which ply each has read the log
        self.drawn = dict.fromkeys(self.humans, -1)  # at which ply each has last seen the board
        self.hinted = False
        self.adviser = Adviser(console, self.names, lang)

    def _agent(self, kind: str, seat: int) -> Agent:
        source = sha256(f"agent/{self.session.record.seed}/{seat}/{self.session.ply}".encode()).digest()
        return make_agent(kind, int.from_bytes(source[:4], "big"))

    # ------------------------------------------------------------ the run of the game

    def run(self) -> None:
        """Play to the end; raises LeaveTable if a person leaves before."""
        while not self.session.state.over:
            state = self.session.state
            seat = int(state.to_act)
            if seat in self.agents:
                self._act(seat, self.agents[seat].choose(Perspective(state, seat, self.session.ply)))
            elif len(legal := state.legal()) == 1:
                self._act(seat, legal[0], "play-only")
            elif (action := self._by_itself(seat)) is not None:
                self._act(seat, action, "play-performed")
            else:
                self._sit_down(seat)
                self._decide(seat, legal)
        self._tell()

    def _by_itself(self, seat: int) -> int | None:
        """What a person does anyway after a choice, which need not be asked; once taken back, it is."""
        return obvious(self.session.state.imagine(seat, 1)) if self.chooser == seat and not self.asks else None

    def _act(self, seat: int, action: int, remark: str = "") -> None:
        """Take a step; the remark is why nobody was asked."""
        self.session.act(seat, action)
        self.save()
        if not remark:
            self.chooser = seat
        if seat == self.viewer or not self.humans:
            self._tell(WORDS.say(self.lang, remark) if remark else "")

    def _tell(self, remark: str = "") -> None:
        """What the person at the screen has not read yet, one paragraph for each seat's steps in a row."""
        paragraphs: list[str] = []
        actor = None
        for ply in range(self.told[self.viewer], self.session.ply):
            told = " ".join(sentences_of(self.session, ply, self.viewer, self.lang))
            if actor == (actor := self.session.positions[ply].to_act):
                paragraphs[-1] += f" {told}"
            else:
                paragraphs.append(told)
        if remark:
            paragraphs[-1] += f" {remark}"
        for paragraph in paragraphs:
            self.console.print(Padding(Text(f"· {paragraph}", style="dim"), (0, 0, 0, 2)))
        self.told[self.viewer] = self.session.ply

    def _sit_down(self, seat: int) -> None:
        """Give the screen to a person; show the board if others have acted since."""
        if seat != self.viewer:
            if self.viewer is not None:
                self._clear()
            self.console.print(WORDS.say(self.lang, "play-pass", who=self.names[seat]), markup=False)
            self._read()
            self._clear()
            self.viewer = seat
        since = self.drawn[seat]
        positions = self.session.positions[max(since, 0) : self.session.ply]
        if since < 0 or since > self.session.ply or any(position.to_act != seat for position in positions):
            self._show_board(seat)
        self._tell()

    def _clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(CLEAR)
        else:
            self.console.rule()

    def _show_board(self, seat: int) -> None:
        self.console.print()
        show_board(self.console, self.game, self.session.state, seat, self.lang)
        self.drawn[seat] = self.session.ply

    # ------------------------------------------------------------ one decision

    def _decide(self, seat: int, legal: list[int]) -> None:
        """Ask until the position has changed."""
        state = self.session.state
        self._show_choices(seat, legal)
        while state is self.session.state:
            text = self._read().strip()
            if not text:
                self._show_choices(seat, legal)
                continue
            try:
                self._obey(seat, legal, text)
            except TriumvirError as error:
                self.console.print(error.text.in_(self.lang), style="red", markup=False)

    def _obey(self, seat: int, legal: list[int], text: str) -> None:
        """Carry out what was typed: a number, a command or an action."""
        if text.isascii() and text.isdigit():
            number = int(text[:9])
            if not 1 <= number <= len(legal):
                self.console.print(WORDS.say(self.lang, "play-number", last=len(legal)), style="red", markup=False)
                return
            self._act(seat, legal[number - 1])
            return
        word, _, rest = text.partition(" ")
        if word[0] == "?" and len(word) > 1:
            word, rest = "?", f"{word[1:]} {rest}"
        command = next((name for name, words in COMMANDS.items() if word.lower() in words), None)
        if command is None:
            self._act(seat, self.game.parse(text))  # an illegal one is refused by the session, with its rule
        elif command == "hint":
            self.adviser.advise(Perspective(self.session.state, seat, self.session.ply), self.session.ply)
        elif command == "undo":
            self._undo(seat)
        elif command == "help":
            page = clause_text(self.game, rest, self.lang) if rest.strip() else self.game.help(self.lang)
            self.console.print(Markdown(page))
        elif command == "log":
            self._show_log(seat, everything=bool(rest.strip()))
        elif command == "scores":
            ledgers = known_ledgers(self.session.state.view(seat))
            self.console.print(ledger_table(self.game, ledgers, self.lang))
        elif command == "board":
            self._show_board(seat)
            self._show_choices(seat, legal)
        else:
            raise LeaveTable

    def _read(self) -> str:
        try:
            return input("> ")
        except EOFError:
            self.console.print()
            raise LeaveTable from None

    def _show_choices(self, seat: int, legal: list[int]) -> None:
        view = self.session.state.view(seat)
        prompt = self.game.prompt(view, self.lang)
        self.console.print()
        self.console.print(
            WORDS.say(self.lang, "play-turn", who=self.names[seat], prompt=prompt), style="bold", markup=False
        )
        columns = 2 if len(legal) > TWO_COLUMNS and self.console.width >= WIDE else 1
        grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
        rows = -(-len(legal) // columns)
        for row in range(rows):
            cells: list[str] = []
            for number in range(row, len(legal), rows):
                action = legal[number]
                cells += [
                    f"[bold]{number + 1:3}[/]",
                    f"[cyan]{escape(self.game.notation(action))}[/]",
                    escape(self.game.choice(view, action, self.lang)),
                ]
            grid.add_row(*cells)
        self.console.print(grid)
        if not self.hinted:
            example = self.game.notation(legal[0])
            self.console.print(WORDS.say(self.lang, "play-hint", example=example), style="dim", markup=False)
            self.hinted = True

    def _undo(self, seat: int) -> None:
        """Back to the last real choice: steps with one option are taken back with it, or not at all."""
        taken: list[int] = []
        try:
            while True:
                action = self.session.record.actions[-1] if self.session.ply else 0
                self.session.undo(seat)
                taken.append(action)
                if len(self.session.state.legal()) > 1:
                    break
        except TriumvirError as error:
            for action in reversed(taken):
                self.session.act(seat, action)
            reason = error.text.in_(self.lang)
            self.console.print(WORDS.say(self.lang, "play-noundo", reason=reason), style="red", markup=False)
            return
        self.save()
        self.chooser = None
        self.told = {reader: min(ply, self.session.ply) for reader, ply in self.told.items()}
        self.console.print(WORDS.say(self.lang, "play-undone"), markup=False)

    # ------------------------------------------------------------ log and result

    def _show_log(self, seat: int, everything: bool) -> None:
        lines = [line for told in self.session.log(seat, self.lang) for line in told]
        if not lines:
            self.console.print(WORDS.say(self.lang, "play-empty"), markup=False)
        hidden = 0 if everything else max(0, len(lines) - SHOWN)
        if hidden:
            self.console.print(WORDS.say(self.lang, "play-earlier", count=hidden), style="dim", markup=False)
        for line in lines[hidden:]:
            self.console.print(f"  · {line}", markup=False)

    def show_result(self) -> None:
        """Ranking and ledger of a finished game."""
        state = self.session.state
        self.console.print()
        self.console.print(WORDS.say(self.lang, "play-over"), style="bold", markup=False)
        self.console.print(result_line(self.game, state, self.names, self.lang), style="bold", markup=False)
        kinds = [seat_text(kind, self.lang) for kind in self.session.record.seats]
        self.console.print(ranking_table(self.game, state, kinds, self.lang))
        self.console.print()
        ledgers = [state.ledger(seat) for seat in range(self.game.players)]
        self.console.print(ledger_table(self.game, ledgers, self.lang))

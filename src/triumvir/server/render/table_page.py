"""A table as one viewer sees it, in parts that the browser exchanges one by one."""

from __future__ import annotations

from functools import partial
from typing import Any

from jinja2 import Environment
from markupsafe import Markup, escape

from triumvir.draw.letters import NUMERALS
from triumvir.draw.view import View
from triumvir.engine.captions import Caption
from triumvir.engine.record import commitment
from triumvir.server.hub import Hub
from triumvir.server.live_table import LiveTable
from triumvir.server.render.books import Books
from triumvir.server.render.chart import chart
from triumvir.server.render.choices import apart_of, choices, for_bar, refused
from triumvir.server.render.chronicle import ALL, Chronicle, Selection
from triumvir.server.render.drawing import Drawing, draw, width_of
from triumvir.server.render.filled import Filled
from triumvir.server.render.guide import Panel, is_guided, panel
from triumvir.server.render.life import Life
from triumvir.server.render.lines import LogEntry, Page
from triumvir.server.render.once import once
from triumvir.server.render.recap import SHOWN, recap, so_far, spoken, thinking
from triumvir.server.render.result import Placing, lines, standings, tie, verdict
from triumvir.server.render.seating import OwnSeat
from triumvir.server.words import WORDS

PACES = (0, 300, 700, 1800)
ENDED_BY = {"agreed": "life-ended-agreed", "idle": "life-ended-idle"}  # else by the host


class TablePage:
    """Everything one viewer's table page is made of."""

    def __init__(
        self,
        table: LiveTable,
        holder: str,
        lang: str,
        hub: Hub,
        books: Books,
        csrf: str,
        own: list[OwnSeat],
        life: Life,
        log: str = "",
        guided: bool = True,
        asking: str = "final",
    ) -> None:
        self.table = table
        self.selection = Selection.read(log, table)
        self.guided = guided
        self.asking = asking
        self.lang = lang
        self.csrf = csrf
        self.own = own
        self.life = life
        self.chat = table.chat
        self.later: frozenset[str] = frozenset()
        self.seat = table.seat_of(holder)
        self.mine = table.seats_of(holder)
        self.curtain = table.curtain(holder)
        self.owner = table.is_owner(holder)
        self.present = hub.present(table.id)
        self.book = books.of((table.id, self.seat, lang))
        self.chronicle = Chronicle(table, self.seat, self.mine, lang, self.selection)

    # ------------------------------------------------------------ facts

    @once
    def view(self) -> View:
        """What the viewer may see."""
        return self.table.view(self.seat)

    @once
    def acting(self) -> int:
        """The seat that is to decide; -1 when the game is over."""
        return int(self.table.state.to_act) if self.table.running else -1

    @once
    def my_turn(self) -> bool:
        """Whether the viewer is to decide."""
        return self.acting >= 0 and self.acting == self.seat

    @once
    def legal(self) -> list[int]:
        """What the viewer may choose."""
        return self.table.state.legal() if self.my_turn else []

    @once
    def drawing(self) -> Drawing:
        """The boards."""
        names = self.table.names
        watched = self.book.sketches.watch(self.view, self.legal, names, self._wanted)
        return draw(self.table.game, watched, self.lang, self.legal, names)

    def _wanted(self, drawn: str) -> bool:
        """Whether a drawing is needed now; whole mats of others are not while their dialogs are shut."""
        return drawn.removeprefix("rival-") not in self.later

    @property
    def matboxes(self) -> dict[int, float]:
        """The seats whose mats can be looked at, and how wide these are; on a shared screen it may be any of them."""
        widths = {seat: width_of(part) for seat, part in self.drawing.full.items()}
        shared = self.table.names if widths and len(self.mine) > 1 else ()
        return {**{seat: max(widths.values()) for seat in range(len(shared))}, **widths}

    @once
    def phase(self) -> str:
        """Where the game stands."""
        return self.table.game.phase(self.view, self.lang)

    @once
    def guide(self) -> Panel | None:
        """What the guide says, if this is a guided game and the learner has not left it."""
        return panel(self.table, self.seat, self.lang) if self.guided else None

    @property
    def guide_left(self) -> bool:
        """Whether there is a guide that could be taken up again."""
        return not self.guided and is_guided(self.table) and bool(self.mine)

    @property
    def title(self) -> str:
        """The title of the page: whose turn it is."""
        game = self.table.game.meta.title
        if self.my_turn or self.curtain is not None:
            return WORDS.say(self.lang, "turn-title-you", game=game)
        if self.acting >= 0:
            name = self.table.names[self.acting]
            return WORDS.say(
                self.lang, "turn-title-other", name=WORDS.say(self.lang, "turn-other", name=name), game=game
            )
        stands = "life-paused" if self.table.data.status == "paused" else "turn-over"
        return WORDS.say(self.lang, "turn-title-other", name=WORDS.say(self.lang, stands), game=game)

    @once
    def scores(self) -> list[int]:
        """The VP that the viewer sees."""
        return [player["score"] for player in self.view["players"]]

    @property
    def commitment(self) -> str:
        """The fingerprint of the seed."""
        return commitment(self.table.data.seed)

    @property
    def latest(self) -> list[LogEntry]:
        """What has happened last, in sentences."""
        return self.chronicle.latest

    @property
    def past(self) -> list[LogEntry]:
        """What has happened before."""
        return self.chronicle.past

    def told(self, entries: list[LogEntry]) -> Markup:
        """Entries of the log as HTML."""
        macros: Any = self._templates.get_template("parts/log-entry.html").module
        page = Page(macros, self.table.id, self.table.names)
        return self.book.lines.html(page, entries, self.chronicle.captions, self.selection.kind == ALL)

    def ledger(self) -> list[tuple[str, str, list[int]]]:
        """VP by source: id, name, and one number for each seat."""
        players = self.view["players"]
        names = self.table.game.ledger_names
        return [
            (source, names[source].in_(self.lang), [player["ledger"][source] for player in players])
            for source in self.table.game.ledger_sources
            if all("ledger" in player for player in players)
        ]

    def chart(self) -> Markup:
        """VP over time."""
        label, step = WORDS.say(self.lang, "table-chart-alt"), WORDS.say(self.lang, "table-chart-step", n="{n}")
        drawn = chart(*lines(self.table, self.lang), label, step)
        return Markup(drawn)  # noqa: S704  # escaped there

    def standings(self) -> list[Placing]:
        """Everybody, best first; only when the game is over."""
        return standings(self.table, self.lang)

    def tie(self) -> str:
        """How equal scores at the top were told apart."""
        return tie(self.table, self.lang)

    def verdict(self) -> str:
        """Who has won; who plays several seats is not spoken to."""
        if self.table.ended:
            return self.ending
        return verdict(self.table, self.lang, self.seat if len(self.mine) == 1 else None)

    @property
    def ending(self) -> str:
        """Why there is no result."""
        return WORDS.say(self.lang, ENDED_BY.get(self.table.data.why, "turn-ended"))

    def rival_ledger(self) -> list[tuple[str, int]]:
        """Where the automa's VP come from; nothing where there is none."""
        rival = self.table.game.rival(self.table.state)
        return [] if rival is None else [(rival.names[name].in_(self.lang), vp) for name, vp in rival.ledger.items()]

    # ------------------------------------------------------------ parts

    def _prompt(self) -> str:
        """The viewer's question; of somebody else's only what it is about."""
        if self.acting < 0:
            return ""
        if self.my_turn or self.curtain is not None:
            return self.table.game.prompt(self.view, self.lang)
        return thinking(self.table, self.seat, self.lang)

    @once
    def recap(self) -> tuple[Caption, ...]:
        """What happened since the viewer's last turn."""
        return recap(self.table, self.chronicle.captions, self.seat, self.mine, self.lang)

    recap_shown = SHOWN

    @once
    def so_far(self) -> str:
        """What another has done in the turn that it is busy with."""
        if self.acting < 0 or self.my_turn or self.curtain is not None:
            return ""
        return so_far(self.table, self.chronicle.captions, self.seat, self.lang)

    @property
    def tell(self) -> str:
        """The last turn of another that is over, for those who listen."""
        return spoken(self.recap, self.table.names)

    def context(self) -> dict[str, Any]:
        """What the templates are given."""
        prompt = self._prompt()
        groups, in_bar = for_bar(
            prompt, choices(self.table, self.seat, self.lang, self.asking), self.table.game, self.lang
        )
        outs = [choice for group in groups for choice in group if choice.out]
        groups = [real for group in groups if (real := [choice for choice in group if not choice.out])]
        count = sum(not choice.apart for group in groups for choice in group)
        undo = self.table.undo_of(self.seat) if self.seat is not None and self.table.running else None
        return {
            "s": self,
            "table": self.table,
            "game": self.table.game,
            "lang": self.lang,
            "csrf": self.csrf,
            "numerals": NUMERALS,
            "paces": PACES,
            "prompt": prompt,
            "groups": groups,
            "outs": outs,
            "apart": apart_of(self.table, self.seat),
            "count": count,
            "in_bar": in_bar,
            "lays": self.my_turn and self.view["step"] in self.table.game.laid_steps,
            "refused": refused(self.table, self.seat, self.lang) if self.my_turn and self.seat is not None else [],
            "undo": undo,
            "can_redo": bool(self.table.redo) and self.table.redo[-1][0][0] == self.seat,
        }

    def _abouts(self) -> dict[str, object]:
        """All that the parts depend on which seldom change; seat and language are those of the book."""
        names, selected = tuple(self.table.names), self.selection.text
        rivals = self.drawing.rivals, self.drawing.full.keys(), self.guide is None
        return {
            "chips": (names, self.mine, self.acting, self.my_turn, self.scores, self.drawing.full.keys()),
            "rivals": (*rivals, self.table.seats, self.scores, self.present, set(self.table.hint_users)),
            "logbar": (names, self.mine, selected),
            "log-past": (self.chronicle.block, self.table.retold, self.mine, selected),
            "story": (names, self.recap),
            "elsewhere": (self.own, self.csrf),
            "seats": (self.own, self.csrf),
            "chat": (names, bool(self.mine), self.table.chat_count, self.csrf),
        }

    def part(self, templates: Environment, name: str) -> str:
        """One part alone."""
        return Filled(templates, self.context()).part(name)

    def parts(self, templates: Environment, later: frozenset[str] = frozenset()) -> dict[str, str]:
        """Every part of the page as HTML by its id, but for those that are asked for later."""
        self.later, self._templates = later, templates
        names = ["prompt", "log-now", "scores", "menu", "life"]
        if self.guide is not None:
            names.append("guide")
        if self.table.finished:
            names.append("end")
        if not self.drawing.board:
            names.append("board")
        filled = Filled(templates, self.context())
        made = {name: filled.part(name) for name in names if name not in later}
        made |= {
            name: self.book.made(name, about, partial(filled.part, name)) for name, about in self._abouts().items()
        }
        made["life-bar"] = filled.part("life-bar") if self.life.tells else ""
        made["phase"] = str(escape(self.phase))
        made["tell"] = str(escape(self.tell))
        if self.drawing.mat:
            made["mat"] = "".join(part.svg for part in self.drawing.mat)
        made |= {f"board-{part.name}": part.svg for part in self.drawing.board}
        made |= {f"full-{seat}": part.svg for seat, part in self.drawing.full.items() if part.svg}
        return made

"""The log of a table as one viewer reads it, all of it or a selection: own moves, what scored, one seat, one source."""

from __future__ import annotations

from dataclasses import dataclass

from triumvir.engine.captions import NOBODY, Caption
from triumvir.server.live_table import LiveTable
from triumvir.server.render.lines import LogEntry
from triumvir.server.render.once import once
from triumvir.server.words import WORDS

BLOCK = 20  # actions; those of blocks that are full stand in a part of their own, which seldom changes
PLIES = 80  # the last full blocks, where nothing is selected
SELECTED = 200  # the last entries of a selection, which goes back to the beginning
ALL, MINE, SCORING, SEAT, SOURCE = "all", "mine", "vp", "seat", "from"


@dataclass(frozen=True)
class Selection:
    """Which entries are shown; as text `all`, `mine`, `vp`, `seat-1`, `from-ships` or `from-ships-1`."""

    kind: str = ALL
    seat: int | None = None
    source: str = ""

    @property
    def text(self) -> str:
        """As it stands in an address."""
        seat = [] if self.seat is None else [str(self.seat)]
        return "-".join([self.kind, *([self.source] if self.source else []), *seat])

    @staticmethod
    def read(text: str, table: LiveTable) -> Selection:
        """Out of an address; everything if it makes no sense at this table."""
        kind, *more = text.split("-")
        last = more[-1] if more else ""
        seat = int(last) if last in map(str, range(table.data.players)) else None
        if kind in (MINE, SCORING) and not more:
            return Selection(kind)
        if kind == SEAT and seat is not None and len(more) == 1:
            return Selection(SEAT, seat)
        fits = len(more) == 1 if seat is None else len(more) == 2
        if kind == SOURCE and fits and more[0] in table.game.ledger_sources:
            return Selection(SOURCE, seat, more[0])
        return Selection()

    def title(self, table: LiveTable, lang: str) -> str:
        """A selected source in words."""
        source = table.game.ledger_names[self.source].in_(lang)
        if self.seat is None:
            return WORDS.say(lang, "table-log-from", source=source)
        return WORDS.say(lang, "table-log-from-seat", source=source, name=table.names[self.seat])


class Chronicle:
    """The log as one viewer reads it in one position."""

    def __init__(self, table: LiveTable, seat: int | None, mine: list[int], lang: str, chosen: Selection) -> None:
        self._table, self._seat, self._mine, self._lang, self._chosen = table, seat, mine, lang, chosen

    @once
    def captions(self) -> list[Caption]:
        """What happened, one caption a turn."""
        return self._table.story(self._seat, self._lang)

    @once
    def block(self) -> int:
        """Where the block of actions that is not full yet begins: with a turn, for turns are not torn apart."""
        return self._turn_at(self._table.ply // BLOCK * BLOCK)

    def _turn_at(self, ply: int) -> int:
        """Where the turn begins that a ply belongs to."""
        for caption in reversed(self.captions):
            if caption.seat != NOBODY and caption.first <= ply:
                return caption.first if ply < caption.end else ply
        return 0

    @once
    def past(self) -> list[LogEntry]:
        """The selected actions of full blocks in sentences."""
        first = self._turn_at(max(0, self.block - PLIES)) if self._chosen.kind == ALL else 0
        return self._told(range(first, self.block))

    @once
    def latest(self) -> list[LogEntry]:
        """The selected actions since then."""
        return self._told(range(self.block, self._table.ply))

    def _told(self, plies: range) -> list[LogEntry]:
        table, chosen, causes = self._table, self._chosen, self._table.causes
        told, positions, end = table.log(self._seat, self._lang), table.session.positions, table.ply
        entries: list[LogEntry] = []
        notes = self._notes(plies) if table.data.journal else {}
        last = NOBODY
        for ply in plies:
            if ply in notes:
                entries += notes[ply]
                last = entries[-1].seat
            lines, actor = told[ply], int(positions[ply].to_act)
            if lines and (chosen.kind == ALL or _shown(table, chosen, ply, actor, self._mine)):
                opens = not entries or last != actor
                entries.append(LogEntry(ply + 1, actor, lines, causes[ply] == "forced", opens))
                last = actor
        if plies.stop == end:
            entries += notes.get(end, [])
        return entries[-SELECTED:]

    def _notes(self, plies: range) -> dict[int, list[LogEntry]]:
        """What was done beside the game, by the ply before which it is told."""
        table, found = self._table, dict[int, list[LogEntry]]()
        for entry in table.data.journal:
            ply = min(entry.ply, table.ply)
            if (ply in plies or ply == plies.stop == table.ply) and _noted(self._chosen, entry.seat):
                told = LogEntry(ply, entry.seat, table.note(entry, self._lang), False, True, entry.id)
                found.setdefault(ply, []).append(told)
        return found


def _noted(chosen: Selection, seat: int) -> bool:
    return chosen.kind == ALL or (chosen.kind == SEAT and chosen.seat == seat)


def _shown(table: LiveTable, chosen: Selection, ply: int, actor: int, mine: list[int]) -> bool:
    if chosen.kind == MINE:
        return actor in mine
    if chosen.kind == SEAT:
        return actor == chosen.seat
    before, after = table.ledgers_by_ply()[ply : ply + 2]
    seats = range(len(after)) if chosen.seat is None else (chosen.seat,)
    if chosen.kind == SOURCE:
        return any(before[i].get(chosen.source) != after[i].get(chosen.source) for i in seats)
    return any(before[i] != after[i] for i in seats)

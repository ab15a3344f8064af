"""The game as the engine knows it: a thin binding of the modules of this folder."""

from __future__ import annotations

from collections.abc import Mapping

from triumvir.engine.binding import BoundGame, Modules, Texts
from triumvir.engine.box import Box
from triumvir.engine.features import Features
from triumvir.engine.layout import lay_out
from triumvir.games.trajan import board, choices, features, layout, log, notation, terminal
from triumvir.games.trajan import box as box_reader
from triumvir.games.trajan.actions import NUM_ACTIONS
from triumvir.games.trajan.check import check
from triumvir.games.trajan.evaluate import PARTS
from triumvir.games.trajan.guide import GUIDE
from triumvir.games.trajan.meta import META
from triumvir.games.trajan.names import LEDGER, SOURCES, Names
from triumvir.games.trajan.opponents import OPPONENTS
from triumvir.games.trajan.phase import phase
from triumvir.games.trajan.play import TrajanState
from triumvir.games.trajan.reasons import REASONS
from triumvir.games.trajan.state import Position
from triumvir.games.trajan.steps.setup import deal
from triumvir.games.trajan.steps.table import refuse
from triumvir.games.trajan.view import view
from triumvir.games.trajan.view_types import TrajanView


class Trajan(BoundGame[Names, board.Printed, Position, TrajanView, board.Scene]):
    """Trajan with players, options and box chosen."""

    meta = META
    over_rule = "T-245"
    no_action_rule = "T-051"
    ledger_sources = SOURCES
    ledger_names = LEDGER
    guide = GUIDE
    opponents = OPPONENTS
    features = Features(features.TABLE_NAMES, features.SEAT_NAMES, PARTS)
    num_actions = NUM_ACTIONS
    modules = Modules(
        deal=deal,
        view=view,
        refuse=refuse,
        check=check,
        reasons=REASONS,
        more=choices.more,
        prompt=notation.prompt,
        phase=phase,
        sentences=log.sentences,
        draw_text=terminal.draw,
        scene=board.Scene,
        draw=board.draw,
    )

    def __init__(self, players: int, options: Mapping[str, object], box: Box, rules: int | None = None) -> None:
        super().__init__(players, options, box, rules)
        self.tables = box_reader.read(box, players, self.options)
        self.names = Names(box)
        self.texts = Texts(NUM_ACTIONS, notation.blocks(self.names))
        self.printed = board.Printed(box, self.names)
        self.observation_features = lay_out(layout.table(self.tables), layout.player(self.tables), players)

    def blank(self) -> TrajanState:
        return TrajanState(self, self.tables, self.players)

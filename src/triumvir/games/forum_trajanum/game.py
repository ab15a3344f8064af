"""The game as the engine knows it: a thin binding of the modules of this folder."""

from __future__ import annotations

from collections.abc import Mapping

from triumvir.engine.binding import BoundGame, Modules, Texts
from triumvir.engine.box import Box
from triumvir.engine.features import Features
from triumvir.engine.layout import lay_out
from triumvir.engine.state import State
from triumvir.games.forum_trajanum import board, choices, features, layout, log, notation, terminal
from triumvir.games.forum_trajanum import box as box_reader
from triumvir.games.forum_trajanum.actions import NUM_ACTIONS
from triumvir.games.forum_trajanum.check import check
from triumvir.games.forum_trajanum.evaluate import PARTS
from triumvir.games.forum_trajanum.guide import GUIDE
from triumvir.games.forum_trajanum.meta import META
from triumvir.games.forum_trajanum.names import LEDGER, Names
from triumvir.games.forum_trajanum.opponents import OPPONENTS
from triumvir.games.forum_trajanum.phase import phase
from triumvir.games.forum_trajanum.play import ForumState
from triumvir.games.forum_trajanum.reasons import REASONS
from triumvir.games.forum_trajanum.state import Position, committing
from triumvir.games.forum_trajanum.steps.setup import deal
from triumvir.games.forum_trajanum.steps.table import refuse
from triumvir.games.forum_trajanum.view import view
from triumvir.games.forum_trajanum.view_types import ForumView


class ForumTrajanum(BoundGame[Names, board.Printed, Position, ForumView, board.Scene]):
    """Forum Trajanum with players, options and box chosen."""

    meta = META
    over_rule = "F-170"
    no_action_rule = "F-043"
    ledger_sources = tuple(LEDGER)
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
        self.printed = board.Printed(box, self.names, self.tables)
        self.observation_features = lay_out(layout.TABLE, layout.PLAYER, players)

    def blank(self) -> ForumState:
        return ForumState(self, self.tables, self.players)

    def shown(self, state: State, action: int, seat: int | None) -> int | None:
        """What is taken and passed on stays secret until all have chosen (F-R35)."""
        assert isinstance(state, ForumState)
        return None if committing(state) and state.to_act != seat else action

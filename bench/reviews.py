"""How long the review of a three-player game takes: `python -m bench.reviews`.

A game of each title is played by computer players of the second level, then every decision of every seat is looked at
as the server does it (`looked_back`), in one process. Printed are decisions and the processor time of each seat's
review in seconds; on a free core that is what a person waits for one.
"""

from __future__ import annotations

from time import process_time

from triumvir.agents import make_agent
from triumvir.agents.reviews import REVIEWER, decisions_of
from triumvir.engine.perspective import Perspective
from triumvir.engine.session import Session
from triumvir.games import load, titles
from triumvir.server.processes.jobs import looked_back
from triumvir.server.setup import Setup

PLAYERS = 3
LEVEL = "level:2"
SEED = 15
LIMIT = 120.0  # seconds that a review may take


def played(name: str) -> Session:
    """A game from its beginning to its end."""
    game = load(name, PLAYERS)
    session = Session.new(game, SEED, ["Claudia", "Livia", "Cato"])
    agents = [make_agent(LEVEL, SEED + seat) for seat in range(PLAYERS)]
    while not session.state.over:
        seat = int(session.state.to_act)
        session.act(seat, int(agents[seat].choose(Perspective(session.state, seat, SEED + session.ply))))
    return session


def review_of(session: Session, seat: int) -> tuple[int, float]:
    """How many decisions a seat had, and the processor time that their review takes."""
    names, plies = ("Claudia", "Livia", "Cato"), decisions_of(session, seat)
    record = session.record
    setup = Setup(record.game, PLAYERS, tuple(record.options.items()), record.rules_version, record.box)
    before = process_time()
    for ply in plies:
        looked_back(setup, session.positions[ply].dump(), ply, record.actions[ply], REVIEWER, names)
    return len(plies), process_time() - before


def main() -> None:
    """Print the figures of all titles."""
    for name in titles():
        session = played(name)
        for seat in range(PLAYERS):
            decisions, seconds = review_of(session, seat)
            print(f"{name:16} seat {seat}: {decisions:4} decisions, {seconds:6.1f} s", flush=True)
            assert seconds < LIMIT


if __name__ == "__main__":
    main()

"""One game of a plan, played and timed. Agents get a `Perspective` and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from time import perf_counter

from triumvir.agents import Agent, RandomAgent
from triumvir.arena.plan import WORD, Fixture, Plan
from triumvir.arena.programs import ProgramAgent, player_for
from triumvir.engine.game import Game
from triumvir.engine.perspective import Perspective
from triumvir.engine.record import Record
from triumvir.engine.state import State

MICRO = 1_000_000


@dataclass
class Finished:
    """What is kept of a game; lists are by seat."""

    number: int
    record: Record
    ranks: list[int]
    ledgers: list[dict[str, int]]
    decisions: list[int]
    thinking: list[list[int]]  # microseconds of each decision that left a choice
    seconds: float

    @property
    def scores(self) -> list[int]:
        """The final scores by seat."""
        assert self.record.scores is not None, "a finished game has scores"
        return self.record.scores


Seating = Callable[[str, int, Game, int], Agent]  # who a spec stands for, with which seed, in which game, on which seat


def play(
    plan: Plan,
    game: Game,
    number: int,
    look: Callable[[State], None] | None = None,
    seated: Seating | None = None,
) -> Finished:
    """Play one game; the same one wherever and whenever, but for the times. `look` sees it after every action."""
    fixture = plan.fixture(number)
    with ExitStack() as opened:
        agents: list[Agent] = []
        for seat, (spec, seed) in enumerate(zip(fixture.agents, fixture.agent_seeds, strict=True)):
            agents.append((seated or player_for)(spec, seed, game, seat))
            if isinstance(agents[-1], ProgramAgent):
                opened.callback(agents[-1].close)
        return _play(fixture, game, agents, look)


def _play(fixture: Fixture, game: Game, agents: list[Agent], look: Callable[[State], None] | None) -> Finished:
    record = Record.of(game, fixture.seed, list(fixture.agents))
    decisions = [0] * len(agents)
    thinking: list[list[int]] = [[] for _ in agents]
    state = game.start(fixture.seed)
    random = fixture.random
    started = perf_counter()
    while not state.over:
        seat = int(state.to_act)
        agent = agents[seat]
        if isinstance(agent, RandomAgent):  # nothing has to be imagined for who looks at nothing
            legal = state.legal()
            begun = perf_counter()
            action = agent.draw(legal)
        else:
            perspective = Perspective(state, seat, random)
            legal = perspective.legal
            begun = perf_counter()
            action = int(agent.choose(perspective))
        spent = perf_counter() - begun
        decisions[seat] += 1
        if len(legal) > 1:
            thinking[seat].append(round(spent * MICRO))
        state.apply(action)
        if look is not None:
            look(state)
        record.actions.append(action)
        random = (random + 1) % WORD
    record.scores = state.scores()
    for agent in agents:
        if isinstance(agent, ProgramAgent):
            agent.over(state)
    return Finished(
        number=fixture.number,
        record=record,
        ranks=state.ranking(),
        ledgers=[state.ledger(seat) for seat in range(len(agents))],
        decisions=decisions,
        thinking=thinking,
        seconds=round(perf_counter() - started, 6),
    )

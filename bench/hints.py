"""How good advice is, and whether win chances come true: `python -m bench.hints trajan --seed 901 --workers 2`.

Games between players of the fourth level are looked into at decisions drawn by chance, as the adviser of hints sees
them. Two questions are asked:

- Of some positions a search twenty times as long is asked what the adviser's first choice gives away. What is about as
  good, as far as that search can tell, gives nothing away.
- Of all positions the chance that was named for the first choice is put beside what came of the game, in tenths. With
  `--continued N` what comes of it is asked N times: the first choice is taken, all that the seat cannot know is dealt
  anew, and players of the fourth level play on. So fewer positions say as much, and the choice that was named is the
  one that was made.

Each game follows from the seed and its number, whatever the number of workers. `--rows FILE` keeps every position as a
line of JSON. Prints a line of JSON at the end. Seeds that set anything must not be used.
"""

from __future__ import annotations

import json
import os
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random

from triumvir.agents import ADVISER, explain, make_agent, make_search
from triumvir.arena.summary import shares
from triumvir.engine.opponents import Search
from triumvir.engine.perspective import Perspective
from triumvir.engine.rng import SEED_BITS
from triumvir.engine.state import State
from triumvir.games import load, titles

PLAYER = "level:4"
LONGER = 20
LOOKED_AT = 6  # positions of a game: those of one game share its outcome
GIVEN_AWAY = 1.0  # VP that a first choice may lose
ENOUGH = 50  # positions of a tenth that says something
WORD = 1 << 31


@dataclass(frozen=True)
class Looked:
    """A position: what was named, and what came of it."""

    game: int
    players: int
    ply: float  # how much of the game was over
    chance: float  # of coming first, as named
    learned: float  # the same as the learned judgement has it, on average where the play-outs of the search end
    lead: float
    lost: float | None  # VP, by the long search where it was asked
    won: float = 0.0


def played_out(state: State, luck: Random, seen: list[tuple[int, Perspective]]) -> list[float]:
    """Play on to the end; the share of first place of each seat. Decisions that leave a choice are noted."""
    agents = [make_agent(PLAYER, luck.randrange(WORD)) for _ in range(state.seats)]
    while not state.over:
        seat = int(state.to_act)
        perspective = Perspective(state, seat, luck.randrange(WORD))
        if len(perspective.legal) > 1:
            seen.append((seat, perspective))
            state.do(agents[seat].choose(perspective))
        else:
            state.do(state.legal()[0])
    return shares(state.ranking())


def continued(seat: int, perspective: Perspective, action: int, times: int, luck: Random) -> float:
    """What comes of an action, on average over some games that fit what the seat knows."""
    won = 0.0
    for _ in range(times):
        state = perspective.imagine(luck.randrange(WORD))
        state.do(action)
        won += played_out(state, luck, [])[seat]
    return won / times


def looked_at(name: str, seed: int, games: int, judged: int, times: int, number: int) -> list[Looked]:
    """Positions of one game; the long search is asked about as many as are due to it of all that are judged."""
    longer = judged // games + (number < judged % games)
    luck = Random(f"hints/{name}/{seed}/{number}")
    meta = titles()[name].meta
    players = luck.choice(range(max(2, meta.min_players), meta.max_players + 1))
    game = load(name, players)
    state = game.start(luck.getrandbits(SEED_BITS))
    seen: list[tuple[int, Perspective]] = []
    won = played_out(state, luck, seen)
    again = Random(f"hints/{name}/{seed}/{number}/continued")
    strongest = game.opponents.levels[-1]
    assert isinstance(strongest, Search)
    found: list[Looked] = []
    for place, at in enumerate(luck.sample(range(len(seen)), min(LOOKED_AT, len(seen)))):
        seat, perspective = seen[at]
        adviser = make_search(ADVISER, luck.randrange(WORD), game)
        best = explain(perspective, "en", adviser).best
        lost = None
        if place < longer:
            judge = make_search(f"champion:{LONGER * strongest.simulations}", luck.randrange(WORD), game)
            lost = explain(perspective, "en", judge, played=best.action).loss
        assert best.chance is not None
        assert adviser.tree is not None
        node = next(child for child in adviser.tree.root.children if child.action == best.action)
        learned = node.chance / int(node.visits)
        came = continued(seat, perspective, best.action, times, again) if times else won[seat]
        found.append(Looked(number, players, at / len(seen), best.chance, learned, best.lead, lost, came))
    return found


def tenths(looked: Sequence[Looked]) -> Iterator[dict[str, float]]:
    """For every tenth of the chances that were named: how many, the mean that was said and the share that came true."""
    for tenth in range(10):
        rows = [one for one in looked if min(9, int(10 * one.chance)) == tenth]
        if rows:
            said, true = (sum(values) / len(rows) for values in ([r.chance for r in rows], [r.won for r in rows]))
            yield {"from": tenth / 10, "positions": len(rows), "said": round(said, 3), "true": round(true, 3)}


def main() -> None:
    """Play, look and print."""
    parser = ArgumentParser(description="How good advice is, and whether win chances come true.")
    parser.add_argument("game", choices=list(titles()))
    parser.add_argument("--positions", type=int, default=1200, help="whose win chance is put beside what came of it")
    parser.add_argument("--judged", type=int, default=100, help="whose first choice a long search looks at")
    parser.add_argument("--continued", type=int, default=0, help="games played on from each position; 0: its own game")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    parser.add_argument("--rows", type=Path, default=Path(os.devnull), help="a file for all positions")
    parser.add_argument("--seed", type=int, required=True)
    args = parser.parse_args()
    games = -(-args.positions // LOOKED_AT)
    looked: list[Looked] = []
    one_game = partial(looked_at, args.game, args.seed, games, args.judged, args.continued)
    with get_context("spawn").Pool(args.workers) as pool, args.rows.open("w", encoding="utf-8") as rows:
        for found in pool.imap(one_game, range(games)):
            looked += found
            rows.writelines(f"{json.dumps(asdict(one))}\n" for one in found)
            rows.flush()
            print(f"{len(looked)} of {args.positions} positions", flush=True)
    losses = [one.lost for one in looked if one.lost is not None]
    good = sum(loss <= GIVEN_AWAY for loss in losses)
    curve = list(tenths(looked))
    off = max((abs(row["said"] - row["true"]) for row in curve if row["positions"] >= ENOUGH), default=0.0)
    print(f"first choices that lose at most {GIVEN_AWAY:g} VP: {good} of {len(losses)}")
    for row in curve:
        print(f"{row['from']:.1f}: {row['positions']:4} positions, said {row['said']:.3f}, came true {row['true']:.3f}")
    print(f"largest difference in a tenth of {ENOUGH} positions or more: {off:.3f}")
    print(json.dumps({"game": args.game, "seed": args.seed, "good": good, "judged": len(losses), "tenths": curve}))


if __name__ == "__main__":
    main()

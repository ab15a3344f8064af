"""OpenSpiel games: `python_trajan` and so on for every game, registered when this is imported.

    import pyspiel
    import triumvir.envs.openspiel

    game = pyspiel.load_game("python_trajan(players=3,reward=difference)")
    state = game.new_initial_state()

| parameter | meaning |
|---|---|
| `players` | how many seats; 2 if nothing is said |
| `reward` | `rank` (default, zero-sum), `score` (general-sum), `difference` (zero-sum for two) |
| `box` | the file of a box of one's own, without commas, brackets and `=` in its path |
| the options of the game | by their names, as `triumvir.load` takes them |

| part of the API | here |
|---|---|
| action strings | the short notation of the game |
| observation, information state | see `triumvir.envs.openspiel.observer` |
| `clone`, `serialize`, `pickle` | yes, of resampled states too |
| `resample_from_infostate` | yes: `State.imagine`, so a guess depends on what the player knows and on nothing else |
| start from any position | `state_at(game, position)`; with a seed `state_from_seed(game, seed)` |
| bots of ours | `AgentBot("level:3", seed=1)` |

**Chance mode: explicit, all of it at the start.** A game opens with eight chance nodes of 256 equally likely
outcomes. These 64 bits are the seed of the set-up; what comes after follows from them and from the decisions. Chance
is sampled by whoever plays, as OpenSpiel's algorithms expect; `history()` replays to the same state; no generator
hides in the game or in a state. The alternatives are worse: *sampled stochastic* keeps a generator in the game, which
copies and search would disturb, and many algorithms refuse it; *deterministic* with a seed as a parameter would deal
the same cards in every episode; an explicit node for every card would make the order of the deck, which the rules fix
when they shuffle it, a matter of later chance, for hundreds of nodes in every game. What is dealt but not yet seen is
hidden information here. Algorithms for hidden information (ISMCTS) deal it anew; plain MCTS would look into the deck,
as in every game with cards.

**Bots.** OpenSpiel's bots in Python (`open_spiel.python.algorithms.ismcts`, `mcts`, random bots) run on these games.
Its search bots in C++ end with a crash of the process on every game written in Python, OpenSpiel's own included
(2.0.2).

Version history of the games of the house (`Meta.env_version`): v0, the first; v1, observations tell all that views
tell.
"""

from triumvir.envs.openspiel.bots import AgentBot
from triumvir.envs.openspiel.game import (
    TriumvirGame,
    TriumvirState,
    register,
    state_at,
    state_from_seed,
)

__all__ = ["AgentBot", "TriumvirGame", "TriumvirState", "register", "state_at", "state_from_seed"]

register()

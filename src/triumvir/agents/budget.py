"""How long a search thinks: simulations or seconds, in one process or in several."""

from __future__ import annotations

from dataclasses import dataclass

from triumvir.engine.errors import UnknownGame
from triumvir.language import catalogue

WORDS = catalogue("triumvir.agents", "refusals")

MOST = 1_000_000
LONGEST = 3600.0
PROCESSES = 64


@dataclass(frozen=True)
class Budget:
    """What one decision may cost. With several processes, each of them gets it."""

    simulations: int
    seconds: float = 0.0  # whichever ends first; 0: no limit
    processes: int = 1

    def __str__(self) -> str:
        """As `read_budget` reads it; of a budget with both limits the simulations."""
        amount = f"{self.seconds}s" if self.simulations == MOST else str(self.simulations)
        return f"{amount}x{self.processes}" if self.processes > 1 else amount


def read_budget(text: str) -> Budget:
    """A budget such as `2000`, `1.5s` or `2000x4`; raises UnknownGame naming what is allowed."""
    amount, cross, processes = text.partition("x")
    try:
        count = int(processes) if cross else 1
        if 1 <= count <= PROCESSES:
            if amount.endswith("s"):
                seconds = float(amount[:-1])
                if 0 < seconds <= LONGEST:
                    return Budget(MOST, seconds, count)
            elif 0 < int(amount) <= MOST:
                return Budget(int(amount), 0.0, count)
    except ValueError:
        pass
    raise UnknownGame(WORDS("search-takes-simulations-from", most=MOST, text=text))

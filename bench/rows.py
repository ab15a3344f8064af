"""From figures to rows of the table: rates become decisions, games and microseconds."""

from __future__ import annotations

from dataclasses import dataclass

from bench.rounds import Figures

COMPILED = "compiled"
DRIVEN = "compiled, from plain Python"
PLAIN = "uncompiled"
PURE_PYTHON = "pure Python"
FROM_PYTHON = "C++ from Python"
ALL_CPP = "all C++ (derived)"


@dataclass(frozen=True)
class Row:
    """One line of the table; None where there is nothing to say."""

    engine: str
    game: str
    how: str
    decisions_per_s: float | None = None
    games_per_s: float | None = None
    decisions_per_game: float | None = None
    copy_us: float | None = None
    legal_ns: float | None = None
    new_game_us: float | None = None
    imagine_us: float | None = None
    observe_us: float | None = None
    simulations_per_s: float | None = None
    judge_us: float | None = None
    thoughts_per_s: float | None = None

    @property
    def name(self) -> str:
        """The row in words."""
        return f"{self.engine} {self.game}, {self.how}"


def own_rows(game: str, fast: Figures, slow: Figures) -> list[Row]:
    """The three rows of a game of Triumvir."""
    alone = Row(
        "Triumvir",
        game,
        COMPILED,
        decisions_per_s=fast.best("play"),
        games_per_s=_games(fast, "whole"),
        decisions_per_game=fast.per_game,
        copy_us=_each(fast, "copies", 1e6),
        simulations_per_s=fast.best("search"),
        judge_us=_each(fast, "judge", 1e6),
        thoughts_per_s=fast.best("think"),
    )
    driven = _full("Triumvir", game, DRIVEN, fast, "driven", "driven_whole")
    return [alone, driven, _full("Triumvir", game, PLAIN, slow, "play", "whole")]


def peer_rows(engine: str, how: str, game: str, figures: Figures) -> list[Row]:
    """The row of another engine's game, and a second one where its play-outs can run without Python."""
    rows = [_full(engine, game, how, figures, "play", "whole")]
    rollouts = figures.best("rollouts")
    if rollouts is not None:
        rows.append(
            Row(
                engine,
                game,
                ALL_CPP,
                decisions_per_s=rollouts * figures.per_game,
                games_per_s=rollouts,
                decisions_per_game=figures.per_game,
                simulations_per_s=figures.best("search"),
            )
        )
    return rows


def _full(engine: str, game: str, how: str, figures: Figures, play: str, whole: str) -> Row:
    return Row(
        engine,
        game,
        how,
        decisions_per_s=figures.best(play),
        games_per_s=_games(figures, whole),
        decisions_per_game=figures.per_game,
        copy_us=_each(figures, "copy", 1e6),
        legal_ns=_each(figures, "legal", 1e9),
        new_game_us=_each(figures, "new", 1e6),
        imagine_us=_each(figures, "imagine", 1e6),
        observe_us=_each(figures, "observe", 1e6),
    )


def _games(figures: Figures, figure: str) -> float | None:
    best = figures.best(figure)
    return None if best is None else best / figures.per_game


def _each(figures: Figures, figure: str, units: float) -> float | None:
    best = figures.best(figure)
    return None if best is None else units / best

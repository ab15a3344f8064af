"""What is drawn: the view of a seat, with the names, the printed values and the legal actions of the moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Concatenate, Generic, ParamSpec, Self, TypeVar, cast
from weakref import ref

from triumvir.draw.keep import keep
from triumvir.draw.sketch import decision_of, is_step, watched
from triumvir.draw.targets import Targets
from triumvir.draw.view import PlayerView, View
from triumvir.language import Catalogue, Value

N = TypeVar("N")
P = TypeVar("P")
V = TypeVar("V", bound=View)
W = TypeVar("W", bound=PlayerView)
D = TypeVar("D")
F = TypeVar("F")
Which = ParamSpec("Which")


class BaseScene(Generic[N, P, V, W, D]):
    """One view to draw. A game derives its own, with its names, printed values, view, players, decision and words."""

    words: ClassVar[Catalogue]

    def __init__(self, names: N, printed: P, view: V, lang: str, targets: Targets, who: Sequence[str]) -> None:
        self.names = names
        self.printed = printed
        self.view = view
        self.lang = lang
        self.targets = targets
        self.who = who
        self.players = cast("list[W]", view["players"])
        if (noted := watched(view)) is not None:
            noted.scene = ref(self)

    @property
    def seat(self) -> int:
        """The seat that looks on, 0 for a spectator; a part that asks is drawn for this seat alone."""
        seat = self.view["seat"]
        return 0 if seat is None else seat

    @property
    def watched(self) -> bool:
        """Whether a spectator looks on."""
        return self.view["seat"] is None

    @property
    def step(self) -> str:
        """What is being decided; looked up by the parts that ask, for a part is kept while what it read is the same."""
        return self.view["step"]

    def is_step(self, *steps: str) -> bool:
        """Whether one of these is being decided; a part that asks no more than this is kept through all other steps."""
        return is_step(self.view, *steps)

    @property
    def decision(self) -> D:
        """What has been chosen so far in this step."""
        return cast("D", decision_of(self.view))

    @property
    def own(self) -> W:
        """The player who looks on; seat 0 for a spectator."""
        return self.players[self.seat]

    def fact(self, find: Callable[Concatenate[Self, Which], F], *which: Which.args, **none: Which.kwargs) -> F:
        """What `find` says of this scene; a part that asks depends on the answer, not on what was read to find it."""
        if (noted := watched(self.view)) is not None:
            answer: F = noted.fact(find, which)
            return answer
        return find(self, *which, **none)

    def say(self, key: str, **gaps: Value) -> str:
        """A word or sentence in the language of the page."""
        return _said(self.words, self.lang, key, tuple(gaps.items()))

    def acting(self, seat: int) -> bool:
        """Whether a seat decides now."""
        return bool(self.view["to_act"] == seat)


@keep
def _said(words: Catalogue, lang: str, key: str, gaps: tuple[tuple[str, Value], ...]) -> str:
    """What a drawing says it says again and again: of a hundred sentences one or two are new to it."""
    return words.told(lang, key, dict(gaps))


def tell(*lines: str) -> str:
    """A tip: the name first, then sentences, each on its line."""
    return "\n".join(line for line in lines if line)

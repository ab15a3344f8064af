"""What can be clicked: over a component that is a legal target lies a button, any other says why it is not one.

The button is a group of its own with the id `go-<component>`: class `legal`, `data-action`, `role="button"`,
`tabindex="0"` and the action in words as its label. It holds only an outline and a transparent area to hit, 40 units
wide or less where neighbours are closer than that. So the component is the same element whether it is legal or not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from triumvir.draw.keep import keep
from triumvir.draw.svg import Number, escape

REACH = 20  # half of the smallest area to hit


class Targets:
    """The legal actions of the moment and their words."""

    def __init__(self, legal: Iterable[int], describe: Callable[[int], str]) -> None:
        self.legal = legal if isinstance(legal, frozenset) else frozenset(legal)
        self.describe = describe

    def first(self, actions: Sequence[int]) -> int | None:
        """The first of these actions that is legal."""
        for action in actions:
            if action in self.legal:
                return action
        return None

    def spot(
        self, ident: str, body: str, actions: Sequence[int], tip: str, mark: str = "", x: Number = 0, y: Number = 0
    ) -> str:
        """A component that stands for the first legal one of some actions; `mark` is its outline while it is legal."""
        return self.component(ident, body, actions, tip, x, y) + self.overlay(ident, actions, tip, mark, x, y)

    def component(self, ident: str, body: str, actions: Sequence[int], tip: str, x: Number = 0, y: Number = 0) -> str:
        """The component alone."""
        told = escape(tip)
        why = why_not(actions[0]) if actions and self.first(actions) is None else ""
        return f'<g id="{ident}"{_place(x, y)} role="img" data-tip="{told}" aria-label="{told}"{why}>{body}</g>\n'

    def overlay(
        self, ident: str, actions: Sequence[int], tip: str, mark: str = "", x: Number = 0, y: Number = 0
    ) -> str:
        """The button over a component, to be drawn after whatever must not cover it; nothing if it is not legal."""
        action = self.first(actions)
        if action is None:
            return ""
        name = tip.partition("\n")[0]
        label = escape(f"{self.describe(action)} ({name})")
        return f'<g id="go-{ident}"{_place(x, y)}{_button(action, label)} data-tip="{escape(tip)}">{mark}</g>\n'

    def button(self, ident: str, body: str, action: int, words: str) -> str:
        """A button with words on it, for an action that no component stands for; nothing if it is not legal."""
        if action not in self.legal:
            return ""
        label = escape(f"{self.describe(action)}: {words}")  # what is written on it must be part of its name
        return f'<g id="go-{ident}"{_button(action, label)}>{body}</g>\n'


def why_not(action: int | None) -> str:
    """The attribute by which a component says why an action is not legal; nothing without an action."""
    return "" if action is None else f' data-why="{action}"'


def _place(x: Number, y: Number) -> str:
    return f' transform="translate({x:.5g} {y:.5g})"' if x or y else ""


def _button(action: int, label: str) -> str:
    return f' class="legal" role="button" tabindex="0" data-action="{action}" aria-label="{label}"'


@keep
def ring(cx: Number, cy: Number, r: Number, reach: Number = REACH) -> str:
    """The outline of a round target."""
    return (
        f'<circle class="mark" cx="{cx:.5g}" cy="{cy:.5g}" r="{r:.5g}"/>'
        f'<circle class="hit" cx="{cx:.5g}" cy="{cy:.5g}" r="{max(r, reach):.5g}"/>'
    )


@keep
def frame(x: Number, y: Number, w: Number, h: Number, rx: Number = 7, gap: Number = 2.5) -> str:
    """The outline of a rectangular target."""
    x, y, w, h = x - gap, y - gap, w + 2 * gap, h + 2 * gap
    wide, high = max(w, 2 * REACH), max(h, 2 * REACH)
    return (
        f'<rect class="mark" x="{x:.5g}" y="{y:.5g}" width="{w:.5g}" height="{h:.5g}" rx="{rx:.4g}"/>'
        f'<rect class="hit" x="{x + (w - wide) / 2:.5g}" y="{y + (h - high) / 2:.5g}"'
        f' width="{wide:.5g}" height="{high:.5g}"/>'
    )


def contour(d: str) -> str:
    """The outline of a target with any shape."""
    return f'<path class="mark" d="{d}"/><path class="hit" d="{d}"/>'

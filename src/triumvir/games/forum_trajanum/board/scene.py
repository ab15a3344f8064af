"""What is drawn: the view of a seat, with the names, the printed values and the legal actions of the moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from triumvir.draw import part_of
from triumvir.draw.keep import keep
from triumvir.draw.scene import BaseScene
from triumvir.draw.svg import attributes, escape, group, paint, path
from triumvir.draw.targets import why_not
from triumvir.games.forum_trajanum.board.printed import Printed
from triumvir.games.forum_trajanum.board.words import WORDS, titled
from triumvir.games.forum_trajanum.names import Names
from triumvir.games.forum_trajanum.view import HIDDEN
from triumvir.games.forum_trajanum.view_types import ForumDecision, ForumPlayer, ForumView
from triumvir.language import Text


class Scene(BaseScene[Names, Printed, ForumView, ForumPlayer, ForumDecision]):
    """One view to draw."""

    words = WORDS

    @property
    def deciding(self) -> bool:
        """Whether the seat that looks on has to choose something."""
        return bool(self.targets.legal)

    def word(self, name: Text) -> str:
        """The name of a thing, with a capital."""
        return titled(name.in_(self.lang))

    def tile(self, ident: str) -> str:
        """A Colonia tile in words."""
        return self.say("tile-hidden") if ident == HIDDEN else self.names.by_tile[ident].in_(self.lang)

    def listed(self, tiles: Mapping[str, int]) -> str:
        """Colonia tiles with their numbers."""
        counts = [(self.tile(ident), count) for ident, count in tiles.items() if count > 0]
        return ", ".join(f"{count}× {words}" if count > 1 else words for words, count in counts)

    def cell(self, number: int) -> str:
        """A Colonia cell in words, as the first of a tip."""
        return titled(self.names.cell_texts[number].in_(self.lang))

    def spot(self, ident: str, body: str, actions: Sequence[int], tip: str, mark: str = "", short: str = "") -> str:
        """A component that stands for the first legal one of some actions, with the button over it.

        `short` is a shorter tip for the button, where the long one would be said twice.
        """
        idle = actions and self.targets.first(actions) is None
        more = why_not(actions[0]) if idle else ""
        return group(body, ident, tip=tip, more=more) + self.targets.overlay(ident, actions, short or tip, mark)

    def press(self, ident: str, action: int, name: str, mark: str) -> str:
        """A button without a tip of its own: what lies around it has one for all."""
        words = self.targets.describe(action)
        label = escape(f"{words} ({name})" if name else words)
        opening = f'<g id="go-{ident}" class="legal" role="button" tabindex="0" data-action="{action}"'
        return f'{opening} aria-label="{label}">{mark}</g>'

    def committing(self) -> bool:
        """Whether phase 1 goes on."""
        return self.is_step("take_tiles", "pick_first", "pick_second", "pass_tile")


class Desk(NamedTuple):
    """The mat of a seat that is being drawn; on a live one the legal targets can be chosen."""

    scene: Scene
    seat: int
    live: bool

    @property
    def player(self) -> ForumPlayer:
        """The player whose mat it is."""
        return self.scene.players[self.seat]

    @property
    def whole(self) -> str:
        """The id of the whole mat."""
        return "part-mat" if self.live else f"part-full-{self.seat}"

    def part(self, name: str, draw: Callable[..., str], *place: float) -> str:
        """A part of the mat that is kept while nothing of it changes."""
        return part_of(self.scene.view, f"{self.whole}/{name}", partial(draw, self, *place))

    def ident(self, name: str) -> str:
        """A stable id on this mat."""
        return f"{'' if self.live else 'full-'}{name}-{self.seat}"

    def spot(self, name: str, body: str, actions: Sequence[int], tip: str, mark: str = "", short: str = "") -> str:
        """A component of the mat."""
        if self.live:
            return self.scene.spot(self.ident(name), body, actions, tip, mark, short)
        return group(body, self.ident(name), tip=tip)


def told(body: str, tip: str, ident: str = "", label: bool = False, more: str = "") -> str:
    """Several components with one tip; with a label they are one image for who cannot see them."""
    if not body:
        return ""
    named = attributes(role="img", aria_label=tip.partition("\n")[0]) if label else ""
    return f'<g{attributes(id=ident or None)}{named} data-tip="{escape(tip)}"{more}>{body}</g>'


def numbers(places: Sequence[tuple[float, object]], y: float, size: float, fill: str, look: str) -> str:
    """Words or numbers on one line, each around its own middle."""
    spans = "".join(f'<tspan x="{x:.5g}">{escape(words)}</tspan>' for x, words in places)
    return f'<text y="{y:.5g}" font-size="{round(2 * size) / 2:g}" fill="{paint(fill)}" class="m {look}">{spans}</text>'


@keep
def patch(x: float, y: float, w: float, h: float, rx: float = 6) -> str:
    """The outline of a target that has close neighbours: nothing beyond it can be hit."""
    place = f'x="{x:.5g}" y="{y:.5g}" width="{w:.5g}" height="{h:.5g}" rx="{rx:.4g}"'
    return f'<rect class="mark" {place}/><rect class="hit" {place}/>'


def box(x: float, y: float, w: float, h: float) -> str:
    """A rectangle as path data."""
    return f"M{x:.5g} {y:.5g}h{w:.5g}v{h:.5g}h{-w:.5g}z"


def under(d: str, width: float = 4.6) -> str:
    """The colour of the table under the outlines of targets that lie on strong colours."""
    more = ' stroke-linejoin="round" aria-hidden="true" pointer-events="none"'
    return path(d, "none", "marble", width, more) if d else ""

"""What others did, one sentence a turn: captions, told from deeds as they happen.

A game says what each action was worth telling (`Game.deeds`), which turn it belongs to (`Game.turn`) and what happened
to all (`Game.events`). Here deeds of one kind become one part, and parts a caption that can be read at a glance.
A `Story` holds the captions of one viewer, made from that viewer's views alone; it grows with the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from triumvir.draw.keep import keep
from triumvir.language import Catalogue, Text, Value, catalogue

if TYPE_CHECKING:
    from triumvir.engine.game import Game

WORDS = catalogue("triumvir.engine", "captions")
LONGEST = 62  # characters of a caption without the name, which has at most 24 and a sign between them
NOBODY = -1  # whose caption an event of the game is
LEADS, FOLLOWS, SMALL = (
    0,
    1,
    2,
)  # what a turn is about, what came with it, and what only who looks closely wants to know


class Deed(NamedTuple):
    """What an action was worth telling: a key of the game's captions; deeds of one key are told together."""

    key: str
    what: tuple[Value, ...] = ()
    rank: int = LEADS
    values: tuple[tuple[str, Value], ...] = ()  # by their names in the words


class Caption(NamedTuple):
    """One turn, or one event of the game."""

    seat: int
    first: int  # the plies it tells of
    end: int
    words: str
    small: str = ""
    points: int = 0
    whole: bool = False  # a sentence with its subject; else the name goes before


class _Ply(NamedTuple):
    turn: tuple[int, object]
    deeds: Sequence[Deed]
    events: Sequence[str]
    told: Sequence[str]
    before: tuple[int, ...]  # scores
    after: tuple[int, ...]


class Story:
    """The captions of one viewer in one language."""

    def __init__(self, game: Game[Any], lang: str, who: Sequence[str]) -> None:
        self.game, self.lang, self.who = game, lang, who
        self._plies: list[_Ply] = []
        self._done: list[Caption] = []  # of turns that are over
        self._open = 0  # the first ply of the turn that is not over
        self._last: tuple[int, list[Caption]] | None = None
        self._words: tuple[tuple[int, int, bool], tuple[str, str]] | None = None
        self._over = False  # the game

    def __len__(self) -> int:
        return len(self._plies)

    def add(self, before: Any, action: int | None, after: Any, told: Sequence[str]) -> None:
        """One action more; `told` are its sentences, for games that have no captions of their own."""
        game, plies = self.game, self._plies
        turn = game.turn(before)
        if plies and plies[-1].turn != turn:
            self._done += self._told(self._open, len(plies), True)
            self._open = len(plies)
        deeds = game.deeds(before, action, after)
        events = [text.in_(self.lang) for text in game.events(before, after, self.who)]
        scores = (tuple(player["score"] for player in view["players"]) for view in (before, after))
        self._over = after["to_act"] < 0
        plies.append(_Ply(turn, deeds, events, told, next(scores), next(scores)))

    def cut(self, ply: int) -> None:
        """Forget what was taken back."""
        del self._plies[ply:]
        while self._done and self._done[-1].end > ply:
            self._done.pop()
        self._open = 0
        for number in range(len(self._plies) - 1, 0, -1):
            if self._plies[number].turn != self._plies[number - 1].turn:
                self._open = number
                break
        while self._done and self._done[-1].first >= self._open:
            self._done.pop()
        self._last, self._words, self._over = None, None, False

    def captions(self) -> list[Caption]:
        """All of them in order; the last turn may not be over."""
        count = len(self._plies)
        if self._last is None or self._last[0] != count:
            self._last = count, self._told(self._open, count, self._over) if count else []
        return self._done + self._last[1]

    def _told(self, first: int, end: int, over: bool) -> list[Caption]:
        plies = self._plies[first:end]
        seat = plies[0].turn[0]
        points = plies[-1].after[seat] - plies[0].before[seat] if seat >= 0 else 0
        deeds = [deed for ply in plies for deed in ply.deeds]
        found: list[Caption] = []
        if deeds:
            found.append(Caption(seat, first, end, *self._composed(first, deeds, over), points))
        else:
            found.append(Caption(seat, first, end, *self._sentence(plies), points=points, whole=True))
        for number, ply in enumerate(plies, first):
            found += [Caption(NOBODY, number, number + 1, event, whole=True) for event in ply.events]
        return found

    def _composed(self, first: int, deeds: list[Deed], over: bool) -> tuple[str, str]:
        """Most steps of a turn add nothing to what is told of it: the words stay."""
        key = first, len(deeds), over
        if self._words is None or self._words[0] != key:
            self._words = key, compose(self.game.caption_words, tuple(deeds), self.lang, over)
        return self._words[1]

    def goes_on(self, view: Any) -> bool:
        """Whether the last turn is not over in the position of a view."""
        return bool(self._plies) and not self._over and self.game.turn(view) == self._plies[-1].turn

    def _sentence(self, plies: Sequence[_Ply]) -> tuple[str]:
        """The last sentence of a turn, for a game without captions of its own."""
        last = next((ply.told[0] for ply in reversed(plies) if ply.told), "")
        return (shortened(last, LONGEST + 28) or WORDS.say(self.lang, "nothing"),)


@keep
def compose(words: Catalogue, deeds: tuple[Deed, ...], lang: str, over: bool) -> tuple[str, str]:
    """What a turn was about, and the small line below it; in a turn that is not over the best may be still to come."""
    merged: dict[str, Deed] = {}
    for deed in deeds:
        known = merged.get(deed.key)
        merged[deed.key] = deed if known is None else known._replace(what=known.what + deed.what)
    parts: list[list[Text]] = [[], [], []]
    for deed in merged.values():
        values: dict[str, Value] = {**dict(deed.values), "what": _counted(deed.what), "n": len(deed.what)}
        parts[deed.rank].append(words(deed.key, **values))
    small = WORDS.say(lang, "small", parts=" · ".join(text.in_(lang) for text in parts[SMALL]))
    said = [*parts[LEADS], *parts[FOLLOWS]]
    return _fitting(said, lang) if said else WORDS.say(lang, "nothing" if over else "begins"), small


def _counted(what: tuple[Value, ...]) -> tuple[Value, ...]:
    """The same things as one, with their number."""
    counts = Counter(what)
    return tuple(one if count == 1 else WORDS("times", what=one, n=count) for one, count in counts.items())


def _fitting(parts: list[Text], lang: str) -> str:
    """As many parts as can be read at a glance; how many more there are is said."""
    for count in range(len(parts), 0, -1):
        shown = tuple(parts[:count])
        left = len(parts) - count
        said = WORDS.say(lang, "more", parts=shown, n=left) if left else WORDS.say(lang, "all", parts=shown)
        if len(said) <= LONGEST:
            return said
    return shortened(parts[0].in_(lang), LONGEST)


def shortened(text: str, most: int) -> str:
    """A text that ends at a word where it is too long."""
    if len(text) <= most:
        return text
    return text[: most - 1].rpartition(" ")[0].rstrip(",;:") + "…"

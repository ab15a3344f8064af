"""What happened since a viewer last had a turn, as captions; and what the one to act is busy with."""

from __future__ import annotations

from collections.abc import Sequence

from triumvir.engine.captions import WORDS as CAPTIONS
from triumvir.engine.captions import Caption
from triumvir.server.live_table import LiveTable
from triumvir.server.words import WORDS

SHOWN = 4  # captions in sight; earlier ones are folded
KEPT = 24  # captions in all: who comes back after long reads the chronicle


def recap(
    table: LiveTable, captions: Sequence[Caption], seat: int | None, mine: Sequence[int], lang: str
) -> tuple[Caption, ...]:
    """Of what happened the captions since the last turn of the viewer's own; who only watches gets the last round."""
    end, ply = len(captions), table.ply
    if table.turn_goes_on(seat, lang):  # it is told when it is over, and the strip stays as it is till then
        while end and captions[end - 1].end == ply:
            end -= 1
    first = end
    most = KEPT if mine else table.data.players
    while first and end - first < most and captions[first - 1].seat not in mine:
        first -= 1
    return tuple(captions[first:end])


def spoken(captions: Sequence[Caption], names: Sequence[str]) -> str:
    """The last turn and what the game did after it, for who listens."""
    last = max((place for place, caption in enumerate(captions) if caption.seat >= 0), default=0)
    told = (c.words if c.whole else f"{names[c.seat]}: {c.words}" for c in captions[last:])
    return " ".join(words if words[-1:] in ".!?…" else f"{words}." for words in told)


def thinking(table: LiveTable, seat: int | None, lang: str) -> str:
    """What the seat to act is doing, in the third person."""
    name = table.names[int(table.state.to_act)]
    about = table.game.pondered(table.view(seat))
    if about is None:
        return WORDS.say(lang, "story-thinks", name=name)
    return WORDS.say(lang, "story-thinks-about", name=name, what=about)


def so_far(table: LiveTable, captions: Sequence[Caption], seat: int | None, lang: str) -> str:
    """What the seat to act has done in its turn already; nothing if that is not worth telling."""
    acting = int(table.state.to_act)
    if not table.turn_goes_on(seat, lang):
        return ""
    told = next((one for one in reversed(captions) if one.seat == acting and one.end == table.ply), None)
    return "" if told is None or told.whole or told.words == CAPTIONS.say(lang, "begins") else told.words

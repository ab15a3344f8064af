"""What a notice says: whose move it is, in which game, with whom. It is made of what every spectator may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from hashlib import sha256

from triumvir.games import titles
from triumvir.language import catalogue
from triumvir.server.notices.events import KINDS
from triumvir.server.store.channels import Channel
from triumvir.server.store.outbox import Due

WORDS = catalogue("triumvir.server", "notices")
LINES = 8  # tables that a notice names; the others are counted
STRONGEST = {kind: place for place, kind in enumerate(("time", "turn", "reminded"))}  # of one table that comes first


@dataclass(frozen=True)
class Letter:
    """A notice in the words of a language."""

    key: str  # the same occasions have the same key, also when they are sent again
    lang: str
    title: str
    lines: tuple[str, ...]
    link: str  # a path on our site
    tag: str  # a later notice with the same one replaces it
    tables: tuple[str, ...]
    kinds: tuple[str, ...]
    count: int


def letter(channel: Channel, items: Sequence[Due], now: datetime) -> Letter:
    """One notice for all that is to be told."""
    lang, tables = channel.lang, _by_table(items)
    first = [told[0] for told in tables.values()]
    waiting = sum(item.kind in STRONGEST for item in first)
    lines = [_line(item, lang, now) for item in first[:LINES]]
    if len(first) > LINES:
        lines.append(WORDS.say(lang, "notice-more", n=len(first) - LINES))
    if len(first) == 1:
        title = WORDS.say(lang, f"notice-{first[0].kind}", n=first[0].count)
    elif waiting == len(first):
        title = WORDS.say(lang, "notice-waiting", n=waiting)
    else:
        title = WORDS.say(lang, "notice-several", n=len(first))
    alone = len(first) == 1
    return Letter(
        key=key_of(channel, items),
        lang=lang,
        title=title,
        lines=tuple(lines),
        link=f"/t/{first[0].table}" if alone else "/",
        tag=first[0].table if alone else "triumvir",
        tables=tuple(tables),
        kinds=tuple(kind for kind in KINDS if any(item.kind == kind for item in items)),
        count=len(first),
    )


def trial(channel: Channel, key: str) -> Letter:
    """What is sent when somebody tries a way."""
    lang = channel.lang
    title, line = WORDS.say(lang, "notice-trial"), WORDS.say(lang, "notice-trial-line")
    return Letter(key, lang, title, (line,), "/me/notices", "trial", (), (), 0)


def _by_table(items: Sequence[Due]) -> Mapping[str, list[Due]]:
    """What is to be told of each table, the most important first; tables by how long they wait."""
    found: dict[str, list[Due]] = {}
    for item in sorted(items, key=lambda item: (STRONGEST.get(item.kind, len(KINDS)), item.since, item.table)):
        found.setdefault(item.table, []).append(item)
    return found


def _line(item: Due, lang: str, now: datetime) -> str:
    title = titles().get(item.game)
    game = item.game if title is None else title.meta.title
    about = WORDS.say(lang, "notice-game", game=game, names=", ".join(item.names), others=len(item.names))
    what = WORDS.say(lang, f"notice-{item.kind}", n=item.count)
    if item.kind in STRONGEST and item.deadline is not None and item.deadline > now:
        what = WORDS.say(lang, "notice-left", what=what, left=_left(item.deadline - now, lang))
    return WORDS.say(lang, "notice-line", about=about, what=what)


def _left(span: timedelta, lang: str) -> str:
    """How much time is left, in whole days, hours or minutes that are left for certain."""
    minutes = int(span.total_seconds()) // 60
    for name, size in (("days", 24 * 60), ("hours", 60)):
        if minutes >= 2 * size:
            return WORDS.say(lang, f"notice-{name}", n=minutes // size)
    return WORDS.say(lang, "notice-minutes", n=minutes)


def key_of(channel: Channel, items: Sequence[Due]) -> str:
    """What tells a notice from all others."""
    occasions = sorted((item.table, item.kind, item.key) for item in items)
    return sha256(repr((channel.id, occasions)).encode()).hexdigest()[:32]

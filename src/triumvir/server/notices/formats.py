"""A notice as the services take it that people point webhooks at: ntfy, Matrix, Discord, or plain JSON."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.parse import quote, urlsplit, urlunsplit

from triumvir.server.notices.events import URGENT
from triumvir.server.notices.letter import Letter
from triumvir.server.notices.links import Ways


class Call(NamedTuple):
    """A request that is to be made."""

    method: str
    url: str
    said: dict[str, Any]


def _plain(notice: Letter, ways: Ways) -> str:
    return "\n".join([notice.title, *notice.lines, ways.open, *(f"{words}: {link}" for words, link in ways.offs)])


def _ntfy(url: str, notice: Letter, ways: Ways) -> Call:
    """An address of ntfy ends with the topic; whoever sends JSON names it within."""
    found = urlsplit(url)
    folder, _, topic = found.path.rstrip("/").rpartition("/")
    offs = [{"action": "view", "label": words, "url": link} for words, link in ways.offs]
    said = {
        "topic": topic,
        "title": notice.title,
        "message": "\n".join(notice.lines),
        "click": ways.open,
        "priority": 4 if any(kind in URGENT for kind in notice.kinds) else 3,
        "actions": offs[:3],
    }
    return Call("POST", urlunsplit((found.scheme, found.netloc, f"{folder}/", "", "")), said)


def _matrix(url: str, notice: Letter, ways: Ways) -> Call:
    """The address is that of sending to a room; the key keeps a second sending from being a second message."""
    found = urlsplit(url)
    path = f"{found.path.rstrip('/')}/{quote(notice.key)}"
    said = {"msgtype": "m.notice", "body": _plain(notice, ways)}
    return Call("PUT", urlunsplit((found.scheme, found.netloc, path, found.query, "")), said)


def _discord(url: str, notice: Letter, ways: Ways) -> Call:
    """Nobody is called by name there, whatever people call themselves here."""
    said = {"username": "Triumvir", "content": _plain(notice, ways)[:2000], "allowed_mentions": {"parse": []}}
    return Call("POST", url, said)


def _json(url: str, notice: Letter, ways: Ways) -> Call:
    said = {
        "key": notice.key,
        "title": notice.title,
        "lines": list(notice.lines),
        "kinds": list(notice.kinds),
        "count": notice.count,
        "link": ways.open,
        "offs": dict(ways.offs),
    }
    return Call("POST", url, said)


FORMATS: dict[str, Callable[[str, Letter, Ways], Call]] = {
    "ntfy": _ntfy,
    "matrix": _matrix,
    "discord": _discord,
    "json": _json,
}

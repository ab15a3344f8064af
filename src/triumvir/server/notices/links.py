"""The links that a notice carries: to its table, and to end what is not wanted. They are signed, and need no cookie."""

from __future__ import annotations

from dataclasses import dataclass

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

from triumvir.server.keys import Keys
from triumvir.server.notices.events import GROUP_OF
from triumvir.server.notices.letter import WORDS, Letter
from triumvir.server.store.channels import Channel

CONFIRM_AGE = 15 * 60  # seconds within which a mail address is confirmed


@dataclass(frozen=True)
class Off:
    """What a link ends: a way, some tables, or some groups of events on a kind of way."""

    channel: str
    tables: tuple[str, ...] = ()
    groups: tuple[str, ...] = ()


@dataclass(frozen=True)
class Ways:
    """The links of one notice, as whole addresses; those that end something with what they say."""

    open: str
    settings: str
    stop: str  # ends all over this way, with one click
    offs: tuple[tuple[str, str], ...]


class Links:
    """Makes and reads them."""

    def __init__(self, keys: Keys, address: str) -> None:
        self.address = address
        self._offs: URLSafeSerializer = keys.signer("triumvir-notice-off")
        self._confirms: URLSafeTimedSerializer = keys.timed_signer("triumvir-notice-confirm")

    def of(self, channel: Channel, notice: Letter) -> Ways:
        """The links of a notice."""
        groups = tuple(dict.fromkeys(GROUP_OF[kind] for kind in notice.kinds))
        offs = []
        if notice.tables:
            offs.append(
                (WORDS.say(notice.lang, "notice-off-tables", n=len(notice.tables)), Off(channel.id, notice.tables))
            )
        if groups:
            offs.append((WORDS.say(notice.lang, "notice-off-kinds", n=len(groups)), Off(channel.id, (), groups)))
        return Ways(
            open=self.address + notice.link,
            settings=f"{self.address}/me/notices",
            stop=self.off(Off(channel.id)),
            offs=tuple((words, self.off(off)) for words, off in offs),
        )

    def off(self, off: Off) -> str:
        """A link that ends something."""
        return f"{self.address}/notices/off/{self._offs.dumps([off.channel, list(off.tables), list(off.groups)])}"

    def read_off(self, token: str) -> Off | None:
        """What a link ends; None if it is not ours."""
        try:
            channel, tables, groups = self._offs.loads(token)
        except BadSignature:
            return None
        return Off(channel, tuple(tables), tuple(groups))

    def confirm(self, channel: str) -> str:
        """A link that confirms a mail address."""
        return f"{self.address}/notices/confirm/{self._confirms.dumps(channel)}"

    def read_confirm(self, token: str) -> str | None:
        """The way that a link confirms; None if it is not ours, or too old."""
        try:
            return str(self._confirms.loads(token, max_age=CONFIRM_AGE))
        except BadSignature:
            return None

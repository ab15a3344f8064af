"""What the host has set up to tell people: nothing, until these are given in the environment.

| variable | meaning |
|---|---|
| `TRIUMVIR_ADDRESS` | where people find the server, as `https://games.example.org`; links in notices begin with it |
| `TRIUMVIR_MAIL` | the host's mail server: `smtp://user:password@host:587` (STARTTLS) or `smtps://...:465` |
| `TRIUMVIR_MAIL_FROM` | whose name and address mails carry: `Our club <games@example.org>` |
| `TRIUMVIR_WEBHOOKS` | names that webhooks may lead to, with commas between; `private:NAME` also in the own network |
| `TRIUMVIR_PUSH_PRIVATE` | names of push services in the own network; others need a public address |

Push needs keys, which `triumvir push-keys` makes.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from email.headerregistry import Address
from email.utils import parseaddr
from urllib.parse import SplitResult, unquote, urlsplit

from triumvir.engine.errors import TriumvirError
from triumvir.language import catalogue

WORDS = catalogue("triumvir.server", "notices")
ADDRESS, MAIL, MAIL_FROM = "TRIUMVIR_ADDRESS", "TRIUMVIR_MAIL", "TRIUMVIR_MAIL_FROM"
WEBHOOKS, PUSH_PRIVATE = "TRIUMVIR_WEBHOOKS", "TRIUMVIR_PUSH_PRIVATE"
PRIVATE = "private:"


@dataclass(frozen=True)
class MailServer:
    """How mails leave."""

    host: str
    port: int
    tls: str  # start, all, none
    user: str | None
    password: str | None
    sender: str  # name and address


@dataclass(frozen=True)
class NoticeSettings:
    """What the host has set up."""

    address: str = ""  # without a slash at its end
    mail: MailServer | None = None
    webhooks: frozenset[str] = frozenset()
    private: frozenset[str] = frozenset()  # names that may lie in the own network
    push_private: frozenset[str] = frozenset()


def from_environment(given: Mapping[str, str] | None = None) -> NoticeSettings:
    """The settings; raises TriumvirError if they cannot be meant."""
    given = os.environ if given is None else given
    address = _address(given.get(ADDRESS, ""))
    names = [name.strip().lower() for name in given.get(WEBHOOKS, "").split(",") if name.strip()]
    private = frozenset(name.removeprefix(PRIVATE) for name in names if name.startswith(PRIVATE))
    push_private = frozenset(name.strip().lower() for name in given.get(PUSH_PRIVATE, "").split(",") if name.strip())
    public = frozenset(name for name in names if not name.startswith(PRIVATE))
    settings = NoticeSettings(address, _mail(given), public | private, private, push_private)
    if (settings.mail or settings.webhooks) and not address:
        raise TriumvirError(WORDS("notices-need-address", name=ADDRESS))
    return settings


def _address(given: str) -> str:
    found = _split(given)
    if given and (found is None or found.scheme not in ("http", "https") or not found.hostname or found.query):
        raise TriumvirError(WORDS("notices-bad-address", name=ADDRESS))
    return given.rstrip("/")


def _mail(given: Mapping[str, str]) -> MailServer | None:
    if not given.get(MAIL):
        return None
    found, sender = _split(given[MAIL]), given.get(MAIL_FROM, "")
    tls = {"smtp": "start", "smtps": "all", "smtp+plain": "none"}.get(found.scheme if found else "")
    if found is None or tls is None or not found.hostname:
        raise TriumvirError(WORDS("notices-bad-mail", name=MAIL))
    if not is_mail_address(parseaddr(sender)[1]):
        raise TriumvirError(WORDS("notices-bad-sender", name=MAIL_FROM))
    port = found.port or {"start": 587, "all": 465, "none": 25}[tls]
    user, password = (unquote(part) if part else None for part in (found.username, found.password))
    return MailServer(found.hostname, port, tls, user, password, sender)


def _split(address: str) -> SplitResult | None:
    try:
        found = urlsplit(address)
        found.port  # noqa: B018  # raises what the rest of the address does not
    except ValueError:
        return None
    return found


def is_mail_address(address: str) -> bool:
    """Whether it looks like one that mails can be sent to."""
    if not address.isascii() or not address.isprintable() or len(address) > 200 or address.count("@") != 1:
        return False
    try:
        found = Address(addr_spec=address)
    except (ValueError, IndexError):
        return False
    return "." in found.domain.strip(".") and " " not in address

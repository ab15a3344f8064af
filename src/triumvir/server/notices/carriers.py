"""The ways that this host has set up. What is not set up is not even loaded."""

from __future__ import annotations

from collections.abc import Mapping
from email.utils import parseaddr

from triumvir.server.config import Config
from triumvir.server.keys import Keys
from triumvir.server.notices.courier import Carrier
from triumvir.server.notices.links import Links

KINDS = ("push", "mail", "webhook")


def carriers(config: Config, keys: Keys) -> Mapping[str, Carrier]:
    """By kind, whatever brings notices."""
    given, links = config.notices, Links(keys, config.notices.address)
    found: dict[str, Carrier] = {}
    if given.address:
        from triumvir.server.notices.push import Push, read_keys  # noqa: PLC0415  # only who has set it up pays for it

        if (vapid := read_keys(config)) is not None:
            contact = f"mailto:{parseaddr(given.mail.sender)[1]}" if given.mail else given.address
            found["push"] = Push(vapid, links, contact, given.push_private)
    if given.mail is not None:
        from triumvir.server.notices.mail import Mail  # noqa: PLC0415

        found["mail"] = Mail(config, given.mail, links)
    if given.webhooks:
        from triumvir.server.notices.webhook import Webhook  # noqa: PLC0415

        found["webhook"] = Webhook(given.webhooks, given.private, links)
    return found

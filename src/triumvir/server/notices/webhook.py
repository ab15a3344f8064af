"""Notices to a webhook that the host allows, each signed with a secret that its owner knows."""

from __future__ import annotations

import hmac
import json
from collections.abc import Set
from hashlib import sha256

from triumvir.server.notices.courier import Failed, Gone
from triumvir.server.notices.formats import FORMATS
from triumvir.server.notices.letter import Letter
from triumvir.server.notices.links import Links
from triumvir.server.notices.outgoing import allowed, call
from triumvir.server.store.channels import Channel

SIGNATURE, KEY = "x-triumvir-signature", "x-triumvir-key"


class Webhook:
    """Brings notices to addresses that the host allows."""

    patience = 10

    def __init__(self, names: Set[str], private: Set[str], links: Links) -> None:
        self.names, self._private, self._links = names, private, links

    def takes(self, url: str) -> bool:
        """Whether the host allows an address."""
        return len(url) <= 1000 and allowed(url, self._private, self.names)

    async def bring(self, channel: Channel, notice: Letter) -> None:
        """Send one notice; raises Gone or Failed."""
        made = FORMATS[channel.more["format"]](channel.address, notice, self._links.of(channel, notice))
        body = json.dumps(made.said, ensure_ascii=False).encode()
        headers = {
            "content-type": "application/json",
            KEY: notice.key,
            SIGNATURE: signature(channel.more["secret"], body),
        }
        if channel.more.get("token"):
            headers["authorization"] = f"Bearer {channel.more['token']}"
        status = await call(made.method, made.url, body, headers, self._private, self.names)
        if status == 410:
            raise Gone
        if not 200 <= status < 300:
            raise Failed(f"answer {status}")


def signature(secret: str, body: bytes) -> str:
    """What shows whoever knows the secret that a body is ours."""
    return "sha256=" + hmac.new(secret.encode(), body, sha256).hexdigest()

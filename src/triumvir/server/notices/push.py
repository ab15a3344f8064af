"""Push to a browser: encrypted for that browser alone, signed with the host's key (VAPID)."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NoBase64
from collections.abc import Set
from hashlib import sha256
from pathlib import Path
from time import time
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import serialization
from py_vapid import Vapid02
from pywebpush import WebPusher

from triumvir.server.config import Config
from triumvir.server.keys import key_file
from triumvir.server.notices.courier import Failed, Gone
from triumvir.server.notices.events import URGENT
from triumvir.server.notices.letter import Letter
from triumvir.server.notices.links import Links
from triumvir.server.notices.outgoing import allowed, call
from triumvir.server.private import write_once
from triumvir.server.store.channels import Channel

KEEP = 24 * 60 * 60  # seconds that a push service keeps what a device cannot take yet
SIGNED_FOR = 6 * 60 * 60
LINES = 4  # of a notice that a lock screen can show


class Push:
    """Brings notices to browsers."""

    patience = 50  # an answer of 404 or 410 ends a subscription; until then the device may come back

    def __init__(self, vapid: Vapid02, links: Links, contact: str, private: Set[str]) -> None:
        self._vapid, self._links, self._contact, self._private = vapid, links, contact, private
        raw = vapid.public_key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        self.public_key = urlsafe_b64encode(raw).decode().rstrip("=")

    def takes(self, endpoint: str, keys: dict[str, str]) -> bool:
        """Whether a subscription can be one."""
        try:
            lengths = [len(urlsafe_b64decode(keys[name] + "==")) for name in ("p256dh", "auth")]
        except (NoBase64, KeyError, ValueError):
            return False
        return lengths == [65, 16] and len(endpoint) <= 1000 and allowed(endpoint, self._private)

    async def bring(self, channel: Channel, notice: Letter) -> None:
        """Send one notice; raises Gone if the browser has ended its subscription."""
        ways = self._links.of(channel, notice)
        said = {
            "key": notice.key,
            "title": notice.title,
            "body": "\n".join(notice.lines[:LINES]),
            "link": notice.link,
            "tag": notice.tag,
            "lang": notice.lang,
            "count": notice.count,
            "offs": [{"title": words, "link": link.removeprefix(self._links.address)} for words, link in ways.offs],
        }
        found = urlsplit(channel.address)
        claims = {"aud": f"{found.scheme}://{found.netloc}", "exp": int(time()) + SIGNED_FOR, "sub": self._contact}
        subscription = {"endpoint": channel.address, "keys": dict(channel.more)}
        body: bytes = WebPusher(subscription).encode(json.dumps(said).encode())["body"]
        urgent = any(kind in URGENT for kind in notice.kinds)
        headers = {
            **self._vapid.sign(claims),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEEP),
            "urgency": "high" if urgent else "normal",
            "topic": sha256(notice.tag.encode()).hexdigest()[:32],  # one that was not fetched yet is replaced
        }
        status = await call("POST", channel.address, body, headers, self._private)
        if status in (404, 410):
            raise Gone
        if not 200 <= status < 300:
            raise Failed(f"answer {status}")


def push_key_file(db: str) -> Path | None:
    """Where the key of push lies: beside the server's."""
    beside = key_file(db)
    return None if beside is None else beside.with_suffix(".push")


def make_keys(db: str) -> tuple[Path, bool]:
    """Make the key of push unless it is there; returns its file and whether it is new. Raises OSError."""
    path = push_key_file(db)
    assert path is not None
    if path.exists():
        return path, False
    vapid = Vapid02()
    vapid.generate_keys()
    path.parent.mkdir(parents=True, exist_ok=True)
    write_once(path, vapid.private_pem().decode())
    return path, True


def read_keys(config: Config) -> Vapid02 | None:
    """The key of push, if the host has made one."""
    path = push_key_file(config.db)
    return None if path is None or not path.exists() else Vapid02.from_pem(path.read_bytes())

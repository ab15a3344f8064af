"""Everything signed or hashed: the visitor's cookie, the private link of a seat, the token against forged requests.

The key never enters the database or a log. Private links are derived from it, and the database keeps their hashes only:
who reads the database can open no seat.
"""

from __future__ import annotations

import hmac
import os
import secrets
from base64 import urlsafe_b64encode
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from time import time

from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy import make_url

from triumvir.server.config import DAY, Config, data_folder
from triumvir.server.store import sqlite_file

RENEW_DAYS = 7  # a cookie older than this is written anew
COOKIES_KEPT = 4096  # cookies that were found to be ours


def load_secret(config: Config) -> str:
    """The server's key: given, from TRIUMVIR_SECRET, or from a file that only we can read.

    The file lies beside a SQLite file; for any other database in the folder of our data.
    """
    given = config.secret or os.environ.get("TRIUMVIR_SECRET")
    if given:
        return given
    path = key_file(config.db)
    if path is None:
        return secrets.token_hex(32)
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(secrets.token_hex(32))
    except FileExistsError:
        pass
    return path.read_text(encoding="ascii").strip()


def key_file(db: str) -> Path | None:
    """Where the key of a server lies if it is not given; None if its games end with it."""
    address = make_url(db)
    if address.get_backend_name() != "sqlite":
        return data_folder() / "server.key"
    games = sqlite_file(address)
    return None if games is None else games.with_suffix(".key")


class Keys:
    """Signs and checks."""

    def __init__(self, secret: str, visitor_days: int) -> None:
        self._secret = secret.encode()
        self._visitors = URLSafeTimedSerializer(secret, salt="triumvir-visitor")
        self._opened = lru_cache(COOKIES_KEPT)(self._open)
        self.visitor_age = visitor_days * DAY

    def sign_visitor(self, uid: str) -> str:
        """The cookie of a visitor."""
        return self._visitors.dumps(uid)

    def read_visitor(self, cookie: str) -> tuple[str, bool] | None:
        """The visitor of a cookie and whether it should be renewed; None if it is forged or too old."""
        try:
            uid, signed = self._opened(cookie)
        except BadSignature:
            return None
        age = int(time()) - signed
        if not isinstance(uid, str) or not 0 <= age <= self.visitor_age:
            return None
        return uid, age > RENEW_DAYS * DAY

    def _open(self, cookie: str) -> tuple[object, int]:
        """What was signed and when; raises BadSignature. Every request brings the same cookie: it is checked once."""
        uid, signed = self._visitors.loads(cookie, return_timestamp=True)
        return uid, int(signed.timestamp())

    def csrf(self, uid: str) -> str:
        """What a form must carry to show that our own page sent it."""
        return self._mac(f"csrf/{uid}")

    def csrf_fits(self, uid: str, token: str) -> bool:
        """Whether a form came from a page that this visitor was given."""
        return hmac.compare_digest(self.csrf(uid).encode(), token.encode("utf-8", "replace"))

    def seat_token(self, table_id: str, seat: int, generation: int) -> str:
        """The private link of a seat."""
        return self._mac(f"seat/{table_id}/{seat}/{generation}")

    def _mac(self, message: str) -> str:
        digest = hmac.new(self._secret, message.encode(), sha256).digest()
        return urlsafe_b64encode(digest[:24]).decode().rstrip("=")


def holder_of(uid: str) -> str:
    """A visitor as the database knows it."""
    return sha256(b"triumvir-holder/" + uid.encode()).hexdigest()


def token_hash(token: str) -> str:
    """A private link as the database knows it."""
    return sha256(b"triumvir-seat/" + token.encode()).hexdigest()

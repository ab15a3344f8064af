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

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer
from sqlalchemy import make_url

from triumvir.engine.errors import TriumvirError
from triumvir.language import catalogue
from triumvir.server.config import DAY, Config, data_folder
from triumvir.server.private import keep_private, write_once
from triumvir.server.store import sqlite_file

WORDS = catalogue("triumvir.server", "refusals")

VARIABLE = "TRIUMVIR_SECRET"
LEAST_BYTES = 32  # a key that nobody can guess
RENEW_DAYS = 7  # a cookie older than this is written anew
AHEAD = 10 * 60  # seconds: a cookie may come from a clock that runs ahead of ours, or from ours before it was set back
COOKIES_KEPT = 4096  # cookies that were found to be ours
TOKENS_KEPT = 4096  # what pages carry: the same again with every update


def load_secret(config: Config) -> str:
    """The server's key: given, from TRIUMVIR_SECRET, or from a file that only we can read.

    The file lies beside a SQLite file; for any other database in the folder of our data. A key that could be guessed
    is refused: raises TriumvirError.
    """
    if config.secret is not None:
        return _long_enough(config.secret, "Config.secret")
    if VARIABLE in os.environ:
        return _long_enough(os.environ[VARIABLE], VARIABLE)
    path = key_file(config.db)
    if path is None:
        return secrets.token_hex(32)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            write_once(path, secrets.token_hex(32))
        keep_private([path])
        kept = path.read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else type(error).__name__
        raise TriumvirError(WORDS("server-s-key-cannot", path=path, why=why)) from error
    return _long_enough(kept, str(path))


def key_file(db: str) -> Path | None:
    """Where the key of a store is kept; None for a store that ends with its process."""
    address = make_url(db)
    if address.get_backend_name() != "sqlite":
        return data_folder() / "server.key"
    games = sqlite_file(address)
    return None if games is None else games.with_suffix(".key")


def _long_enough(secret: str, source: str) -> str:
    """The key itself; with a short one anybody could make cookies and links that fit."""
    if len(secret.encode()) >= LEAST_BYTES:
        return secret
    raise TriumvirError(WORDS("server-s-key-in", source=source, least_bytes=LEAST_BYTES))


class Keys:
    """Signs and checks."""

    def __init__(self, secret: str, visitor_days: int) -> None:
        self._secret = secret.encode()
        self._visitors = URLSafeTimedSerializer(secret, salt="triumvir-visitor")
        self._opened = lru_cache(COOKIES_KEPT)(self._open)
        self._mac = lru_cache(TOKENS_KEPT)(self._signed)
        self.visitor_age = visitor_days * DAY

    def sign_visitor(self, uid: str) -> str:
        """The cookie of a visitor."""
        return self._visitors.dumps(uid)

    def read_visitor(self, cookie: str) -> tuple[str, bool] | None:
        """The visitor of a cookie and whether it should be renewed; None if it is forged, too old or not yet signed."""
        try:
            uid, signed = self._opened(cookie)
        except BadSignature:
            return None
        age = int(time()) - signed
        if not isinstance(uid, str) or not -AHEAD <= age <= self.visitor_age:
            return None
        return uid, age > RENEW_DAYS * DAY

    def _open(self, cookie: str) -> tuple[object, int]:
        """What was signed and when; raises BadSignature. Every request brings the same cookie: it is checked once."""
        uid, signed = self._visitors.loads(cookie, return_timestamp=True)
        return uid, int(signed.timestamp())

    def signer(self, purpose: str) -> URLSafeSerializer:
        """Signs links that are good for ever, each purpose by itself."""
        return URLSafeSerializer(self._secret, salt=purpose)

    def timed_signer(self, purpose: str) -> URLSafeTimedSerializer:
        """Signs links that grow too old."""
        return URLSafeTimedSerializer(self._secret, salt=purpose)

    def csrf(self, uid: str) -> str:
        """What a form must carry to show that our own page sent it."""
        return self._mac(f"csrf/{uid}")

    def csrf_fits(self, uid: str, token: str) -> bool:
        """Whether a form came from a page that this visitor was given."""
        return hmac.compare_digest(self.csrf(uid).encode(), _bytes(token))

    def seat_token(self, table_id: str, seat: int, generation: int) -> str:
        """The private link of a seat."""
        return self._mac(f"seat/{table_id}/{seat}/{generation}")

    def seat_fits(self, table_id: str, seat: int, generation: int, token: str) -> bool:
        """Whether a private link is the one that opens a seat."""
        return hmac.compare_digest(self.seat_token(table_id, seat, generation).encode(), _bytes(token))

    def digest(self, message: str) -> bytes:
        """32 bytes that nobody can make without the key."""
        return hmac.digest(self._secret, message.encode(), "sha256")

    def review_token(self, table_id: str, seat: int) -> str:
        """What lets others read the review of a seat."""
        return self._mac(f"review/{table_id}/{seat}")

    def review_fits(self, table_id: str, seat: int, token: str) -> bool:
        """Whether a link to a review is the one that a player has given away."""
        return hmac.compare_digest(self.review_token(table_id, seat).encode(), _bytes(token))

    def _signed(self, message: str) -> str:
        return urlsafe_b64encode(self.digest(message)[:24]).decode().rstrip("=")


def _bytes(token: str) -> bytes:
    """What somebody sent, whatever it is."""
    return token.encode("utf-8", "replace")


def holder_of(uid: str) -> str:
    """A visitor as the database knows it."""
    return sha256(b"triumvir-holder/" + uid.encode()).hexdigest()


def token_hash(token: str) -> str:
    """A private link as the database knows it."""
    return sha256(b"triumvir-seat/" + _bytes(token)).hexdigest()

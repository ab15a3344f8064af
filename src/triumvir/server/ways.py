"""The secrets by which a person comes to a further device: a code to type, six words to keep, a passkey's challenge.

Codes and challenges are derived from the server's key, so that none of them has to be kept.
"""

from __future__ import annotations

import hmac
import unicodedata
from collections.abc import Callable
from datetime import datetime, timedelta
from hashlib import sha256

from triumvir.server.keys import Keys

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # 32 that nobody takes for another
CODE_LENGTH = 8
CODE_TIME = timedelta(minutes=5)
CHALLENGE_TIME = timedelta(minutes=5)
WORDS = 6
# A word is a consonant, a vowel, another consonant and an ending: 3,960 of them, 71 bits for six.
CONSONANTS, VOWELS, ENDINGS = "bcdglmnprstv", "aeiou", ("us", "a", "um", "or", "ex", "io")
SIGNED = 32  # bytes of a challenge that nobody else can make
STAMP = 8  # bytes of a challenge that say until when it is good


def device_code(keys: Keys, person: str, ends_at: datetime) -> str:
    """The code by which a device may join a person until a moment."""
    digest = keys.digest(f"device/{person}/{ends_at.isoformat()}")
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:CODE_LENGTH])


def code_typed(text: str) -> str:
    """A code as it was meant: small letters and gaps do not count."""
    return "".join(letter for letter in text.upper() if letter in LETTERS)


def recovery_words(random_bytes: Callable[[int], bytes]) -> str:
    """Six words that nobody can guess, the same in every language."""
    return "-".join(_word(int.from_bytes(random_bytes(8), "big")) for _ in range(WORDS))


def _word(number: int) -> str:
    number, first = divmod(number, len(CONSONANTS))
    number, second = divmod(number, len(CONSONANTS) - 1)
    number, vowel = divmod(number, len(VOWELS))
    others = CONSONANTS.replace(CONSONANTS[first], "")
    return CONSONANTS[first] + VOWELS[vowel] + others[second] + ENDINGS[number % len(ENDINGS)]


def words_typed(text: str) -> str:
    """Words as they were meant: capitals, gaps and strokes between them do not count."""
    letters = "".join(letter if letter.isalpha() else " " for letter in text.lower())
    return "-".join(letters.split())


def secret_hash(kind: str, secret: str) -> str:
    """A secret as the database knows it."""
    return sha256(f"triumvir-{kind}/{secret}".encode()).hexdigest()


def compared(name: str) -> str:
    """A name as names are compared: without capitals, accents, gaps and marks."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return "".join(letter for letter in plain if letter.isalnum())[:80]


def challenge(keys: Keys, uid: str, nonce: bytes, now: datetime) -> bytes:
    """What a passkey signs to show that it is there now, for this device."""
    stamp = int((now + CHALLENGE_TIME).timestamp()).to_bytes(STAMP, "big")
    return stamp + nonce + keys.digest(f"challenge/{uid}/{stamp.hex()}/{nonce.hex()}")


def challenge_fits(keys: Keys, uid: str, given: bytes, now: datetime) -> bool:
    """Whether we asked this device for that, and not too long ago."""
    stamp, nonce = given[:STAMP], given[STAMP:-SIGNED]
    signed = keys.digest(f"challenge/{uid}/{stamp.hex()}/{nonce.hex()}")
    return hmac.compare_digest(given[-SIGNED:], signed) and now.timestamp() <= int.from_bytes(stamp, "big")

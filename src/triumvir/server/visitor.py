"""Who is asking: a signed cookie with the key of a device instead of an account, and the visitor's settings."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from starlette.datastructures import Headers
from starlette.requests import cookie_parser

from triumvir.language import DEFAULT, languages
from triumvir.server.config import Config
from triumvir.server.door import is_code
from triumvir.server.keys import Keys, holder_of
from triumvir.server.store.people import PersonData

COOKIE = "triumvir"
SETTINGS_COOKIE = "triumvir-settings"
GUIDE_COOKIE = "triumvir-guide"
GUIDES_KEPT = 20  # tables whose guide was left; older ones are forgotten
LESSONS_COOKIE = "triumvir-lessons"
LESSONS_KEPT = 200  # of all games together
_LESSON = re.compile(r"[a-z0-9-]{1,40}\.[a-z0-9-]{1,40}")  # game and key
CHOICES: dict[str, tuple[str, ...]] = {
    "lang": ("auto", *languages()),
    "theme": ("auto", "light", "dark"),
    "motion": ("full", "short", "none"),
    "confirm": ("always", "final", "never"),
    "keys": ("on", "off"),
    "size": ("100", "115"),
    "sound": ("off", "on"),
    "confirmby": ("tap", "button"),
    "follow": ("live", "calm", "step"),
    "perform": ("sensible", "ask"),
}
FORMER = {"confirm": {"on": "final", "off": "never"}}  # what cookies of earlier releases say


@dataclass(frozen=True)
class Settings:
    """What a visitor may choose for itself."""

    lang: str = "auto"
    theme: str = "auto"
    motion: str = "full"
    confirm: str = "final"
    keys: str = "on"
    size: str = "100"
    sound: str = "off"
    confirmby: str = "tap"
    follow: str = "live"
    perform: str = "sensible"

    @property
    def performs(self) -> bool:
        """Whether what nobody would give up is done without a question; not if every choice is selected first."""
        return self.perform == "sensible" and self.confirm != "always"

    def dump(self) -> str:
        """As a cookie."""
        return "_".join(getattr(self, name) for name in CHOICES)

    @staticmethod
    def load(cookie: str) -> Settings:
        """Out of a cookie; what does not fit is left at its default."""
        found = {}
        for (name, allowed), written in zip(CHOICES.items(), cookie.split("_"), strict=False):
            value = FORMER.get(name, {}).get(written, written)
            if value in allowed:
                found[name] = value
        return Settings(**found)


@dataclass(frozen=True)
class Visitor:
    """One browser, and the person behind it."""

    uid: str  # the key of the device
    device: str  # the same as the database knows it
    holder: str  # the person: the device itself, unless it has joined another (`people.py`)
    lang: str
    accepts: str  # the language that the browser asks for
    settings: Settings
    fresh: bool  # the cookie must be set
    known: bool  # it came with a valid cookie
    person: PersonData | None = None  # what is known of the person
    unguided: tuple[str, ...] = ()  # tables at which this browser has left the guide
    learned: tuple[str, ...] = ()  # lessons whose move was found, as `game.key`

    def guide_cookie(self, table: str, left: bool) -> str:
        """The cookie that also remembers whether the guide of a table was left."""
        others = [code for code in self.unguided if code != table]
        return ".".join([*others, *([table] if left else [])][-GUIDES_KEPT:])

    def lessons_cookie(self, game: str, key: str) -> str:
        """The cookie that also remembers a lesson whose move was found."""
        return "_".join(dict.fromkeys([*self.learned, f"{game}.{key}"][-LESSONS_KEPT:]))

    def with_settings(self, settings: Settings) -> Visitor:
        """The same visitor with other settings."""
        return replace(self, settings=settings, lang=_language(settings, self.accepts))

    @property
    def name(self) -> str:
        """What the person is called; empty if it has not said so."""
        return self.person.name if self.person else ""


def read_visitor(config: Config, keys: Keys, headers: Headers) -> Visitor:
    """The visitor behind a request; a new one if there is no valid cookie."""
    cookies = cookie_parser(headers.get("cookie", ""))
    settings = Settings.load(cookies.get(SETTINGS_COOKIE, ""))
    found = keys.read_visitor(cookies[COOKIE]) if COOKIE in cookies else None
    uid, renew = found or (new_key(config), True)
    accepts = preferred(headers.get("accept-language", ""))
    unguided = tuple(filter(is_code, cookies.get(GUIDE_COOKIE, "").split(".")[-GUIDES_KEPT:]))
    learned = tuple(filter(_LESSON.fullmatch, cookies.get(LESSONS_COOKIE, "").split("_")[-LESSONS_KEPT:]))
    return Visitor(
        uid=uid,
        device=holder_of(uid),
        holder=holder_of(uid),
        lang=_language(settings, accepts),
        accepts=accepts,
        settings=settings,
        fresh=renew,
        known=found is not None,
        unguided=unguided,
        learned=learned,
    )


def new_key(config: Config) -> str:
    """The key of a device: 256 bits. Releases before 0.3 made shorter ones, which open as before."""
    return config.random_bytes(32).hex()


def new_visitor(config: Config, before: Visitor) -> Visitor:
    """Somebody who has nothing to do with a visitor but uses the same browser."""
    uid = new_key(config)
    return replace(before, uid=uid, device=holder_of(uid), holder=holder_of(uid), fresh=True, known=False, person=None)


def _language(settings: Settings, accepts: str) -> str:
    return accepts if settings.lang == "auto" else settings.lang


def preferred(header: str) -> str:
    """The first of our languages in an Accept-Language header."""
    wanted: list[tuple[float, str]] = []
    for place, item in enumerate(header.split(",")[:20]):
        name, _, quality = item.partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            continue
        wanted.append((weight - place / 1000, name.strip().lower().partition("-")[0]))
    for _, name in sorted(wanted, reverse=True):
        if name in languages():
            return name
    return DEFAULT

"""Strange requests, drawn from a seed: addresses, forms, headers, cookies and records, sound ones and damaged ones."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from random import Random
from urllib.parse import quote, urlencode

from starlette.routing import BaseRoute, Mount, Route

GAP = re.compile(r"{(\w+)(?::\w+)?}")
READ = re.compile(r"""(?:text|number|person_name|query_params\.get|form\.get)\((?:form, )?"([\w-]+)\"""")
ODD = ("\x00", "\ud800", "\udfff", "\x1b", "\x85", "\u202e", "\ufeff", "\uffff", "\U0010ffff", "é", "ß", "世", "👩‍👧")
ODD += (
    "<script>",
    "'",
    '"',
    "\\",
    "%00",
    "%",
    "{",
    "}",
    "{{7*7}}",
    "..",
    "/",
    "//",
    ";",
    "\n",
    "\r\n",
    "\t",
    "&",
    "=",
    "#",
)
NUMBERS = ("0", "1", "-1", "2", "7", "99999", "9" * 9, "9" * 30, "1.5", "1e3", "٣", "²", "0x1", "+1", " 1", "NaN", "")
CHARSETS = (
    "utf-8",
    "undefined",
    "unicode_escape",
    "raw_unicode_escape",
    "punycode",
    "idna",
    "utf-16",
    "rot13",
    "x",
    "",
)
HOSTS = ("testserver", "[", "a b", "[::1]", "x:y", "evil.example", "", "\xff", "a" * 300)
ORIGINS = ("http://testserver", "null", "http://[", "https://evil.example", "", "http://testserver:x", "\xff")
GOOD: Mapping[str, tuple[str, ...]] = {
    "agent": ("random", "level:1"),
    "as": ("0", "1", "open", "watch"),
    "have": ("mat:x,prompt:y", "rivals:later"),
    "left": ("0", "1"),
    "log": ("mine", "vp", "seat-1", "from-ships-0"),
    "name": ("Quintus", "Aulus"),
    "next": ("/", "/settings"),
    "pace": ("0", "300"),
    "seat": ("0", "1", "2"),
    "step": ("1", "2"),
    "text": ("salve", "vale\r\net tu"),
}
HEADERS: Mapping[str, tuple[str, ...]] = {
    "accept": ("application/json", "text/html", "*/*", ""),
    "accept-language": ("de", "en;q=0.5, de;q=x", "fr", "x" * 3000, ";q=1e999", "\xff", "*;q=nan"),
    "accept-encoding": ("gzip", "br", "identity", ""),
    "content-length": ("0", "-1", "\xb2", "9" * 20, "x"),
    "content-type": (
        "application/json",
        "text/plain",
        "multipart/form-data",
        ";",
        "\xff",
        "multipart/form-data; boundary=",
    ),
    "host": HOSTS,
    "if-none-match": ("*", '"x"'),
    "origin": ORIGINS,
    "range": ("bytes=0-1", "bytes=9-1", "x", "bytes=-"),
    "sec-fetch-site": ("same-origin", "cross-site", "none", "x"),
    "x-csrf": ("x", "\xff", ""),
    "x-forwarded-for": ("1.2.3.4", "[", ""),
    "x-forwarded-proto": ("https", "x"),
    "cookie": ("triumvir=x", "triumvir=\xff", 'triumvir-guide="\\000"', "triumvir-settings=de__", "=;;", "a" * 4000),
}


@dataclass
class Asked:
    """One request."""

    method: str
    path: str
    query: str = ""
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""

    def told(self) -> str:
        """In one line, for the report."""
        return json.dumps([self.method, self.path, self.query, self.headers, self.body.decode("latin-1")])[:2000]


@dataclass
class Known:
    """What real pages have shown so far: values that make a strange request go far."""

    games: list[str]
    values: dict[str, list[str]] = field(default_factory=dict)  # of gaps in paths, of fields and queries
    records: list[bytes] = field(default_factory=list)

    def learn(self, name: str, value: str, most: int = 60) -> None:
        """Remember a value; the oldest are forgotten."""
        kept = self.values.setdefault(name, [])
        kept.append(value)
        del kept[:-most]


def read_names() -> list[str]:
    """The fields and queries that our routes read, found in their source: new ones are tried by themselves."""
    folder = files("triumvir.server").joinpath("routes")
    sources = [path.read_text(encoding="utf-8") for path in folder.iterdir() if path.name.endswith(".py")]
    return sorted({name for source in sources for name in READ.findall(source)} | {"csrf"})


def all_routes(routes: list[BaseRoute]) -> list[tuple[str, tuple[str, ...]]]:
    """Path and methods of every route of an application."""
    found: list[tuple[str, tuple[str, ...]]] = []
    for route in routes:
        if isinstance(route, Route):
            found.append((route.path, tuple(sorted(route.methods or ()))))
        elif isinstance(route, Mount):
            found.append((f"{route.path}/{{file}}", ("GET",)))
    return found


class Strange:
    """Makes requests."""

    def __init__(self, dice: Random, known: Known, routes: list[BaseRoute]) -> None:
        self.dice = dice
        self.known = known
        self.routes = all_routes(routes)
        self.names = read_names()
        self.likely: dict[str, str] = {}  # values that fit the visitor who asks

    def text(self) -> str:
        """Some text."""
        return "".join(self.dice.choice((*ODD, "a", "Livia", " ", "x" * 50)) for _ in range(self.dice.randint(0, 6)))

    def value(self, name: str) -> str:
        """A value for a gap, a field or a query: mostly one that was seen there."""
        draw, seen = self.dice.random(), self.known.values.get(name) or GOOD.get(name)
        if name in self.likely and draw < 0.5:
            return self.likely[name]
        if seen and draw < 0.75:
            return self.dice.choice(seen)
        if draw < 0.88:
            return self.dice.choice(NUMBERS)
        value = self.text()
        return self.damaged(self.dice.choice(seen)) if seen and draw < 0.94 else value

    def damaged(self, text: str) -> str:
        """The text with a piece cut out, doubled or replaced."""
        at, more = self.dice.randint(0, len(text)), self.dice.randint(0, 5)
        middle = self.dice.choice(("", text[at : at + more] * 2, self.text()))
        return text[:at] + middle + text[at + more :]

    def request(self, cookies: str, csrf: str) -> Asked:
        """A strange request to one of the routes."""
        path, methods = self.dice.choice(self.routes)
        filled = GAP.sub(lambda gap: self.encoded(self.value(gap[1])), path)
        if self.dice.random() < 0.03:
            filled = "/" + self.encoded(self.text(), safe="/%")
        method = self.dice.choice(methods)
        if self.dice.random() < 0.03:
            method = self.dice.choice(("DELETE", "PUT", "OPTIONS", "PATCH", "HEAD", "TRACE", "POST", "GET"))
        asked = Asked(method, filled, self.query(), {"cookie": cookies, "host": "testserver"})
        if self.dice.random() < 0.4:
            asked.headers["accept"] = "application/json"
        if method not in ("GET", "HEAD"):
            self.fill(asked, csrf)
        for name in self.dice.sample(sorted(HEADERS), self.dice.choice((0, 0, 0, 1, 3))):
            asked.headers[name] = self.dice.choice(HEADERS[name])
        return asked

    def encoded(self, text: str, safe: str = "") -> str:
        """A text in an address."""
        return quote(text.encode("utf-8", "surrogatepass"), safe=safe)

    def query(self) -> str:
        """A query, or none."""
        if self.dice.random() < 0.5:
            return ""
        if self.dice.random() < 0.05:
            return self.text().encode("utf-8", "surrogatepass").decode("latin-1")
        names = self.dice.sample(self.names, min(len(self.names), self.dice.randint(1, 3)))
        return "&".join(f"{self.encoded(name)}={self.encoded(self.value(name))}" for name in names)

    def fill(self, asked: Asked, csrf: str) -> None:
        """A body: a form of either kind, an upload, JSON or noise."""
        names = self.dice.sample(self.names, min(len(self.names), self.dice.randint(1, 8)))
        fields = {name: self.value(name) for name in names}
        if self.dice.random() < 0.9:
            fields["csrf"] = csrf
        draw = self.dice.random()
        if draw < 0.6:
            asked.headers["content-type"] = "application/x-www-form-urlencoded"
            asked.body = urlencode({k: v.encode("utf-8", "surrogatepass") for k, v in fields.items()}).encode()
        elif draw < 0.9:
            self.multipart(asked, fields)
        else:
            asked.headers["x-csrf"] = csrf
            asked.headers["content-type"] = self.dice.choice(("application/json", "text/plain", "multipart/form-data"))
            asked.body = self.dice.choice((json.dumps(fields).encode(), self.dice.randbytes(40), b"", b"[" * 5000))

    def multipart(self, asked: Asked, fields: Mapping[str, str]) -> None:
        """A form in parts, with a record among them or not."""
        parts: list[bytes] = []
        for name, value in fields.items():
            head = f'Content-Disposition: form-data; name="{name}"\r\n\r\n'
            parts.append(head.encode("utf-8", "replace") + value.encode("utf-8", "surrogatepass"))
        if self.known.records and self.dice.random() < 0.6:
            named = self.text().replace('"', "") if self.dice.random() < 0.2 else "game.json"
            head = f'Content-Disposition: form-data; name="record"; filename="{named}"\r\n\r\n'
            parts.append(head.encode("utf-8", "replace") + self.record())
        body = b"".join(b"--B\r\n" + part + b"\r\n" for part in parts) + b"--B--\r\n"
        if self.dice.random() < 0.1:
            at = self.dice.randint(0, len(body))
            body = body[:at] + self.dice.randbytes(3) + body[at + self.dice.randint(0, 20) :]
        charset = f"; charset={self.dice.choice(CHARSETS)}" if self.dice.random() < 0.15 else ""
        asked.headers["content-type"] = f"multipart/form-data; boundary=B{charset}"
        asked.body = body

    def record(self) -> bytes:
        """A real record, damaged or not."""
        data = self.dice.choice(self.known.records)
        kinds: tuple[Callable[[bytes], bytes], ...] = (bytes, self._value_changed, self._bytes_changed)
        return self.dice.choice(kinds)(data)

    def _value_changed(self, data: bytes) -> bytes:
        values = json.loads(data)
        name = self.dice.choice(sorted(values))
        odd = (None, [], {}, 0, -1, 2**80, 1.5, True, self.text(), [self.text()], {self.text(): self.text()}, [[[]]])
        values[name] = self.dice.choice(odd)
        if isinstance(values.get("actions"), list) and self.dice.random() < 0.3:
            values["actions"] = values["actions"][: self.dice.randint(0, len(values["actions"]))]
        return json.dumps(values).encode()

    def _bytes_changed(self, data: bytes) -> bytes:
        at = self.dice.randint(0, len(data))
        return data[:at] + self.dice.randbytes(self.dice.randint(0, 4)) + data[at + self.dice.randint(0, 4) :]

"""What earlier releases have left behind: records, and the tables of a server with its visitors' cookies and links."""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from server.running import Visitor, in_process

FOR_EVER = 365 * 200  # days that a cookie is good for: the fixtures grow older than any real one


@dataclass(frozen=True)
class Release:
    """The folder of one version."""

    folder: Path

    def __str__(self) -> str:
        return self.folder.name

    def records(self) -> list[str]:
        """Its records as it has written them."""
        return gzip.decompress((self.folder / "records.jsonl.gz").read_bytes()).decode().splitlines()

    def told(self) -> dict[str, Any]:
        """Who visited its server, and its tables."""
        return dict(json.loads((self.folder / "tables.json").read_text(encoding="utf-8")))

    def tables(self, *kinds: str) -> list[dict[str, Any]]:
        """Its tables of these kinds, or all."""
        return [table for table in self.told()["tables"] if not kinds or table["kind"] in kinds]

    def unpack(self, file: Path) -> Path:
        """Its SQLite file."""
        with closing(sqlite3.connect(file)) as database:
            database.executescript(gzip.decompress((self.folder / "tables.sql.gz").read_bytes()).decode())
        return file

    @contextmanager
    def served(self, folder: Path, **config: Any) -> Iterator[Club]:
        """A server of today with its tables; they are unpacked unless they are there."""
        if not (folder / "test.db").exists():
            self.unpack(folder / "test.db")
        secret = (self.folder / "tables.key").read_text(encoding="ascii").strip()
        with in_process(folder, **{"secret": secret, "visitor_days": FOR_EVER, **config}) as client:
            yield Club(self, client)


class Club:
    """A server that goes on with the tables of a release."""

    def __init__(self, release: Release, client: Any) -> None:
        self.release = release
        self.client = client
        self._cookies = release.told()["visitors"]

    def visitor(self, name: str) -> Visitor:
        """A visitor of old, with the cookie of old."""
        who = Visitor(self.client)
        who.cookies = {"triumvir": self._cookies[name]}
        who.get("/")
        return who

    def actor(self, table: dict[str, Any]) -> Visitor:
        """Who is to decide at a table, looking at its own seat."""
        name = next(name for name, seats in table["seats"].items() if table["to_act"] in seats)
        who = self.visitor(name)
        who.post(f"{table['path']}/sit", seat=table["to_act"])
        return who


def releases() -> list[Release]:
    """All that are kept, the oldest first."""
    return [Release(path.parent) for path in sorted(Path(__file__).parent.glob("*/tables.json"))]

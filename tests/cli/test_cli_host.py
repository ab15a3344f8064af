"""The commands of a host: tables, chat, visitor, backup, restore, doctor; in both languages, on a real store."""

from __future__ import annotations

import json
import stat
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from runs import contents, run
from typer.main import get_command
from typer.testing import Result

from triumvir.cli import app
from triumvir.cli.texts import HELP
from triumvir.engine.record import Record
from triumvir.games import load
from triumvir.server.config import Config
from triumvir.server.keys import Keys, load_secret
from triumvir.server.new_table import SeatPlan, new_seats, new_table
from triumvir.server.store import HostStore, open_store

ME = "f00d" + "0" * 60
OLD = datetime.now(UTC) - timedelta(days=40)
PLANS = [SeatPlan("person", "Ada [bold]", mine=True), SeatPlan("computer", "Cato", "random")]


class Club:
    """A store with a few tables, and the commands on it."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "club.db"
        self.db = f"sqlite:///{self.file}"
        self.config = Config(db=self.db, now=lambda: OLD)
        self.keys = Keys(load_secret(self.config), 180)
        store = self.open()
        self.codes = {status: self.make(store, status) for status in ("lobby", "running", "finished")}
        for text in ("fair", "foul", "foul again"):
            store.say(self.codes["running"], 0, text, OLD)
        store.close()

    def make(self, store: HostStore, status: str, game: str = "trajan") -> str:
        data = new_table(self.config, Record.of(load(game, 2, {}), 7), ME, "link", True, 0, status)
        store.create(data, new_seats(self.keys, data.id, PLANS, ME))
        return data.id

    def open(self) -> HostStore:
        return open_store(self.db)

    def run(self, *words: str | Path, lang: str = "C") -> Result:
        return run(*words, "--db", self.db, lang=lang)

    def says(self, *words: str | Path, lang: str = "C") -> str:
        result = self.run(*words, lang=lang)
        assert result.exit_code == 0, result.stderr
        assert result.stderr == ""
        return result.stdout

    def refuses(self, *words: str | Path) -> str:
        result = self.run(*words)
        assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
        return result.stderr


@pytest.fixture
def club(tmp_path: Path) -> Club:
    return Club(tmp_path)


def test_every_command_and_option_has_help() -> None:
    def helps(command: Any, name: str) -> Iterator[str]:
        yield f"command{name}"
        yield from (param.help for param in command.params if getattr(param, "help", None))
        for part, inner in getattr(command, "commands", {}).items():
            yield from helps(inner, f"{name}-{part}")

    asked = {*helps(get_command(app), "")} - {"Show this message and exit."}
    assert asked == set(HELP.tongue("en"))


def test_tables_are_listed_and_chosen(club: Club) -> None:
    words = club.says("tables", "list")
    assert all(code in words for code in club.codes.values())
    assert "Ada [bold], Cato" in words
    assert "3 shown of 3 tables" in words
    assert "nicht begonnen" in club.says("tables", "list", "--lang", "de")
    chosen = [
        ("--status", "running", ["running"]),
        ("--game", "nova-roma", []),
        ("--older-than", "5w", ["lobby", "running", "finished"]),
        ("--older-than", "6w", []),
    ]
    for option, value, statuses in chosen:
        found = json.loads(club.says("tables", "list", option, value, "--json"))
        assert {table["code"] for table in found["tables"]} == {club.codes[status] for status in statuses}
    assert len(json.loads(club.says("tables", "list", "--limit", "2", "--json"))["tables"]) == 2


def test_a_table_is_shown_without_what_is_secret(club: Club) -> None:
    code = club.codes["running"]
    words, facts = club.says("tables", "show", code), club.says("tables", "show", code, "--json")
    assert "seat 0: Ada [bold] (person): f00d00000000" in words
    assert "seat 1: Cato (random)" in words
    assert "things said: 3" in words
    assert json.loads(facts)["chat"] == 3
    for secret in ("foul", "seed", "hash", club.keys.seat_token(code, 0, 0)):
        assert secret not in words + facts


def test_a_game_is_ended_once(club: Club) -> None:
    code = club.codes["running"]
    assert code in club.says("tables", "end", code)
    assert json.loads(club.says("tables", "show", code, "--json"))["status"] == "ended"
    for over in (code, club.codes["finished"]):
        assert "is over already" in club.refuses("tables", "end", over)


def test_a_table_is_removed(club: Club) -> None:
    code = club.codes["finished"]
    assert "entfernt" in club.says("tables", "remove", code, lang="de_DE.UTF-8")
    for command in ("show", "end", "remove"):
        assert f"no table '{code}'" in club.refuses("tables", command, code)


def test_unused_tables_are_pruned_and_finished_ones_stay(club: Club) -> None:
    options = ["--keep-unstarted", "7d", "--keep-abandoned", "30d"]
    dry = club.says("tables", "prune", *options, "--dry-run").splitlines()
    assert set(dry[:-1]) == {club.codes["lobby"], club.codes["running"]}
    assert "would be removed: 2" in dry[-1]
    assert "removed: 0" in club.says("tables", "prune", "--keep-abandoned", "90d")
    assert "removed: 2" in club.says("tables", "prune", *options)
    left = json.loads(club.says("tables", "list", "--json"))["tables"]
    assert [table["code"] for table in left] == [club.codes["finished"]]


def test_chat_is_removed(club: Club) -> None:
    code = club.codes["running"]
    assert ": 2." in club.says("chat", "remove", code, "--last", "2")
    store = club.open()
    assert [said.text for said in store.chat(code)] == ["fair"]
    store.close()
    assert ": 1." in club.says("chat", "remove", code, "--all")
    assert "no table" in club.refuses("chat", "remove", "mare-none", "--all")


def test_visitors_are_shut_out_by_number_or_by_seat(club: Club) -> None:
    code = club.codes["running"]
    assert ME in club.says("visitor", "ban", "f00d00000000", "--note", "rude")
    listed = json.loads(club.says("visitor", "list", "--json"))
    assert [(ban["visitor"], ban["note"]) for ban in listed] == [(ME, "rude")]
    assert "Shut out: 1" in club.says("visitor", "list")
    assert "may come in again" in club.says("visitor", "unban", ME)
    assert ME in club.says("visitor", "ban", "--seat", f"{code}:0")
    assert "may come in again" in club.says("visitor", "unban", "--seat", f"{code}:0")
    assert "was not shut out" in club.says("visitor", "unban", ME)


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("tables list --status open", "allowed: lobby, running, paused, finished, ended, removed"),
        ("tables list --game chess", "known are: "),
        ("tables list --older-than 7", "12h, 7d or 4w"),
        ("tables list --older-than 0d", "12h, 7d or 4w"),
        ("tables list --older-than ٣d", "12h, 7d or 4w"),
        ("tables list --limit 0", "--limit needs a whole number"),
        ("tables prune", "--keep-unstarted TIME"),
        ("tables prune --keep-abandoned x", "12h, 7d or 4w"),
        ("tables end mare-none", "no table 'mare-none'"),
        ("chat remove mare-none", "Either --last N or --all"),
        ("chat remove mare-none --all --last 3", "Either --last N or --all"),
        ("chat remove mare-none --last 0", "--last needs a whole number"),
        ("visitor ban", "Either the number of a visitor or --seat"),
        ("visitor ban f00d0000 --seat mare:0", "Either the number of a visitor or --seat"),
        ("visitor ban f00d", "at least 8 letters"),
        ("visitor ban ffffffff", "Nobody here has the number"),
        ("visitor ban --seat mare:0", "no table 'mare'"),
        ("visitor ban --seat {code}:7", "--seat needs a whole number 0-1"),
        ("visitor ban --seat {code}:1", "Nobody sits at seat 1"),
        ("visitor ban --seat {code}:", "--seat needs a whole number"),
        ("restore {dir}/none.zip", "Cannot read"),
        ("restore {dir}/club.key --with-key", "no back-up of Triumvir"),
        ("backup {dir}/none/x.zip", "Cannot write"),
        ("backup {dir}/club.key", "already"),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_sentence(club: Club, command: str, said: str, tmp_path: Path) -> None:
    before = contents(tmp_path)
    filled = command.replace("{code}", club.codes["running"]).replace("{dir}", str(tmp_path))
    assert said in club.refuses(*filled.split(" "))
    assert {name for name in contents(tmp_path) if not name.endswith(("-shm", "-wal"))} == set(before)


def test_a_backup_moves_a_club_with_its_key(club: Club, tmp_path: Path) -> None:
    saved = tmp_path / "saved.zip"
    assert "3 tables with 0 actions" in club.says("backup", saved, "--with-key")
    target = tmp_path / "new" / "club.db"
    result = run("restore", saved, "--with-key", "--db", f"sqlite:///{target}")
    assert (result.exit_code, result.stderr) == (0, "")
    assert (tmp_path / "new" / "club.key").read_text() == (tmp_path / "club.key").read_text()
    assert stat.S_IMODE((tmp_path / "new" / "club.key").stat().st_mode) == 0o600
    again = run("restore", saved, "--db", f"sqlite:///{target}")
    assert (again.exit_code, "--replace" in again.stderr) == (2, True)
    assert run("restore", saved, "--replace", "--db", f"sqlite:///{target}").exit_code == 0
    found = run("tables", "list", "--json", "--db", f"sqlite:///{target}")
    assert {table["code"] for table in json.loads(found.stdout)["tables"]} == set(club.codes.values())


def test_a_backup_without_the_key_says_so(club: Club, tmp_path: Path) -> None:
    assert "club.key" in club.says("backup", tmp_path / "saved.zip")
    assert "holds no key" in club.refuses("restore", tmp_path / "saved.zip", "--with-key", "--replace")
    (tmp_path / "club.key").unlink()
    assert "not in a file" in club.refuses("backup", tmp_path / "other.zip", "--with-key")


def broken_by(name: str, club: Club) -> None:
    """Break one thing that the doctor looks at."""
    store = club.open()
    tables = {
        "other rules": "UPDATE tables SET rules_version = 99 WHERE status = 'running'",
        "unknown game": "UPDATE tables SET game = 'chess' WHERE status = 'running'",
        "impossible action": "INSERT INTO actions VALUES ('{code}', 0, 99999, 0, 'person', '2026-01-01 00:00:00')",
        "no result": "UPDATE tables SET status = 'finished' WHERE status = 'running'",
    }
    if name in tables:
        with store.engine.begin() as work:
            work.exec_driver_sql(tables[name].replace("{code}", club.codes["running"]))
    store.close()
    key = club.file.with_suffix(".key")
    match name:
        case "no key":
            key.unlink()
        case "short key":
            key.write_text("abc")
        case "open key":
            key.chmod(0o644)
        case "open file":
            club.file.chmod(0o644)
        case "damaged file":
            with club.file.open("r+b") as file:
                file.seek(club.file.stat().st_size // 2)
                file.write(b"\xa5" * 9000)


def sound(club: Club) -> None:
    """The finished table of the club has no actions: a doctor would wonder."""
    assert club.run("tables", "remove", club.codes["finished"]).exit_code == 0
    club.file.chmod(0o600)


def test_the_doctor_finds_nothing_wrong_with_a_sound_store(club: Club) -> None:
    sound(club)
    before = club.file.read_bytes()
    words, facts = club.says("doctor"), json.loads(club.says("doctor", "--json"))
    assert "WRONG" not in words
    assert "All 2 tables can be replayed." in words
    assert "Alle 2 Tische" in club.says("doctor", "--lang", "de")
    assert facts["good"]
    assert [finding["name"] for finding in facts["findings"]] == [
        "release", "key", "file", "disk", "schema", "integrity", "tables",
    ]  # fmt: skip
    assert club.file.read_bytes() == before


@pytest.mark.parametrize(
    ("name", "finding", "said"),
    [
        ("no key", "key", "is missing"),
        ("short key", "key", "has 3 letters"),
        ("open key", "key", "chmod 600"),
        ("open file", "file", "chmod 600"),
        ("damaged file", "", ""),
        ("other rules", "tables", "1 of 2 tables"),
        ("unknown game", "tables", "1 of 2 tables"),
        ("impossible action", "tables", "1 of 2 tables"),
        ("no result", "tables", "1 of 2 tables"),
    ],
)
def test_the_doctor_finds_what_is_wrong(club: Club, name: str, finding: str, said: str) -> None:
    sound(club)
    broken_by(name, club)
    result = club.run("doctor", "--json")
    assert (result.exit_code, result.stderr) == (1, "")
    wrong = [(item["name"], item["text"]) for item in json.loads(result.stdout)["findings"] if not item["good"]]
    assert len(wrong) >= 1
    if finding:
        assert [item for item, _ in wrong] == [finding]
        assert said in wrong[0][1]
    assert club.run("doctor").stdout.count("WRONG") == len(wrong)


def test_the_doctor_says_that_there_is_nothing(tmp_path: Path) -> None:
    result = run("doctor", "--db", f"sqlite:///{tmp_path / 'none.db'}")
    assert (result.exit_code, "there are none" in result.stdout) == (1, True)
    assert list(tmp_path.iterdir()) == []

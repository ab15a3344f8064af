"""The compiled copy that is made while a server runs: only a whole one of the same sources is used, and it is used."""

from __future__ import annotations

import asyncio
import inspect
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from triumvir.server.config import Config
from triumvir.server.processes import compiling
from triumvir.server.processes.compiling import PACKAGE, STAMP, Engine, being_made, fingerprint, making, usable
from triumvir.server.processes.jobs import decide
from triumvir.server.words import WORDS

from .running import JSON, Visitor, in_process, run_async

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="nothing is compiled behind a server there")


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with a source, a box and what is no source."""
    folder = tmp_path / "package"
    (folder / "inner").mkdir(parents=True)
    (folder / "inner" / "a.py").write_text("a = 1")
    (folder / "b.toml").write_text("b = 1")
    (folder / "c.so").write_text("c")
    return folder


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A whole compiled copy of the sources "same"."""
    folder = tmp_path / "build" / "compiled"
    folder.mkdir(parents=True)
    (folder / "triumvir_x__mypyc.so").touch()
    (folder / STAMP).write_text("same")
    return folder


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """This process runs uncompiled, from the sources "same"."""
    monkeypatch.setattr(compiling, "compiled", lambda: False)
    monkeypatch.setattr(compiling, "fingerprint", lambda: "same")
    monkeypatch.setattr(compiling, "LOOK", 0)
    monkeypatch.setattr(sys, "path", [*sys.path])


def test_the_fingerprint_knows_every_source_and_nothing_else(package: Path) -> None:
    first = fingerprint(package)
    (package / "c.so").write_text("other")
    assert fingerprint(package) == first
    (package / "inner" / "a.py").rename(package / "a.py")
    moved = fingerprint(package)
    (package / "b.toml").write_text("b = 2")
    assert len({first, moved, fingerprint(package)}) == 3


@pytest.mark.parametrize("lacking", [STAMP, "triumvir_x__mypyc.so"])
def test_half_a_copy_is_never_used(copy: Path, lacking: str) -> None:
    assert usable(copy, "same")
    assert not usable(copy, "other")
    (copy / lacking).unlink()
    assert not usable(copy, "same")


def test_only_one_makes_a_copy_and_all_see_it(copy: Path) -> None:
    assert not being_made(copy)
    with making(copy) as lock:
        assert lock is not None
        assert being_made(copy)
        with making(copy) as other:
            assert other is None
    assert not being_made(copy)


@pytest.mark.usefixtures("plain")
def test_the_players_change_over_when_the_copy_is_whole(copy: Path) -> None:
    (copy / STAMP).unlink()
    renewed: list[str] = []

    async def story() -> None:
        with making(copy):
            engine = Engine(copy)
            following = asyncio.create_task(engine.follow(lambda: renewed.append(sys.path[0])))
            for _ in range(50):
                await asyncio.sleep(0)
            assert engine.state == "compiling"
            assert not renewed
            (copy / STAMP).write_text("same")
            await following
        assert engine.state == "ready"

    run_async(story())
    assert renewed == [str(copy)]


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("stamp", [None, "other"])
def test_a_copy_that_fails_or_is_of_other_sources_changes_nothing(copy: Path, stamp: str | None) -> None:
    (copy / STAMP).unlink() if stamp is None else (copy / STAMP).write_text(stamp)
    before = [*sys.path]

    async def story() -> None:
        engine = Engine(copy)
        await engine.follow(pytest.fail)
        assert engine.state == "plain"

    run_async(story())
    assert sys.path == before


def test_a_compiled_server_waits_for_nothing(copy: Path, compiled: bool) -> None:
    assert Engine().state == ("compiled" if compiled else "plain")
    assert Engine(copy).state == ("compiled" if compiled else "compiling")


def test_new_processes_think_in_the_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(PACKAGE, copy / "triumvir", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    with in_process(tmp_path) as client:
        bots = client.app.state.site.bots

        def place() -> Path:
            return Path(client.portal.call(bots.ask, "", inspect.getfile, decide))

        assert place().is_relative_to(PACKAGE)
        monkeypatch.setattr(sys, "path", [str(copy), *sys.path])
        bots.renew()
        assert place().is_relative_to(copy)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_pages_say_how_the_players_run(site: Any, visit: Callable[..., Visitor], lang: str) -> None:
    who = visit(lang)
    engine = site.app.state.site.engine
    for state in ("compiling", "plain"):
        engine.state = state
        for path in ("/", "/new/trajan", who.new_table()):
            assert f'data-state="{state}">{WORDS(f"engine-{state}").in_(lang)}</p>' in who.get(path).text
    for state in ("compiled", "ready"):
        engine.state = state
        assert 'id="engine"' not in who.get("/").text, "nothing to say to who comes later"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_page_can_ask_for_news(site: Any, visit: Callable[..., Visitor], lang: str) -> None:
    for state in ("compiled", "ready", "compiling", "plain"):
        site.app.state.site.engine.state = state
        words = "" if state == "compiled" else WORDS(f"engine-{state}").in_(lang)
        assert visit(lang).get("/engine", headers=JSON).json() == {"state": state, "text": words}


def test_make_play_names_the_copy(monkeypatch: pytest.MonkeyPatch, copy: Path) -> None:
    monkeypatch.delenv("TRIUMVIR_COPY", raising=False)
    assert Config().copy is None
    monkeypatch.setenv("TRIUMVIR_COPY", str(copy))
    assert Config().copy == copy

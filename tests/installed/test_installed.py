"""The package as somebody has it who installed a wheel: compiled, whole, and started by its command.

`make test-wheel` runs this; in a checkout there is no installed package to look at.
"""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.metadata import distribution
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

import triumvir
from triumvir.version import VERSION

PLACE = Path(triumvir.__file__).parent
INSTALLED = PLACE.is_relative_to(sysconfig.get_path("platlib"))
COMMAND = Path(sysconfig.get_path("scripts")) / ("triumvir.exe" if sys.platform == "win32" else "triumvir")
pytestmark = pytest.mark.skipif(not INSTALLED, reason="runs from a checkout, not from an installed wheel")


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """The address of a running server."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    order = [str(COMMAND), "serve", "--port", str(port), "--db", f"sqlite:///{folder / 'games.db'}"]
    process = subprocess.Popen(order, stdout=subprocess.PIPE, text=True)
    try:
        while process.poll() is None:
            try:
                urlopen(f"http://127.0.0.1:{port}/").close()
                break
            except URLError:
                continue
        assert process.poll() is None
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.communicate()


def test_the_command_says_that_it_runs_compiled() -> None:
    told = json.loads(subprocess.run([COMMAND, "info", "--json"], capture_output=True, check=True, text=True).stdout)
    assert told["compiled"] is True
    assert told["version"] == VERSION == distribution("triumvir").version


@pytest.mark.parametrize("name", sorted(triumvir.titles()))
def test_every_game_is_compiled_and_plays_to_its_end(name: str) -> None:
    package = triumvir.titles()[name].__module__.rpartition(".")[0]
    for module in ("play", "state", "flow", "observe", "view", "evaluate"):
        assert not str(import_module(f"{package}.{module}").__file__).endswith(".py")
    state = triumvir.load(name, players=2).start(seed=1)
    while not state.over:
        state.apply(state.legal()[-1])
    assert not state.check()


def test_the_server_has_its_pages_styles_fonts_and_scripts(tmp_path: Path) -> None:
    static = PLACE / "server" / "static"
    files = [path.relative_to(static).as_posix() for path in static.rglob("*") if path.is_file()]
    assert {Path(file).suffix for file in files} >= {".css", ".js", ".svg", ".woff2", ".LICENSE"}
    with server(tmp_path) as address:
        for path in ("", "rules/trajan", "new/nova-roma", *(f"static/{file}" for file in files)):
            with urlopen(f"{address}/{path}") as answer:
                assert answer.status == 200
                assert answer.read()


def test_the_licences_of_all_that_is_shipped_are_there() -> None:
    metadata = distribution("triumvir").metadata
    assert metadata["License-Expression"] == "MIT AND OFL-1.1 AND 0BSD"
    files = metadata.get_all("License-File") or []
    assert {Path(file).name for file in files} == {
        "LICENSE",
        "alegreya-sans.LICENSE",
        "cinzel.LICENSE",
        "idiomorph.LICENSE",
    }


def test_the_readme_of_an_index_leads_nowhere_that_is_not_there() -> None:
    text = distribution("triumvir").metadata.get_payload() or distribution("triumvir").metadata["Description"]
    assert "# Triumvir" in text
    assert "](" not in text
    assert "<img" not in text

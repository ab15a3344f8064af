"""Alea as it is when it is installed beside Triumvir, without an installation: on the path, with its entry point."""

from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path

import triumvir

ALEA = Path(__file__).resolve().parents[2] / "examples" / "alea"
INSTALLED = os.environ.get("TRIUMVIR_INSTALLED", "")  # the Python of an environment in which both really are


def python() -> str:
    """The Python to start a program with that knows both."""
    return INSTALLED or sys.executable


def environment(place: Path) -> dict[str, str]:
    """The variables to start it with; `place` is an empty folder."""
    if INSTALLED:
        return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    project = tomllib.loads((ALEA / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    about = place / f"{project['name']}-{project['version']}.dist-info"
    about.mkdir()
    label = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (about / "METADATA").write_text(label, encoding="utf-8")
    lines = []
    for group, offers in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in offers.items())]
    (about / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    path = [str(Path(triumvir.__file__).parents[1]), str(ALEA), str(place)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}

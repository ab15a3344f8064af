"""Builds Triumvir, compiled where that is possible.

The hot modules are compiled with mypyc where a C compiler is at hand. Without one, or with TRIUMVIR_PURE=1, the same
source is installed as it is. TRIUMVIR_COMPILED=1 makes a failed compilation an error.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

try:
    from mypyc.build import mypycify
except ImportError:  # built without build isolation: plain Python then
    mypycify = None

ROOT = Path(__file__).parent
SOURCE = ROOT / "src" / "triumvir"

# Compiled in one group, so that calls between them cost nothing.
ENGINE = ["bits", "rng", "state", "playout"]
AGENTS = ["judge", "tree"]
GAME = [
    "actions",
    "tables",
    "state",
    "steps/*",
    "scoring",
    "flow*",
    "hidden",
    "observe",
    "check*",
    "evaluate*",
    "leaning",
    "play",
    "view",
]


def hot_modules() -> list[str]:
    """The files to compile."""
    paths = [SOURCE / "engine" / f"{name}.py" for name in ENGINE]
    for play in sorted(SOURCE.glob("games/*/play.py")):
        for name in GAME:
            paths += sorted(play.parent.glob(f"{name}.py"))
    paths.append(SOURCE / "envs" / "batch.py")
    paths += [SOURCE / "agents" / f"{name}.py" for name in AGENTS]
    return [str(path.relative_to(ROOT)) for path in paths]


def extensions() -> list[Extension]:
    """The compiled modules, or none."""
    if os.environ.get("TRIUMVIR_PURE"):
        return []
    if mypycify is None:
        return []
    found: list[Extension] = mypycify(
        hot_modules(), opt_level="3", debug_level="0", target_dir=os.environ.get("TRIUMVIR_BUILD", "build")
    )
    return found


class BuildOrGoOn(build_ext):
    """Without a working compiler the package is installed uncompiled."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            if os.environ.get("TRIUMVIR_COMPILED"):
                raise
            print(f"triumvir: not compiled, plain Python is installed instead: {error}", file=sys.stderr)
            self.extensions = []


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOrGoOn})

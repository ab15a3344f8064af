"""Builds Triumvir, compiled where that is possible.

The hot modules are compiled with mypyc where a C compiler is at hand. Without one, or with TRIUMVIR_PURE=1, the same
source is installed as it is. TRIUMVIR_COMPILED=1 makes a failed compilation an error. TRIUMVIR_JOBS says how many
compilers may run side by side; without it there is one for each processor.
"""

from __future__ import annotations

import ast
import os
import re
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

try:
    from mypyc.build import mypycify
except ImportError:  # built without build isolation: plain Python then
    mypycify = None

ROOT = Path(__file__).parent
SOURCE = ROOT / "src" / "triumvir"
BUILD = "build"  # the C files, and what mypyc remembers of them

SHARED = [
    "engine/bits",
    "engine/ink",
    "engine/rng",
    "engine/stamps",
    "engine/state",
    "engine/playout",
    "envs/batch",
    "envs/kept",
    "agents/judge",
    "agents/network",
    "agents/habits",
    "agents/tree",
]
DRAW = ["draw/edits"]
GAME = [
    "actions",
    "tables",
    "state",
    "steps/*",
    "scoring",
    "flow*",
    "hidden",
    "observe*",
    "check*",
    "evaluate*",
    "features",
    "play",
    "view",
]


def hot_modules() -> dict[str, list[str]]:
    """The files to compile, in groups: one for what is shared, one for drawings, one for each game.

    A group is one C file and one library. Calls inside it may be inlined, calls to another go through a pointer; in
    return the groups are compiled side by side, and only those whose sources have changed.
    """
    groups = {group: [SOURCE / f"{name}.py" for name in names] for group, names in (("shared", SHARED), ("draw", DRAW))}
    for play in sorted(SOURCE.glob("games/*/play.py")):
        game = play.parent
        groups[game.name] = [path for name in GAME for path in sorted(game.glob(f"{name}.py"))]
    return {name: [str(path.relative_to(ROOT)) for path in paths] for name, paths in groups.items()}


def translated() -> list[Extension]:
    """The hot modules as C; the largest first, so that compilers side by side end together."""
    groups = hot_modules()
    before = {path: (path.read_text("utf-8"), path.stat().st_mtime_ns) for path in Path(BUILD).glob("*.c")}
    found: list[Extension] = mypycify(
        [f"--cache-dir={BUILD}/cache", *(path for paths in groups.values() for path in paths)],
        separate=[(paths, f"triumvir_{name}") for name, paths in groups.items()],
        opt_level="3",
        debug_level="0",
        target_dir=BUILD,
    )
    docs = docstrings()
    for path in Path(BUILD).glob("*.c"):
        source = path.read_text("utf-8")
        written = give_back(documented(source, docs))
        if written != source:
            path.write_text(written, "utf-8")
        text, time = before.get(path, ("", 0))
        if path.read_text("utf-8") == text:
            os.utime(path, ns=(time, time))  # nothing is new here, and nothing has to be compiled again
    for extension in found:
        extension.depends = [*extension.depends, "setup.py"]
        if sys.platform != "win32":  # what nobody outside can replace may be inlined: games take a tenth less time
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
    return sorted(found, key=lambda extension: -sum(Path(source).stat().st_size for source in extension.sources))


# ---------------------------------------------------------------- docstrings
# mypyc keeps the signature of a function for help(), but not what is said about it: that is put in behind.

FUNCTION = re.compile(r'CPyPy_(\w+),\s*[\w |]+, PyDoc_STR\("[^"]*\\n--\\n\\n(?="\))')
CLASS = re.compile(r'sizeof\((\w+)Object\),\s*\.tp_flags = [^,]*,\s*\.tp_doc = PyDoc_STR\("[^"]*\\n--\\n\\n(?="\))')


def docstrings() -> dict[str, str]:
    """What is said about everything compiled, by the names in C: a module goes by the end of its own name there."""
    found: dict[str, str] = {}
    for module in (path for paths in hot_modules().values() for path in paths):
        path = Path(module).with_suffix("").parts[1:]
        owners = [
            ("___".join(path[start:]), ast.parse((ROOT / module).read_text("utf-8"))) for start in range(len(path))
        ]
        for prefix, owner in owners:
            for node in owner.body:
                inside = node.body if isinstance(node, ast.ClassDef) else []
                for thing, name in [(node, prefix), *((part, f"{prefix}___{node.name}") for part in inside)]:
                    if isinstance(thing, ast.FunctionDef | ast.ClassDef):
                        found[f"{name}___{thing.name}"] = ast.get_docstring(thing) or ""
    return found


def documented(source: str, docs: dict[str, str]) -> str:
    """A translated file with the docstrings in it."""

    def longer(entry: re.Match[str]) -> str:
        text = docs.get(entry[1], "").encode()
        return entry[0] + "".join(chr(c) if chr(c).isalnum() or c in b" .,`()" else f"\\{c:03o}" for c in text)

    return CLASS.sub(longer, FUNCTION.sub(longer, source))


# ---------------------------------------------------------------- vectors
# Where interpreted code hands a vector to compiled code, mypyc 2.4.1 means to borrow it, but unboxing takes a reference
# that nobody gives back: each position that was restored left 2 kB behind, each game that was made up to 37 kB
# (tests/engine/test_memory.py). The caller holds the vector meanwhile, so the reference goes back at once.

BORROWED = re.compile(
    r"^( +)(arg_\w+|tmp) = Vec(I64|I32|Float|Bool)Api\.unbox\((?:obj_\w+|value)\);\n"
    r" +if \(VEC_IS_ERROR\(\2\)\) \{\n.*\n +\}\n(?! +VEC_\w+_DECREF)",
    re.MULTILINE,  # from the beginning of a line: else each of its hundreds of spaces is tried
)


def give_back(source: str) -> str:
    """A translated file in which vectors that are only borrowed are given back."""
    return BORROWED.sub(lambda found: f"{found[0]}{found[1]}VEC_{found[3].upper()}_DECREF({found[2]});\n", source)


class BuildOrGoOn(build_ext):
    """Translates and compiles; without a working compiler the package is installed uncompiled.

    The translation waits until something is built: whoever asks for metadata or a source distribution only needs to
    know that there is something to compile.
    """

    def run(self) -> None:
        try:
            self.distribution.ext_modules = translated()
            self.parallel = int(os.environ.get("TRIUMVIR_JOBS", "0")) or os.cpu_count()
            self.swig_opts = None  # the one option that cannot be finalized twice
            self.finalize_options()
            super().run()
        except Exception as error:
            if os.environ.get("TRIUMVIR_COMPILED"):
                raise
            print(f"triumvir: not compiled, plain Python is installed instead: {error}", file=sys.stderr)
            self.extensions = []
        self.forget_others()

    def forget_others(self) -> None:
        """Remove what an earlier build left here: a library without its source would hide the module that has one."""
        made = {Path(path) for path in self.get_outputs()}
        for path in Path(self.build_lib).rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            if path not in made:
                path.unlink()


def readme() -> str:
    """The readme for an index of packages: without pictures, and with paths where links would lead nowhere."""
    blocks = (ROOT / "README.md").read_text(encoding="utf-8").split("\n\n")
    text = "\n\n".join(block for block in blocks if not re.search(r"!\[|<img", block))
    text = re.sub(r"\[([^]]+)]\((?!https?:)\1\)", r"`\1`", text)
    return re.sub(r"\[([^]]+)]\((?!https?:)([^)]+)\)", r"\1 (`\2`)", text)


pure = mypycify is None or os.environ.get("TRIUMVIR_PURE")
setup(
    long_description=readme(),
    long_description_content_type="text/markdown",
    ext_modules=[] if pure else [Extension("triumvir", sources=[])],  # stands for what `translated` will find
    cmdclass={"build_ext": BuildOrGoOn},
)

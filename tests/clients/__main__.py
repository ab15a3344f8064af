"""Runs every snippet of docs/environments.md in a process of its own and prints the table of clients.

`make test-clients` installs what they need into an environment of its own and calls this.
"""

from __future__ import annotations

import subprocess
import sys
from importlib import metadata

from page import snippets

PATIENCE = 1800  # seconds


def version(package: str) -> str:
    """A package with its version, if it is installed."""
    try:
        return f"{package} {metadata.version(package)}"
    except metadata.PackageNotFoundError:
        return f"{package} missing"


def main() -> int:
    failed = 0
    wanted = sys.argv[1:] or list(snippets())
    print("| client | versions | result |\n|---|---|---|")
    for title in wanted:
        snippet = snippets()[title]
        run = subprocess.run(
            [sys.executable, "-c", snippet.code], capture_output=True, text=True, timeout=PATIENCE, check=False
        )
        result = "works" if run.returncode == 0 else (run.stderr.strip().splitlines() or ["failed"])[-1]
        failed += run.returncode != 0
        print(f"| {title} | {', '.join(version(name) for name in snippet.packages)} | {result} |", flush=True)
        if run.returncode:
            print(run.stderr, file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

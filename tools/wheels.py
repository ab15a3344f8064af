"""Build the source distribution and, from it, the wheel for this platform into `dist`: what `make wheels` runs.

On Linux the wheel is repaired, so that an index accepts it: it then names the oldest system that it runs on. For all
platforms the same is done by cibuildwheel, which is set up in pyproject.toml.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
RAW = ROOT / "build" / "wheels"
DIST = ROOT / "dist"


def main() -> None:
    """Build all anew."""
    for folder in (RAW, DIST):
        shutil.rmtree(folder, ignore_errors=True)
    DIST.mkdir()
    strict = {**os.environ, "TRIUMVIR_COMPILED": "1", "TRIUMVIR_PURE": ""}
    subprocess.run([sys.executable, "-m", "build", "--outdir", RAW, ROOT], env=strict, check=True)
    for path in RAW.iterdir():
        if path.suffix == ".whl" and sys.platform == "linux":
            subprocess.run([sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", DIST, path], check=True)
        else:
            shutil.copy(path, DIST)
    print(*(path.relative_to(ROOT) for path in sorted(DIST.iterdir())), sep="\n")


if __name__ == "__main__":
    main()

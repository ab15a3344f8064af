"""Execute the notebooks of `examples` from their first cell to their last: what `make test-notebooks` runs.

A cell that fails is an error. With --save what they show is kept in the files.
"""

from __future__ import annotations

import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"
LONGEST = 1800  # seconds for a cell


def main() -> None:
    """Execute all."""
    for path in sorted(EXAMPLES.glob("*.ipynb")):
        book = nbformat.read(path, as_version=4)
        NotebookClient(book, timeout=LONGEST, record_timing=False, resources={"metadata": {"path": EXAMPLES}}).execute()
        if not any("image/png" in output.get("data", {}) for cell in book.cells for output in cell.get("outputs", [])):
            sys.exit(f"{path.name} draws nothing.")
        if "--save" in sys.argv:
            book.metadata = {"kernelspec": book.metadata["kernelspec"], "language_info": {"name": "python"}}
            nbformat.write(book, path)
        print(f"{path.name} runs")


if __name__ == "__main__":
    main()

"""What a game hands over to be shown: the parts of its table, each a complete SVG."""

from __future__ import annotations

from typing import NamedTuple


class Part(NamedTuple):
    """One drawing of a table.

    | place | what it is |
    |---|---|
    | `board` | a piece of the shared board; `box` says where it lies on it |
    | `mat` | the mat of the viewing seat, of seat 0 for a spectator |
    | `rival` | another seat, compact; its name is `rival-<seat>` |
    | `rival-full` | the whole mat of that seat, for a dialog; its name is `rival-full-<seat>` |

    On a wide page the board is one slab and every part of it lies at its `box`. On a phone the parts of a board are
    shown one below the other at full width, those with the same `tab` together: the label of that tab is `tab`, its
    stable id is the name up to the first hyphen.
    """

    name: str
    place: str
    title: str
    svg: str
    tab: str = ""
    box: tuple[float, float, float, float] = (0.0, 0.0, 1.0, 1.0)  # left, top, width, height as shares of the slab
    icon: str = "board"  # of its tab
    helps: tuple[str, ...] = ()  # tabs below whose own parts it is shown too: what is needed to judge the choice there

    @property
    def group(self) -> str:
        """The id of the tab that this part belongs to."""
        return group_of(self.name)

    @property
    def style(self) -> str:
        """Where the part lies on the slab, as CSS custom properties: --left, --top, --width, --height in percent."""
        names = ("left", "top", "width", "height")
        return ";".join(f"--{name}:{share * 100:.4g}%" for name, share in zip(names, self.box, strict=True))


def group_of(name: str) -> str:
    """The id of the tab that the part of this name belongs to."""
    return name.partition("-")[0]

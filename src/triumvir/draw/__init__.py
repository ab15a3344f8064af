"""The SVG toolkit: what every board is drawn with. Knows no game; of ours it imports only the words.

| module | what it has |
|---|---|
| `part` | `Part`, what a game hands over |
| `tokens` | colours for light and dark, as a table and as CSS |
| `svg` | one function for each kind of element |
| `sprite` | icons, seat shapes, patterns and what games add to them, once per page |
| `pieces` | pieces, plates, VP, chips, stacks, the mosaic ring |
| `chips` | chips that are drawn by the hundred, as symbols |
| `faces` | chips, tablets, plaques |
| `grid`, `tracks` | where cells and spaces lie; outlines of shapes made of cells |
| `letters` | how wide words are, roughly |
| `scene`, `assembly` | the view that is drawn, with its words; the parts of a table put together |
| `sketch`, `noted`, `keep` | drawings kept from position to position, what they read; those kept for all tables |
| `edits` | which lines of a drawing are others than before |
| `targets` | what can be clicked and what a click means |
| `scale` | where the grid lines of a chart are |
| `standalone` | a drawing that needs no page around it |
"""

from triumvir.draw.part import Part
from triumvir.draw.sketch import Shared, Sketches, legal_of, part_of
from triumvir.draw.sprite import page_defs
from triumvir.draw.standalone import standalone
from triumvir.draw.targets import Targets
from triumvir.draw.tokens import tokens_css

__all__ = [
    "Part",
    "Shared",
    "Sketches",
    "Targets",
    "legal_of",
    "page_defs",
    "part_of",
    "standalone",
    "tokens_css",
]

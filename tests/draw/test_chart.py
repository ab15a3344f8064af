"""VP over time, and drawings that stand alone."""

from itertools import pairwise
from xml.etree import ElementTree

import triumvir
from triumvir.draw import standalone, vp_chart

SVG = "{http://www.w3.org/2000/svg}"


def test_a_line_for_each_seat_with_its_name() -> None:
    svg = vp_chart([[0, 3, 3, 12], [0, -4, 0, 7]], ["<Livia>", "Cato"], [(0, "I"), (2, "II")], "VP")
    root = ElementTree.fromstring(svg)
    words = [str(text.text) for text in root.iter(f"{SVG}text")]
    assert "<Livia> 12" in words
    assert "Cato 7" in words
    assert {"I", "II"} <= set(words)
    strokes = [path.get("stroke") for path in root.iter(f"{SVG}path")]
    assert strokes.count("var(--seat-1)") == strokes.count("var(--seat-2)") == 1


def test_names_at_the_end_do_not_cover_each_other() -> None:
    svg = vp_chart([[0, 10]] * 4, ["A", "B", "C", "D"], [], "VP")
    root = ElementTree.fromstring(svg)
    ends = sorted(float(str(text.get("y"))) for text in root.iter(f"{SVG}text") if str(text.text).endswith(" 10"))
    assert len(ends) == 4
    assert all(below - above >= 14 for above, below in pairwise(ends))


def test_a_game_that_has_not_begun() -> None:
    for scores in ([], [[]], [[0]], [[0], [0]]):
        ElementTree.fromstring(vp_chart(scores, ["A", "B"], [(0, "I")], "VP"))


def test_a_drawing_alone_has_all_it_needs() -> None:
    game = triumvir.load("trajan", players=2)
    state = game.start(seed=1)
    for part in game.draw_parts(state.view(0), "en", state.legal()):
        svg = standalone(part.svg)
        root = ElementTree.fromstring(svg)
        ids = {element.get("id") for element in root.iter()}
        for use in root.iter(f"{SVG}use"):
            assert str(use.get("href"))[1:] in ids
        assert "--marble:" in svg
        assert "data-tip=" not in svg
        assert len(list(root.iter(f"{SVG}title"))) == part.svg.count("data-tip=")

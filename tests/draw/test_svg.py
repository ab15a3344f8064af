"""The builder: what it writes is well-formed whatever the words are."""

from xml.etree import ElementTree

import pytest

from triumvir.draw.pieces import mosaic_band, mosaic_ring, piece, vp
from triumvir.draw.sprite import page_defs, symbols
from triumvir.draw.svg import attributes, drawing, escape, group, rect, text
from triumvir.draw.targets import Targets, frame, ring

NASTY = """<b>"Cäsar" & 'Co' – 🏛</b>]]>\n-->"""
XLINK = "{http://www.w3.org/2000/svg}"


def read(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def test_words_are_escaped_in_text_and_attributes() -> None:
    targets = Targets([7], lambda action: NASTY)
    body = text(1, 2, NASTY) + group("", tip=NASTY, more=attributes(data_x=NASTY))
    body += targets.spot("one", "", (7,), NASTY) + targets.spot("two", "", (8,), NASTY)
    drawn = drawing(10, 10, body, NASTY, "d")
    assert drawn.isascii()
    root = read(drawn)
    words, told, _, legal, other = list(root)
    assert words.text == NASTY
    assert told.get("data-tip") == told.get("data-x") == NASTY
    assert legal.get("data-tip") == other.get("aria-label") == root.get("aria-label") == NASTY
    assert str(legal.get("aria-label")).startswith(NASTY)


def test_numbers_are_short() -> None:
    assert rect(1.0, 2.123456, 3, 100.5) == '<rect x="1" y="2.1235" width="3" height="100.5" fill="none"/>'


def test_a_colour_that_is_not_a_token_is_an_error() -> None:
    with pytest.raises(KeyError):
        rect(0, 0, 1, 1, 0, "purple")


def test_attributes_leave_out_what_is_not_set() -> None:
    assert attributes(class_="a", aria_hidden="true", role=None, hidden=False) == ' class="a" aria-hidden="true"'


def test_escape_knows_every_special_character() -> None:
    assert escape("<&>\"'\n") == "&lt;&amp;&gt;&quot;&#39;&#10;"


def test_a_legal_target_says_what_it_does() -> None:
    targets = Targets([3], lambda action: f"action {action}")
    spot = targets.spot("a", rect(0, 0, 5, 5), (2, 3), "Stone\nIt is heavy.", frame(0, 0, 5, 5))
    component, button = read(f"<svg>{spot}</svg>")
    assert (component.get("id"), component.get("role"), component.get("data-why")) == ("a", "img", None)
    assert button.attrib == {
        "id": "go-a",
        "class": "legal",
        "role": "button",
        "tabindex": "0",
        "data-action": "3",
        "aria-label": "action 3 (Stone)",
        "data-tip": "Stone\nIt is heavy.",
    }
    assert [part.get("class") for part in button] == ["mark", "hit"]


def test_a_button_has_its_words_in_its_name() -> None:
    targets = Targets([3], lambda action: "stop")
    button = read(targets.button("b", text(0, 0, "Set sail"), 3, "Set sail"))
    assert (button.get("id"), button.get("aria-label"), button.get("data-action")) == ("go-b", "stop: Set sail", "3")
    assert targets.button("b", "", 4, "Set sail") == ""


def test_what_is_not_legal_says_which_action_to_ask_about() -> None:
    targets = Targets([], lambda action: "")
    drawn = read(targets.spot("a", rect(0, 0, 5, 5), (2, 3), "Stone", frame(0, 0, 5, 5)))
    assert drawn.get("data-why") == "2"
    assert drawn.get("data-action") is None
    assert drawn.get("tabindex") is None
    assert len(drawn) == 1


def test_small_targets_have_forty_units_to_hit() -> None:
    assert 'r="20"' in ring(50, 50, 9)
    assert 'r="44"' in ring(50, 50, 44)
    assert 'x="10" y="20" width="40" height="40"' in frame(20, 30, 20, 20, gap=0)


def test_the_sprite() -> None:
    root = read(page_defs())
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids)) > 130
    assert "<title" not in page_defs()
    assert root.get("aria-hidden") == "true"
    for ident in ("i-bread", "stone-yellow", "seat-1", "seat-6", "seat-neutral", "p-sea", "p-tesserae"):
        assert ident in ids
    for use in root.iter(f"{XLINK}use"):
        assert str(use.get("href")).removeprefix("#") in symbols()


def test_each_seat_has_a_shape_of_its_own() -> None:
    bare = {symbols()[f"seat-{seat}"].split("fill")[0].split("<")[2][:12] for seat in (1, 2, 3, 4)}
    assert len({symbols()[f"seat-{seat}"].count(",") for seat in (3, 4)}) == 2
    assert any(shape.startswith("circle") for shape in bare)
    assert any(shape.startswith("rect") for shape in bare)


def test_pieces_and_mosaics_are_well_formed() -> None:
    for seat in range(7):
        read(f'<svg xmlns="http://www.w3.org/2000/svg">{piece(seat, 5, 5, 4, "worker")}</svg>')
    read(mosaic_band(480))
    read(mosaic_ring(100, 100, 50))
    assert ">-12<" in vp(0, 0, -12)

"""All laws of drawings for one game as a class of tests: derive from it, name the game, and pytest does the rest.

    from triumvir.testing import BoardLaws

    class TestBoard(BoardLaws):
        game = "trajan"
        ...

Each law holds over whole random games: every legal action has an element that carries it and nothing else does, nothing
can be done on what is another's, drawings are well-formed, within budget and the same from view to view.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import ClassVar
from xml.etree import ElementTree

import pytest

from triumvir.draw import standalone
from triumvir.draw.sprite import symbols
from triumvir.engine.game import Game
from triumvir.engine.state import State
from triumvir.games import load, titles
from triumvir.language import DEFAULT, Catalogue, languages
from triumvir.testing.drawings import carried, drawn, elements, idents, whole
from triumvir.testing.walks import visits, walk

ELEMENTS, KILOBYTES = 3000, 250
LONG_NAMES = ("Agrippina Maior", "Octavianus", "Tiberius Nero", "Livia Drusilla")
ODD_NAMES = ("Ann <&> Bo", 'The "Rex"', "Cäsar", "D'Arc")
PAINT = re.compile(r"none|var\(--[\w-]+\)|url\(#p-[\w-]+\)")


class BoardLaws:
    """The tests. What a game must say of itself is in the attributes."""

    game: ClassVar[str]
    """The name of the game."""

    walks: ClassVar[Sequence[tuple[int, int, Mapping[str, object]]]]
    """Players, luck and options of the games in which every drawing is looked at closely."""

    steps: ClassVar[Collection[str]]
    """The steps that a game can be in."""

    tabs: ClassVar[Mapping[str, str]]
    """The tabs of the board by their ids, in German."""

    mat: ClassVar[str]
    """What the mat of a player called C is called in German."""

    words: ClassVar[Catalogue]
    """All words of the board."""

    english: ClassVar[Collection[str]]
    """Some words that no German drawing may have."""

    renamed: ClassVar[Mapping[str, str]]
    """What to replace in the box so that it has names and values of its own."""

    id_changes: ClassVar[int] = 60
    """So many ids may come or go from view to view."""

    upheavals: ClassVar[Collection[str]] = ()
    """Steps at whose beginning much changes at once."""

    fleeting: ClassVar[tuple[str, ...]] = ()
    """How ids begin that come and go by the dozen."""

    def steady(self, ids: set[str], step: str) -> bool:
        """Whether all components are there that always are."""
        raise NotImplementedError

    def rare(self) -> Iterator[State]:
        """Positions at steps that random games hardly come to."""
        yield from ()

    def load(self, players: int, options: Mapping[str, object] | None = None, box: Path | None = None) -> Game:
        """The game with so many players."""
        return load(self.game, players, options, box)

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """One test per player count, language or walk, as far as a law asks for them."""
        meta = titles()[self.game].meta
        if "walked" in metafunc.fixturenames:
            metafunc.parametrize("walked", self.walks, ids=lambda walked: f"{walked[0]}p-{walked[1]}")
        if "players" in metafunc.fixturenames:
            metafunc.parametrize("players", range(meta.min_players, meta.max_players + 1))
        if "lang" in metafunc.fixturenames:
            metafunc.parametrize("lang", languages())

    # ------------------------------------------------------------ what can be done

    def test_every_legal_action_has_an_element_that_carries_it(
        self, walked: tuple[int, int, Mapping[str, object]]
    ) -> None:
        """And no other action has one."""
        players, luck, options = walked
        for visit in visits(self.load(players, options), luck, luck, 140):
            view, parts = drawn(visit.state)
            assert carried(parts) == set(visit.state.legal()), view["step"]

    def test_every_step_can_be_drawn(self) -> None:
        """Games are played until all steps were met."""
        missing = set(self.steps)
        for state in self._met():
            step = state.view(None if state.over else int(state.to_act))["step"]
            if step in missing:
                missing.discard(step)
                assert carried(drawn(state)[1]) == set(state.legal()), step
            if not missing:
                return
        raise AssertionError(f"no game came to {sorted(missing)}")

    def _met(self) -> Iterator[State]:
        for luck in range(60):
            players, _, options = self.walks[luck % len(self.walks)]
            for visit in visits(self.load(players, options), luck, luck, 60):
                yield visit.state
            if luck == 0:
                yield from self.rare()

    def test_nobody_may_act_on_what_is_not_his(self) -> None:
        """Not a spectator at all, nor a seat on the mats of others."""
        game = self.load(3)
        for visit in visits(game, 4, 1, 40):
            shown = whole(game.draw_parts(visit.state.view(None), "en"))
            assert "data-action" not in shown
            assert 'class="legal"' not in shown
            rivals = [part for part in drawn(visit.state)[1] if part.place.startswith("rival")]
            assert rivals
            assert "data-action" not in whole(rivals)
            assert "data-why" not in whole(rivals)

    def test_legal_elements_can_be_used_by_keyboard_and_screen_reader(self, lang: str) -> None:
        """They are buttons with a place in the order, a label and an area to hit."""
        game = self.load(3)
        for visit in visits(game, 8, 6, 50):
            view, parts = drawn(visit.state, lang)
            for element in elements(parts):
                action = element.get("data-action")
                if action is None:
                    continue
                assert element.get("role") == "button"
                assert element.get("tabindex") == "0"
                assert element.get("class") == "legal"
                assert str(element.get("aria-label")).startswith(game.choice(view, int(action), lang))
                assert any(child.get("class") == "hit" for child in element)

    def test_reasons_can_be_asked_for_what_is_not_legal(self) -> None:
        """Components that say `data-why` are refused with a rule."""
        for visit in visits(self.load(2), 6, 2, 40):
            if not visit.state.over:
                for action in carried(drawn(visit.state)[1], "data-why"):
                    assert visit.state.why_not(action) is not None

    # ------------------------------------------------------------ form

    def test_well_formed_with_unique_ids_known_symbols_and_colours_by_name(self, players: int, lang: str) -> None:
        """Whatever the players are called."""
        for visit in visits(self.load(players), 11, 3, 40):
            ids: Counter[str] = Counter()
            for element in elements(drawn(visit.state, lang, ODD_NAMES[:players])[1]):
                ids.update([ident] if (ident := element.get("id")) else [])
                if element.tag.rpartition("}")[2] == "use":
                    assert str(element.get("href"))[1:] in symbols()
                for paint in (element.get("fill"), element.get("stroke")):
                    assert paint is None or PAINT.fullmatch(paint), paint
            assert max(ids.values()) == 1, ids.most_common(3)

    def test_budget_of_elements_and_bytes(self, players: int) -> None:
        """A table is small enough to be drawn and sent at once."""
        for luck in (2, 4):
            for visit in visits(self.load(players), 5, luck, 60):
                svg = whole(drawn(visit.state, "de", LONG_NAMES[:players])[1])
                assert len(re.findall(r"<\w", svg)) <= ELEMENTS
                assert len(svg.encode()) <= KILOBYTES * 1024

    def test_ids_are_stable_from_view_to_view(self) -> None:
        """A component keeps its id while it is there: from one view to the next only few come or go."""
        game = self.load(3)
        before: set[str] = set()
        for visit in walk(game, 2, 0):
            view = visit.state.view(0)
            ids = idents(game.draw_parts(view, "en"))
            if before and view["step"] not in self.upheavals:
                changed = [ident for ident in ids ^ before if not ident.startswith(self.fleeting)]
                assert len(changed) <= self.id_changes, (view["step"], sorted(changed))
            assert self.steady(ids, view["step"]), view["step"]
            before = ids

    def test_parts_and_places(self) -> None:
        """The board has its tabs, the mat its owner, and the others follow clockwise."""
        game = self.load(4)
        parts = game.draw_parts(game.start(seed=3).view(2), "de", (), ("A", "B", "C", "D"))
        board = [part for part in parts if part.place == "board"]
        assert {part.group: part.tab for part in board} == self.tabs
        assert [part.name for part in parts if part.place == "rival"] == ["rival-3", "rival-0", "rival-1"]
        full = [part.name for part in parts if part.place == "rival-full"]
        assert full == [f"rival-full-{seat}" for seat in (3, 0, 1)]
        assert all(0 <= left < left + width <= 1 and 0 <= top < 1 for left, top, width, _ in (p.box for p in board))
        assert f'aria-label="{self.mat}"' in next(part.svg for part in parts if part.place == "mat")

    def test_a_drawing_can_stand_alone(self) -> None:
        """With all that it needs inside."""
        game = self.load(3)
        for part in game.draw_parts(game.start(seed=1).view(0), "en"):
            ElementTree.fromstring(standalone(part.svg))  # noqa: S314 - our own drawing

    def test_a_box_with_names_of_its_own_can_be_drawn(self, tmp_path: Path) -> None:
        """What only a corrected box has is drawn as well."""
        text = titles()[self.game].folder().joinpath("box.toml").read_text(encoding="utf-8")
        for own, other in self.renamed.items():
            assert own in text
            text = text.replace(own, other)
        box = tmp_path / "box.toml"
        box.write_text(text, encoding="utf-8")
        for visit in visits(self.load(3, box=box), 3, 3, 25):
            _, parts = drawn(visit.state)
            assert any(element.get("id") for element in elements(parts))
            assert carried(parts) <= set(visit.state.legal())  # a renamed place may have none on the board

    # ------------------------------------------------------------ words

    def test_the_page_language_is_the_only_language(self) -> None:
        """A German drawing has no English words."""
        for visit in visits(self.load(2), 1, 1, 20):
            said = re.findall(r'(?:data-tip|aria-label)="([^"]*)"|>([^<]+)<', whole(drawn(visit.state, "de")[1]))
            for english in self.english:
                assert not any(english in words for pair in said for words in pair), english

    def test_every_word_is_there_in_every_language_with_the_same_gaps(self) -> None:
        """So that no sentence is cut short in one of them."""
        said = {lang: self.words.tongue(lang) for lang in languages()}
        for key in said[DEFAULT]:
            for lang, words in said.items():
                assert words[key].values == said[DEFAULT][key].values, f"{key} ({lang})"

    def test_every_word_is_used(self) -> None:
        """By its whole name, or by its first part and one that is filled in."""
        folder = titles()[self.game].folder().joinpath("board")
        sources = "".join(
            path.read_text(encoding="utf-8")
            for path in folder.iterdir()
            if path.name.endswith(".py") and not path.name.startswith("words")
        )
        for key in self.words.tongue(DEFAULT):
            prefix = re.escape(key.partition("-")[0])
            assert re.search(rf"""["']{re.escape(key)}["']|f["']{prefix}-({{|\w+-{{)""", sources), key

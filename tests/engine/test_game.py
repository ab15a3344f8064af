"""What every game shares: rules documents, parsing, ranks."""

import pytest

import triumvir
from triumvir.engine.errors import NotationError
from triumvir.engine.game import parse_rules

GAME = triumvir.load("trajan", 3)


def test_clauses_are_read_from_a_document():
    document = "\n".join(
        [
            "# Title",
            "* **T-001** One clause",
            "  on two lines.",
            "* **T-R02** **A ruling.** Text.",
            "",
            "  not part of it",
            "* **S1** A decision.",
            "* no id",
            "  neither",
        ]
    )
    assert parse_rules(document) == {
        "T-001": "One clause on two lines.",
        "T-R02": "**A ruling.** Text.",
        "S1": "A decision.",
    }


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_documents_of_a_game(lang):
    assert GAME.rules(lang)["T-001"]
    assert GAME.help(lang).startswith("#")


def test_texts_are_read_whatever_their_case_and_spaces():
    assert GAME.parse("pass") == GAME.parse(" PASS ") == GAME.parse("passen") == 144
    assert GAME.parse("tray  iv") == GAME.parse("Tray IV")


@pytest.mark.parametrize("text", ["", "pas", "trayIV", "tray vii", "144", "card", "nonsense"])
def test_a_text_that_names_no_action_gets_a_hint(text):
    with pytest.raises(NotationError) as refused:
        GAME.parse(text)
    assert repr(text).lower() in refused.value.text.en.lower()
    assert repr(text).lower() in refused.value.text.in_("de").lower()
    assert "...." not in refused.value.text.en


def test_a_game_of_two_actions_gives_hints_too(monkeypatch):
    game = triumvir.load("trajan", players=2)
    monkeypatch.setattr(game, "num_actions", 2)
    with pytest.raises(NotationError, match=f"others are {game.notation(0)}, {game.notation(1)}\\."):
        game.parse("nonsense")


def test_hints_are_near():
    with pytest.raises(NotationError, match="tray I, "):
        GAME.parse("tray vii")


class Ranked:
    def __init__(self, *worth):
        self.worth = worth

    def score_of(self, seat):
        return self.worth[seat][0]

    def tie_break(self, seat):
        return self.worth[seat][1]


@pytest.mark.parametrize(
    ("worth", "ranks"),
    [
        (((5, 0), (7, 0), (6, 0)), [3, 1, 2]),
        (((5, 1), (5, 2), (4, 9)), [2, 1, 3]),
        (((5, 1), (5, 1), (4, 0)), [1, 1, 3]),
        (((5, 1), (9, 0), (5, 1)), [2, 1, 2]),
        (((0, 0), (0, 0), (0, 0)), [1, 1, 1]),
    ],
)
def test_ranks(worth, ranks):
    assert GAME.ranking(Ranked(*worth)) == ranks

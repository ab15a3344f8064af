"""A language more is a folder of files, found by itself; English stands in for what it lacks."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from server.running import Visitor, in_process
from triumvir.cli import app
from triumvir.games import load
from triumvir.language import languages, own_name
from triumvir.server.visitor import CHOICES
from triumvir.server.words import WORDS

TOY = {
    "triumvir.language/language.ftl": "name = Ludica\nplain = { $text }\npoint = ;\n",
    "triumvir.server/pages.ftl": "home-lead = Tres ludi.\nset-title = Optiones\n",
    "triumvir.cli/commands.ftl": "play-title = { $title } LUDUS { $players }\n",
    "triumvir.engine/refusals.ftl": "player = Lusor { $number }\n",
    "triumvir.games.trajan/help.md": "# Quomodo luditur\n",
}


@pytest.fixture
def toy(tmp_path, monkeypatch):
    for name, words in TOY.items():
        path = tmp_path / "eo" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(words, "utf-8")
    monkeypatch.setenv("TRIUMVIR_LANGUAGES", str(tmp_path))
    monkeypatch.setitem(CHOICES, "lang", ("auto", *languages()))  # read when a server starts
    return "eo"


def test_it_is_found_and_what_it_lacks_is_english(toy):
    assert languages() == ("en", "de", "eo")
    assert own_name(toy) == "Ludica"
    assert WORDS.say(toy, "home-lead") == "Tres ludi."
    assert WORDS.say(toy, "home-play") == WORDS.say("en", "home-play")


def test_a_game_is_played_in_it(toy):
    game = load("trajan", 2)
    assert game.seat_names(toy) == ["Lusor 1", "Lusor 2"]
    assert game.help(toy).startswith("# Quomodo")
    assert game.rules(toy) == game.rules("en")
    state = game.start(1)
    for _ in range(30):
        view, action = state.view(0), state.legal()[0]
        assert game.prompt(view, toy) == game.prompt(view, "en")
        state.apply(action)
        assert game.sentences(view, action, state.view(0), toy)
        assert game.draw_parts(state.view(0), toy)
        assert game.draw_text(state.view(0), toy)


def test_pages_speak_it_and_offer_it(toy, tmp_path):
    with in_process(tmp_path) as client:
        who = Visitor(client, "eo, en;q=0.5")
        home = who.get("/").text
        assert '<html lang="eo"' in home
        assert "Tres ludi." in home
        assert 'value="eo"' in home
        settings = who.get("/settings").text
        assert "Optiones" in settings
        assert "Ludica" in settings
        english = Visitor(client, "en")
        english.post("/settings", json=False, lang="eo", next="/")
        assert "Tres ludi." in english.get("/").text
        table = who.new_table()
        assert "Trajan" in who.get(table).text


def test_the_terminal_speaks_it(toy):
    result = CliRunner().invoke(app, ["games", "--lang", "eo"])
    assert result.exit_code == 0
    refused = CliRunner().invoke(app, ["games", "--lang", "xx"])
    assert "en, de, eo" in refused.stderr

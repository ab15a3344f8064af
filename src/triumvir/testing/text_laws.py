"""Laws of words: every action, decision and event can be said in both languages, and typed back in."""

from __future__ import annotations

import re
from functools import partial

from rich.errors import MarkupError
from rich.text import Text as RichText

from triumvir.engine.errors import NotationError
from triumvir.engine.game import Game
from triumvir.language import languages
from triumvir.testing.knowledge_laws import seats, seen_by
from triumvir.testing.play_laws import rule_exists
from triumvir.testing.refusals import in_words, refusal
from triumvir.testing.walks import visits

# What remains when a text was put together wrongly: values that are no words, unfilled places, ids, stray spaces.
LEFTOVER = re.compile(
    r"None|True|False|[{}_]|\[\]|\(\)|%[sd]|\s\s|^\s|\s$|\s[.,;:!?](\s|$)|\bTODO\b|Text\(|<\w+ object"
)
UNFILLED = re.compile(r"None|[{}]|%[sd]|Text\(|<\w+ object")


def proper(text: str, what: str) -> None:
    """A text that can be shown to people."""
    assert text.strip(), f"{what} is empty"
    leftover = LEFTOVER.search(text)
    if leftover is not None:
        raise AssertionError(f"{what} contains {leftover[0]!r}: {text!r}")


def notation_is_symmetric(game: Game) -> None:
    """The short form of every action is unique, and it and the words in either language are read back as the action."""
    short: dict[str, int] = {}
    for action in range(game.num_actions):
        text = game.notation(action)
        assert "" != text == " ".join(text.split()), f"the notation of action {action} is {text!r}"
        assert text.lower() not in short, f"actions {short.get(text.lower())} and {action} are both written {text!r}"
        short[text.lower()] = action
        for said in (text, text.upper(), f"  {text} "):
            assert game.parse(said) == action, f"{said!r} is written for {action} and read as {game.parse(said)}"
        for lang in languages():
            words = game.describe(action, lang)
            proper(words, f"action {action} ({lang})")
            assert game.parse(words) == action, f"{words!r} is said for {action} and read as {game.parse(words)}"
    for nonsense in ("", "   ", "no such action", text + text, text[:-1] + "\u00a7"):
        error = refusal(NotationError, partial(game.parse, nonsense))
        assert error is not None, f"{nonsense!r} is read as action {game.parse(nonsense)}"
        assert in_words(error.text), f"{nonsense!r} is refused without words"


def everything_has_a_name(game: Game) -> None:
    """The label of the game, its options, sources of VP, rules and help exist in both languages."""
    meta = game.meta
    assert set(game.ledger_names) == set(game.ledger_sources), "names and sources of the ledger"
    assert len(set(game.ledger_sources)) == len(game.ledger_sources), "a source of VP is listed twice"
    for source, name in game.ledger_names.items():
        proper(name.en, f"the name of {source}")
        proper(name.in_("de"), f"the name of {source}")
    for lang in languages():
        assert len({name.in_(lang) for name in game.ledger_names.values()}) == len(game.ledger_names), (
            "names are shared"
        )
        assert game.help(lang).strip(), f"there is no help ({lang})"
        for text, what in ((meta.minutes, "minutes"), (meta.blurb, "blurb")):
            proper(text.in_(lang), f"{what} ({lang})")
        for option in meta.options:
            proper(option.text.in_(lang), f"option {option.name} ({lang})")
            assert f"`{option.name}`" in game.help(lang), f"the help does not explain option {option.name} ({lang})"
            missing = [choice for choice in option.choices if f"`{choice}`" not in game.help(lang)]
            assert not missing, f"the help does not explain {missing} of option {option.name} ({lang})"
    for option in meta.options:
        rule_exists(game, option.rule)
        assert not option.choices or option.default in option.choices, f"default of option {option.name}"
    rule_exists(game, game.over_rule)
    rule_exists(game, game.no_action_rule)
    english, german = game.rules("en"), game.rules("de")
    assert english, "there are no rules"
    assert list(english) == list(german), f"rules in one language only: {sorted(english.keys() ^ german.keys())}"
    assert english != german, "the rules are in one language only"
    for tables in game.box.provenance():
        assert tables.note, f"box table {tables.table} does not say where it comes from"


def play_is_told(game: Game, seed: int, luck: int, count: int = 30) -> None:
    """At every decision there is a question, and after every action everyone is told something, in both languages."""
    for visit in visits(game, seed, luck, count):
        state, action = visit.state, visit.action
        following = state.copy()
        if action is not None:
            following.apply(action)
        for seat in seats(game):
            watcher = None if seat < 0 else seat
            view = seen_by(state, seat)
            asked = [game.prompt(view, lang) for lang in languages()]
            for lang, question in zip(languages(), asked, strict=True):
                proper(question, f"ply {visit.ply}: the prompt ({lang})")
            assert asked[0] != asked[1], f"ply {visit.ply}: {asked[0]!r} is asked in both languages"
            stands = [game.phase(view, lang) for lang in languages()]
            for lang, words in zip(languages(), stands, strict=True):
                proper(words, f"ply {visit.ply}: the phase ({lang})")
            assert stands[0] != stands[1], f"ply {visit.ply}: {stands[0]!r} is said in both languages"
            if action is None:
                continue
            shown = game.shown(state, action, watcher)
            after = seen_by(following, seat)
            for lang in languages():
                told = game.sentences(view, shown, after, lang)
                assert told, f"ply {visit.ply}: seat {seat} is told nothing about action {action} ({lang})"
                for sentence in told:
                    proper(sentence, f"ply {visit.ply}, action {action}: a sentence ({lang})")


def positions_can_be_drawn(game: Game, seed: int, luck: int, count: int = 10) -> None:
    """The drawing for a terminal is valid Rich markup, with no value left unfilled."""
    for visit in visits(game, seed, luck, count):
        for seat in seats(game):
            for lang in languages():
                drawn = game.draw_text(seen_by(visit.state, seat), lang)
                assert drawn.strip(), f"ply {visit.ply}: nothing is drawn ({lang})"
                try:
                    plain = RichText.from_markup(drawn).plain
                except MarkupError as error:
                    raise AssertionError(f"ply {visit.ply}: the drawing is not Rich markup: {error}") from error
                unfilled = UNFILLED.search(plain)
                if unfilled is not None:
                    raise AssertionError(f"ply {visit.ply}: the drawing contains {unfilled[0]!r} ({lang})")

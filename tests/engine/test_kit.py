"""The test kit itself: the toy game keeps every law, and every planted fault breaks the law made for it."""

from __future__ import annotations

import pytest

from triumvir.engine.errors import RecordError, UnknownGame
from triumvir.engine.record import Record
from triumvir.testing import knowledge_laws, play_laws, telling_laws, text_laws
from triumvir.testing.walks import finish

from .toy import NewerToy, Toy

SEEDS = range(12)
HIDDEN = {"deck", "players.cards", "players.sealed"}


def knowledge(game, seed, luck):
    knowledge_laws.guesses_keep_knowledge(game, seed, luck, hidden=HIDDEN)


LAWS = {
    "sound": play_laws.sound,
    "copies": play_laws.copies_are_independent,
    "seed": play_laws.same_seed_same_game,
    "record": play_laws.record_replays,
    "legality": play_laws.legality_is_exact,
    "dump": play_laws.dump_restores,
    "damage": play_laws.damage_is_noticed,
    "knowledge": knowledge,
    "histories": knowledge_laws.histories_leave_no_trace,
    "guesses": knowledge_laws.guesses_differ,
    "neighbours": knowledge_laws.neighbours_guess_apart,
    "telling": telling_laws.all_know_the_same,
    "views": knowledge_laws.views_are_plain,
    "perspectives": knowledge_laws.perspectives_hold_nothing_hidden,
    "hidden actions": knowledge_laws.hidden_actions_stay_hidden,
    "reveals": knowledge_laws.reveals_are_counted,
    "undo": knowledge_laws.undo_teaches_nothing,
    "notation": lambda game, seed, luck: text_laws.notation_is_symmetric(game),
    "names": lambda game, seed, luck: text_laws.everything_has_a_name(game),
    "told": text_laws.play_is_told,
    "drawn": text_laws.positions_can_be_drawn,
}

FAULTS = [
    ("lost card", "sound", "cards of kind"),
    ("unsorted", "sound", "not ascending"),
    ("doubled", "sound", "not ascending"),
    ("stuck", "sound", "no legal action"),
    ("crooked ledger", "sound", "other entries than names"),
    ("shared hands", "copies", "changed ['players.cards']"),
    ("changed order", "copies", "changed ['deck']"),
    ("forgotten field", "copies", "differs from its original"),
    ("restless start", "seed", "the same seed led elsewhere"),
    ("restless play", "seed", "the same seed led elsewhere"),
    ("restless play", "record", "the replay differs"),
    ("unwritten rule", "legality", "Y-77 is not in the rules"),
    ("no reason", "legality", "has no reason"),
    ("asking changes", "legality", "changed the position"),
    ("careless check", "damage", "is accepted"),
    ("leaky view", "knowledge", "the view depends on what is hidden, in ['first']"),
    ("leaky seal", "knowledge", "the view depends on what is hidden, in ['seals']"),
    ("leaky observation", "knowledge", "the observation depends"),
    ("legal depends on deck", "knowledge", "the legal list depends"),
    ("traces", "knowledge", "a guess keeps a trace"),
    ("traces", "perspectives", "a perspective tells apart"),
    ("remembered draws", "histories", "a guess keeps a trace"),
    ("changed score", "knowledge", "the view depends"),
    ("short deck", "knowledge", "not sound"),
    ("truth as guess", "guesses", "all the same"),
    ("always the same guess", "guesses", "all the same"),
    ("raw numbers", "neighbours", "things, not about"),
    ("vague observation", "telling", "the observation does not tell ['players.ledger']"),
    ("vague view", "telling", "the observation tells apart what the view does not"),
    ("forgotten sources", "telling", "a guess keeps ['players.ledger'], which no view tells"),
    ("remembered draws", "telling", "a guess keeps ['deck'], which no view tells"),
    ("leaky view", "telling", "the observation does not tell ['first']"),
    ("odd view", "views", "not plain JSON"),
    ("shared view", "views", "share parts"),
    ("boundless observation", "views", "odd observation"),
    ("leaky seal", "hidden actions", "can tell hidden actions apart"),
    ("blind to itself", "hidden actions", "may not see its own"),
    ("uncounted draw", "reveals", "without counting it"),
    ("uncounted draw", "undo", "has learned something"),
    ("doubled notation", "notation", "are both written"),
    ("mixed words", "notation", "and read as"),
    ("unnamed source", "names", "is empty"),
    ("silent help", "names", "does not explain option dull"),
    ("one language", "told", "in both languages"),
    ("silence", "told", "is told nothing"),
    ("leftover", "told", "contains 'None'"),
    ("bad markup", "drawn", "not Rich markup"),
]


@pytest.mark.parametrize("name", LAWS)
@pytest.mark.parametrize("players", [2, 3])
def test_a_sound_game_keeps_every_law(name, players):
    for seed in SEEDS:
        LAWS[name](Toy(players), seed, seed)


@pytest.mark.parametrize(("fault", "law", "words"), FAULTS, ids=[f"{fault}: {law}" for fault, law, _ in FAULTS])
def test_a_fault_is_found(fault, law, words):
    class Faulty(Toy):
        def __init__(self, players=2, options=None, box=None, rules=None):
            super().__init__(players, options, box, fault, rules=rules)

    def try_all():
        for seed in SEEDS:
            LAWS[law](Faulty(), seed, seed)

    with pytest.raises(AssertionError) as found:
        try_all()
    assert words in str(found.value)


def test_hidden_fields_are_exactly_those_named():
    def named_too_few():
        for seed in SEEDS:
            knowledge_laws.guesses_keep_knowledge(Toy(), seed, seed, hidden=HIDDEN - {"players.sealed"})

    with pytest.raises(AssertionError, match=r"players\.sealed.*not hidden"):
        named_too_few()
    changed = set()
    for seed in SEEDS:
        changed |= knowledge_laws.guesses_keep_knowledge(Toy(), seed, seed)
    assert changed == HIDDEN | {"random"}


def test_hidden_actions_are_really_tried():
    assert sum(knowledge_laws.hidden_actions_stay_hidden(Toy(), seed, seed) for seed in SEEDS) > 50


@pytest.mark.parametrize("rules", [1, 2])
def test_a_game_goes_on_under_the_rules_it_was_begun_with(rules):
    for seed in SEEDS:
        game = NewerToy(rules=rules)
        LAWS["record"](game, seed, seed)
        record = Record.of(game, seed)
        assert record.rules_version == rules
        state = game.start(seed)
        record.actions = finish(state, seed)
        record.scores = state.scores()
        assert Record.from_json(record.to_json()).verify(NewerToy(rules=record.rules_version)).scores() == record.scores


def test_the_newest_rules_are_played_unless_others_are_asked_for():
    assert NewerToy().rules_version == 2
    played = [NewerToy(rules=rules).start(3) for rules in (1, 2)]
    for position in played:
        while not position.over:
            position.apply(next(action for action in position.legal() if action >= 4))  # seal what can be sealed
    sealed = [sum(position.ledger(seat)["sealed"] for seat in range(2)) for position in played]
    assert sealed[0] > 0
    assert sealed[0] * 3 == sealed[1] * 2


def test_a_record_of_other_rules_is_refused_and_so_are_rules_that_nobody_knows():
    record = Record.of(NewerToy(rules=1), 1)
    with pytest.raises(RecordError, match="rules_version 1, not with 2"):
        record.verify(NewerToy())
    with pytest.raises(UnknownGame) as refused:
        NewerToy(rules=3)
    assert all("3" in words and "1, 2" in words for words in refused.value.text.everywhere())

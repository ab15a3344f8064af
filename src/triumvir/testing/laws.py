"""All laws for one game as a class of tests: derive from it, name the game, and pytest does the rest.

    from triumvir.testing import GameLaws

    class TestLaws(GameLaws):
        game = Alea

Every law is proven for every player count with all defaults, and for each option switched singly at one of the counts.
Hypothesis chooses the seeds. The environment variable TRIUMVIR_LAWS scales the number of examples: 1 by default and the
same examples each time; 10 for a thorough run with new ones, and then each option at every player count.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, ClassVar, Protocol
from zlib import crc32

import hypothesis
import pytest
from hypothesis import HealthCheck, Phase
from hypothesis import strategies as st

from triumvir.engine.game import Game
from triumvir.engine.rng import SEED_BITS
from triumvir.engine.state import State
from triumvir.testing import (
    caption_laws,
    consequence_laws,
    golden,
    judgement_laws,
    knowledge_laws,
    place_laws,
    play_laws,
    telling_laws,
    text_laws,
)
from triumvir.testing.setups import Variant, title_of, usual, variants
from triumvir.testing.walks import LUCK, corner


class Law(Protocol):
    """What is proven: a function that raises AssertionError where a law does not hold for this seed and luck."""

    def __call__(self, game: Game, seed: int, luck: int) -> object: ...


def scale() -> float:
    """How many examples are wanted, as a multiple of the usual number."""
    return float(os.environ.get("TRIUMVIR_LAWS", "1"))


def prove(law: Law, variant: Variant, examples: int = 1, name: str = "") -> None:
    """Try a law on so many seeds; a failure is reported with its seed and luck.

    One of the examples is the corner of the game, a walk in which much happens. Where there is one example only, it is
    that for the variants with an option, and a plain one for those without.
    """
    game = variant.load()
    wanted = max(1, round(examples * scale()))
    if wanted > 1 or variant.option is not None:
        luck = corner(game)
        law(game, luck, luck)
        wanted -= 1
    if wanted == 0:
        return

    def attempt(seed: int, luck: int) -> None:
        law(game, seed, luck)

    chosen = hypothesis.settings(
        max_examples=wanted,
        deadline=None,
        database=None,
        phases=(Phase.generate,),  # a smaller seed is no simpler game
        suppress_health_check=list(HealthCheck),
        print_blob=False,
    )
    test: Any = chosen(hypothesis.given(st.integers(0, 2**SEED_BITS - 1), st.integers(0, LUCK - 1))(attempt))
    if scale() <= 1:
        test = hypothesis.seed(crc32(f"{name or law}/{variant.game}/{variant}".encode()))(test)
    test()


class GameLaws:
    """The tests. A game that differs in some way says so in the attributes."""

    pytestmark = pytest.mark.laws

    game: ClassVar[str | type[Game]]
    """The game: its class, or its name."""

    golden: ClassVar[Path | None] = None
    """The folder of its golden games; `tests/golden/<game>` under the root of the test run if not given.

    Where there is no `tests/golden` at all, nobody keeps golden games, and their tests are skipped.
    """

    def hidden_fields(self, game: Game) -> frozenset[str] | None:
        """Exactly the fields that a guess may change, such as `deck` and `players.hand`; None leaves it open."""
        return None

    def rarely_hidden(self, game: Game) -> frozenset[str]:
        """Fields that a guess may change besides those, but in few games."""
        return frozenset()

    def silence(self, game: Game) -> telling_laws.Silence:
        """What views show more exactly than observations tell, and what guesses keep though no view tells it.

        Nothing that is to come may depend on either.
        """
        return telling_laws.Silence()

    def knows_everything(self, state: State, seat: int) -> bool:
        """Whether nothing at all is hidden from the seat (-1: a spectator), so that all its guesses are the truth."""
        return False

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """One test per variant and law, one per golden record."""
        if "variant" in metafunc.fixturenames:
            chosen = usual(self.game) if scale() <= 1 else variants(self.game)
            metafunc.parametrize("variant", chosen, ids=str)
        if "record_file" in metafunc.fixturenames:
            files = golden.record_files(self._kept(metafunc.config))
            metafunc.parametrize("record_file", files, ids=lambda path: path.stem)

    def _kept(self, config: pytest.Config) -> Path:
        return self.golden or config.rootpath / golden.FOLDER / title_of(self.game).meta.name

    def _folder(self, config: pytest.Config) -> Path:
        """The folder of the golden games; skips the test where nobody keeps any."""
        folder = self._kept(config)
        if self.golden is None and not folder.parent.is_dir():
            pytest.skip(f"no golden games are kept in {folder.parent}")
        return folder

    # ------------------------------------------------------------ play

    def test_sound(self, variant: Variant) -> None:
        """Invariants hold after every action."""
        prove(play_laws.sound, variant, 1, "sound")

    def test_copies_are_independent(self, variant: Variant) -> None:
        """No later action changes an earlier position."""
        prove(play_laws.copies_are_independent, variant, 1, "copies")

    def test_same_seed_same_game(self, variant: Variant) -> None:
        """A seed determines the game."""
        prove(play_laws.same_seed_same_game, variant, 1, "seed")

    def test_record_replays(self, variant: Variant) -> None:
        """Records survive JSON and replay to the same positions and scores."""
        prove(play_laws.record_replays, variant, 1, "record")

    def test_legality_is_exact(self, variant: Variant) -> None:
        """The legal list is what `apply` accepts; all else is refused with an existing rule, and without effect."""
        prove(play_laws.legality_is_exact, variant, 3, "legality")

    def test_sets_up_by_itself(self, variant: Variant) -> None:
        """The quick set-up leads to the first turn, and nothing after it belongs to the set-up."""
        prove(play_laws.sets_up_by_itself, variant, 1, "set-up")

    def test_dump_restores(self, variant: Variant) -> None:
        """Dumps come back as the same position."""
        prove(play_laws.dump_restores, variant, 1, "dump")

    def test_damage_is_noticed(self, variant: Variant) -> None:
        """Damaged dumps are refused."""
        prove(play_laws.damage_is_noticed, variant, 1, "damage")

    # ------------------------------------------------------------ knowledge

    def test_guesses_keep_knowledge(self, variant: Variant) -> None:
        """View, observation, legal list and log do not depend on what is hidden; guesses keep no trace of it."""
        hidden = self.hidden_fields(variant.load())
        changed: set[str] = set()

        def law(game: Game, seed: int, luck: int) -> None:
            allowed = None if hidden is None else hidden | self.rarely_hidden(game)
            changed.update(knowledge_laws.guesses_keep_knowledge(game, seed, luck, hidden=allowed))

        prove(law, variant, 5, "knowledge")
        if hidden is not None:
            unchanged = hidden - changed
            assert not unchanged, f"{sorted(unchanged)} is called hidden, but no guess ever changed it"

    def test_histories_leave_no_trace(self, variant: Variant) -> None:
        """Nor do guesses keep a trace of what others did unseen."""
        prove(knowledge_laws.histories_leave_no_trace, variant, 2, "histories")

    def test_guesses_differ(self, variant: Variant) -> None:
        """Guesses are guesses, not the truth."""

        def law(game: Game, seed: int, luck: int) -> None:
            knowledge_laws.guesses_differ(game, seed, luck, knows_everything=self.knows_everything)

        prove(law, variant, 2, "guesses")

    def test_neighbours_guess_apart(self, variant: Variant) -> None:
        """Any number can be guessed with, also small ones in a row."""
        prove(knowledge_laws.neighbours_guess_apart, variant, 1, "neighbours")

    def test_all_know_the_same(self, variant: Variant) -> None:
        """View, observation and guesses of a seat tell the same positions apart."""

        def law(game: Game, seed: int, luck: int) -> None:
            telling_laws.all_know_the_same(game, seed, luck, silence=self.silence(game))

        prove(law, variant, 2, "telling")

    def test_views_are_plain(self, variant: Variant) -> None:
        """Views are plain JSON values, observations plain numbers in named parts."""
        prove(knowledge_laws.views_are_plain, variant, 2, "views")

    def test_views_made_beside_are_the_same(self, variant: Variant) -> None:
        """What is taken from a spectator's view is what the seat would be told."""
        prove(knowledge_laws.views_made_beside_are_the_same, variant, 2, "views beside")

    def test_perspectives_hold_nothing_hidden(self, variant: Variant) -> None:
        """What agents get does not depend on what they cannot know, private fields included."""
        prove(knowledge_laws.perspectives_hold_nothing_hidden, variant, 2, "perspectives")

    def test_hidden_actions_stay_hidden(self, variant: Variant) -> None:
        """Who may not see an action cannot tell which one it was."""
        prove(knowledge_laws.hidden_actions_stay_hidden, variant, 2, "hidden actions")

    def test_reveals_are_counted(self, variant: Variant) -> None:
        """Whatever shows hidden things is counted as revealing."""
        prove(knowledge_laws.reveals_are_counted, variant, 4, "reveals")

    def test_undo_teaches_nothing(self, variant: Variant) -> None:
        """Steps that can be taken back have taught their seat nothing."""
        prove(knowledge_laws.undo_teaches_nothing, variant, 2, "undo")

    # ------------------------------------------------------------ consequences

    def test_undo_is_foretold(self, variant: Variant) -> None:
        """What is said to be final cannot be taken back, and nothing else."""
        prove(consequence_laws.undo_is_foretold, variant, 2, "foretold")

    def test_stakes_are_told(self, variant: Variant) -> None:
        """Prices and losses are told in words, are true, and tell nothing hidden."""
        prove(consequence_laws.stakes_are_told, variant, 2, "stakes")

    # ------------------------------------------------------------ judgement

    def test_the_end_is_worth_its_score(self, variant: Variant) -> None:
        """A finished game is judged by its score and by nothing else."""
        prove(judgement_laws.the_end_is_worth_its_score, variant, 3, "end")

    def test_features_are_named(self, variant: Variant) -> None:
        """What a learned judgement looks at has names, and contains the judgement written by hand."""
        prove(judgement_laws.features_are_named, variant, 1, "features")

    # ------------------------------------------------------------ words

    def test_notation_is_symmetric(self, variant: Variant) -> None:
        """Every action can be written, said and read back."""
        text_laws.notation_is_symmetric(variant.load())

    def test_everything_has_a_name(self, variant: Variant) -> None:
        """Options, sources of VP, rules and help exist in both languages."""
        text_laws.everything_has_a_name(variant.load())

    def test_play_is_told(self, variant: Variant) -> None:
        """Every decision has a question and every action a sentence, in both languages."""
        prove(text_laws.play_is_told, variant, 3, "told")

    def test_actions_are_named(self, variant: Variant) -> None:
        """No action is told by a coordinate, a card's number or an id."""
        place_laws.actions_are_named(variant.load())

    def test_choices_differ(self, variant: Variant) -> None:
        """Nor is anything else that is said; and no two choices of a decision read alike."""
        prove(place_laws.choices_differ, variant, 3, "choices")

    def test_turns_are_told(self, variant: Variant) -> None:
        """One caption for each turn, short and without coordinates, for every viewer."""
        prove(caption_laws.turns_are_told, variant, 1, "turns")

    def test_captions_forget_what_was_taken_back(self, variant: Variant) -> None:
        """Steps back leave no trace in them."""
        prove(caption_laws.taking_back_leaves_no_trace, variant, 1, "taken back")

    def test_positions_can_be_drawn(self, variant: Variant) -> None:
        """Every position can be drawn for a terminal."""
        prove(text_laws.positions_can_be_drawn, variant, 1, "drawn")

    # ------------------------------------------------------------ golden games

    def test_golden_exists(self, variant: Variant, pytestconfig: pytest.Config) -> None:
        """Every player count and option value has a golden game."""
        path = self._folder(pytestconfig) / f"{variant}.json"
        assert path.exists(), f"{path} is missing: python -m triumvir.testing.golden {variant.game}"

    def test_golden_replays(self, record_file: Path) -> None:
        """Finished games of earlier days replay to the same scores."""
        golden.replay(record_file, title_of(self.game))

    def test_compiled_equals_interpreted(self, variant: Variant, pytestconfig: pytest.Config) -> None:
        """Random games add up to the same checksum however the engine runs."""
        kept = golden.read_checksums(self._folder(pytestconfig)).get(str(variant))
        assert kept == golden.checksum(variant.load()), (
            f"{variant} plays differently than before, or compiled and interpreted differ; if the change is wanted: "
            f"python -m triumvir.testing.golden {variant.game} --renew"
        )

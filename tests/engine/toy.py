"""A tiny card game for tests of the engine and of the test kit, with switches that plant one fault each.

Sixteen cards, four of each kind, two to each hand. In each of three turns a player plays a card openly for as many VP
as its kind, lays one down sealed, draws one, or passes. After the last turn sealed cards are shown, for two VP each;
by the second version of its rules, which `NewerToy` has, for three.

Its classes are never compiled, whatever the engine is: so it also proves that games from outside can derive from it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import count
from typing import Any

from triumvir.engine.box import Box
from triumvir.engine.errors import Text
from triumvir.engine.game import Game
from triumvir.engine.ink import over
from triumvir.engine.layout import Numbers, lay_out
from triumvir.engine.meta import Meta
from triumvir.engine.options import Option
from triumvir.engine.rng import SeedStream
from triumvir.engine.state import State, vector
from triumvir.testing.words import pair

KINDS, COPIES, HAND, TURNS = 4, 4, 2, 3
PLAY, SEAL, DRAW, PASS, ACTIONS = 0, 4, 8, 9, 10
SEALED = {1: 2, 2: 3}  # VP for a sealed card, by the version of the rules
NAMES = ("oak", "elm", "ash", "fir")
NAMEN = ("Eiche", "Ulme", "Esche", "Tanne")

_starts = count()


class Hand:
    """What one player holds and has laid down."""

    def __init__(self, source: Hand | None = None, share: bool = False) -> None:
        self.cards = [0] * KINDS if source is None else source.cards if share else source.cards[:]
        self.sealed = [0] * KINDS if source is None else source.sealed[:]
        self.played = [0] * KINDS if source is None else source.played[:]
        self.ledger = [0, 0] if source is None else source.ledger[:]


class ToyState(State):
    """A position of the toy game."""

    game: Toy

    def __init__(self, game: Toy, source: ToyState | None = None) -> None:
        super().__init__(game, game.players, source)
        self.turn = 0 if source is None else source.turn
        self.deck_at = 0 if source is None else source.deck_at
        self.deck = [] if source is None else source.deck
        share = "shared hands" in game.faults
        self.players = [Hand(source.players[i] if source else None, share) for i in range(game.players)]
        if "forgotten field" in game.faults and source is not None:
            self.reveals = 0

    def copy(self) -> ToyState:
        return ToyState(self.game, self)

    def imagine(self, seat: int, random: int) -> State:
        if "raw numbers" not in self.game.faults:
            return super().imagine(seat, random)
        guess = self.copy()
        guess.random = random
        guess.redeal(seat)
        return guess

    def legal_into(self, out: Any) -> int:
        me = self.players[self.to_act]
        found = [PLAY + k for k in range(KINDS) if me.cards[k]] + [SEAL + k for k in range(KINDS) if me.cards[k]]
        if self.deck_at < len(self.deck):
            found.append(DRAW)
        found.append(PASS)
        faults = self.game.faults
        if "unsorted" in faults:
            found.reverse()
        if "doubled" in faults:
            found.append(PASS)
        if "stuck" in faults and self.turn == 4:
            found = []
        if "legal depends on deck" in faults and self.deck[-1] == 0:
            found.pop()
        if "asking changes" in faults:
            self.random += 1
        for i, action in enumerate(found):
            out[i] = action
        return len(found)

    def do(self, action: int) -> None:
        faults = self.game.faults
        me = self.players[self.to_act]
        if action < SEAL:
            me.cards[action] -= 1
            if "lost card" not in faults:
                me.played[action] += 1
            me.ledger[0] += action
        elif action < DRAW:
            me.cards[action - SEAL] -= 1
            me.sealed[action - SEAL] += 1
        elif action == DRAW:
            me.cards[self.deck[self.deck_at]] += 1
            self.deck_at += 1
            if "uncounted draw" not in faults:
                self.reveals += 1
        if "changed order" in faults and action == DRAW:
            self.deck[self.deck_at - 1] = 0
        self.turn += 1
        if self.turn == TURNS * self.seats:
            self.to_act = -1
            self.reveals += 1
            for hand in self.players:
                hand.ledger[1] = SEALED[self.game.rules_version] * sum(hand.sealed)
        else:
            self.to_act = self.turn % self.seats
        if "restless play" in faults:
            self.random = 1 + next(_starts)

    def redeal(self, seat: int) -> None:
        faults = self.game.faults
        if "truth as guess" in faults:
            return
        others = [hand for i, hand in enumerate(self.players) if i != seat]
        pool = [k for hand in others for k in range(KINDS) for _ in range(hand.cards[k])]
        if not self.over:
            pool += [k for hand in others for k in range(KINDS) for _ in range(hand.sealed[k])]
        pool += self.deck[self.deck_at :]
        if "traces" not in faults:
            pool.sort()
        if "always the same guess" not in faults:
            mixed = vector(pool)
            self.shuffle(mixed, 0, len(pool))
            pool = list(mixed)
        for hand in others:
            held, sealed = sum(hand.cards), sum(hand.sealed)
            hand.cards = [0] * KINDS
            for _ in range(held):
                hand.cards[pool.pop()] += 1
            if not self.over:
                hand.sealed = [0] * KINDS
                for _ in range(sealed):
                    hand.sealed[pool.pop()] += 1
        drawn = self.deck[: self.deck_at] if "remembered draws" in faults else [0] * self.deck_at
        self.deck = drawn + pool
        if "changed score" in faults and seat >= 0:
            self.players[seat].played = self.players[seat].played[:]
            self.players[seat].played[0] += 1
        if "short deck" in faults:
            self.deck = [*self.deck[:-1], 0]

    def observe_into(self, seat: int, ink: Any, out: Any, at: int) -> None:
        out[at] = ink[over(self.turn, 1)]
        for i, hand in enumerate(self.players):
            out[at + 1 + i] = ink[over(sum(hand.cards), 1)]
        if seat >= 0:
            for k in range(KINDS):
                out[at + 4 + k] = ink[over(self.players[seat].cards[k], 1)]
                out[at + 9 + k] = ink[over(self.players[seat].sealed[k], 1)]
        out[at + 13] = ink[over(self.to_act + 1, 1)]
        out[at + 14] = ink[over(len(self.deck) - self.deck_at, 1)]
        for i, hand in enumerate(self.players):
            sealed = hand.sealed if self.over else [sum(hand.sealed), 0, 0, 0]
            vague = "vague observation" in self.game.faults or "forgotten sources" in self.game.faults
            ledger = [sum(hand.ledger)] if vague else hand.ledger
            for k, number in enumerate([*hand.played, *sealed, *ledger]):
                out[at + 15 + 10 * i + k] = ink[over(number, 1)]
        if "leaky observation" in self.game.faults:
            out[at + 8] = ink[over(self.deck[-1] + 1, 1)]
        if "boundless observation" in self.game.faults:
            out[at + 8] = ink[over(500, 1)]

    def ledger_of(self, seat: int) -> Any:
        if "crooked ledger" in self.game.faults:
            return vector([*self.players[seat].ledger, 1])
        return vector(self.players[seat].ledger)

    def tie_break(self, seat: int) -> int:
        return 0


def box() -> Box:
    return Box({"cards": {"source": "seed", "note": "made up", "confidence": 1.0, "kinds": list(NAMES)}})


class Toy(Game):
    """The toy game with at most one fault."""

    meta = Meta(
        name="toy",
        title="Toy",
        designer="nobody",
        publisher="nobody",
        year=2025,
        min_players=2,
        max_players=3,
        minutes=pair("one minute", "eine Minute"),
        blurb=pair("Cards, open or sealed.", "Karten, offen oder versiegelt."),
        options=(Option("dull", False, pair("Makes it dull.", "Macht es öde."), "Y-1"),),
        rules_version=1,
        rule_prefix="Y",
    )
    over_rule = "Y-2"
    no_action_rule = "Y-1"
    ledger_sources = ("played", "sealed")
    num_actions = ACTIONS
    observation_features = lay_out(
        {
            "turn": [Numbers(1, "turn", 1, 99)],
            "cards": [Numbers(3, "cards in hand", 1, 99)],
            "hand": [Numbers(4, "own cards", 1, 99)],
            "rest": [Numbers(1, "nothing", 1, 99)],
            "sealed": [Numbers(4, "own cards sealed", 1, 99)],
            "table": [Numbers(2, "who decides, cards in the deck", 1, 99)],
            "players": [Numbers(10, "cards played, cards sealed, VP", 1, 99) for _ in range(3)],
        },
        {},
        0,
    )

    def __init__(
        self,
        players: int = 2,
        options: Mapping[str, object] | None = None,
        box_: Box | None = None,
        *faults: str,
        rules: int | None = None,
    ) -> None:
        super().__init__(players, options or {}, box_ or box(), rules)
        self.faults = faults
        self.ledger_names = {"played": pair("played", "gespielt"), "sealed": pair("sealed", "versiegelt")}
        if "unnamed source" in faults:
            self.ledger_names = {"played": pair("played", "gespielt"), "sealed": pair("", "")}

    def blank(self) -> ToyState:
        return ToyState(self)

    def set_up(self, stream: SeedStream) -> ToyState:
        state = self.blank()
        deck = list(stream.shuffled(vector([k for k in range(KINDS) for _ in range(COPIES)])))
        if "restless start" in self.faults:
            deck = deck[next(_starts) % 7 :] + deck[: next(_starts) % 7]
        state.deck = deck
        for hand in state.players:
            for _ in range(HAND):
                hand.cards[deck[state.deck_at]] += 1
                state.deck_at += 1
        state.random = stream.generator()
        return state

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, ToyState)
        vague = "vague view" in self.faults or "forgotten sources" in self.faults
        view: dict[str, Any] = {
            "seat": seat,
            "to_act": state.to_act,
            "turn": state.turn,
            "deck": len(state.deck) - state.deck_at,
            "players": [
                {
                    "cards": sum(hand.cards),
                    "sealed": hand.sealed[:] if state.over else sum(hand.sealed),
                    "played": hand.played[:],
                    "ledger": [sum(hand.ledger)] if vague else hand.ledger[:],
                }
                for hand in state.players
            ],
        }
        if seat is not None:
            view["hand"] = state.players[seat].cards[:]
            view["own_sealed"] = state.players[seat].sealed[:]
        if "leaky view" in self.faults:
            view["first"] = state.players[0].cards[:]
        if "leaky seal" in self.faults:
            view["seals"] = [hand.sealed[0] for hand in state.players]
        if "odd view" in self.faults:
            view["numbers"] = {1: 2}
        if "shared view" in self.faults:
            view["played"] = state.players[0].played
        return view

    def shown(self, state: State, action: int, seat: int | None) -> int | None:
        if "seal in sight" in self.faults:
            return action
        if "blind to itself" in self.faults and SEAL <= action < DRAW:
            return None
        return None if SEAL <= action < DRAW and seat != state.to_act else action

    def refuse(self, state: State, action: int) -> str:
        return "Y-77" if "unwritten rule" in self.faults else "Y-1"

    def reason(self, rule: str) -> Text:
        return pair("There is no such card.", "" if "no reason" in self.faults else "Es gibt keine solche Karte.")

    def check(self, state: State) -> list[str]:
        assert isinstance(state, ToyState)
        if "careless check" in self.faults:
            return []
        if not 0 <= state.deck_at <= len(state.deck) or not 0 <= state.turn <= TURNS * state.seats:
            return ["out of range"]
        if state.seats != self.players or (state.to_act == -1) != (state.turn == TURNS * state.seats):
            return ["out of range"]
        if not -1 <= state.to_act < state.seats or not 0 < state.random < 2**62 or not 0 <= state.reveals < 100:
            return ["out of range"]
        if len(state.deck) != KINDS * COPIES:
            return ["the deck is incomplete"]
        if any(len(part) != KINDS for hand in state.players for part in (hand.cards, hand.sealed, hand.played)):
            return ["kinds"]
        if any(len(hand.ledger) != 2 or max(map(abs, hand.ledger)) > 99 for hand in state.players):
            return ["the ledger"]
        if any(min(hand.cards + hand.sealed + hand.played) < 0 for hand in state.players):
            return ["less than none"]
        rest = state.deck[state.deck_at :]
        broken = []
        for k in range(KINDS):
            if rest.count(k) + sum(h.cards[k] + h.sealed[k] + h.played[k] for h in state.players) != COPIES:
                broken.append(f"cards of kind {k}")
        return broken

    def notation(self, action: int) -> str:
        if "doubled notation" in self.faults:
            return NAMES[action % KINDS]
        if action == DRAW:
            return "draw"
        return "pass" if action == PASS else f"{'play' if action < SEAL else 'seal'} {NAMES[action % KINDS]}"

    def describe(self, action: int, lang: str) -> str:
        if lang == "en":
            return "use " + self.notation(action)
        if "mixed words" in self.faults:
            return "use " + self.notation((action + 1) % ACTIONS)
        if action == DRAW:
            return "ziehen"
        return "passen" if action == PASS else f"{NAMEN[action % KINDS]} {'spielen' if action < SEAL else 'versiegeln'}"

    def prompt(self, view: dict[str, Any], lang: str) -> str:
        if "one language" in self.faults:
            return "What to do?"
        return f"Was tun in Zug {view['turn']}?" if lang == "de" else f"What to do in turn {view['turn']}?"

    def phase(self, view: dict[str, Any], lang: str) -> str:
        return f"Zug {view['turn']}" if lang == "de" else f"Turn {view['turn']}"

    def sentences(self, before: dict[str, Any], action: int | None, after: dict[str, Any], lang: str) -> list[str]:
        if "silence" in self.faults and action == PASS:
            return []
        if "leftover" in self.faults:
            return [f"Seat {before['to_act']}: {action}."]
        if action is None:
            return ["Etwas wird versiegelt." if lang == "de" else "Something is sealed."]
        return [f"{self.describe(action, lang)}."]

    def draw_text(self, view: dict[str, Any], lang: str) -> str:
        return "[bold]toy[/red]" if "bad markup" in self.faults else f"[bold]{view['turn']}[/bold]"

    def help(self, lang: str) -> str:
        if "silent help" in self.faults:
            return "Play." if lang == "en" else "Spiele."
        return "Play, with `dull` or without." if lang == "en" else "Spiele, mit `dull` oder ohne."

    def rules(self, lang: str) -> dict[str, str]:
        if lang == "en":
            return {"Y-1": "A turn is one card.", "Y-2": "Three turns each."}
        return {"Y-1": "Ein Zug ist eine Karte.", "Y-2": "Drei Züge für jeden."}


class NewerToy(Toy):
    """The toy game in a later release: the scoring was corrected, games of old go on as they were begun."""

    meta = replace(Toy.meta, rules_version=2, older_rules=(1,))

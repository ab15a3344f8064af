cannot-read-box = Cannot read the box { $path }: { $strerror }.
box-not-valid-toml = The box { $path } is not valid TOML: { $error }.
box-has-at-most = A box has at most { $largest } characters as JSON, this one { $count }.
box-table-missing = Box table [{ $name }] is missing.
there-no-seat-seats = There is no seat { $seat }; seats are 0 to { $seats }, and None is a spectator.
this-position-has-other = This position has other fields than the game.
field-this-position-damaged = Field { $name } of this position is damaged.
for-players-not = { $title } is for { $low } to { $high ->
        [one] { $high } player
       *[other] { $high } players
    }, not { $players }.
version-rules-not-known = Version { $rules } of the rules of { $title } is not known here, only { $numbers }.
seed-whole-number-from = A seed is a whole number from 0 to 2^{ $seed_bits } - 1, not { QUOTE($seed) }.
this-position-not-sound = This position is not sound: { $broken }.
game-over = The game is over.
there-no-action-number = There is no action number { $action }.
names-no-action-others = { QUOTE($wanted) } names no action; others are { $hint }.
this-heading-not-sound = This heading is not sound: { $heading }
option-cannot-be-allowed = Option { $name } cannot be { QUOTE($value) }; allowed: { $allowed }.
unknown-option-this-game = Unknown option { QUOTE($name) }; this game has: { $known }.
this-record-not-json = This record is not JSON: { $error }.
this-not-triumvir-record = This is not a Triumvir record of format { $format }.
text-in-this-record = A text in this record has control characters or broken ones; letters and signs are allowed.
field-this-record-missing = Field { $name } of this record is missing or damaged.
seed-this-record-does = The seed of this record does not fit its commitment.
action-this-record-not = Action { $ply } of this record is not legal: { $text }
record-claims-result-replay = The record claims the result { $scores }, the replay gives { $scores2 }.
this-record-was-made = This record was made with { $what } { QUOTE($own) }, not with { QUOTE($given) }.
components-in-this-record = The components in this record are those of box { $digest }, not of its box { $digest2 }.
it-seat-s-decision = It is seat { $waiting }'s decision.
nothing-has-been-done = Nothing has been done yet.
another-seat-has-acted = Another seat has acted since.
something-hidden-or-random = Something hidden or random has been revealed by that step.
spectator-has-no-vp = A spectator has no VP.
whole-number-from = a whole number from { $low } to { $high }
number-whole-or-half = a number of whole or half points
true-or-false = true or false
number-from-0-1 = a number from 0 to 1
seat = A seat
action = An action
random-number = A random number
by-the-rule = { $reason } ({ $rule })
not-whole = { $what } must be a whole number, not { QUOTE($value) }.
box-field-missing = Box table [{ $where }], field { $field }: expected { $expected }, found nothing.
box-field-wrong = Box table [{ $where }], field { $field }: expected { $expected }, found { $found }.
some-text = a text
expected-choice = one of { $allowed }
list-whole-numbers-from = { $size ->
        [any] a list of whole numbers
       *[other] a list of { $size } whole numbers
    } from { $low } to { $high }
list-texts = { $size ->
        [any] a list of texts
       *[other] a list of { $size } texts
    }
list-texts-of = { $size ->
        [any] a list of texts
       *[other] a list of { $size } texts
    } out of { $allowed }
list-records = { $size ->
        [any] a list of records
       *[other] a list of { $size } records
    }
player = Player { $number }
variant-changes-which-box = The variant { $variant } changes { $name }, which the box does not have.
option-at-clause = Table option { $option }
option-on = on
option-off = off
option-explained = `{ $name }` ({ $usual }): { $text } ({ $rule })
option-of-several = `{ $name }` ({ $usual }, else { OR($others) }): { $text } ({ $rule })

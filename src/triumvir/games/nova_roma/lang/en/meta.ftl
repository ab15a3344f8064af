# The label on the box.

minutes = about 30 minutes per player
blurb = One patrician on a grid gives two actions: the crossing decides what you do, the company how strongly.
mosaic_draft = Mosaic tiles are drafted.
follower_draft = Follower cards are drafted.
level = Alone: the score that the automa starts with, 20 (easy), 30 (normal) or 40 (hard).
    .easy = easy
    .normal = normal
    .hard = hard
solo_score_leftovers = Alone: goods, coins, influence and artisans left over score too.
chariot_needs_one_step = A marker that is still on the start space wins no chariot tile.
income_tiles_offer_choice = Both income tiles offer 3 goods or 4 coins.
severin_contracts_per_vp = Severin scores 1 VP for every contract, or for every 2.
trivia_works_in_petition = Trivia also works in an action carried out through Petition.
place_artisan_follower_windows = Followers that place an artisan: at the start and at the end of an action, or at one of them only.
    .both = at the start and at the end
    .start = at the start only
    .end = at the end only
only-alone = Option { $option } is for one player only.

## Shorter games

variant-open = Cards in hand lie open: every seat knows the same.
variant-small = Three rounds instead of five.
variant-small-open = Three rounds instead of five, cards in hand lie open.
variant-tiny = One round instead of five.
variant-tiny-open = One round instead of five, cards in hand lie open.

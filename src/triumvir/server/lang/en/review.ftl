# The review of a finished game.

review-title = Review: { $game }
review-ask = Review my game
review-ask-seat = Look at the decisions of { $name }
review-intro = { $reviewer } looks at every decision of a seat again, knowing only what that seat knew then, and tells where something better was to be had. It takes a minute or two; you may leave the page meanwhile.
review-whose = Whose decisions
review-progress = { $done } of { $all } decisions looked at
review-growing = What is shown grows while the rest is looked at.
review-resume = Go on looking
review-too-many = Several reviews are being made for you already. Wait until one of them is done.
review-chance = Win chance
review-lead = Lead in VP
review-legend = Circles: the largest mistakes · ticks: the others · one value for each turn, by { $reviewer } with what { $name } knew
review-curve = How the game went for { $name }
review-even = even
review-turning = Turning points
review-largest = Largest mistakes first
review-all = { $n ->
    [one] The other one that gave something away
   *[other] The other { $n } that gave something away
  }
review-none = Nothing was given away that { $reviewer } could see. Well played!
review-none-yet = Nothing yet.
review-step = Step { $ply } of { $all } · { $where }
review-of = mistake { $n } of { $all }
review-previous = Mistake before this one in the list
review-next = Next mistake in the list
review-played = Played
review-better = Better
review-better-line = How it could have gone on: { $line }.
review-played-line = What was to be expected instead: { $line }.
review-lost = That gave away { $vp } VP of lead.
review-lost-chance = That gave away { $vp } VP of lead and { $chance } of win chance.
review-try = Try it from here
review-replay = Open the replay here
review-choices = Choices
review-best = best or as good
review-hardly = hardly worse
review-slip = slips
review-mistake = mistakes
review-blunder = blunders
review-count = { $n ->
    [one] One decision that left a choice.
   *[other] { $n } decisions that left a choice.
  }
review-usual = { $n ->
    [one] In your other reviewed game it was { $share }.
   *[other] Your mean over { $n } other games: { $share }.
  }
review-beside = You and { $name }
review-beside-other = { $mine } and { $name }
review-difference = Difference
review-most-less = { $source }: { $vp } VP less than { $name }, the largest difference.
review-most-more = { $source }: { $vp } VP more than { $name }, the largest difference.
review-take = Take with you
review-cluster = { $n } of the { $all } largest mistakes fell into one part of the game: { $period }.
review-share = Share
review-share-text = Whoever has this link can read this review:
err-review = Only who played in this seat can see this review, or somebody with a link from that person.

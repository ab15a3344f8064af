hint-clue = { $adviser }: { $clue }
hint-more = `hint` again names the move.
hint-best = { $adviser } would choose: { $move }
hint-line = How it may go on: { $line }
review-title = { $title }: the decisions of { $who }, looked at by { $agent }
review-progress = { $total ->
        [one] { $total } decision
       *[other] { $total } decisions
    } of { $who }
review-summary = { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }, { $good } of them best or as good; { $loss } VP given away per decision.
review-grades = { $slip } slips, { $mistake } mistakes, { $blunder } blunders.
review-none = Nothing that a stronger player would mend.
review-slip = slip
review-mistake = mistake
review-blunder = blunder
review-at = Action { $ply }, { $grade }: { $prompt }
review-played = chosen
review-better = better

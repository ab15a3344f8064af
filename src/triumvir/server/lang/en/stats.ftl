## My history

stats-title = My history
stats-lead = Only you see this page. Games that ended early, and those in which you held several seats, are in the list but not in the numbers.
stats-csv = As CSV
stats-sums = What they amount to
stats-games = Games
stats-won = First places
stats-mean = VP on average
stats-best = Most VP
stats-plot = VP of each game: { $game }
stats-plot-label = { $n ->
        [one] VP of one game of { $game }
       *[other] VP of { $n } games of { $game } over time
    }
stats-plot-key = A filled mark is a game that was won; the line is the mean of the last five marks. With many games a mark stands for several, its stroke for their range.
stats-list = Finished games
stats-unknown = open it to see the result
stats-none = No game of yours is over yet.

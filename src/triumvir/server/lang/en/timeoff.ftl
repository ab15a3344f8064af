# Time off, on the page about oneself
off-head = Time off
off-lead = In games over days your clocks stand still for as long as you like, { $n } days a year in all. It begins at once.
off-days = Days
off-take = Take time off
off-until = You have time off until { $day }. Your clocks stand.
off-end = I am back
off-left = { $n ->
        [0] No days are left this year.
        [one] One day is left this year.
       *[other] { $n } days are left this year.
    }
off-help = It ends by itself, when you make a move in a game over days, or here; days that have not begun are yours again. The others at these tables read of it.
me-said-off = Your clocks stand.
me-said-off-over = Your clocks run again.

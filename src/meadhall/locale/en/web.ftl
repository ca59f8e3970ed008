# The words of the screen.

web-title = Meadhall
web-skip = Skip to the page
web-nav = Pages of the hall
web-nav-rules = Rules
web-nav-replays = Replays
web-nav-ranking = Ranking
web-about = About the hall
web-close = Close
web-cancel = Cancel
web-back = Back
web-dismiss = dismiss
web-lost = No such room in this hall
web-page-failed = This page could not be fetched. Reload to try again.
web-back-to-hall = Back to the hall
web-offline = The hall cannot be reached. Check your connection.
web-sign-in = Sign in
web-guest = Guest: { $name }
web-theme-day = Light look
web-theme-night = Dark look

## The hall

web-shelf = Games
web-players = Players
web-time = Time
web-minutes = { $span } min
web-play-now = Play now
web-laying = Laying the table…
web-set-table = Table
web-not-ready = Not ready yet. It is being carved.
web-my-games = My games
web-no-games = No games yet. Pick one above and sit down.
web-open-tables = Open tables
web-no-tables = No table is waiting for players.
web-with = with { $names }
web-alone = alone
web-your-turn = Your turn
web-waits-for = waits for { $name }
web-table-over = finished
web-table-running = in play
web-table-paused = paused
web-table-gathering = gathering { $taken }/{ $seats }
web-join = Join by code
web-code = Code
web-code-help = Whoever set the table has the code.
web-sit = Sit down
web-guest-note = You can play as a guest. An account keeps your games.
web-clock-none = no clock
web-clock-game = { $minutes } min each
web-clock-move =
    { $days ->
        [one] a day per move
       *[other] { $days } days per move
    }

web-game-valhalla = Valhalla
    .about = Gather a band, arm it with dice and leave in glory.
web-game-champions = Champions of Midgard
    .about = Send workers into town and warriors against trolls and monsters.
web-game-reavers = Reavers of Midgard
    .about = Every action belongs to everyone: raid, recruit, capture.
web-game-north = Warriors of the North
    .about = Wind, betrayal and the Sea Beast on a rough sea.
web-game-runar = Runar
    .about = Three heroes, shards of runes and the Nemesis. A campaign.

## Setting a table

web-empty-seat = empty seat
web-clock-short =
    { $seconds ->
        [one] a second per move
       *[other] { $seconds } s per move
    }
web-setup-title = Set a table: { $game }
web-setup-seats = Players
web-seat-n = Seat { $n }
web-sitter-me = You
web-sitter-too = You too (one screen)
web-sitter-open = Somebody else
web-sitter-bot = Bot { $name }
web-on = Yes
web-off = No
web-setup-clock = Clock
web-setup-clock-none = No clock
web-setup-clock-game-20 = 20 minutes each
web-setup-clock-game-60 = An hour each
web-setup-clock-move-1 = A day per move
web-setup-clock-move-3 = Three days per move
web-setup-visibility = Who may sit down
web-setup-visibility-link = Whoever has the link
web-setup-visibility-open = Anybody in the hall
web-setup-visibility-private = Only with the code
web-setup-start = Begin
web-setup-open = Open the table

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
web-learn = Learn
web-learned = { $done } of { $count }
web-lessons-of = Learn { $game }
web-lesson-minutes = about { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-lesson-begin = Begin
web-lesson-go-on = Go on
web-lesson-again = Again
web-lesson-done = learned
web-lesson-on = On
web-lesson-back = Back
web-lesson-next = Next: { $name }
web-lesson-play = Play a first game
web-first-title = { $game }: your first time?
web-first-learn = Learn first: about { $minutes } minutes
    .hint = The idea of the game, played at a real table with somebody who explains.
web-first-game = A first game
    .hint = Unrated, against one gentle bot. The table is laid for you, a coach explains what comes up, the others move slowly.
web-first-whole = Ask me everything before the first turn, too
web-first-play = Just play
    .hint = I know this game: the whole set-up, no coach.
web-not-ready = Not ready yet. It is being carved.
web-my-games = My games
web-no-games = No games yet. Pick one above and sit down.
web-open-tables = Open tables
web-no-tables = No table is waiting for players.
web-table-of = set by { $name }
web-clear = Clear finished games
web-won = won
web-rated = rated
web-unrated = unrated
web-seed = chosen luck: { $seed }
web-seed-note = The luck of this table was chosen: { $seed }. Whoever set it can know every die and card beforehand, so only they and bots sit here, and nothing is rated.
web-rated-note = A rated game: sign in to sit down.
web-seat-not-yours = not for you
web-with = with { $names }
web-alone = alone
web-your-turn = Your turn
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
web-sitter-too = Another person at this screen
web-sitter-open = Somebody else
web-sitter-name = Name of this person
web-sitter-bot = Bot { $name }{ $level ->
    [thrall] , plays by lot
    [karl] , gentle
    [huskarl] , strong
    [jarl] , very strong
    [einherjar] , trained by itself
   *[other] {""}
  }
web-bot-levels = Thrall plays by lot and loses to almost anybody. Karl looks one step ahead and suits a first game. Huskarl plans ahead and beats many who know the game. Jarl thinks longest and is the hardest to beat.
web-bot-einherjar = Einherjar does not think ahead: it has learned from millions of games against itself, and answers at once.
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
web-setup-rated = Rated game
    .on = The result counts: everybody’s rating changes.
    .off = For fun: nobody’s rating changes.
web-setup-quick = Quick start
    .hint = Leaders, heroes and hands are dealt; the first question is the first turn.
web-setup-rated-guest = Rated games are for people with an account.
web-setup-start = Begin
web-setup-open = Open the table

## The table

web-gathering = Gathering
web-turn-of = Turn: { $names }
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-unrates = The game is rated. If it is taken back now, past luck or others’ choices, it no longer counts.
web-asked-unrates = The game would no longer count for the ratings.
web-picked = chosen
web-undo-asking = Ask the others to take it back
web-bar-round = round { $n }
web-bar-turn = turn { $n }
web-hint = Hint
web-hint-says = A bot would choose: { $choice }
web-choices = What can I do?
web-opinion = What does a bot think?
web-opinion-asked = The bot is thinking…
web-grade-good = good
web-grade-fair = fair
web-grade-poor = poor
web-aim = Who is ahead, and when it ends
web-coach = The coach
web-coach-more = more…
web-coach-done = Got it
web-coach-quiet = No more tips
web-coach-ask = What is this question about?
web-coach-nothing = Nothing is asked of you just now. Press ? when it is your turn.
web-coach-setting = The coach explains what comes up for the first time in this game
web-sound = Sound
web-language = Language
web-language-en = English
web-language-pl = Polish
web-settings = Settings
web-saga = Saga
web-saga-none = The saga has not begun.
web-saga-newest = To the newest
web-visit = To move { $ply } in the replay
web-chat = Say something at the table…
web-chat-send = Send
web-watching =
    { $count ->
        [one] One person watches
       *[other] { $count } people watch
    }
web-results = Result
web-options = Choices
web-choose-where =
    { $where ->
        [hand] Choose below, among what is yours.
        [frame] Choose on a player’s panel.
        [board-hand] Choose on the board, or below among what is yours.
        [board-frame] Choose on the board or on a player’s panel.
        [hand-frame] Choose below among what is yours, or on a player’s panel.
        [board-hand-frame] Choose on the board, on a player’s panel, or below among what is yours.
       *[board] Choose on the board.
    }
web-confirm = Confirm
web-confirm-ask = { $choice }. Sure?
web-grave = What cannot be taken back
web-grave-yes = Yes
web-grave-no = No
web-rule = Rule { $id }
web-closer = A closer look
web-closer-hint = Right click or I: a closer look
web-closer-page = Its place in the box
web-closer-before = The thing before on the table
web-closer-after = The next thing on the table
web-idle-wait = One moment…
web-idle-waits =
    { $count ->
        [one] Waiting for { $names }.
       *[other] Waiting for { $names }.
    }
web-idle-over = The game is over.
web-idle-paused = The table is paused.
web-cut = The line to the hall is cut. Your game is safe; connecting again…
web-behind =
    { $count ->
        [one] one move to come
       *[other] { $count } moves to come
    }
web-next = Next
web-to-present = To the present
web-since = Since my last choice
web-since-begin = The table after your last choice.
web-since-quiet = Nothing you can see has changed.
web-since-step = { $step } of { $count }
web-hurry = Click or Space: to the present
web-hurry-touch = Tap: to the present
web-missed =
    { $count ->
        [0] Back again. Nothing was missed.
        [one] Back again. One move was made meanwhile.
       *[other] Back again. { $count } moves were made meanwhile.
    }
web-table-gone = This table is not to be found
web-hand-show = Show the hand
web-hand-hide = Hide the hand
web-asked = { $who } asks to take the last move back.
web-agree = Agree
web-refuse = Refuse
web-seat-acting = choosing now
web-seat-done = has chosen
web-seat-resigned = resigned
web-seat-stand-in = a bot stands in
web-pass-screen = Hand the screen to { $name }
web-pass-screen-ready = I am { $name }

web-saga-sit = { $who } sits down.
web-saga-leave = { $who } leaves the seat.
web-saga-bot = { $who } takes a seat.
web-saga-start = The game begins.
web-saga-back = { $who } takes a choice back.
web-saga-unrated = This game no longer counts for the ratings.
web-saga-ask-back = { $who } asks for a take-back.
web-saga-answer-back-yes = { $who } agrees.
web-saga-answer-back-no = { $who } does not agree.
web-saga-pause = The table is paused.
web-saga-resume = The game goes on.
web-saga-resign = { $who } resigns.
web-saga-stand-in = A bot stands in for { $who }.
web-saga-return = { $who } is back.
web-saga-end = The game is over.
web-saga-rematch = They play again.
web-replay-not-kept = The rules have changed since, and this moment was not written down: the nearest one is shown.
web-replay-undrawable = This was drawn by an older Meadhall, and today’s board cannot show it. The saga beside it tells what happened.
web-saga-carry = New rules
web-carry-same = The rules were mended (version { $to } instead of { $from }). Nothing on this table changes, and the game goes on.
web-carry-position = The rules were mended (version { $to } instead of { $from }). The game goes on from exactly this position; what has happened so far stays as it was.
web-carry-replayed = The rules were mended (version { $to } instead of { $from }), and this table is older than the keeping of positions: its moves were made once more under the new rules, so things may lie otherwise than you remember. It no longer counts for the ratings.
web-carry-stopped = The rules were mended (version { $to } instead of { $from }) and this game cannot go on under them. It ends here, counts for nobody, and can still be read.
web-carry-torn = The last choices were made after its position was kept.
web-carry-illegal = A choice of its log is no longer allowed, after { $ply } that are.
web-carry-unreadable = Its position cannot be read any more ({ $reason }).

## Gathering

web-you = you
web-bot = bot
web-sit-here = Sit here
web-add-bot = Seat a bot
web-stand-up = Stand up
web-send-away = Send away
web-gathering-full = All seats are taken. You can stay and watch.
web-you-watch = You are watching.
web-invite = Invite somebody
web-invite-how = Whoever opens this link, or types the code in the hall, can sit down.
web-invite-link = Link to this table
web-owner-starts = Whoever set the table begins when all are seated.
web-gathering-options = Chosen for this game
web-gathering-usual = Everything as in a usual game.
web-all-seated = All are seated
web-copy-code = Copy the code
web-copy-link = Copy the link
web-copied = Copied.

## Settings of the table

web-speed = Speed of movement
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-none = none
web-pace = Moves of others
web-pace-step = one at a time, with Next
web-pace-slow = slowly, one by one
web-pace-normal = one by one
web-pace-fast = quickly, one by one
web-pace-none = all at once
web-theme = Look
web-theme-system-look = as the device
web-theme-night-look = dark
web-theme-day-look = light
web-pass = Pass by itself
web-pass-off = never
web-pass-nothing = where I have nothing else to choose
web-pass-news = until something new is added
web-pass-touch = on all that does not touch me, even when I could act in another’s turn
web-pass-turn = until my next turn
web-pass-always = whenever possible
web-confirm-setting = Ask before steps that cannot be undone
web-list-setting = Also list choices that lie on the board
web-my-seats = My seats
web-this-table = This table
web-box = The box
web-record = Record as text
web-pause = Pause
web-resume = Go on
web-resign = Resign
web-resign-ask = Give up this game? It cannot be taken back.
web-resign-sure = Yes, resign
web-keys = Keys
web-keys-help = Tab or arrows go to what can be chosen, Enter chooses, I looks closer, Space hurries on when others have moved, U undoes, H asks for a hint, ? explains the question, O lists what you can do, C shows the table card, Esc goes back. On a touch screen, hold a finger on a card to see it large, or on a sign to learn what it is.

## The end

web-end = The end of the saga
web-end-winners =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
web-end-none = Nobody wins
web-end-part = Part
web-end-total = Glory
web-end-rating = Rating
web-end-unrated = An unrated game: nobody’s rating changes.
web-replay = Replay
web-rematch = Play again
web-rematch-join = To the new table

## Rules, box, replay, profile

web-rules-of = Rules: { $game }
web-rules-english = The rules are written in English.
web-rules-search = Search the rules
web-rules-hits =
    { $count ->
        [0] Nothing found
        [one] One rule
       *[other] { $count } rules
    }
web-contents = Chapters
web-rules-short = In short
web-rules-more = Show
web-goal = Goal and how it goes
web-goal-of = { $game } in short
web-goal-print = To print
web-howto = How to play
web-goal-box = The box
web-goal-rules = All the rules
web-rules-box = the box
web-rules-in-box = the box
web-box-of = The box: { $game }
web-box-all = All
web-box-count =
    { $count ->
        [one] one piece
       *[other] { $count } pieces
    }
web-box-source = Source
web-box-source-rulebook = from the rulebook
web-box-source-public = from public material
web-box-source-reconstructed = reconstructed
web-ranking-of = Ranking: { $game }
web-ranking-place = Place
web-ranking-who = Player
web-ranking-rating = Rating
web-ranking-games = Games
web-ranking-none = No rated game has been finished yet.
web-profile = Profile
web-account = Account
web-name = Name
web-save = Save
web-signed-in = Signed in as { $login }.
web-sign-out = Sign out
web-sign-up = New account
web-sign-in-note = Sign in to find your games again.
web-sign-up-note = You keep your name and your games.
web-login = Login
web-password = Password
web-password-change = Change the password
web-password-old = Password so far
web-password-new = New password
web-password-note = Everywhere else you will be signed out.
web-password-changed = The password is changed.
web-sessions = Signed in
web-session-used = last used { $day }
web-session-here = here
web-session-end = Sign out
web-session-end-of = Sign out: { $name }
web-session-unknown = an older sign-in
web-sign-out-all = Sign out everywhere
web-ratings = Ratings
web-ratings-none = A rating appears after the first rated game.
web-curve = How the rating in { $game } went, now { $rating }
web-rated-games =
    { $count ->
        [one] one rated game
       *[other] { $count } rated games
    }
web-played = Finished games
web-played-none = No finished games yet.
web-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
web-place = place { $rank } of { $seats }
web-replay-of = Replay: { $game }
web-replay-pick = Pick a finished game, or open a record.
web-replay-open = Open a record
web-replay-file = A record file, or its text pasted here
web-replay-choose = Choose a file
web-replay-show = Show
web-replay-first = First move
web-replay-last = Last move
web-replay-play = Play
web-replay-stop = Stop
web-replay-move = Move { $ply } of { $plies }
web-replay-eyes = Seen by
web-replay-eyes-spectator = a spectator
web-replay-eyes-all = everybody: all hands open
web-replay-by = Step by
web-replay-by-move = by move
web-replay-by-turn = by turn
web-replay-by-round = by round
web-replay-back-move = One move back
web-replay-on-move = One move on
web-replay-back-turn = One turn back
web-replay-on-turn = One turn on
web-replay-back-round = One round back
web-replay-on-round = One round on
web-replay-when = round { $round }, turn { $turn }
web-replay-link = Copy the link to this moment
web-about-what = Meadhall is one hall with five Viking board games: for friends, for one, and against bots that play well.
web-about-credits = Credits
web-about-icons = Signs on cards and dice:
web-about-licence = Licence:
web-about-fonts = Typefaces:
web-about-art = Scenes, cards and knotwork are drawn by the program itself.
web-about-games = The games
web-about-games-text = The games belong to their authors and publishers. The rules here are told in our own words; what no rulebook prints is marked as reconstructed in the box.

## Campaigns

## Series

web-game-series = Series
    .about = Several games with one sheet.
web-series = What is played
web-series-single = One game
    .hint = To the end, and that is that.
web-series-match = A match
    .hint = Best of three, five or seven games between the same players.
web-series-campaign = Campaign
    .hint = Five games with one sheet: Heroes become Legends, Treasures are kept, and the fifth game decides.
web-series-match-of = { $game }: match
web-series-campaign-of = { $game }: campaign

## Tournaments

web-nav-tournaments = Tournaments
web-tournament-about = Several rounds of games for two: whoever has as many points as you is your next opponent, and nobody meets anybody twice.
web-tournament-list = Tournaments of the hall
web-tournament-none = None yet.
web-tournament-account = To make a tournament you need an account; anybody can take part.
web-tournament-new = New tournament
web-tournament-title = Its name
web-tournament-game = Game
web-tournament-settings = Settings of the game
web-tournament-rounds = Rounds
web-tournament-odd = If the number of players is odd
web-tournament-bye = bye
web-tournament-make = Make the tournament
web-tournament-of = made by { $name }
web-tournament-open = { $n ->
    [0] gathering, nobody yet
    [one] gathering, one player
   *[other] gathering, { $n } players
  }
web-tournament-round = round { $n } of { $rounds }
web-tournament-over = over
web-tournament-join = Take part
web-tournament-leave = Take part no more
web-tournament-start = Begin
web-tournament-standings = Standings
web-tournament-points = Points
web-tournament-buchholz = Buchholz
web-tournament-nobody = Nobody takes part yet.
web-tournament-play = To the table
web-tournament-watch = Watch

# Bots, the arena and hints.

bots-level-thrall = Thrall
    .hint = Does whatever is legal, by lot.
bots-level-karl = Karl
    .hint = Looks one step ahead. Answers at once.
bots-level-huskarl = Huskarl
    .hint = Looks far ahead for a tenth of a second.
bots-level-jarl = Jarl
    .hint = Looks far ahead for a second.
bots-level-einherjar = Einherjar
    .hint = Has learned from millions of games. Answers at once.

bots-error-unknown = There is no bot called “{ $bot }”; known bots: { $bots }.
bots-error-budget = “{ $budget }” is no budget: write iterations (200i), seconds (1.5s) or milliseconds (100ms).
bots-error-no-budget = { $bot } needs no budget; write its name alone.
bots-error-import = The bot “{ $bot }” cannot be loaded: { $reason }.
bots-error-net = { $file } holds no net that can be read.
bots-error-net-misfit = { $file } is the net of another game, or of another version of { $game }.
bots-error-temperature = “{ $words }” is neither a temperature (0.5t) nor a file of weights (mine.npz).
bots-no-net = There is no trained net for { $game }; Jarl sits in for Einherjar.
bots-bad-net = The trained net of { $game } is damaged or knows other rules; Jarl sits in for Einherjar.
bots-error-arena-bots = Name the bots that are to play; a ladder needs at least two.
bots-error-arena-seats =
    { $bots ->
        [one] One bot
       *[other] { $bots } bots
    } cannot fill a table of { $seats } seats; name one bot for each seat.
bots-error-arena-games = Play at least one game.
bots-error-no-adviser = { $bot } cannot give hints; only bots that search can, such as jarl.
bots-error-arena-file = { $file } holds the games of another arena; give another file or delete it.

bots-arena-title = Arena: { $game }
bots-arena-summary =
    { $games ->
        [one] One game
       *[other] { $games } games
    } at { $seats ->
        [one] a table for one
       *[other] tables for { $seats }
    }, seed { $seed }. Every deal is played once with each rotation of the seats. Intervals are 95 % (Wilson).
bots-arena-playing = Playing
bots-arena-resumed =
    { $games ->
        [one] One game was played before and is not repeated.
       *[other] { $games } games were played before and are not repeated.
    }
bots-arena-stopped = Stopped. { $file } holds the games played; the same command goes on from there.
bots-arena-written = Written: { $file }
bots-arena-bot = Bot
bots-arena-games = Games
bots-arena-share = Wins
bots-arena-interval = 95 % interval
bots-arena-score = Mean score
bots-arena-margin = Mean margin
bots-arena-elo = Elo
bots-arena-decisions = Choices
bots-arena-seconds = Seconds
bots-arena-per-second = Choices a second
bots-arena-shares = Victories
bots-arena-shares-plot = Share of victories of each bot with its 95 % interval
bots-arena-versus = One against another
bots-arena-scores = Scores
bots-arena-scores-plot = How often each bot reached which score
bots-arena-pace = Pace

bots-hint-title = Hints for { $who }, move { $ply }
bots-hint-nobody = The game is over; there is nothing to choose.
bots-hint-option = Option
bots-hint-margin = Expected margin
bots-hint-chance = Chance
bots-hint-tries = Tries

# Bots, the arena and hints.

bot-thrall = Thrall
    .hint = Does whatever is legal, by lot.
bot-karl = Karl
    .hint = Looks one step ahead. Answers at once.
bot-huskarl = Huskarl
    .hint = Looks far ahead for a tenth of a second.
bot-jarl = Jarl
    .hint = Looks far ahead for a second.

error-bot-unknown = There is no bot called “{ $bot }”; known bots: { $bots }.
error-bot-budget = “{ $budget }” is no budget: write iterations (200i), seconds (1.5s) or milliseconds (100ms).
error-bot-no-budget = { $bot } needs no budget; write its name alone.
error-bot-import = The bot “{ $bot }” cannot be loaded: { $reason }.
error-arena-bots = Name the bots that are to play; a ladder needs at least two.
error-arena-seats =
    { $bots ->
        [one] One bot
       *[other] { $bots } bots
    } cannot fill a table of { $seats } seats; name one bot for each seat.
error-arena-games = Play at least one game.
error-arena-file = { $file } holds the games of another arena; give another file or delete it.
error-option-pair = “{ $text }” is not an option: write name=value.
error-file-unreadable = { $file } cannot be read: { $reason }.

arena-title = Arena: { $game }
arena-summary =
    { $games ->
        [one] One game
       *[other] { $games } games
    } at { $seats ->
        [one] a table for one
       *[other] tables for { $seats }
    }, seed { $seed }. Every deal is played once with each rotation of the seats. Intervals are 95 % (Wilson).
arena-playing = Playing
arena-resumed =
    { $games ->
        [one] One game was played before and is not repeated.
       *[other] { $games } games were played before and are not repeated.
    }
arena-stopped = Stopped. { $file } holds the games played; the same command goes on from there.
arena-written = Written: { $file }
arena-bot = Bot
arena-games = Games
arena-share = Wins
arena-interval = 95 % interval
arena-score = Mean score
arena-margin = Mean margin
arena-elo = Elo
arena-decisions = Choices
arena-seconds = Seconds
arena-per-second = Choices a second
arena-shares = Victories
arena-shares-plot = Share of victories of each bot with its 95 % interval
arena-versus = One against another
arena-scores = Scores
arena-scores-plot = How often each bot reached which score
arena-pace = Pace

hint-title = Hints for { $who }, move { $ply }
hint-nobody = The game is over; there is nothing to choose.
hint-option = Option
hint-margin = Expected margin
hint-chance = Chance
hint-tries = Tries

# Words of the command line and of the table in the terminal.

cli-game = game
cli-seats = seats
cli-about = about
cli-option = option
cli-values = values
cli-meaning = meaning
cli-default = default: { $value }
cli-seats-are = Seats: { $seats }
cli-name = name
cli-details = details
cli-source = source
cli-score = score
cli-total = total
cli-place = place
cli-unknown-language = There is no language “{ $language }”; there are: { $languages }.
cli-option-form = An option is written name=value, not “{ $word }”.
cli-unknown-source = There is no source “{ $source }”; there are: rulebook, public, reconstructed.
cli-which-rules = Say whose rules: { $games }.
cli-no-such-rule = { $game } has no rule “{ $id }”.
cli-no-checkout = Coverage is counted in a checkout of the project, and this is none.
cli-coverage = { $game }: { $all } rules, { $cited } cited by a test that ran, { $physical } about handling only, { $missing } missing.
cli-people-form = People’s seats are written like 0 or 0,2, not “{ $people }”.
cli-file-unreadable = { $file } cannot be read: { $reason }.
cli-file-not-text = { $file } is not a text file.
cli-other-game = That is a record of { $game }.
cli-playout = { $decisions ->
    [one] One choice
   *[other] { $decisions } choices
  }. Seats that won: { $winners }.
cli-person = Player { $n }
cli-bot = Bot { $n }
cli-welcome = { $game }. Other seats are played by { $bots }. Type a number or a key; ? for help, q to leave.
cli-hand-over = { $name }, take the keyboard and press Enter.
cli-help = A number or a key makes a choice. undo: take back. why: what is not possible, and why. rule [ID]: the rule behind the question. hint: what a Jarl would do. save FILE: write the record. q: leave.
cli-choose = Type a number from 1 to { $n }, or ? for help.
cli-offer = Somebody else is to choose. Enter: not now. later: do not ask before my own turn.
cli-saved = Saved in { $file }.
cli-cannot-save = { $file } cannot be written: { $reason }.
cli-bench-seconds = Measure for { $least } seconds or more.
cli-bench-game = game
cli-bench-decisions = decisions/s
cli-bench-games = games/s
cli-bench-clone = clone µs
cli-bench-view = view µs
cli-bench-redeal = redeal µs
cli-bench-build = Build: { $build }. { $seats } seats, random play on one core, by processor time.
cli-bench-slow = Without a C compiler the engine runs interpreted.
cli-bench-learning = For learning programs: steps a second of processor time through PettingZoo, with observations, and choices from the batch runner ({ $games } games side by side), without and with observations. Ratios: PettingZoo / batch without.
cli-bench-pettingzoo = PettingZoo steps/s
cli-bench-batch = batch choices/s
cli-bench-seen = and observed
cli-bench-no-rl = The adapters are not measured without NumPy and PettingZoo (pip install "meadhall[rl]").
cli-bench-absent = { $peer } is not installed (pip install "meadhall[bench]").
cli-no-lessons = There are no lessons in { $game } yet.
cli-no-such-lesson = There is no lesson “{ $lesson }”; there are: { $lessons }.

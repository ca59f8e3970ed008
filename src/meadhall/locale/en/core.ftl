# Words that belong to no game.

seat = Seat { $n }
list-and = { $first } and { $last }

error-game-over = The game is over.
error-not-your-turn = Seat { $seat } has nothing to choose now.
error-name-the-seat = Several seats choose at once; say for which seat this is.
error-no-such-seat = There is no seat { $seat }; seats are numbered 0 to { $last }.
error-option-type = An option is given as an Option or as its key, not as { $type }.
error-illegal-option = “{ $key }” is not a legal choice now.
error-cannot-undo = This cannot be undone: a die was rolled, a secret was shown or somebody else has acted since.
error-no-record = This world was dealt for thinking only; it has no record.
error-no-such-ply = There is no move { $ply }; the game has { $last }.

error-unknown-game = There is no game called “{ $game }”; known games: { $games }.
error-seat-count = { $game } is played with { $allowed } seats, not { $seats }.
error-options-type = Options are given as a dictionary, not as { $type }.
error-unknown-option = { $game } has no option “{ $option }”; it has: { $options }.
error-option-flag = The option “{ $option }” is either true or false.
error-option-choice = The option “{ $option }” cannot be “{ $value }”; it takes: { $values }.
error-option-list = The option “{ $option }” takes a list of these: { $values }.
error-seed-type = A seed is a whole number or a short text.

error-record-not-text = A record is text, not { $type }.
error-record-too-long = This is too long for a record (over { $bound } characters).
error-not-a-record = This is not a Meadhall record: it does not begin with “{ $first }”.
error-record-line = Line { $line } of the record cannot be read.
error-record-field = The record has a field nobody knows: “{ $field }”.
error-record-missing = The record has no line “{ $field }”.
error-record-header = The header of the record cannot be read.
error-record-ply = Move { $ply } of the record is not legal there: seat { $seat }, “{ $key }”.
error-record-version = This record was played under version { $version } of the rules of { $game }; this is version { $current }, so it cannot be replayed here.
error-record-options = The record’s options do not fit: { $reason }
error-record-box = The record was played with a box of its own ({ $box }); give that box file to replay it.
error-snapshot-form = This is not the snapshot of a position of this game.
error-snapshot-card = The snapshot names something that is not in the box: { $kind } “{ $id }”.
error-snapshot-kind = The snapshot holds something this version does not know: { $kind }.
error-snapshot-field = The snapshot does not fit this version of the game: { $reason }
error-snapshot-numbers = The cards in the box have other numbers than when the snapshot was made.
error-snapshot-shape = Snapshots of { $game } have another form by now ({ $current }); this one is of form { $shape }.

error-box-unreadable = The box file { $file } cannot be read: { $reason }.
error-box-syntax = The box file { $file } is not valid TOML: { $reason }.
error-box-entry = The box file { $file } has a mistake at { $entry }: { $reason }.
error-box-total = The box file { $file } says { $stated } for “{ $total }” but holds { $counted }.
error-box-unknown-total = The box file { $file } states a total for “{ $total }”, which is nothing in this box.
error-box-twice = The box file { $file } has two entries “{ $entry }” under { $kind }.

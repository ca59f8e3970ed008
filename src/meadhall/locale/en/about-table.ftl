# Every table: what the things on the board are, one sentence each, with the rule. `.stem` finds the word in a question.

about-table-seat = A player: the sign and the colour stand for them everywhere.
about-table-clock = Time left to think; when it runs out, the usual choice is made.
about-table-first = Whoever has this begins.

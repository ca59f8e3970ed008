# The guides: how a game is played, its worked examples and its table card.

web-guide-card = Table card
web-guide-card-of = { $game }: table card
web-guide-rules = Numbered rules
web-guide-books = Books of this game
web-guide-print = Print
web-guide-law = The rule behind it
web-guide-why = The rules behind this: { $rules }
web-guide-example = A worked example
web-guide-back = Back
web-guide-on = Next
web-guide-again = From the beginning
web-guide-step = { $step } of { $count }
web-guide-name-0 = You
web-guide-name-1 = Leif
web-guide-name-2 = Signe
web-guide-name-3 = Ivar

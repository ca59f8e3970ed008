# Lessons: what all of them say.

lessons-name-idea = The idea
lessons-name-turn = The turn
lessons-name-knot = What it is really about
lessons-name-end = The end
lessons-name-more = Variants
lessons-name-solo = Alone
lessons-name-campaign = The campaign
lessons-title = Lesson { $number }: { $name }
lessons-step = Step { $step } of { $count }
lessons-read-first = One moment: read this first, then go on.
lessons-over = The lesson is over. Now it is your turn to play a real game.
lessons-cli-on = Enter: on, b: back, rule: the rule behind it, q: leave
lessons-cli-next = Next lesson: { $name }. Go on? (Enter, or q to leave)

# Lekcje: to, co mówią wszystkie.

lessons-name-idea = O co chodzi
lessons-name-turn = Jedna tura
lessons-name-knot = W czym tkwi sedno
lessons-name-end = Koniec gry
lessons-name-more = Warianty
lessons-name-solo = Samotnie
lessons-name-campaign = Kampania
lessons-title = Lekcja { $number }: { $name }
lessons-step = Krok { $step } z { $count }
lessons-read-first = Chwileczkę: najpierw przeczytaj, potem idź dalej.
lessons-over = Lekcja skończona. Pora na prawdziwą grę.
lessons-cli-on = Enter: dalej, b: wstecz, rule: zasada, q: wyjście
lessons-cli-next = Następna lekcja: { $name }. Zaczynamy? (Enter albo q, żeby wyjść)

# Trener: to, co może się zdarzyć w każdej grze.

coach-next-game = Mecz trwa, póki są gry do rozegrania, a punkty zbierają się ze wszystkich. Przyjrzyj się planszy, ile chcesz, i graj dalej.

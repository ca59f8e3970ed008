# Przewodniki: jak się gra, przykłady rozegrane na planszy i karta pomocy.

web-guide-card = Karta pomocy
web-guide-card-of = { $game }: karta pomocy
web-guide-rules = Zasady z numerami
web-guide-books = Książki tej gry
web-guide-print = Drukuj
web-guide-law = Zasada, która za tym stoi
web-guide-why = Zasady, które za tym stoją: { $rules }
web-guide-example = Przykład na planszy
web-guide-back = Wstecz
web-guide-on = Dalej
web-guide-again = Od początku
web-guide-step = { $step } z { $count }
web-guide-name-0 = Ty
web-guide-name-1 = Leif
web-guide-name-2 = Signe
web-guide-name-3 = Ivar

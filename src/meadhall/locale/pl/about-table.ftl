# Każdy stół: czym są rzeczy na planszy, po jednym zdaniu, z zasadą. `.stem` znajduje słowo w pytaniu.

about-table-seat = Gracz: ten znak i kolor oznaczają go wszędzie.
about-table-clock = Czas, jaki został; gdy się skończy, zapada zwykły wybór.
about-table-first = Kto to ma, zaczyna.

toy-name = Miód i kości
toy-option-done = Bez drugiej karty
toy-option-offer = Wyłóż kartę o wartości { $value }
toy-option-stake = Postaw { $n }
toy-option-throw = Rzuć kością
toy-option-drink = Wypij i zachowaj stawkę
toy-prompt-offer = Runda { $round }: wyłóż jedną lub dwie karty.
toy-prompt-stake = Postaw rogi miodu.
toy-prompt-feast = Stawka: { $stake }. Pij albo rzuć kością.
toy-event-draw = { $who } dobiera { $n ->
    [one] kartę
    [few] { $n } karty
   *[other] { $n } kart
  }.
toy-event-drawn = Dobierasz: { $cards }.
toy-event-won = { $who } wygrywa z wynikiem { $sum }.
toy-event-throw = { $who } wyrzuca { $face }.
toy-end = Rozegrano { $rounds ->
    [few] { $rounds } rundy
   *[other] { $rounds } rund
  }.
toy-refused-deck = Karty dobiera się dopiero po rundzie.
toy-error-extras = „dogs” i „cats” wykluczają się nawzajem.
toy-score-mead = Miód
toy-score-bones = Kości
toy-option-long = Długa gra
    .hint = Osiem rund zamiast czterech.
toy-option-start = Początek
    .hint = Z czym każdy zaczyna.
toy-option-start-poor = Ubogi
toy-option-start-rich = Bogaty
toy-option-extras = Dodatki
    .hint = Zwierzęta pod stołem.
toy-option-extras-dogs = Psy
toy-option-extras-cats = Koty

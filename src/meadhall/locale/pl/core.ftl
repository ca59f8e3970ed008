# Słowa, które nie należą do żadnej gry.

seat = Miejsce { $n }
list-and = { $first } i { $last }

error-game-over = Gra już się skończyła.
error-not-your-turn = Miejsce { $seat } nie ma teraz nic do wyboru.
error-name-the-seat = Wybiera kilka miejsc naraz; podaj, którego dotyczy wybór.
error-no-such-seat = Nie ma miejsca { $seat }; miejsca mają numery od 0 do { $last }.
error-option-type = Opcję podaje się jako obiekt Option albo jej klucz, a nie jako { $type }.
error-illegal-option = Nie można teraz wybrać „{ $key }”.
error-cannot-undo = Tego nie da się cofnąć: rzucono kością, ujawniono coś tajnego albo ruszył się już ktoś inny.
error-no-record = Ten świat rozdano tylko do rozmyślań; nie ma zapisu.
error-no-such-ply = Nie ma ruchu { $ply }; gra liczy ich { $last }.

error-unknown-game = Nie ma gry „{ $game }”; znane gry: { $games }.
error-seat-count = { $game }: liczba graczy to { $allowed }, a nie { $seats }.
error-options-type = Opcje podaje się jako słownik, a nie jako { $type }.
error-unknown-option = { $game } nie ma opcji „{ $option }”; ma: { $options }.
error-option-flag = Opcja „{ $option }” to prawda albo fałsz.
error-option-choice = Opcja „{ $option }” nie może mieć wartości „{ $value }”; przyjmuje: { $values }.
error-option-list = Opcja „{ $option }” to lista złożona z: { $values }.
error-seed-type = Ziarno to liczba całkowita albo krótki tekst.

error-record-not-text = Zapis gry to tekst, a nie { $type }.
error-record-too-long = To za długie na zapis gry (ponad { $bound } znaków).
error-not-a-record = To nie jest zapis gry Meadhall: nie zaczyna się od „{ $first }”.
error-record-line = Nie da się odczytać wiersza { $line } zapisu.
error-record-field = W zapisie jest nieznane pole „{ $field }”.
error-record-missing = W zapisie brakuje wiersza „{ $field }”.
error-record-header = Nie da się odczytać nagłówka zapisu.
error-record-ply = Ruch { $ply } z zapisu nie jest tam dozwolony: miejsce { $seat }, „{ $key }”.
error-record-version = Ten zapis powstał przy wersji { $version } zasad gry { $game }; tu obowiązuje wersja { $current }, więc nie da się go odtworzyć.
error-record-options = Opcje z zapisu nie pasują: { $reason }
error-record-box = Tę grę rozegrano z własnym pudełkiem ({ $box }); do odtworzenia potrzebny jest jego plik.
error-snapshot-form = To nie jest zapis pozycji z tej gry.
error-snapshot-card = Zapis pozycji wymienia coś, czego nie ma w pudełku: { $kind } „{ $id }”.
error-snapshot-kind = W zapisie pozycji jest coś, czego ta wersja nie zna: { $kind }.
error-snapshot-field = Zapis pozycji nie pasuje do tej wersji gry: { $reason }
error-snapshot-numbers = Karty w pudełku mają dziś inne numery niż wtedy, gdy zapisano pozycję.
error-snapshot-shape = Zapisy pozycji gry { $game } mają już inną postać ({ $current }); ten ma postać { $shape }.

error-box-unreadable = Nie da się odczytać pliku pudełka { $file }: { $reason }.
error-box-syntax = Plik pudełka { $file } nie jest poprawnym TOML-em: { $reason }.
error-box-entry = Plik pudełka { $file } ma błąd we wpisie { $entry }: { $reason }.
error-box-total = Plik pudełka { $file } podaje { $stated } jako „{ $total }”, a zawiera { $counted }.
error-box-unknown-total = Plik pudełka { $file } podaje sumę „{ $total }”, której w tym pudełku nie ma.
error-box-twice = Plik pudełka { $file } ma dwa wpisy „{ $entry }” w dziale { $kind }.

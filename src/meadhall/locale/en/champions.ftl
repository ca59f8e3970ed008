champions-name = Champions of Midgard
champions-blurb = Place workers, gather warriors, and win Glory against trolls, draugr and the monsters of distant shores.

## Amounts

champions-amount-food = { $n } food
champions-amount-wood = { $n } wood
champions-amount-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
champions-amount-favor = { $n } favor
champions-amount-glory = { $n } Glory
champions-amount-blame = { $n } blame
champions-amount-swordsman = { $n ->
    [one] { $n } swordsman
   *[other] { $n } swordsmen
  }
champions-amount-spearman = { $n ->
    [one] { $n } spearman
   *[other] { $n } spearmen
  }
champions-amount-axeman = { $n ->
    [one] { $n } axeman
   *[other] { $n } axemen
  }

## Dice

champions-die-swordsman = Swordsman
    .many = Swordsmen
champions-die-spearman = Spearman
    .many = Spearmen
champions-die-axeman = Axeman
    .many = Axemen
champions-rolled-swordsman-blank = swordsman: blank
champions-rolled-swordsman-shield = swordsman: shield
champions-rolled-swordsman-hit = swordsman: hit
champions-rolled-swordsman-double = swordsman: double hit
champions-rolled-spearman-blank = spearman: blank
champions-rolled-spearman-shield = spearman: shield
champions-rolled-spearman-hit = spearman: hit
champions-rolled-spearman-double = spearman: double hit
champions-rolled-axeman-blank = axeman: blank
champions-rolled-axeman-shield = axeman: shield
champions-rolled-axeman-hit = axeman: hit
champions-rolled-axeman-double = axeman: double hit

## Goods and colours

champions-resource-food = Food
champions-resource-wood = Wood
champions-resource-coin = Coins
champions-resource-favor = Favor
champions-resource-blame = Blame
champions-resource-damage = Damage
champions-resource-glory = Glory
champions-colour-green = Green
champions-colour-orange = Orange
champions-colour-purple = Purple
champions-colour-teal = Teal
champions-enemy_colour-red = red
champions-enemy_colour-yellow = yellow
champions-enemy_colour-blue = blue

## Phases

champions-phase-leaders = Choosing leaders
champions-phase-setup = Round set-up
champions-phase-placement = Worker placement
champions-phase-assignment = Warrior assignment
champions-phase-combat = Combat resolution
champions-phase-cleanup = Clean-up
champions-phase-scoring = Final scoring

## Leaders

champions-leader-asmundr = Asmundr the Pious
    .text = Every favor token you spend on a reroll is worth 2 Glory, just like the tokens you keep.
champions-leader-dagrun = Dagrun the Destined
    .text = At the Sage draw one destiny more, keep one of them and put the rest under the deck.
champions-leader-gylfir = Gylfir the Seaworthy
    .text = At the Merchant Ship you take the goods without paying the coin.
champions-leader-svanhildr = Svanhildr the Swordmaiden
    .text = A hit of your swordsmen deals 2 damage, a double hit 3, in the hunt as well.
champions-leader-ullr = Ullr the Berserker
    .text = In each combat round in which your dice show a double hit you gain 1 Glory.

## Locations

champions-location-blacksmith = Blacksmith
    .text = Take all axemen lying here.
champions-location-hafter = Hafter
    .text = Take all spearmen lying here.
champions-location-swordsmith = Swordsmith
    .text = Take all swordsmen lying here.
champions-location-smokehouse = Smokehouse
    .text = Take all food lying here.
champions-location-jarls-longhouse = Jarl’s Longhouse
    .text = Take 1 swordsman and the first player marker; if you hold it already, it goes to your left.
champions-location-market = Market
    .text = Exchange food, wood and coins one for one, as often as you like.
champions-location-merchant = Merchant Ship
    .text = Pay 1 coin and take what the top merchant card shows.
champions-location-runesmith = Runesmith
    .text = Pay 1 wood and take a face-up rune or the top card of the rune deck.
champions-location-sage = Sage’s House
    .text = Look at one journey on a shore, then draw a destiny.
champions-location-shipwright = Shipwright
    .text = Pay for a private longship and take it. Only once in the game.
champions-location-stave-church = Stave Church
    .text = Buy 1, 2, 3 or 4 favor for 1, 3, 6 or 10 coins.
champions-location-worker-hut = Worker Huts
    .text = Buy your waiting worker: 5 coins for the first buyer, then 4, 3 and 2.
champions-location-large-longship = Large Public Longship
    .text = Pay 1 coin and send the ship (capacity 10) to a free port.
champions-location-small-longship = Small Public Longship
    .text = Send the ship (capacity 5) to a free port.
champions-location-troll = Troll Fight
    .text = The troll of this round is yours to fight.
champions-location-draugr-1 = Left Draugr
    .text = The left draugr is yours to fight.
champions-location-draugr-2 = Right Draugr
    .text = The right draugr is yours to fight.
champions-location-hunt = Hunting Grounds
    .text = Warriors who stay at home hunt for up to 6 food. Workers of any number of players may stand here.

## Market stalls

champions-stall-outcast = Outcast
    .text = Pay 1 food for 1 favor, up to three times.
champions-stall-trader = Trader
    .text = Gain 1 wood and 1 food.
champions-stall-skald = Skald
    .text = Gain 2 Glory.
champions-stall-stranger = Stranger
    .text = Gain 2 coins.
champions-stall-savages = Savages
    .text = Pay 1 food, take 2 swordsmen.
champions-stall-heroes = Heroes
    .text = Pay 2 coins, take 1 axeman and 1 swordsman.
champions-stall-raiders = Raiders
    .text = Pay 1 wood, take 2 spearmen.
champions-stall-varangians = Varangians
    .text = Pay 1 coin, take 1 spearman and 1 swordsman.

## Ships and shores

champions-longship-small = Small Longship
champions-longship-large = Large Longship
champions-private_longship-karvi = Karvi
champions-private_longship-snekkja = Snekkja
champions-private_longship-skeid = Skeid
champions-private_longship-drakkar = Drakkar
champions-shore-shore-1 = Distant Shore 1
champions-shore-shore-2 = Distant Shore 2
champions-shore-shore-3 = Distant Shore 3
champions-shore-shore-4 = Distant Shore 4

## Runes

champions-rune-gifts = Gifts
    .text = Any time: take 4 goods in any mix of wood, food and coins.
champions-rune-fame = Glory
    .text = When you defeat an enemy: gain half its Glory in addition, rounded down.
champions-rune-healing = Healing
    .text = In a combat round: you lose no warriors in this round.
champions-rune-journey = Journey
    .text = When your journey card is revealed: resolve the top card of the deck instead.
champions-rune-knowledge = Knowledge
    .text = Any time: look at all face-down journeys on the board.
champions-rune-potential = Potential
    .text = After your roll: reroll all blanks; the new results stand.
champions-rune-reaction = Reaction
    .text = After your roll: every shield is also 1 damage (2 on Svanhildr’s swordsmen).
champions-rune-success = Success
    .text = Any time: reveal one of your destinies and score it now; it scores again at the end.
champions-rune-true-vision = True Vision
    .text = At the Sage: draw two destinies more, keep one of all and put the rest under the deck.
champions-rune-wealth = Wealth
    .text = Any time: double your coins, gaining at most 5.

## Journeys

champions-journey-all-quiet = All Quiet
    .text = Nothing happens.
champions-krakens = { $n ->
    [one] { $n } Kraken
   *[other] { $n } Krakens
}
champions-journey-kraken = Kraken
    .text = Fight the Kraken; defeating it gives 3 Glory. Survivors sail on.
champions-journey-lost = Lost
    .text = Lose any two warriors or food from this ship.
champions-journey-no-wind = No Wind
    .text = Lose 1 food from this ship.
champions-journey-storm = Storm
    .text = Lose 1 warrior or 1 food from this ship.
champions-journey-whirlpool = Whirlpool
    .text = Lose 1 warrior from this ship.

## Destinies

champions-destiny-crusher-of-ice = Crusher of Ice
    .text = Most blue enemies: 6, tied 3.
champions-destiny-earth-smasher = Earth Smasher
    .text = Most yellow enemies: 6, tied 3.
champions-destiny-master-of-flames = Master of Flames
    .text = Most red enemies: 6, tied 3.
champions-destiny-craftsman = Craftsman
    .text = Most wood: 5, tied 2.
champions-destiny-leader-of-armies = Leader of Armies
    .text = Most warriors: 7, tied 3.
champions-destiny-odins-favored = Odin’s Favored
    .text = Most unspent favor: 4, tied 2.
champions-destiny-prepared = Prepared
    .text = Most food: 5, tied 2.
champions-destiny-prosperous = Prosperous
    .text = Most coins: 5, tied 2.
champions-destiny-runemaster = Runemaster
    .text = Most runes, used or not: 4, tied 2.
champions-destiny-monster-hunter = Monster Hunter
    .text = Most monsters: 4, tied 2.
champions-destiny-slayer-of-the-undead = Slayer of the Undead
    .text = Most draugr: 7, tied 3.
champions-destiny-troll-slayer = Troll Slayer
    .text = Most trolls: 6, tied 3.

## Merchants

champions-merchant-fishermen = Fishermen
    .text = 3 food.
champions-merchant-farmers = Farmers
    .text = 2 food and 1 wood.
champions-merchant-foresters = Foresters
    .text = 1 food and 2 wood.
champions-merchant-timber-ship = Timber Ship
    .text = 3 wood.
champions-merchant-hired-swords = Hired Swords
    .text = 2 swordsmen and 1 food.
champions-merchant-hired-spears = Hired Spears
    .text = 2 spearmen.
champions-merchant-northern-axe = Northern Axe
    .text = 1 axeman and 1 wood.
champions-merchant-exiled-warriors = Exiled Warriors
    .text = 1 axeman and 1 swordsman.

## Enemies

champions-troll-forest-troll = Forest Troll
champions-troll-hill-troll = Hill Troll
champions-troll-cave-troll = Cave Troll
champions-troll-stone-troll = Stone Troll
champions-troll-bridge-troll = Bridge Troll
champions-troll-mountain-troll = Mountain Troll
champions-draugr-thrall = Draugr Thrall
champions-draugr-scout = Draugr Scout
champions-draugr-raider = Draugr Raider
champions-draugr-guard = Draugr Guard
champions-draugr-axebreaker = Draugr Axebreaker
champions-draugr-warrior = Draugr Warrior
champions-draugr-jarl = Draugr Jarl
champions-monster-nokken = Nokken
champions-monster-fenris-cub = Fenris Cub
champions-monster-huldra = Huldra
champions-monster-valravn = Valravn
champions-monster-mare = Mare
champions-monster-warg = Warg
champions-monster-sea-serpent = Sea Serpent
champions-monster-lindworm = Lindworm
champions-monster-helhest = Helhest
champions-monster-jotun = Jotun
champions-monster-fire-giant = Fire Giant
champions-monster-nidhoggs-brood = Nidhogg’s Brood

## Questions

champions-prompt-leader = Choose your leader.
champions-prompt-place = Place a worker ({ $n } ready).
champions-prompt-payment = { $space }: pay and use it, or only stand there?
champions-prompt-exchange-food = Divide your { $n } goods anew into food, wood and coins.
champions-prompt-exchange-wood = { $n } goods are left: how much wood? The rest become coins.
champions-prompt-runesmith = Which rune do you take?
champions-prompt-shipwright = Which longship do you build?
champions-prompt-stave-church = How much favor do you buy? You have { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }.
champions-prompt-trade = { $space }: how often do you trade?
champions-prompt-port = { $ship }: to which port?
champions-prompt-look = Which journey do you look at?
champions-prompt-vision = You are about to draw { $n ->
    [one] a destiny
   *[other] { $n } destinies
  }. Use True Vision?
champions-prompt-keep = Keep one of the { $n } destinies you drew.
champions-prompt-recruit = Not all fit: take { $n ->
    [one] one more warrior
   *[other] { $n } more warriors
  }.
champions-prompt-demand = The others send their warriors in secret. You may have everybody do it openly, in turn order.
champions-prompt-assign = { $n ->
    [0] Send warriors to your fights and load your ships.
   *[other] Send warriors to your fights and load your ships ({ $n } sent so far).
  }
champions-prompt-fight = { $enemy }: your dice show { $damage } damage, { $missing } needed; you would lose { $losses ->
    [0] nobody
    [one] 1 warrior
   *[other] { $losses } warriors
  }. Keep this, or pick dice to reroll for 1 favor?
champions-prompt-fight-rune = { $enemy }: your dice show { $damage } damage, { $missing } needed; you would lose { $losses ->
    [0] nobody
    [one] 1 warrior
   *[other] { $losses } warriors
  }. Keep this, or use a rune ({ $runes })?
champions-prompt-hunt = Your hunt: { $damage } damage is as much food (at most { $most }). Keep this, or pick dice to reroll for 1 favor?
champions-prompt-hunt-rune = Your hunt: { $damage } damage is as much food (at most { $most }). Keep this, or use a rune ({ $runes })?
champions-prompt-reroll = Which other dice do you reroll for the same favor?
champions-prompt-lose-combat = The enemy strikes: lose { $n ->
    [one] one warrior
   *[other] { $n } warriors
  }.
champions-prompt-lose-journey = The journey takes its toll: lose { $n ->
    [one] one thing
   *[other] { $n } things
  } from aboard.
champions-prompt-lose-hunger = Not enough food: { $n ->
    [one] one warrior starves
   *[other] { $n } warriors starve
  }. Who?
champions-prompt-fame = You have defeated this enemy: { $enemy }. Use the rune Glory for { $n } more Glory?
champions-prompt-scapegoat = The troll is dead. Who takes the blame?
champions-prompt-replace = Your journey: { $card }. Use the rune Journey to draw another card?
champions-prompt-gifts = Which { $n } goods do you take?
champions-prompt-success = Which destiny do you reveal and score?
champions-prompt-rune = You may use a rune now.
champions-prompt-before-hunt = Before the hunt of { $who }: use a rune?
champions-prompt-before-fight = Before the fight of { $who }: use a rune?
champions-prompt-before-voyage = Before the voyage of { $who }: use a rune?
champions-prompt-before-sailing-on = The Kraken is past; before { $who } sails on: use a rune?
champions-prompt-last-runes = Last chance before scoring: use a rune?

## Choices

champions-option-leader = { $leader }
champions-option-place = { $space }
champions-option-place-nobody = { $space }: you have no warriors yet, and without them nothing happens here
champions-option-beg = Beg: take { $what }
champions-option-pay = Pay and use it
champions-option-leave = Only stand there
champions-option-keep = { $what }
champions-option-take-rune = Take { $rune }
champions-option-rune-deck = Take the top card of the deck
champions-option-build = Build { $ship } for { $cost }
champions-option-buy-favor = { $what } for { $cost }
champions-option-trade = Pay { $cost } for { $what }
champions-option-port = { $shore }
champions-option-look = Look at the journey of { $shore }
champions-option-keep-destiny = Keep { $card }
champions-option-recruit = Take { $what }
champions-option-demand = Openly, in turn order
champions-option-assign = Send { $what } against { $where }
champions-option-load = Load { $what }: { $where }
champions-option-assigned = Done
champions-option-stop = Keep this result
champions-option-reroll = Reroll { $die }
champions-option-roll = Spend 1 favor and roll { $n ->
    [one] this die
   *[other] these { $n } dice
  }
champions-option-lose = Lose { $what }
champions-option-take-losses = Take the { $n ->
    [one] loss
   *[other] { $n } losses
  }
champions-option-blame = Blame { $whom }
champions-option-gifts = { $what }
champions-option-success = { $card }: { $n } Glory now
champions-option-success-hidden = { $card }
champions-option-rune = Use the rune { $rune }
champions-option-rune-reveals = Use the rune { $rune } and reveal { $card }
champions-option-no-rune = Do not use a rune

## Events

champions-event-leader = { $who } leads as { $leader }.
champions-event-round = Round { $n } begins.
champions-event-enemy = { $enemy } appears (Attack { $attack }, Defence { $defence }).
champions-event-merchant = Merchants: { $card }.
champions-event-no-stock = { $space }: no more dice to lay out.
champions-event-restock = New in town: { $what }.
champions-event-rune-row = The Runesmith shows the rune { $rune }.
champions-event-place = { $who } places a worker: { $space }.
champions-event-beg = { $who } begs.
champions-event-gain = { $who } gains { $what }.
champions-event-pay = { $who } pays { $what }.
champions-event-discard = { $who } discards { $what }.
champions-event-no-room = { $who } has no room for { $what }.
champions-event-marker = { $who } has the first player marker.
champions-event-worker = { $who } gets one more worker.
champions-event-exchange = { $who } trades at the market and now has { $what }.
champions-event-take-rune = { $who } takes the rune { $rune }.
champions-event-build = { $who } builds a longship: { $ship }.
champions-event-sail = { $who } sends a ship to { $shore }: { $ship }.
champions-event-look = { $who } looks at the journey of { $shore }.
champions-event-looked = The journey of { $shore } is { $card }.
champions-event-destiny = { $who } draws { $n ->
    [one] a destiny
   *[other] { $n } destinies
  }.
champions-event-destiny-drawn = You draw { $cards }.
champions-event-returned = { $who } keeps one destiny and puts { $n } under the deck.
champions-event-kept = You keep { $card }.
champions-event-demand = { $who } wants the warriors sent openly, in turn order.
champions-event-assign = { $who } sends { $what }: { $where }.
champions-event-assign-none = { $who } sends nobody: { $where }.
champions-event-roll = { $who } rolls { $dice }.
champions-event-reroll = { $who } rerolls: { $dice }.
champions-event-damage = { $who } deals { $n } damage: { $enemy }.
champions-event-lost-combat = { $who } loses { $what } in the fight.
champions-event-lost-journey = { $who } loses { $what } at sea.
champions-event-lost-hunger = { $who } loses { $what } to hunger.
champions-event-barred = { $enemy } kills { $what } of { $who } before the fight.
champions-event-defeated = { $who } defeats { $enemy }!
champions-event-beaten = { $who } is beaten by { $enemy }.
champions-event-home = { $who } brings { $what } home.
champions-event-blamed = { $who } puts { $what } on { $whom }.
champions-event-journey = { $ship } to { $shore }, { $who }: { $card }.
champions-event-no-journey = { $ship } to { $shore }, { $who }: no journey card waits there.
champions-event-used-up = { $who } uses up { $what } aboard.
champions-event-hunt = { $who } brings { $what } from the hunt.
champions-event-bounty = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  } more on each monster that is left: { $monsters }.
champions-event-troll-lives = The troll lives: everybody takes { $n } blame.
champions-event-rune = { $who } uses the rune { $rune }.
champions-event-success = { $who } reveals { $card } and scores { $n } Glory ({ $compared }).
champions-event-compared = { $who }: { $n }
champions-event-score = { $who }: { $n } Glory in the end.

## Why not

champions-refused-occupied = A worker of { $who } already stands here this round.
champions-refused-too-dear = You cannot pay what this costs.
champions-refused-no-port = No port is free any more.
champions-refused-no-rune = There is no rune left.
champions-refused-has-ship = You already have a longship of your own.
champions-refused-no-ship = All longships are built.
champions-refused-no-worker = No worker of yours waits here any more.
champions-refused-one-hunter = One of your workers is already here.
champions-refused-no-enemy = There is no enemy here.
champions-refused-barred = { $what } may not fight here: { $who }.
champions-refused-locked = This die was rerolled by Potential and stays as it is.
champions-refused-no-losses-yet = You are asked about Healing when the losses of this round are taken.
champions-refused-no-favor = A reroll costs 1 favor, and you have none.

## The end

champions-score-track = Glory track
champions-score-destinies = Destinies
champions-score-sets = Sets of enemies
champions-score-runes = Runes
champions-score-ship = Private longship
champions-score-favor = Favor
champions-score-coins = Coins
champions-score-blame = Blame
champions-end = Most Glory after the last round: { $n }.
champions-end-tie = Tied at { $n } Glory; more defeated enemies decide.
champions-end-shared = Tied at { $n } Glory and in defeated enemies: a shared victory.

## Set-up

champions-error-first = The option “first” names { $first }, but only { $seats } seats are taken.
champions-error-colour-seat = The option “{ $option }” is for a seat that does not exist with { $seats } seats.
champions-error-colour-twice = The options “{ $one }” and “{ $other }” both ask for { $colour }.
champions-option-hall_of_fame = Hall of Fame
    .hint = Won enemy cards lie face up.
champions-option-distrustful_townsfolk = Distrustful Townsfolk
    .hint = Everybody starts with 1 blame.
champions-option-one_longship_per_port = One longship per port
    .hint = Off: several ships may sail to the same shore; they arrive one after the other.
champions-option-must_pay_to_place = Locations must be paid for
    .hint = Off: a worker may block a location without paying, and then gets nothing.
champions-option-one_hunter_worker_per_player = One hunter per player
    .hint = On: nobody may place a second worker on the Hunting Grounds.
champions-option-destiny_needs_at_least_one = Nothing is not the most
    .hint = Off: a tie at zero scores like any other tie.
champions-option-potential_locks_dice = Potential locks dice
    .hint = Off: favor may reroll the dice that Potential has rerolled.
champions-option-asmundr_scores_immediately = Asmundr scores at once
    .hint = Off: his spent favor scores at the end.
champions-option-kraken_counts_for_tie_break = Krakens break ties
    .hint = On: defeated Krakens count as enemies in the tie-break.
champions-option-journey_deck_reshuffles = Journeys are reshuffled
    .hint = Off: when the journey deck is empty, no more journeys appear.
champions-option-first = First player
    .hint = Who gets the marker first.
champions-option-first-random = By lot
champions-option-first-seat-0 = First seat
champions-option-first-seat-1 = Second seat
champions-option-first-seat-2 = Third seat
champions-option-first-seat-3 = Fourth seat
champions-option-colour_0 = Colour of the first seat
    .hint = The colour has no effect on play.
champions-option-colour_0-any = Any
champions-option-colour_0-green = Green
champions-option-colour_0-orange = Orange
champions-option-colour_0-purple = Purple
champions-option-colour_0-teal = Teal
champions-option-colour_1 = Colour of the second seat
    .hint = The colour has no effect on play.
champions-option-colour_1-any = Any
champions-option-colour_1-green = Green
champions-option-colour_1-orange = Orange
champions-option-colour_1-purple = Purple
champions-option-colour_1-teal = Teal
champions-option-colour_2 = Colour of the third seat
    .hint = The colour has no effect on play.
champions-option-colour_2-any = Any
champions-option-colour_2-green = Green
champions-option-colour_2-orange = Orange
champions-option-colour_2-purple = Purple
champions-option-colour_2-teal = Teal
champions-option-colour_3 = Colour of the fourth seat
    .hint = The colour has no effect on play.
champions-option-colour_3-any = Any
champions-option-colour_3-green = Green
champions-option-colour_3-orange = Orange
champions-option-colour_3-purple = Purple
champions-option-colour_3-teal = Teal

champions-goal = Round { $round } of { $rounds } · { $n ->
    [0] nobody has Glory yet
   *[other] { $count ->
        [one] { $who } leads with { $n } Glory
       *[other] { $who } lead with { $n } Glory
    }
  } · destinies, sets and blame are counted after the last round

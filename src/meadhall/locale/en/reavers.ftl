# Reavers of Midgard

reavers-name = Reavers of Midgard
reavers-blurb = Crew a longship with dice and raid, trade and battle in everybody’s turn.

# Pieces
reavers-die-red-shield = red Shield
reavers-die-red-chest = red Chest
reavers-die-red-ship = red Ship
reavers-die-red-hammer = red Hammer
reavers-die-red-double-hammer = red Double Hammer
reavers-die-red-helmet = red Helmet
reavers-die-blue-shield = blue Shield
reavers-die-blue-chest = blue Chest
reavers-die-blue-ship = blue Ship
reavers-die-blue-hammer = blue Hammer
reavers-die-blue-double-hammer = blue Double Hammer
reavers-die-blue-raven = blue Raven
reavers-die-yellow-shield = yellow Shield
reavers-die-yellow-chest = yellow Chest
reavers-die-yellow-ship = yellow Ship
reavers-die-yellow-hammer = yellow Hammer
reavers-die-yellow-double-hammer = yellow Double Hammer
reavers-die-yellow-tree = yellow Tree
reavers-die-stored = { $die } (on { $artifact })
reavers-face-shield = Shield
reavers-face-chest = Chest
reavers-face-ship = Ship
reavers-face-hammer = Hammer
reavers-face-double-hammer = Double Hammer
reavers-face-clan = clan icon
reavers-colour-red = red
reavers-colour-blue = blue
reavers-colour-yellow = yellow
reavers-dice-red = { $n ->
    [one] a red die
   *[other] { $n } red dice
  }
reavers-dice-blue = { $n ->
    [one] a blue die
   *[other] { $n } blue dice
  }
reavers-dice-yellow = { $n ->
    [one] a yellow die
   *[other] { $n } yellow dice
  }
reavers-dice-any = { $n ->
    [one] a die of any colour
   *[other] { $n } dice of any colours
  }
reavers-dice-same = { $n ->
    [one] a die of that colour
   *[other] { $n } dice of that colour
  }
reavers-any-die = a die of your choice
reavers-clan-helmet = Clan of the Helmet
    .text = Promotion: 4 Food. While the Jarl is of this clan, a red Helmet may stand for a Shield, Chest, Ship or single Hammer.
reavers-clan-raven = Clan of the Raven
    .text = Promotion: 1 Keep Spoils or Village Spoils card. While the Jarl is of this clan, a blue Raven may stand for a Shield, Chest, Ship or single Hammer.
reavers-clan-tree = Clan of the Tree
    .text = Promotion: 2 Favor. While the Jarl is of this clan, a yellow Tree may stand for a Shield, Chest, Ship or single Hammer.
reavers-location-recruit = Recruit Reavers
    .text = No cost. Take a pair of Reavers, roll their dice, then rally, specialize or promote each. Active player: 2 Favor.
reavers-location-trade = Trade with Villages
    .text = No cost. Choose { $seats ->
        [2] 3 rewards if you have selected this place, otherwise 1
        [3] 3, 2 or 1 rewards by seat
       *[other] 3, 2, 1 or 1 rewards by seat
    }: 2 Favor, 3 Food, two dice from here, a Prophecy. The active player moves the Start Player marker.
reavers-location-battle = Battle at Sea
    .text = 4 Food. Sail through a Sea Journey card, then win a Sea Battle by dice or in combat. Selecting it gives 2 Glory.
reavers-location-village = Raid Villages
    .text = 1 Food and 2 Chests. Take a linked pair of Village Spoils. { $seats ->
        [2] Active player: +2 cards.
       *[other] Active player: +2 cards, second seat: +1.
    }
reavers-location-keep = Raid Keeps
    .text = 2 Food and 2 Shields. Take a linked pair of Keep Spoils. { $seats ->
        [2] Active player: +2 cards.
       *[other] Active player: +2 cards, second seat: +1.
    }
reavers-location-subdue = Subdue Territories
    .text = Up to { $seats ->
        [2] 3 attempts to take a territory if you have selected this place, otherwise 1
        [3] 3, 2 or 1 attempts by seat to take a territory
       *[other] 3, 2, 1 or 1 attempts by seat to take a territory
    }, by force or peacefully.
reavers-deck-reaver = Reavers
reavers-deck-village = Village Spoils
reavers-deck-keep = Keep Spoils
reavers-deck-journey = Sea Journeys
reavers-deck-battle = Sea Battles
reavers-deck-prophecy = Prophecies

# Reavers
reavers-reaver-fanatic = Fanatic
    .text = Draw 2 Keep Spoils cards and keep 1 of them.
reavers-reaver-plunderer = Plunderer
    .text = You may discard 1 die to gain 1 Farm token.
reavers-reaver-arsonist = Arsonist
    .text = You may discard 2 dice to gain 1 Wall token.
reavers-reaver-favored = Favored of the Gods
    .text = You may discard a red die to gain a red die set to a face of your choice.
reavers-reaver-warrior = Warrior
    .text = Gain 1 red die showing the Helmet.
reavers-reaver-axe-chief = Axe Chieftain
    .text = Draw 2 Village Spoils cards and keep 1 of them.
reavers-reaver-berserker = Berserker
    .text = Draw 2 Village Spoils cards and keep 1 of them.
reavers-reaver-hunter = Seasoned Hunter
    .text = Gain 1 Food; then you may discard 1 die to gain 3 more Food.
reavers-reaver-huskarl = Huskarl
    .text = Gain 1 blue die showing the Raven.
reavers-reaver-veteran = Veteran
    .text = You may discard a blue die to gain a blue die set to a face of your choice.
reavers-reaver-freeman = Freeman
    .text = Gain 1 blue die showing the Hammer.
reavers-reaver-spear-chief = Spear Chieftain
    .text = Gain 2 Food.
reavers-reaver-hero = Hero
    .text = You may discard any die to gain a die of the same colour set to a face of your choice.
reavers-reaver-seer = Seer
    .text = You may discard 1 Favor to gain 2 Glory.
reavers-reaver-prophetess = Prophetess
    .text = You may discard 2 Favor to draw 1 Prophecy card.
reavers-reaver-book-keeper = Keeper of the Books
    .text = Gain 2 Glory.
reavers-reaver-sword-chief = Sword Chieftain
    .text = Gain 1 yellow die showing the Tree.
reavers-reaver-scout = Scout
    .text = You may discard a yellow die to gain a yellow die set to a face of your choice.

# Village Spoils
reavers-village-andvarinaut = Andvarinaut
    .text = During Raid Keeps: discard the Shield die stored here to draw 1 Keep Spoils card.
reavers-village-bodn = Bodn
    .text = During any action: discard the die stored here, then discard one more of your dice to gain a die of that die's colour set to a face of your choice.
reavers-village-brisingamen = Brisingamen
    .text = During Trade with Villages: discard the Tree die stored here to draw 1 Prophecy card, then discard 1 Prophecy card (an owned one or the new one).
reavers-village-dainsleif = Dainsleif
    .text = During Battle at Sea: discard the Hammer die stored here to add 2 combat dice to your combat.
reavers-village-draupnir = Draupnir
    .text = During Raid Keeps: discard the Shield die stored here to gain 2 Food.
reavers-village-eldhrimnir = Eldhrimnir
    .text = During Raid Villages: discard the Raven die stored here to gain 3 Food.
reavers-village-harp = Harp of the Ljósálfar
    .text = During any action: discard the Tree die stored here to gain 2 Favor.
reavers-village-hringhorni = Hringhorni
    .text = During Trade with Villages: discard the Ship die stored here to gain and roll 2 dice of colours of your choice.
reavers-village-jarnglofar = Járnglófar
    .text = During Recruit Reavers: discard the Raven die stored here to take the promotion (clan) bonus of one Reaver you gained this turn.
reavers-village-frigg-cup = Frigg's Chalice
    .text = During Raid Villages: discard the Chest die stored here to discard 1 Terror.
reavers-village-laevateinn = Laevateinn
    .text = When you subdue a level 1 or level 2 territory: discard the Helmet die stored here to claim a level 3 territory of the same type instead.
reavers-village-mjolnir-shard = Shard of Mjölnir
    .text = During Subdue Territories: discard the Helmet die stored here to add 1 combat die to your combat.
reavers-village-skidbladnir = Skidbladnir
    .text = During Battle at Sea: discard the Ship die stored here to discard the revealed Sea Journey card without any consequence.
reavers-village-ash-staff = Holy Ashen Staff
    .text = During Recruit Reavers: discard the Chest die stored here to use the Specialize ability of one Reaver you gained this turn once.
reavers-village-upgrade-shield = Shield Upgrade
    .text = Take a Shield upgrade tile and place it on a free upgrade space, or gain 3 Glory.
reavers-village-upgrade-chest = Chest Upgrade
    .text = Take a Chest upgrade tile and place it on a free upgrade space, or gain 3 Glory.
reavers-village-upgrade-ship = Ship Upgrade
    .text = Take a Ship-or-Hammer upgrade tile and place it on a free upgrade space, or gain 3 Glory.
reavers-village-farm = Farm
    .text = Gain 3 Food. You may pillage: gain 1 Food, 1 Terror and 1 Farm token.
reavers-village-village-wall = Village Wall
    .text = Gain 2 Favor. You may pillage: gain 1 Favor, 1 Terror and 1 Wall token.
reavers-village-swords = Bundle of Swords
    .text = Gain and roll a red and a yellow die, or gain 5 Glory and 1 Terror.
reavers-village-bows = Bows and Arrows
    .text = Gain and roll a blue and a yellow die, or gain 5 Glory and 1 Terror.
reavers-village-axes = Axes and Spears
    .text = Gain and roll a blue and a red die, or gain 5 Glory and 1 Terror.
reavers-village-runes = Runic Carvings
    .text = Discard 1 Terror and choose another player who gains 1 Terror, or gain 10 Glory and 2 Terror.
reavers-upgrade-shield = Shield upgrade
reavers-upgrade-chest = Chest upgrade
reavers-upgrade-ship-hammer = Ship-or-Hammer upgrade

# Keep Spoils
reavers-keep-treasure = Treasure
    .text = Set of up to 4 Treasures: 2 / 4 / 9 / 16 Glory at the end of the game.
reavers-keep-art = Art
    .text = Set of up to 3 Art cards: 3 / 6 / 10 Glory at the end of the game.
reavers-keep-armor = Armor
    .text = Set of up to 6 Armor cards: 1 / 2 / 6 / 12 / 20 / 30 Glory at the end of the game.
reavers-keep-tapestry-dearg = Dearg Tapestry
    .text = Tapestry: a set of 3 different Tapestries is worth 15 Glory; a Tapestry outside a full set 2 Glory.
reavers-keep-tapestry-buigh = Buigh Tapestry
    .text = Tapestry: a set of 3 different Tapestries is worth 15 Glory; a Tapestry outside a full set 2 Glory.
reavers-keep-tapestry-gorm = Gorm Tapestry
    .text = Tapestry: a set of 3 different Tapestries is worth 15 Glory; a Tapestry outside a full set 2 Glory.
reavers-keep-keep-wall = Keep Wall
    .text = Gain 2 Favor. You may pillage: win a combat against Defense 2 to gain 1 Favor and 1 Wall token.
reavers-keep-tower-by = Tower (blue and yellow)
    .text = Gain and roll a blue and a yellow die. You may pillage: win a combat against Defense 3 to gain 3 Glory and 1 Tower token.
reavers-keep-tower-ry = Tower (red and yellow)
    .text = Gain and roll a red and a yellow die. You may pillage: win a combat against Defense 3 to gain 3 Glory and 1 Tower token.
reavers-keep-tower-rb = Tower (red and blue)
    .text = Gain and roll a red and a blue die. You may pillage: win a combat against Defense 3 to gain 3 Glory and 1 Tower token.

# Sea Journeys and Sea Battles
reavers-journey-calm = Calm Seas
    .text = No effect.
reavers-journey-famine = Famine
    .text = Discard 1 Reaver card from your board, or lose 2 Food.
reavers-journey-kraken = Kraken!
    .text = Discard a Ship die and a Hammer die to defeat the Kraken and gain 3 Glory; otherwise lose 2 Food and 1 die.
reavers-journey-raiders = Viking Raiders
    .text = Discard 1 Hammer die, or lose 1 die of your Jarl's colour from your ship.
reavers-journey-rough = Rough Seas
    .text = Discard 1 Ship die, or discard your Jarl.
reavers-journey-ambush = Draugr Ambush
    .text = Discard 1 Shield die, or lose 1 Artifact card or 1 Ship Upgrade tile.
reavers-journey-spoiled = Spoiled Food
    .text = Discard 1 Chest die, or lose 2 Food.
reavers-battle-merchant = Merchant Ship
    .text = Gain 2 Food and 8 Glory.
reavers-battle-draugr = Draugr Raiders
    .text = Discard 1 Terror and gain 9 Glory.
reavers-battle-boat = Boat
    .text = Gain 2 Food and 10 Glory.
reavers-battle-knarr = Knarr
    .text = Gain 1 Keep Spoils card and 11 Glory.
reavers-battle-outcasts = Infamous Outcasts
    .text = Discard 1 Terror and gain 12 Glory.
reavers-battle-longship = Longship
    .text = Gain 1 Reaver card and 13 Glory.
reavers-battle-lyngbakr = Lyngbakr
    .text = Gain 1 Prophecy card and 15 Glory.
reavers-battle-spawn = Spawn of Jormungandr
    .text = Gain 1 Favor and 19 Glory.

# Prophecies
reavers-prophecy-berserkers-glory = Berserker's Glory
    .text = At the end of the game gain 1 Glory for each Reaver of the Clan of the Helmet you own.
reavers-prophecy-proud-conquerors = Proud Conquerors
    .text = At the end of the game gain 1 Glory for each Dice territory you own.
reavers-prophecy-pillager = Pillager
    .text = At the end of the game gain 1 Glory for each Farm token you own.
reavers-prophecy-juggernaut = Juggernaut
    .text = At the end of the game gain 1 Glory for each Wall token you own.
reavers-prophecy-treasure-hunter = Treasure Hunter
    .text = At the end of the game gain 1 Glory for each Treasure card you own.
reavers-prophecy-sea-master = Master of the Sea
    .text = At the end of the game gain 1 Glory for each Sea Battle card you own.
reavers-prophecy-valhalla-master = Master of Valhalla
    .text = At the end of the game gain 1 Glory for each Artifact card you own.
reavers-prophecy-sailors-reward = Sailor's Reward
    .text = At the end of the game gain 2 Glory for each Ship Upgrade tile on your player board.
reavers-prophecy-conqueror = Vanquisher
    .text = At the end of the game gain 1 Glory for each Tower token you own.
reavers-prophecy-odins-prophet = Odin's Prophet
    .text = At the end of the game gain 1 Glory for each Favor territory you own.
reavers-prophecy-stolen-armor = Stolen Armor
    .text = At the end of the game gain 1 Glory for each Armor card you own.
reavers-prophecy-world-shaman = World Shaman
    .text = At the end of the game gain 1 Glory for each Prophecy card (this one included) you own.
reavers-prophecy-feast-of-gods = Feast of the Gods
    .text = At the end of the game gain 1 Glory for each Food territory you own.
reavers-prophecy-odins-warrior = Odin's Warrior
    .text = At the end of the game gain 1 Glory for each Reaver of the Clan of the Raven you own.
reavers-prophecy-seidr-chosen = Chosen of Seidr
    .text = At the end of the game gain 1 Glory for each Reaver of the Clan of the Tree you own.
reavers-prophecy-refined-taste = Refined Taste
    .text = At the end of the game gain 1 Glory for each Art card you own.
reavers-prophecy-lord-slayer = Slayer of Lords
    .text = At the end of the game gain 1 Glory for each Tapestry card (any kind) you own.

# Territories
reavers-territory-food1 = Food territory 1
reavers-territory-food2 = Food territory 2
reavers-territory-food3 = Food territory 3
reavers-territory-favor1 = Favor territory 1
reavers-territory-favor2 = Favor territory 2
reavers-territory-favor3 = Favor territory 3
reavers-territory-dice1 = Dice territory 1
reavers-territory-dice2 = Dice territory 2
reavers-territory-dice3 = Dice territory 3
reavers-tile-food1a = 1 die of any colour with any face
reavers-tile-food1b = 2 Glory
reavers-tile-food2a = 2 Favor
reavers-tile-food2b = 2 rolled dice of any colours
reavers-tile-food3a = 1 Reaver card
reavers-tile-food3b = 1 Keep Spoils card and 2 Glory
reavers-tile-favor1a = 2 Food
reavers-tile-favor1b = 2 Glory
reavers-tile-favor2a = 1 Prophecy card
reavers-tile-favor2b = 3 Food
reavers-tile-favor3a = 1 Prophecy card and 1 die of any colour with any face
reavers-tile-favor3b = 1 Village Spoils card and 1 Favor
reavers-tile-dice1a = 1 Favor
reavers-tile-dice1b = 2 Glory
reavers-tile-dice2a = 1 Village Spoils card
reavers-tile-dice2b = 3 Food
reavers-tile-dice2c = 2 Favor
reavers-tile-dice3a = 1 Keep Spoils card and 1 Favor
reavers-tile-dice3b = 1 Reaver card

# Effects, one word of a card each
reavers-effect-food = +{ $n } Food
reavers-effect-favor = +{ $n } Favor
reavers-effect-glory = +{ $n } Glory
reavers-effect-terror = +{ $n } Terror
reavers-effect-calm = discard { $n } Terror
reavers-effect-farm = { $n ->
    [one] +{ $n } Farm token
   *[other] +{ $n } Farm tokens
  }
reavers-effect-wall = { $n ->
    [one] +{ $n } Wall token
   *[other] +{ $n } Wall tokens
  }
reavers-effect-tower = { $n ->
    [one] +{ $n } Tower token
   *[other] +{ $n } Tower tokens
  }
reavers-effect-roll = roll { $dice }
reavers-effect-choose = { $n ->
    [one] take { $dice } with a face of your choice
   *[other] take { $dice } with faces of your choice
  }
reavers-effect-die = +1 die: { $die }
reavers-effect-face = take { $dice } showing { $face }
reavers-effect-draw-reaver = { $n ->
    [one] gain a Reaver
   *[other] gain { $n } Reavers
  }
reavers-effect-draw-village = { $n ->
    [one] draw a Village Spoils card
   *[other] draw { $n } Village Spoils cards
  }
reavers-effect-draw-keep = { $n ->
    [one] draw a Keep Spoils card
   *[other] draw { $n } Keep Spoils cards
  }
reavers-effect-draw-prophecy = { $n ->
    [one] draw a Prophecy
   *[other] draw { $n } Prophecies
  }
reavers-effect-draw-spoils = { $n ->
    [one] draw a Keep Spoils or Village Spoils card
   *[other] draw { $n } Keep Spoils or Village Spoils cards
  }
reavers-effect-sift-keep = draw { $n } Keep Spoils cards and keep 1
reavers-effect-sift-village = draw { $n } Village Spoils cards and keep 1
reavers-effect-spend-dice = { $n ->
    [one] discard a die
   *[other] discard { $n } dice
  }
reavers-effect-spend-red = { $n ->
    [one] discard a red die
   *[other] discard { $n } red dice
  }
reavers-effect-spend-blue = { $n ->
    [one] discard a blue die
   *[other] discard { $n } blue dice
  }
reavers-effect-spend-yellow = { $n ->
    [one] discard a yellow die
   *[other] discard { $n } yellow dice
  }
reavers-effect-spend-faces = discard: { $faces }
reavers-effect-spend-favor = discard { $n } Favor
reavers-effect-spend-food = discard { $n } Food
reavers-effect-spend-reaver = send a Reaver of your board to the Glory pile
reavers-effect-exchange = { $price }; in return { $gain }
reavers-effect-may = you may: { $effects }
reavers-effect-either = { $first }, or { $second }
reavers-effect-pillage = pillage: { $effects }
reavers-effect-frighten = { $n ->
    [one] another player gains 1 Terror
   *[other] another player gains { $n } Terror
  }
reavers-effect-forget = discard a Prophecy
reavers-effect-combat-dice = { $n ->
    [one] +1 Combat die
   *[other] +{ $n } Combat dice
  }
reavers-effect-skip-journey = ignore the journey card
reavers-effect-claim-level = claim a level { $n } territory instead
reavers-effect-clan-bonus = the clan bonus of a Reaver gained this turn
reavers-effect-ability = the ability of a Reaver gained this turn
reavers-effect-lose-food = lose { $n } Food
reavers-effect-lose-die = { $n ->
    [one] lose a die
   *[other] lose { $n } dice
  }
reavers-effect-lose-jarl-die = { $n ->
    [one] lose a die of your Jarl’s colour from the ship
   *[other] lose { $n } dice of your Jarl’s colour from the ship
  }
reavers-effect-lose-jarl = lose your Jarl
reavers-effect-lose-gear = lose an Artifact or an Upgrade tile
reavers-fight = { $n ->
    [one] 1 Combat die against Defense { $defense }
   *[other] up to { $n } Combat dice against Defense { $defense }
  }
reavers-fight-vain = { $n ->
    [one] hopeless, only 1 Combat die against Defense { $defense }
   *[other] hopeless, only { $n } Combat dice against Defense { $defense }
  }

# Questions
reavers-prompt-select = Round { $round }, longship { $n } of 4: select a location.
reavers-prompt-select-honor = Round { $round }, the Honor Ship: select a location.
reavers-prompt-part-recruit = Recruit Reavers: take a pair of Reavers{ $bonus ->
    [0] {""}
   *[other] {" "}and { $bonus } Favor
  }, or rest?
reavers-prompt-part-trade = Trade with Villages: take { $bonus ->
    [one] 1 reward
   *[other] { $bonus } rewards
  }, or rest?
reavers-prompt-part-battle = Battle at Sea: pay { $food } Food and sail, or rest?
reavers-prompt-part-village = Raid Villages: pay { $food } Food and 2 Chests for { $bonus ->
    [0] a pair of cards
   *[other] a pair of cards and { $bonus } more
  }, or rest?
reavers-prompt-part-keep = Raid Keeps: pay { $food } Food and 2 Shields for { $bonus ->
    [0] a pair of cards
   *[other] a pair of cards and { $bonus } more
  }, or rest?
reavers-prompt-part-subdue = Subdue Territories: make up to { $bonus ->
    [one] 1 attempt
   *[other] { $bonus } attempts
  }, or rest?
reavers-prompt-window = { $location }: use an Artifact, or go on?
reavers-prompt-ability = { $reaver } ({ $n } of { $of }): { $effects }?
reavers-prompt-rest = Rest: { $n } Food, or a die of any colour with any face?
reavers-prompt-recruit = Take a face-up pair of Reavers or the top two of the deck.
reavers-prompt-muster = { $n } Reavers have joined you. Which one do you use first?
reavers-prompt-use-reaver = { $reaver }: rally for dice, specialize at a bench, or promote to Jarl?
reavers-prompt-gained-bonus = Which Reaver’s clan bonus do you take?
reavers-prompt-gained-ability = Which Reaver’s ability do you use?
reavers-prompt-trade = Choose a reward; { $n ->
    [one] 1 is left
   *[other] { $n } are left
  }.
reavers-prompt-market = { $n ->
    [one] Take a die from Trade with Villages.
   *[other] Take a die from Trade with Villages ({ $n } to take).
  }
reavers-prompt-journey = { $journey }: { $pay }; otherwise { $suffer }.
reavers-prompt-journey-reward = { $journey }: { $pay }; in return { $reward }. Otherwise { $suffer }.
reavers-prompt-battle = Choose a Sea Battle card.
reavers-prompt-battle-way = { $battle } for { $glory } Glory: discard { $faces }, or fight against Defense { $defense }?
reavers-prompt-raid = { $n ->
    [0] Choose a pair of cards.
    [one] Choose a pair of cards; 1 more comes from the deck.
   *[other] Choose a pair of cards; { $n } more come from the deck.
  }
reavers-prompt-order = Which of the { $n } cards do you resolve next?
reavers-prompt-keep-one = Keep one of the { $n } cards; the rest goes under the deck.
reavers-prompt-name-deck = { $n ->
    [one] Draw a Keep Spoils or a Village Spoils card?
   *[other] Draw { $n } Keep Spoils or Village Spoils cards?
  }
reavers-prompt-may = You may { $effects }.
reavers-prompt-either = Choose: { $first }, or { $second }.
reavers-prompt-pillage = Pillage for { $effects }?
reavers-prompt-pillage-keep = Pillage in combat against Defense { $defense } for { $effects }?
reavers-prompt-frighten = { $n ->
    [one] Who gains 1 Terror?
   *[other] Who gains { $n } Terror?
  }
reavers-prompt-forget = Which Prophecy do you discard?
reavers-prompt-lose-gear = Which Artifact or Upgrade do you lose?
reavers-prompt-send-away = Which Reaver do you send to the Glory pile?
reavers-prompt-commit = Combat against Defense { $defense }: commit Hammers ({ $n ->
    [one] 1 Combat die
   *[other] { $n } Combat dice
  } so far).
reavers-prompt-reroll = { $successes ->
    [one] 1 success
   *[other] { $successes } successes
  } against Defense { $defense }: stop, or reroll for 1 Favor (you have { $favor })?
reavers-prompt-reroll-dice = Choose the Combat dice to reroll.
reavers-prompt-fifth = There is room for { $n } Artifacts: which goes to the Glory pile?
reavers-prompt-fuel = { $artifact }: which die do you discard for it?
reavers-prompt-fuel-second = { $artifact }: which die do you discard for it? One more follows; the new die takes the colour of that one.
reavers-prompt-stow = { $artifact }: which die does it store?
reavers-prompt-overflow = { $n ->
    [one] There is no room: discard a die.
   *[other] There is no room: discard { $n } dice.
  }
reavers-prompt-pay = { $purpose }: pay { $faces } ({ $n } of { $of }).
reavers-prompt-discard-dice = Which { $colour ->
        [red] {"red "}
        [blue] {"blue "}
        [yellow] {"yellow "}
       *[any] {""}
    }die do you discard?{ $n ->
        [one] {""}
       *[other] {" "}{ $n } are to go.
    }
reavers-prompt-discard-matched = Which die do you discard? The new one takes its colour.
reavers-prompt-lose-dice = Which { $colour ->
        [red] {"red "}
        [blue] {"blue "}
        [yellow] {"yellow "}
       *[any] {""}
    }die do you lose?{ $n ->
        [one] {""}
       *[other] {" "}{ $n } are to go.
    }
reavers-prompt-colour = { $n ->
    [one] Choose the colour of the new die.
   *[other] Choose the colour of a new die ({ $n } to choose).
  }
reavers-prompt-face = Set the new die ({ $colour }) to a face.
reavers-prompt-subdue = { $n ->
    [one] Choose a territory; 1 attempt is left.
   *[other] Choose a territory; { $n } attempts are left.
  }
reavers-prompt-subdue-way = { $territory }: by force or peacefully?
reavers-prompt-claim = { $territory }: claim it, or use an Artifact?
reavers-prompt-rewards = Which reward do you take next? { $n } are left.

# Options
reavers-option-activate = Activate: { $location }
reavers-option-rest = Rest
reavers-option-done = Go on
reavers-option-decline = Decline
reavers-option-do = Do it: { $effects }
reavers-option-use = Use { $artifact }, discarding { $what }: { $effects }
reavers-option-use-second = Use { $artifact }: discard { $what } and one more die; take a die of that second colour with a face of your choice
reavers-option-stow = Rearrange the stored dice
reavers-option-store = Store { $die }
reavers-option-empty = Store nothing
reavers-option-pay = Pay { $what }
reavers-option-discard = Discard { $what }
reavers-option-commit = Commit { $what }
reavers-option-roll = { $n ->
    [one] Roll 1 Combat die
   *[other] Roll { $n } Combat dice
  }
reavers-option-stop = Stop
reavers-option-reroll = Reroll for 1 Favor
reavers-option-reroll-die = Reroll a { $face }
reavers-option-throw = { $n ->
    [one] Throw 1 die
   *[other] Throw { $n } dice
  }
reavers-option-food = { $n } Food
reavers-option-favor = { $n } Favor
reavers-option-market = { $n ->
    [one] 1 die from here
   *[other] { $n } dice from here
  }
reavers-option-market-die = Take { $die }
reavers-option-prophecy = Prophecy: { $prophecy }
reavers-option-prophecy-deck = A Prophecy from the deck
reavers-option-rest-die = A die ({ $colour })
reavers-option-red = Red
reavers-option-blue = Blue
reavers-option-yellow = Yellow
reavers-option-face = { $die }
reavers-option-pair = { $cards }
reavers-option-recruit-deck = The top two Reavers of the deck
reavers-option-raid-village = The top two Village Spoils cards
reavers-option-raid-keep = The top two Keep Spoils cards
reavers-option-draw-village = Village Spoils
reavers-option-draw-keep = Keep Spoils
reavers-option-take = { $reaver } first (rally: { $dice })
reavers-option-rally = { $n ->
    [one] Rally: { $dice } with a face of your choice
   *[other] Rally: { $dice } with faces of your choice
  }
reavers-option-promote-helmet = Promote to Jarl (a Helmet stands for a Shield, Chest, Ship or Hammer): { $effects }
reavers-option-promote-raven = Promote to Jarl (a Raven stands for a Shield, Chest, Ship or Hammer): { $effects }
reavers-option-promote-tree = Promote to Jarl (a Tree stands for a Shield, Chest, Ship or Hammer): { $effects }
reavers-option-specialize = Specialize at { $location }: { $effects }
reavers-option-gained = { $reaver }: { $effects }
reavers-option-resolve = Resolve { $card }
reavers-option-keep = Keep { $card }
reavers-option-pillage = Pillage: { $effects }
reavers-option-pillage-keep = Pillage in combat: { $fight }
reavers-option-spare = Do not pillage
reavers-option-frighten = { $rival } (Terror: { $terror })
reavers-option-forget = Discard { $prophecy }
reavers-option-forget-secret = Discard { $prophecy }, which only you know
reavers-option-lose = Lose { $card }
reavers-option-lose-flipped = Lose { $card }, already used
reavers-option-pile = { $card } to the Glory pile
reavers-option-send-jarl = Your Jarl, { $reaver }
reavers-option-send = { $reaver } (bench: { $location })
reavers-option-journey-reward = Do it: { $effects }; in return { $reward }
reavers-option-suffer = Suffer: { $effects }
reavers-option-battle = { $battle }: { $glory } Glory, Defense { $defense }
reavers-option-battle-deck = The top card of the deck
reavers-option-by-dice = Win by dice: { $faces }
reavers-option-by-combat = Fight: { $fight }
reavers-option-battle-decline = Turn back
reavers-option-subdue = { $territory }: { $fight }, or { $peace }
reavers-option-subdue-force = { $territory }, by force: { $fight }
reavers-option-subdue-peace = { $territory }, peacefully: { $peace }
reavers-option-subdue-stop = No further attempt
reavers-option-force = By force: { $fight }
reavers-option-peace = Peacefully: { $effects }
reavers-option-claim = Claim { $territory }
reavers-option-reward = { $territory }: { $effects }

# Why not
reavers-refused-selected = Already selected in this round, by { $who }.
reavers-refused-food = This costs { $n } Food; you have { $have }.
reavers-refused-faces = Your dice and upgrades cannot pay { $faces }.
reavers-refused-subdue = No territory is within your reach: no Hammer for a combat and not enough for peace.
reavers-refused-stack = No tile of this kind is left.
reavers-refused-land = By force you need a Hammer; peacefully it takes: { $effects }.
reavers-refused-combat = A combat needs at least one Combat die: from a Hammer, the clan icon of your Jarl, an upgrade or an Artifact.
reavers-refused-bench = { $n ->
    [one] There is room for 1 Reaver only.
   *[other] There is room for { $n } Reavers only.
  }
reavers-refused-market = All dice of this location are taken.
reavers-refused-ability = You cannot pay for it: { $effects }.
reavers-refused-journey = You cannot do this: { $effects }.

# What happened
reavers-event-round = Round { $round }. { $who } holds the Start Player marker.
reavers-event-selected = { $who } selects { $location }.
reavers-event-marker = The Start Player marker goes to { $who }.
reavers-event-honor = The Honor Ship goes to { $who }.
reavers-event-activated = { $who } activates { $location }.
reavers-event-rest = { $who } rests.
reavers-event-ability = { $who } uses { $reaver }.
reavers-event-food = { $who } gains { $n } Food.
reavers-event-food-paid = { $who } pays { $n } Food.
reavers-event-food-lost = { $who } loses { $n } Food.
reavers-event-favor = { $who } gains { $n } Favor.
reavers-event-favor-paid = { $who } pays { $n } Favor.
reavers-event-reroll = { $who } pays { $n } Favor to reroll.
reavers-event-glory = { $who } gains { $n } Glory.
reavers-event-terror = { $who } gains { $n } Terror.
reavers-event-calm = { $who } discards { $n } Terror.
reavers-event-token-farm = { $who } gains { $n ->
    [one] { $n } Farm token
   *[other] { $n } Farm tokens
  }.
reavers-event-token-wall = { $who } gains { $n ->
    [one] { $n } Wall token
   *[other] { $n } Wall tokens
  }.
reavers-event-token-tower = { $who } gains { $n ->
    [one] { $n } Tower token
   *[other] { $n } Tower tokens
  }.
reavers-event-rolled = { $who } rolls { $dice }.
reavers-event-dice = { $who } gains { $dice }.
reavers-event-no-room = { $who } has no room left and discards { $die }.
reavers-event-stored = { $who } stores { $die } on { $artifact }.
reavers-event-unstored = { $who } moves { $die } from { $artifact } to the ship.
reavers-event-paid = { $who } pays { $what }.
reavers-event-discarded = { $who } discards { $what }.
reavers-event-reavers = { $who } gains { $reavers }.
reavers-event-rally = { $who } rallies { $reaver }.
reavers-event-promote = { $who } promotes { $reaver } to Jarl.
reavers-event-specialize = { $who } specializes { $reaver } at { $location }.
reavers-event-dismissed = { $reaver } goes to the Glory pile of { $who }.
reavers-event-spoils = { $who } gains { $cards }.
reavers-event-put-under = { $who } puts { $cards } under the deck.
reavers-event-artifact-gained = { $who } owns { $artifact } now.
reavers-event-artifact-away = { $artifact } goes to the Glory pile of { $who }.
reavers-event-artifact = { $who } uses { $artifact } with { $what }.
reavers-event-upgrade = { $who } takes the { $upgrade }.
reavers-event-upgrade-lost = { $who } loses the { $upgrade }.
reavers-event-upgrades-up = { $n ->
    [one] { $who } turns a used upgrade face up.
   *[other] { $who } turns { $n } used upgrades face up.
  }
reavers-event-frighten = { $n ->
    [one] { $who } gives { $rival } 1 Terror.
   *[other] { $who } gives { $rival } { $n } Terror.
  }
reavers-event-market = { $who } takes { $die } from Trade with Villages.
reavers-event-prophecy = { $who } takes the Prophecy { $prophecy }.
reavers-event-prophecy-hidden = { $who } draws a Prophecy.
reavers-event-prophecy-drawn = You draw the Prophecy { $prophecy }.
reavers-event-forgotten = { $who } discards the Prophecy { $prophecy }.
reavers-event-journey = { $who } sails: { $journey }.
reavers-event-journey-paid = { $who } pays for the journey.
reavers-event-journey-suffered = { $who } suffers the journey.
reavers-event-journey-harmless = The journey can take nothing from { $who }.
reavers-event-battle = { $who } meets { $battle }.
reavers-event-battle-won = { $who } wins against { $battle } and gains { $glory } Glory.
reavers-event-battle-lost = { $who } does not win against { $battle }.
reavers-event-committed = { $who } commits { $what }: +{ $n ->
    [one] 1 Combat die
   *[other] { $n } Combat dice
  }.
reavers-event-combat = { $who } rolls { $dice }: { $successes ->
    [one] 1 success
   *[other] { $successes } successes
  } against Defense { $defense }.
reavers-event-won = { $who } wins the combat against Defense { $defense }.
reavers-event-lost = { $who } loses the combat against Defense { $defense }.
reavers-event-force = { $who } attacks: { $territory }.
reavers-event-peace = { $who } bargains for: { $territory }.
reavers-event-claimed = { $who } claims: { $territory }.
reavers-event-flipped = { $who } flips { $territory }: { $reward }.
reavers-event-territories = { $who } gains { $n } Glory for territories.
reavers-event-end = The last round is over: final scoring.

# The end
reavers-end-glory = Most Glory: { $glory }.
reavers-end-favor = Tied at { $glory } Glory; most Favor decides.
reavers-end-shared = Tied at { $glory } Glory and in Favor: a shared victory.
reavers-score-glory = Glory before final scoring
reavers-score-terror = Terror
reavers-score-artifacts = Artifacts
reavers-score-treasure = Treasure
reavers-score-art = Art
reavers-score-armor = Armor
reavers-score-tapestry = Tapestries
reavers-score-farm = Farms
reavers-score-wall = Walls
reavers-score-tower = Towers
reavers-score-prophecies = Prophecies

# The terminal
reavers-screen-round = Round { $round } of { $of }, Start Player marker: { $marker }
reavers-screen-honor = Honor Ship: { $who }
reavers-screen-active = { $location }, selected by { $who }
reavers-screen-battle = { $name }: { $glory } Glory, Defense { $defense } or { $faces }
reavers-screen-goods = Glory { $glory }, Food { $food }, Favor { $favor }, Terror { $terror }; Farms { $farms }, Walls { $walls }, Towers { $towers }
reavers-screen-ship = Ship ({ $n }/{ $of }):
reavers-screen-jarl = Jarl:
reavers-screen-artifacts = Artifacts:
reavers-screen-upgrades = Upgrades:
reavers-screen-territories = Territories:
reavers-screen-pile = Glory pile:
reavers-screen-secrets = { $n ->
    [one] a secret Prophecy
   *[other] { $n } secret Prophecies
  }
reavers-screen-score = Final scoring

reavers-goal = Round { $round } of { $rounds } · { $n ->
    [0] nobody has Glory yet
   *[other] { $count ->
        [one] { $who } leads with { $n } Glory
       *[other] { $who } lead with { $n } Glory
    }
  } · sets, Prophecies and Terror are counted after the last round

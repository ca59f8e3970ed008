# Valhalla

valhalla-name = Valhalla
valhalla-blurb = Lead a Jarl and his war band, win battles, and die gloriously enough to be remembered.

## Dice

valhalla-face-sword = sword
valhalla-face-axe = axe
valhalla-face-spear = spear
valhalla-face-bow = bow
valhalla-face-shield = shield
valhalla-face-x = X
valhalla-grey-face = { $face } (grey)
valhalla-card-face = { $face } (delivery)

## Settings

valhalla-option-modules = Modules
    .hint = Extra cards and rules; they can be combined freely.
valhalla-option-modules-loki = Loki’s Trick
    .hint = The loser of a battle gets a bonus that depends on how close it was. The first module to add.
valhalla-option-modules-thor = Thor’s Support
    .hint = Help one side of a battle that is not yours. For 3 to 6 players.
valhalla-option-modules-valkyries = Valkyries
    .hint = 40 more cards: favours, Missions, the Road to Valhalla.
valhalla-option-modules-dwarves = Dwarves from Svartalfheim
    .hint = 40 more cards: Dwarves that block, disarm, forge and keep enemies out of Valhalla.
valhalla-option-modules-tyr = Tyr’s Wrath
    .hint = Cards that strengthen a Warrior as he joins the Team.
valhalla-option-modules-king = King of the Mountain
    .hint = A King gains Glory every turn, until somebody beats him.
valhalla-option-pairs = Playing in pairs
    .hint = For 4 or 6 players; partners sit opposite each other.
valhalla-option-pairs-none = Everybody for himself
    .hint = No partners; one player wins.
valhalla-option-pairs-cooperation = Jarls’ cooperation
    .hint = Partners lend each other Warriors; one player wins.
valhalla-option-pairs-alliance = Jarls’ alliance
    .hint = Partners score together; a pair wins.
valhalla-option-loki = Loki card
    .hint = Which of the ten cards lies on the table.
valhalla-option-loki-random = At random
    .hint = One of the ten, drawn as the game begins.
valhalla-option-loki-l01 = 1 (first game)
    .hint = { valhalla-loki-l01.row1 } { valhalla-loki-l01.row2 }
valhalla-option-loki-l02 = 2
    .hint = { valhalla-loki-l02.row1 } { valhalla-loki-l02.row2 }
valhalla-option-loki-l03 = 3
    .hint = { valhalla-loki-l03.row1 } { valhalla-loki-l03.row2 }
valhalla-option-loki-l04 = 4
    .hint = { valhalla-loki-l04.row1 } { valhalla-loki-l04.row2 }
valhalla-option-loki-l05 = 5
    .hint = { valhalla-loki-l05.row1 } { valhalla-loki-l05.row2 }
valhalla-option-loki-l06 = 6
    .hint = { valhalla-loki-l06.row1 } { valhalla-loki-l06.row2 }
valhalla-option-loki-l07 = 7
    .hint = { valhalla-loki-l07.row1 } { valhalla-loki-l07.row2 }
valhalla-option-loki-l08 = 8
    .hint = { valhalla-loki-l08.row1 } { valhalla-loki-l08.row2 }
valhalla-option-loki-l09 = 9
    .hint = { valhalla-loki-l09.row1 } { valhalla-loki-l09.row2 }
valhalla-option-loki-l10 = 10
    .hint = { valhalla-loki-l10.row1 } { valhalla-loki-l10.row2 }
valhalla-option-jarls = Jarls
    .hint = How everybody comes by his Jarl.
valhalla-option-jarls-three = Choose one of three
    .hint = The usual way: three are dealt to you, one leads.
valhalla-option-jarls-five = Choose one of five
    .hint = One of four with six players.
valhalla-option-jarls-first = One of the easy Jarls at random
    .hint = Nothing to choose; good for a first game.
valhalla-option-hand = Starting hand
    .hint = How the first five cards are found.
valhalla-option-hand-discard = Draw seven, discard two
    .hint = The usual way: the five you like best stay.
valhalla-option-hand-draft = Draft
    .hint = Swap cards with an open pool, turn by turn.
valhalla-option-simplified = Simplified game
    .hint = No Jarls; everybody starts with five cards.
valhalla-option-spaces = Choose spaces
    .hint = Ask for the space of every Warrior instead of taking the first free one. No rule depends on it.
valhalla-option-coop = Together against a Monster
    .hint = 2 to 4 players fight one Monster. With one player this is always so.
valhalla-option-monster = Monster
    .hint = Whom you fight alone or together.
valhalla-option-monster-garm = Garm
    .hint = The mildest. Its traits cost you cards and Tactics.
valhalla-option-monster-nidhogg = Nidhogg
    .hint = Gnaws at Glory you have already won.
valhalla-option-monster-fenrir = Fenrir
    .hint = Takes dice and Warriors before the battle begins.
valhalla-option-monster-jormungand = Jormungand
    .hint = The hardest. Silences Tactics and even your Jarl.
valhalla-option-level = Difficulty
    .hint = How many cards a lost battle costs.
valhalla-option-level-normal = Normal: 2 cards
    .hint = A defeat hurts, but you get over it.
valhalla-option-level-hard = Hard: 4 cards
    .hint = Two defeats in a row are hard to survive.
valhalla-option-level-impossible = Impossible: 6 cards
    .hint = One defeat is nearly the end.
valhalla-option-traits = Traits of the Monster
    .hint = Its cards have nasty special traits; leave them out in a first game.
valhalla-option-traits-on = In play
    .hint = Most cards of the Monster bring a trait to reckon with.
valhalla-option-traits-off = Left out
    .hint = Only strength and weapons; good for a first game.

valhalla-error-coop-seats = Playing together against a Monster is for 2 to 4 seats, not { $seats }.
valhalla-error-monster-module = The module “{ $module }” does not go with a game against a Monster ({ $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }); only “valkyries” does.
valhalla-error-monster-variant = “{ $variant }” does not go with a game against a Monster.
valhalla-error-thor-seats = The module “thor” needs at least 3 seats; here are { $seats }.
valhalla-error-pairs-seats = “pairs={ $pairs }” needs 4 or 6 seats; here are { $seats }.
valhalla-error-simplified = “simplified” and “{ $variant }” exclude each other.

## Scores and endings

valhalla-score-warriors = Warriors in Valhalla
valhalla-score-cards = Other cards in Valhalla
valhalla-score-own = Own shields
valhalla-score-captured = Captured shields
valhalla-score-sets = Sets of shields
valhalla-score-king = King of the Mountain
valhalla-score-monster = Monster cards beaten
valhalla-end-scored = Ragnarok is over; Glory has been counted.
valhalla-end-monster-beaten = The Monster is dead.
valhalla-end-shields-lost = The last shield is broken; the Monster has won with { $n ->
    [one] 1 of its cards
   *[other] { $n } of its cards
  } beaten.
valhalla-end-deck-lost = The deck ran out before the Monster; { $n ->
    [one] 1 of its cards was beaten.
   *[other] { $n } of its cards were beaten.
  }

## Before the first turn

valhalla-prompt-jarl = Choose your Jarl.
valhalla-option-choose-jarl = { $jarl }
valhalla-event-jarl = { $who } follows { $jarl }.
valhalla-event-start = { $who } begins.
valhalla-event-revealed = Warriors to choose from: { $cards }.
valhalla-event-pile = The discard pile begins with { $n ->
    [one] a card
   *[other] { $n } cards
  } of the deck.
valhalla-event-returned = Back into the deck: { $cards }.
valhalla-prompt-first-warrior = Take your first Warrior.
valhalla-prompt-starting-hand = Discard { $n ->
    [one] one card
   *[other] { $n } cards
  } from your starting hand.
valhalla-event-discards-cards = { $who } discards { $cards }.
valhalla-event-shuffles-back = { $who } shuffles { $cards } back into the deck.
valhalla-event-draws-tyr = { $who } draws { $n ->
    [one] a secret card
   *[other] { $n } secret cards
  } of Tyr’s Wrath.
valhalla-prompt-draft = Put a card into the open pool, or pass and fill your hand from it.
valhalla-prompt-fill = Take { $n ->
    [one] one card
   *[other] { $n } cards
  } from the open pool.
valhalla-option-offer = Put { $card } into the pool
valhalla-option-draft-pass = Pass and take { $n ->
    [0] nothing
    [one] one card
   *[other] { $n } cards
  }
valhalla-event-offers = { $who } puts { $card } into the pool.
valhalla-event-passes = { $who } passes and fills the hand.
valhalla-event-pool = New in the pool: { $cards }.
valhalla-event-takes-from-pool = { $who } takes { $card } from the pool.
valhalla-event-pool-left = Left in the pool and discarded: { $cards }.

## A turn

valhalla-event-turn = Turn { $n }: { $who }.
valhalla-prompt-action = Play Warriors, attack, or draw.
valhalla-prompt-must-play = Your Team is empty: play one Warrior, or two light ones.
valhalla-prompt-must-draw = No Warriors anywhere: show your hand and draw.
valhalla-option-play = Play { $card }
valhalla-option-play-tyr = Play { $card } with { $tyr }
valhalla-option-two = Play { $first } and { $second }
valhalla-option-two-tyr = Play { $first } and { $second }, with { $tyr } on { $bearer }
valhalla-option-attack = Attack { $foe }
valhalla-option-draw = { $n ->
    [0] Draw: the deck is empty
    [one] Draw the last card
   *[other] Draw { $n } cards, keep { $keep }
  }
valhalla-event-joins = { $card } joins the Team of { $who }.
valhalla-event-tyr = { $who } strengthens { $card }: { $tyr }.
valhalla-event-brings = { $who } plays { $cards }.
valhalla-prompt-room = The Team holds { $limit }: dismiss { $n ->
    [one] one Warrior
   *[other] { $n } Warriors
  } to make room.
valhalla-prompt-narrow = Narrow ground: your Team may hold only { $limit }. Dismiss { $n ->
    [one] one Warrior
   *[other] { $n } Warriors
  }.
valhalla-option-dismiss = Dismiss { $card }
valhalla-event-dismisses = { $who } dismisses { $card }.
valhalla-prompt-space = Where shall { $card } stand?
valhalla-option-space = Space { $n }
valhalla-event-shows = { $who } shows the hand: { $cards }.
valhalla-event-shows-empty = { $who } has no cards to show.
valhalla-event-draws = { $who } draws { $n ->
    [one] a card
   *[other] { $n } cards
  }.
valhalla-event-you-draw = You draw { $cards }.
valhalla-prompt-keep = Keep { $n ->
    [one] one
   *[other] { $n }
  } of { $cards }.
valhalla-option-keep = Keep { $card }
valhalla-event-keeps = { $who } keeps a card.
valhalla-event-you-keep = You keep { $card }.
valhalla-prompt-lay = Which card goes to the discard pile next? The last one lies on top.
valhalla-option-lay = Lay down { $card }
valhalla-event-discards = { $who } discards { $card }.
valhalla-option-discard = Discard { $card }
valhalla-option-take = Take { $card }
valhalla-option-take-top = Take { $card } from the discard pile instead
valhalla-option-deploy-top = Put { $card } from the discard pile into your Team
valhalla-option-deploy-top-tyr = Put { $card } from the discard pile into your Team with { $tyr }
valhalla-event-takes-top = { $who } takes { $card } from the discard pile.
valhalla-prompt-play-one = You may play one more Warrior ({ $n ->
    [99] any
   *[other] at most { $n } symbols
  }).
valhalla-option-play-nobody = Play nobody
valhalla-event-last-turns = The end is near: everybody has one last turn, then comes Ragnarok.

## Before a battle

valhalla-event-attacks = { $who } attacks { $foe }.
valhalla-prompt-before = Before the battle: do you use anything?
valhalla-prompt-thor = { $attacker } attacks { $defender }: do you send Thor’s Support?
valhalla-option-pass = Nothing
valhalla-option-call = { $card }: { $warrior } joins your Team
valhalla-option-call-tyr = { $card }: { $warrior } joins your Team with { $tyr }
valhalla-option-steal = Take a random card from { $foe }
valhalla-option-discard-for-die = Discard { $card }: the attacker loses a die
valhalla-event-discards-for-die = { $who } discards { $card }; the attacker loses a die.
valhalla-option-thor = { $card } for { $who } ({ $bonus })
valhalla-event-thor = { $who } plays { $card } for { $for }: { $bonus }.
valhalla-bonus-strength = +{ $n } strength
valhalla-bonus-reroll = { $n ->
    [one] a free reroll
   *[other] { $n } free rerolls
  }
valhalla-bonus-die = { $n ->
    [one] an extra die
   *[other] { $n } extra dice
  }
valhalla-bonus-draw = { $n ->
    [one] a card from the deck
   *[other] { $n } cards from the deck
  }
valhalla-bonus-steal = a random card of the opponent
valhalla-bonus-nothing = no bonus is left to give, only Glory to win
valhalla-event-steals = { $who } takes a random card from { $from }.
valhalla-event-steals-card = { $who } takes { $card } from { $from }.
valhalla-prompt-give = Give a card to { $foe }.
valhalla-option-give = Give { $card }
valhalla-option-give-nothing = Give nothing
valhalla-event-gives = { $who } gives a card to { $to }.
valhalla-event-gives-card = { $who } gives { $card } to { $to }.

## In a battle

valhalla-prompt-trait = Which trait does { $jarl } use in this attack?
valhalla-event-trait = { $who }, { $jarl }: { $trait }
valhalla-prompt-dice = { $jarl } lets you take extra dice.
valhalla-option-dice = { $n ->
    [0] No extra dice
    [one] One extra die
   *[other] { $n } extra dice
  }
valhalla-event-rolls = { $who } rolls { $dice }.
valhalla-event-fewer-dice = { $who } has { $n ->
    [one] one die
   *[other] { $n } dice
  } fewer in this battle.
valhalla-event-reroll-limit = { $who } may make { $n ->
    [one] only one basic reroll
   *[other] only { $n } basic rerolls
  } in this battle.
valhalla-event-jarl-off = { $jarl } of { $who } has no effect in this battle.
valhalla-event-trait-off = The Monster’s trait has no effect in this battle.
valhalla-prompt-attack = Your attack on { $foe }: strength { $n }.
valhalla-prompt-defend = Your defence: strength { $n }; you need more than { $goal }.
valhalla-prompt-hunt = Your attack: strength { $n }; you need { $goal }.
valhalla-prompt-ragnarok = Ragnarok: { $n ->
    [0] nobody is
    [one] one Warrior is
   *[other] { $n } Warriors are
  } on the way to Valhalla.
valhalla-prompt-support = { $who } defends with strength { $n } and needs more than { $goal }: you may give one Tactic.
valhalla-prompt-support-attack = { $who } attacks with strength { $n } and needs { $goal }: you may give one Tactic.
valhalla-option-end-attack = End the attack: strength { $n }
valhalla-option-end-hunt = { $wins ->
    [yes] End the attack: { $n } is enough against { $goal }
   *[no] End the attack: { $n } is not enough against { $goal }
  }
valhalla-option-end-defence = { $wins ->
    [yes] End the defence: { $n } beats { $goal }
   *[no] End the defence: { $n } does not beat { $goal }
  }
valhalla-option-end-ragnarok = { $n ->
    [0] End, nobody leaves
    [one] End: one Warrior leaves for Valhalla
   *[other] End: { $n } Warriors leave for Valhalla
  }
valhalla-option-give-up = Give up without activating anybody
valhalla-option-spend = Discard { $die } and reroll
valhalla-option-free = Free reroll ({ $n } left)
valhalla-option-tactic = Play { $card }
valhalla-option-jarl = Use { $jarl }
valhalla-option-arm = Arm { $card }: { $dice }
valhalla-option-arm-wild = Arm { $card }: { $dice } (one counts as another weapon)
valhalla-option-arm-free = Arm { $card } without dice
valhalla-option-forge = Forge { $card } for { $n } strength
valhalla-event-arms = { $who } arms { $card }; strength { $n }.
valhalla-event-arms-ragnarok = { $who } arms { $card }.
valhalla-event-forges = { $who } forges a card for { $n } strength.
valhalla-event-forges-card = { $who } forges { $card } for { $n } strength.
valhalla-event-forged = { $who } turns up what was forged: { $cards }.
valhalla-event-spends = { $who } discards a die: { $dice }.
valhalla-event-free-reroll = { $who } uses a free reroll.
valhalla-prompt-reroll = Choose dice to reroll ({ $n } chosen{ $rounds ->
    [one] {""}
   *[other] , { $rounds } rerolls left
  }).
valhalla-option-reroll = Reroll { $die }
valhalla-option-roll = Roll { $n ->
    [one] one die
   *[other] { $n } dice
  }
valhalla-option-no-reroll = No second reroll
valhalla-event-rerolls = { $who } rerolls to { $dice }.
valhalla-prompt-pay = { $card } gives { $n } strength: which die do you discard?
valhalla-option-pay = Discard { $die }
valhalla-prompt-new-weapons = You rolled { $dice }: which die joins your pool?
valhalla-option-keep-die = Keep { $die }
valhalla-event-new-weapons = { $who } rolls new weapons: { $dice }.
valhalla-event-extra-die = { $who } gains an extra die: { $dice }.
valhalla-prompt-turn = Turn X dice to weapons (up to { $n }).
valhalla-option-turn = Turn an X to { $die }
valhalla-option-turned = Turn no more
valhalla-event-turns = { $who } turns a die to { $dice }.
valhalla-prompt-turn-to = Which die do you turn to { $face }?
valhalla-option-turn-to = Turn { $die }
valhalla-event-plays = { $who } plays { $card }.
valhalla-prompt-road = The Road to Valhalla: whose strength shall not count?
valhalla-option-road = { $card } does not count
valhalla-event-excluded = { $who }: { $card } sets out for Valhalla and does not count.
valhalla-prompt-block = { $card } blocks a Warrior of the defender.
valhalla-option-block = Block { $card }
valhalla-option-block-nobody = Block nobody
valhalla-event-blocks = { $who } blocks { $card }.
valhalla-prompt-disarm = You are disarmed: discard a Tactic, or show that you have none.
valhalla-option-show = Show your hand
valhalla-event-ends-attack = { $who } ends the attack with strength { $n }.
valhalla-event-ends-defence = { $who } ends the defence with strength { $n }.
valhalla-event-ends-nobody = { $who } has activated nobody.
valhalla-event-no-winner = No battle takes place.

## After a battle

valhalla-event-attacker-wins = { $who } wins the attack, { $attack } to { $defence }.
valhalla-event-defender-wins = { $who } holds the line, { $defence } to { $attack }.
valhalla-prompt-deny = Which enemy shall not go to Valhalla?
valhalla-option-deny = { $card } stays behind
valhalla-option-deny-nobody = Let them go
valhalla-event-denies = { $who } keeps { $card } out of Valhalla.
valhalla-event-shield = { $who } takes a shield from { $foe } ({ $n } left).
valhalla-prompt-send = Whom do you send to Valhalla? So far { $n ->
    [0] nobody
    [one] one Warrior, { $glory } Glory
   *[other] { $n } Warriors, { $glory } Glory
  }.
valhalla-prompt-send-one = You may send one Warrior to Valhalla.
valhalla-option-send = Send { $card } ({ $n } Glory)
valhalla-option-sent = { $n ->
    [0] Send nobody
   *[other] Send no more
  }
valhalla-event-sends = { $cards } { $count ->
    [one] enters
   *[other] enter
  } the Valhalla of { $who } ({ $n } Glory).
valhalla-prompt-favour = Which favour of the Valkyries comes first?
valhalla-option-favour = { $card }: { $n } Glory
valhalla-event-favour = The Valkyries favour { $card } of { $who }: { $n ->
    [0] but no Glory can be taken
   *[other] { $n } Glory
  }.
valhalla-prompt-glory = Take Warriors worth { $n } Glory from the discard pile.
valhalla-option-glory = { $card } ({ $n } Glory)
valhalla-event-glory = { $who } takes { $card } from the discard pile: { $n } Glory.
valhalla-prompt-mission = Have you fulfilled a Mission?
valhalla-option-mission = { $card }
valhalla-option-no-mission = No Mission
valhalla-event-mission = { $who } has fulfilled { $card }: { $n } Glory.
valhalla-prompt-draw-after = { $jarl } lets you draw up to { $n ->
    [one] one card
   *[other] { $n } cards
  }.
valhalla-option-draw-after = { $n ->
    [0] Draw nothing
    [one] Draw a card
   *[other] Draw { $n } cards
  }
valhalla-prompt-look = You may look at the hand of { $foe } and discard a card from it.
valhalla-prompt-looking = The hand of { $foe }: choose a card.
valhalla-option-look = Look at the hand of { $foe }
valhalla-option-skip = Do not
valhalla-event-looks = { $who } looks at the hand of { $foe }.
valhalla-event-takes-from = { $who } takes a card from the hand of { $foe }.
valhalla-event-takes-card-from = { $who } takes { $card } from the hand of { $foe }.
valhalla-event-discards-from = { $who } discards { $card } from the hand of { $foe }.
valhalla-prompt-bystander = After this battle of others: do you use { $jarl }?
valhalla-option-draw-foreign = Draw
valhalla-option-take-tactic = Take { $card }, played by { $from }
valhalla-event-takes-tactic = { $who } takes { $card }, played by { $from }.
valhalla-event-thor-glory = { $card } pays: { $n } Glory for { $who }.
valhalla-prompt-loki = You lost by { $n }: Loki offers you a bonus.
valhalla-option-loki-nothing = Take nothing
valhalla-event-loki = Loki for { $who }: { $bonus }
valhalla-prompt-take-back = Take back up to { $n ->
    [one] one Tactic
   *[other] { $n } Tactics
  }.
valhalla-option-take-nothing = Take no more
valhalla-event-takes-back = { $who } takes back { $card }.
valhalla-event-loses-card = { $who } loses { $card } from the hand.
valhalla-event-king = { $who } is King of the Mountain.
valhalla-event-king-takes = { $who } takes the title King of the Mountain from { $from }.
valhalla-event-king-falls = { $who } is King no longer.
valhalla-event-king-bonus = King { $who } gains { $n ->
    [0] no Glory, for there is none to take,
   *[other] { $n } Glory
  } and stands on level { $level }.
valhalla-event-ragnarok = Ragnarok for { $who }.
valhalla-event-gives-shield = { $who } gives { $to } a shield.

## Why not

valhalla-refused-no-team = You need a Warrior in your Team to attack.
valhalla-refused-partner = Partners do not attack each other.
valhalla-refused-no-shield = This player has no own shield left to lose.
valhalla-refused-no-warriors = This player has no Warriors.
valhalla-refused-in-battle-only = Tactics are played in your phase of a battle.
valhalla-refused-warrior = Warriors join your Team in your own turn.
valhalla-refused-thor = Thor’s Support is sent before a battle of two others.
valhalla-refused-mission = A Mission is played after a battle you won.
valhalla-refused-tyr = Tyr’s Wrath goes under a Warrior as he joins the Team.
valhalla-refused-must-play = While your Team is empty you must play Warriors.
valhalla-refused-armed = Already armed: its dice stay until the battle ends.
valhalla-refused-blocked = Blocked for this battle.
valhalla-refused-unarmed = Your dice do not show all the weapons it needs.
valhalla-refused-x = An X arms nobody.
valhalla-refused-die = No Warrior can be armed with this die now.
valhalla-refused-before-only = This card is played before a battle, not in it.
valhalla-refused-ragnarok = In Ragnarok only Tactics that concern dice are played.
valhalla-refused-cunning = The Monster’s trait forbids Tactics in this battle.
valhalla-refused-chaos = The Monster’s trait allows no more Tactics in this battle.
valhalla-refused-iron-hide = The Monster’s trait forbids this Tactic.
valhalla-refused-attack-only = This Tactic is played only in attack.
valhalla-refused-defence-only = This Tactic is played only in defence.
valhalla-refused-outnumbered = You do not have fewer Warriors than your opponent.
valhalla-refused-price = No die of your pool can pay for it.
valhalla-refused-extra-dice = No extra dice are left.
valhalla-refused-no-dice = Your pool holds no die to reroll.
valhalla-refused-no-x = No die of your pool shows X.
valhalla-refused-no-jarl = There is no Jarl here whose traits could be cancelled.
valhalla-refused-no-trait = The Monster has no trait left to cancel.
valhalla-refused-road = The attacker has no other activated Warrior.
valhalla-refused-monster = This Tactic is not played against a Monster.
valhalla-refused-delivery = A Weapons Delivery is not a die: it is never rerolled.

## Against a Monster

valhalla-option-attack-monster = Attack the Monster (strength { $n })
valhalla-prompt-exchange = Exchange cards of your first hand, once ({ $n } chosen).
valhalla-option-exchange = Exchange { $card }
valhalla-option-exchanged = { $n ->
    [0] Keep all
    [one] Exchange one card
   *[other] Exchange { $n } cards
  }
valhalla-event-exchanges = { $who } exchanges { $n ->
    [one] a card
   *[other] { $n } cards
  }.
valhalla-event-hunts = { $who } attacks the Monster: strength { $n } is needed.
valhalla-event-monster-attacks = The Monster attacks { $who } with strength { $n }.
valhalla-event-monster-rolls = The Monster rolls { $dice }; { $n ->
    [0] it attacks.
    [one] one symbol is open.
   *[other] { $n } symbols are open.
  }
valhalla-event-monster-beaten = { $who } wins, { $n } against { $goal }.
valhalla-event-monster-card = The Monster’s next card: strength { $n }, limit of Valhalla { $limit }.
valhalla-event-monster-wins = { $who } loses, { $n } against { $goal }.
valhalla-event-shield-broken = A shield breaks; { $n ->
    [0] none is left.
    [one] one is left.
   *[other] { $n } are left.
  }
valhalla-event-penalty = Lost from the deck: { $cards }.
valhalla-event-devours = The Monster devours the top card of the deck: { $card }.
valhalla-event-loses-glory = { $card } is torn out of Valhalla.
valhalla-event-last-chance = The deck is empty: one last attack decides.
valhalla-prompt-sacrifice-card = The Monster’s trait: discard a card before the battle.
valhalla-prompt-sacrifice-warrior = The Monster’s trait: discard a Warrior before the battle.
valhalla-prompt-send-all = Valhalla has room for { $n } Glory: who goes? The others are discarded.
valhalla-option-send-all = Send { $cards } ({ $n } Glory)
valhalla-option-send-none = Nobody fits
valhalla-prompt-lose-glory = Which Warrior is torn out of Valhalla?
valhalla-prompt-defender = The Monster attacks: who defends?
valhalla-prompt-last-attacker = Who makes the last attack?
valhalla-option-name = { $who }


## On the terminal screen

valhalla-label-heading = Turn { $turn } · deck { $deck } · grey dice { $grey }
valhalla-label-discard = discard pile { $n }, on top { $top }
valhalla-label-last-turns = last turns ({ $n } to come)
valhalla-label-hand-size = hand { $n }
valhalla-label-valhalla = Valhalla { $n }
valhalla-label-attack = Attack
valhalla-label-defence = Defence
valhalla-label-ragnarok = Ragnarok
valhalla-label-blocked = blocked
valhalla-label-excluded = does not count
valhalla-label-denied = stays behind
valhalla-label-forge = forge ×{ $n }
valhalla-label-monster = strength { $strength }, limit of Valhalla { $limit }
valhalla-label-open = On the table
valhalla-label-jarls = Jarls to choose from
valhalla-label-drawn = You drew
valhalla-label-hand = Your hand
valhalla-label-require-any = any { $n }
valhalla-label-require-same = { $n } alike
valhalla-label-require-two-pairs = two pairs
valhalla-label-require-different = { $n } different


## Vocabulary

valhalla-weapon-sword = Sword
valhalla-weapon-axe = Axe
valhalla-weapon-spear = Spear
valhalla-weapon-bow = Bow
valhalla-weapon-shield = Shield
valhalla-weapon-x = Failure (X)
valhalla-clan-bear = Clan of the Bear
valhalla-clan-wolf = Clan of the Wolf
valhalla-clan-boar = Clan of the Boar
valhalla-clan-stag = Clan of the Stag
valhalla-clan-giant = Frost Giants
valhalla-clan-dwarf = Dwarves
valhalla-trait-hunt = Hunt
    .text = While activated: +3 strength if at least one Warrior of the named clan is in the Team of the opponent, activated or not.
valhalla-trait-kinship = Kinship
    .text = While activated: +2 strength if exactly one Warrior of the named clan is in your own Team, +5 instead if two or more are; they need not be activated.
valhalla-trait-gathering = Gathering of clans
    .text = While activated: +2 strength if your own Team holds exactly three different clans, +5 instead if it holds four or more; the bearer counts, nobody needs to be activated.
valhalla-trait-frost = Frost
    .text = When you activate a Frost Giant in an attack, the defender has one die fewer for this battle; further Giants add only their strength. Against a Monster the first Giant activated in a battle gives you one extra die instead.
valhalla-favour-company = Favour: in company
    .text = When this Warrior goes to Valhalla: 1 extra Glory for each other Warrior leaving with it.
valhalla-favour-colour = Favour: with a clan
    .text = When this Warrior goes to Valhalla: 2 extra Glory, once, if at least one other Warrior of the named clan leaves with it.
valhalla-favour-alone = Favour: alone
    .text = When this Warrior goes to Valhalla with no other Warrior: 3 extra Glory.
valhalla-ability-block = Block
    .text = Attack only: on activation choose a Warrior in the defender's Team; it cannot be used in this battle. Not against a Team of one Warrior.
valhalla-ability-deny = Deny Valhalla
    .text = After the battle, before the opponent decides whom he sends: choose one of his activated Warriors; it cannot go to Valhalla.
valhalla-ability-disarm = Disarm
    .text = On activation the opponent at once discards one Battle Tactics card of his choice from his hand; if he has none he shows his hand.
valhalla-ability-forge = Forge
    .text = When this Dwarf is activated or later in the same phase you may discard one card from your hand, face down beside it until the battle ends: +3 strength.

## Dice, boards, shields

valhalla-die-red = Red weapon die
valhalla-die-black = Black weapon die
valhalla-die-grey = Grey extra die
valhalla-shield-red = red
valhalla-shield-blue = blue
valhalla-shield-black = black
valhalla-shield-silver = silver
valhalla-shield-brown = brown
valhalla-shield-teal = teal

## Set-up and scoring by the number of players


## Warriors

valhalla-warrior-bersi = Bersi
valhalla-warrior-bjarni = Bjarni
valhalla-warrior-bjorn = Bjorn
valhalla-warrior-arnbjorn = Arnbjorn
valhalla-warrior-thorbjorn = Thorbjorn
valhalla-warrior-gunnbjorn = Gunnbjorn
valhalla-warrior-hallbjorn = Hallbjorn
valhalla-warrior-ketilbjorn = Ketilbjorn
valhalla-warrior-bera = Bera
valhalla-warrior-sigbjorn = Sigbjorn
valhalla-warrior-styrbjorn = Styrbjorn
valhalla-warrior-vebjorn = Vebjorn
valhalla-warrior-bjorg = Bjorg
valhalla-warrior-finnbjorn = Finnbjorn
valhalla-warrior-svartbjorn = Svartbjorn
valhalla-warrior-isbjorn = Isbjorn
valhalla-warrior-ulf = Ulf
valhalla-warrior-ylva = Ylva
valhalla-warrior-ulfar = Ulfar
valhalla-warrior-rolf = Rolf
valhalla-warrior-ulfrun = Ulfrun
valhalla-warrior-arnulf = Arnulf
valhalla-warrior-ingulf = Ingulf
valhalla-warrior-thorulf = Thorulf
valhalla-warrior-gunnulf = Gunnulf
valhalla-warrior-brynjulf = Brynjulf
valhalla-warrior-herjulf = Herjulf
valhalla-warrior-hallulf = Hallulf
valhalla-warrior-kveldulf = Kveldulf
valhalla-warrior-steinulf = Steinulf
valhalla-warrior-snaeulf = Snaeulf
valhalla-warrior-asulf = Asulf
valhalla-warrior-galti = Galti
    .text = +3 strength if the opponent's Team contains a Bear (orange) Warrior.
valhalla-warrior-jora = Jora
    .text = +3 strength if the opponent's Team contains a Wolf (green) Warrior.
valhalla-warrior-grisi = Grisi
    .text = +3 strength if the opponent's Team contains a Stag (purple) Warrior.
valhalla-warrior-jorik = Jorik
    .text = +3 strength if the opponent's Team contains a Frost Giant (white) Warrior.
valhalla-warrior-jofur = Jofur
    .text = +3 strength if the opponent's Team contains a Bear (orange) Warrior.
valhalla-warrior-jorund = Jorund
    .text = +3 strength if the opponent's Team contains a Wolf (green) Warrior.
valhalla-warrior-jorun = Jorun
    .text = +3 strength if the opponent's Team contains a Stag (purple) Warrior.
valhalla-warrior-hildisvin = Hildisvin
    .text = +3 strength if the opponent's Team contains a Frost Giant (white) Warrior.
valhalla-warrior-svein = Svein
    .text = +3 strength if the opponent's Team contains a Bear (orange) Warrior.
valhalla-warrior-gyrd = Gyrd
    .text = +3 strength if the opponent's Team contains a Wolf (green) Warrior.
valhalla-warrior-grani = Grani
    .text = +3 strength if the opponent's Team contains a Stag (purple) Warrior.
valhalla-warrior-goltur = Goltur
    .text = +3 strength if the opponent's Team contains a Frost Giant (white) Warrior.
valhalla-warrior-jorgrim = Jorgrim
    .text = +3 strength if the opponent's Team contains a Bear (orange) Warrior.
valhalla-warrior-jorleif = Jorleif
    .text = +3 strength if the opponent's Team contains a Wolf (green) Warrior.
valhalla-warrior-svidi = Svidi
    .text = +3 strength if the opponent's Team contains a Stag (purple) Warrior.
valhalla-warrior-saehrimnir = Saehrimnir
    .text = +3 strength if the opponent's Team contains a Frost Giant (white) Warrior.
valhalla-warrior-hjort = Hjort
    .text = +2 strength with one Bear (orange) Warrior in your Team, +5 instead with two or more.
valhalla-warrior-hjordis = Hjordis
    .text = +2 strength with one Wolf (green) Warrior in your Team, +5 instead with two or more.
valhalla-warrior-hjorvor = Hjorvor
    .text = +2 strength with three different clans in your Team, +5 instead with four or more.
valhalla-warrior-elgi = Elgi
    .text = +2 strength with three different clans in your Team, +5 instead with four or more.
valhalla-warrior-hjorvard = Hjorvard
    .text = +2 strength with one Boar (yellow) Warrior in your Team, +5 instead with two or more.
valhalla-warrior-hjorleif = Hjorleif
    .text = +2 strength with one Frost Giant (white) Warrior in your Team, +5 instead with two or more.
valhalla-warrior-hjalti = Hjalti
    .text = +2 strength with one Bear (orange) Warrior in your Team, +5 instead with two or more.
valhalla-warrior-hjalmar = Hjalmar
    .text = +2 strength with one Wolf (green) Warrior in your Team, +5 instead with two or more.
valhalla-warrior-eikthyr = Eikthyr
    .text = +2 strength with three different clans in your Team, +5 instead with four or more.
valhalla-warrior-duneyr = Duneyr
    .text = +2 strength with three different clans in your Team, +5 instead with four or more.
valhalla-warrior-durathror = Durathror
    .text = +2 strength with three different clans in your Team, +5 instead with four or more.
valhalla-warrior-hreidar = Hreidar
    .text = +2 strength with three different clans in your Team, +5 instead with four or more.
valhalla-warrior-hjarrand = Hjarrand
    .text = +2 strength with one Boar (yellow) Warrior in your Team, +5 instead with two or more.
valhalla-warrior-hjorgrim = Hjorgrim
    .text = +2 strength with one Frost Giant (white) Warrior in your Team, +5 instead with two or more.
valhalla-warrior-heidrun = Heidrun
    .text = +2 strength with three different clans in your Team, +5 instead with four or more.
valhalla-warrior-laerad = Laerad
    .text = +2 strength with three different clans in your Team, +5 instead with four or more.
valhalla-warrior-thrym = Thrym
    .text = Attack only, once per battle: the defender has one die fewer.
valhalla-warrior-frosti = Frosti
    .text = Attack only, once per battle: the defender has one die fewer.
valhalla-warrior-snaer = Snaer
    .text = Attack only, once per battle: the defender has one die fewer.
valhalla-warrior-drifa = Drifa
    .text = Attack only, once per battle: the defender has one die fewer.
valhalla-warrior-mjoll = Mjoll
    .text = Attack only, once per battle: the defender has one die fewer.
valhalla-warrior-hrungnir = Hrungnir
    .text = Attack only, once per battle: the defender has one die fewer.
valhalla-warrior-skrymir = Skrymir
    .text = Attack only, once per battle: the defender has one die fewer.
valhalla-warrior-hymir = Hymir
    .text = Attack only, once per battle: the defender has one die fewer.
valhalla-warrior-gilling = Gilling
    .text = Attack only, once per battle: the defender has one die fewer.
valhalla-warrior-suttung = Suttung
    .text = Attack only, once per battle: the defender has one die fewer.
valhalla-warrior-bergelmir = Bergelmir
    .text = Attack only, once per battle: the defender has one die fewer.
valhalla-warrior-thjazi = Thjazi
    .text = Attack only, once per battle: the defender has one die fewer.
valhalla-warrior-skadi = Skadi
    .text = Attack only, once per battle: the defender has one die fewer.
valhalla-warrior-ymir = Ymir
    .text = Attack only, once per battle: the defender has one die fewer.
valhalla-warrior-vafthrudnir = Vafthrudnir
    .text = Attack only, once per battle: the defender has one die fewer.
valhalla-warrior-bolthorn = Bolthorn
    .text = Attack only, once per battle: the defender has one die fewer.
valhalla-warrior-hogni = Hogni
    .text = 3 extra Glory if it leaves to Valhalla alone.
valhalla-warrior-hamund = Hamund
    .text = 2 extra Glory if a Wolf (green) Warrior leaves to Valhalla with it.
valhalla-warrior-hrolf = Hrolf
    .text = 2 extra Glory if a Stag (purple) Warrior leaves to Valhalla with it.
valhalla-warrior-helgi = Helgi
    .text = 1 extra Glory for each other Warrior leaving to Valhalla with it.
valhalla-warrior-hervor = Hervor
    .text = 1 extra Glory for each other Warrior leaving to Valhalla with it.
valhalla-warrior-sigmund = Sigmund
    .text = 3 extra Glory if it leaves to Valhalla alone.
valhalla-warrior-sinfjotli = Sinfjotli
    .text = 2 extra Glory if a Bear (orange) Warrior leaves to Valhalla with it.
valhalla-warrior-signy = Signy
    .text = 2 extra Glory if a Boar (yellow) Warrior leaves to Valhalla with it.
valhalla-warrior-skalla = Skalla
    .text = 1 extra Glory for each other Warrior leaving to Valhalla with it.
valhalla-warrior-sverting = Sverting
    .text = 1 extra Glory for each other Warrior leaving to Valhalla with it.
valhalla-warrior-skarphedin = Skarphedin
    .text = 3 extra Glory if it leaves to Valhalla alone.
valhalla-warrior-skuli = Skuli
    .text = 2 extra Glory if a Stag (purple) Warrior leaves to Valhalla with it.
valhalla-warrior-gisli = Gisli
    .text = 2 extra Glory if a Frost Giant (white) Warrior leaves to Valhalla with it.
valhalla-warrior-grettir = Grettir
    .text = 1 extra Glory for each other Warrior leaving to Valhalla with it.
valhalla-warrior-glum = Glum
    .text = 1 extra Glory for each other Warrior leaving to Valhalla with it.
valhalla-warrior-kjartan = Kjartan
    .text = 3 extra Glory if it leaves to Valhalla alone.
valhalla-warrior-kolbein = Kolbein
    .text = 2 extra Glory if a Boar (yellow) Warrior leaves to Valhalla with it.
valhalla-warrior-kolskegg = Kolskegg
    .text = 2 extra Glory if a Wolf (green) Warrior leaves to Valhalla with it.
valhalla-warrior-ketil = Ketil
    .text = 1 extra Glory for each other Warrior leaving to Valhalla with it.
valhalla-warrior-kari = Kari
    .text = 1 extra Glory for each other Warrior leaving to Valhalla with it.
valhalla-warrior-hrimnir = Hrimnir
    .text = Attack only, once per battle: the defender has one die fewer.
valhalla-warrior-geirrod = Geirrod
    .text = Attack only, once per battle: the defender has one die fewer.
valhalla-warrior-gerd = Gerd
    .text = Attack only, once per battle: the defender has one die fewer.
valhalla-warrior-fornjot = Fornjot
    .text = Attack only, once per battle: the defender has one die fewer.
valhalla-warrior-beli = Beli
    .text = Attack only, once per battle: the defender has one die fewer.
valhalla-warrior-hrimgrimnir = Hrimgrimnir
    .text = Attack only, once per battle: the defender has one die fewer.
valhalla-warrior-durin = Durin
    .text = Attack only: on activation block one Warrior of a defender who has at least two.
valhalla-warrior-dvalin = Dvalin
    .text = Attack only: on activation block one Warrior of a defender who has at least two.
valhalla-warrior-dain = Dain
    .text = Attack only: on activation block one Warrior of a defender who has at least two.
valhalla-warrior-nain = Nain
    .text = Attack only: on activation block one Warrior of a defender who has at least two.
valhalla-warrior-nipping = Nipping
    .text = Attack only: on activation block one Warrior of a defender who has at least two.
valhalla-warrior-bifur = Bifur
    .text = Attack only: on activation block one Warrior of a defender who has at least two.
valhalla-warrior-bofur = Bofur
    .text = Attack only: on activation block one Warrior of a defender who has at least two.
valhalla-warrior-bombur = Bombur
    .text = After the battle name one activated enemy Warrior that cannot go to Valhalla.
valhalla-warrior-nori = Nori
    .text = After the battle name one activated enemy Warrior that cannot go to Valhalla.
valhalla-warrior-oin = Oin
    .text = After the battle name one activated enemy Warrior that cannot go to Valhalla.
valhalla-warrior-onar = Onar
    .text = After the battle name one activated enemy Warrior that cannot go to Valhalla.
valhalla-warrior-vig = Vig
    .text = After the battle name one activated enemy Warrior that cannot go to Valhalla.
valhalla-warrior-vindalf = Vindalf
    .text = After the battle name one activated enemy Warrior that cannot go to Valhalla.
valhalla-warrior-thrain = Thrain
    .text = After the battle name one activated enemy Warrior that cannot go to Valhalla.
valhalla-warrior-thekk = Thekk
    .text = On activation the opponent discards one Battle Tactics card of his choice.
valhalla-warrior-thorin = Thorin
    .text = On activation the opponent discards one Battle Tactics card of his choice.
valhalla-warrior-thror = Thror
    .text = On activation the opponent discards one Battle Tactics card of his choice.
valhalla-warrior-vit = Vit
    .text = On activation the opponent discards one Battle Tactics card of his choice.
valhalla-warrior-lit = Lit
    .text = On activation the opponent discards one Battle Tactics card of his choice.
valhalla-warrior-nyr = Nyr
    .text = On activation the opponent discards one Battle Tactics card of his choice.
valhalla-warrior-nyrad = Nyrad
    .text = On activation the opponent discards one Battle Tactics card of his choice.
valhalla-warrior-regin = Regin
    .text = You may discard one card from your hand for +3 strength.
valhalla-warrior-radsvid = Radsvid
    .text = You may discard one card from your hand for +3 strength.
valhalla-warrior-fili = Fili
    .text = You may discard one card from your hand for +3 strength.
valhalla-warrior-kili = Kili
    .text = You may discard one card from your hand for +3 strength.
valhalla-warrior-fundin = Fundin
    .text = You may discard one card from your hand for +3 strength.
valhalla-warrior-nali = Nali
    .text = You may discard one card from your hand for +3 strength.
valhalla-warrior-hannar = Hannar
    .text = You may discard one card from your hand for +3 strength.

## Battle Tactics

valhalla-tactic-fury = Fury
    .text = Add 2 to your strength in this battle.
valhalla-tactic-fury-outnumbered = Fury (outnumbered)
    .text = Playable only while your Team has fewer Warriors than the Team you fight: add 3 to your strength.
valhalla-tactic-heroic-attack = Heroic Attack
    .text = Discard one die of your choice from your pool: add 3 to your strength.
valhalla-tactic-heroic-attack-sword = Heroic Attack (sword)
    .text = Discard one pool die showing the sword: add 4 to your strength.
valhalla-tactic-heroic-attack-axe = Heroic Attack (axe)
    .text = Discard one pool die showing the axe: add 4 to your strength.
valhalla-tactic-heroic-attack-spear = Heroic Attack (spear)
    .text = Discard one pool die showing the spear: add 4 to your strength.
valhalla-tactic-heroic-attack-bow = Heroic Attack (bow)
    .text = Discard one pool die showing the bow: add 4 to your strength.
valhalla-tactic-heroic-attack-shield = Heroic Attack (shield)
    .text = Discard one pool die showing the shield: add 4 to your strength.
valhalla-tactic-new-weapons = New Weapons
    .text = Take two extra dice (as many as are left), roll them, put one into your pool and return the other.
valhalla-tactic-push-back = Push Back the Enemy
    .text = Make up to two rerolls of any of your pool dice without discarding a die; choose the dice anew each time.
valhalla-tactic-exchange = Exchange of Weapons
    .text = Turn any number of your pool dice that show X to faces of your choice.
valhalla-tactic-cut-off = Cut Off from the Leader
    .text = Attack only: both traits of the defender's Jarl are off for the whole battle, except traits that work before or outside battles. Against a Monster: its special trait is off for this battle.
valhalla-tactic-delivery-sword = Weapons Delivery (sword)
    .text = This card counts as one die showing the sword, for arming a Warrior or for paying a Tactics card; it is not a die for rerolls.
valhalla-tactic-delivery-axe = Weapons Delivery (axe)
    .text = This card counts as one die showing the axe, for arming a Warrior or for paying a Tactics card; it is not a die for rerolls.
valhalla-tactic-delivery-spear = Weapons Delivery (spear)
    .text = This card counts as one die showing the spear, for arming a Warrior or for paying a Tactics card; it is not a die for rerolls.
valhalla-tactic-delivery-bow = Weapons Delivery (bow)
    .text = This card counts as one die showing the bow, for arming a Warrior or for paying a Tactics card; it is not a die for rerolls.
valhalla-tactic-delivery-shield = Weapons Delivery (shield)
    .text = This card counts as one die showing the shield, for arming a Warrior or for paying a Tactics card; it is not a die for rerolls.
valhalla-tactic-road = Road to Valhalla
    .text = Defence only: the attacker picks one of his activated Warriors; its strength does not count in this battle, and after the battle it goes to his Valhalla whatever the result.
valhalla-tactic-call = Call to Battle
    .text = Before the battle only: add to your Team the Warrior nearest to the top of the discard pile.
valhalla-tactic-war-cry-team = War Cry: Team
    .text = +1 strength for each Warrior in your Team, activated or not.
valhalla-tactic-war-cry-activation = War Cry: Activation
    .text = +1 / +2 / +4 / +6 strength for 1 / 2 / 3 / 4 or more activated Warriors of your own Team.

## Missions

valhalla-mission-steady = Mission: Steady Hand
    .text = Won without any basic reroll (rerolls from Tactics or a Jarl do not matter).
valhalla-mission-crush = Mission: Crushing Victory
    .text = Won with a strength at least 5 higher than the opponent's.
valhalla-mission-host = Mission: The Whole Host
    .text = Won after activating at least 3 Warriors of your own Team.

## Jarls

valhalla-jarl-sigurd = Sigurd
    .basic = Once in your battle phase you may reroll any of your pool dice without discarding a die.
    .condition = If you have 3 or more Warriors in your Team:
    .extended = You may do it a second time.
valhalla-jarl-solveig = Solveig
    .basic = In part B draw one card more than usual; you still keep 1.
    .condition = If you have 2 or fewer cards in hand at the start of part B:
    .extended = Keep 2 of the drawn cards.
valhalla-jarl-sigvard = Sigvard
    .basic = When you attack: +2 strength.
    .condition = If you have fewer Warriors in your Team than your opponent:
    .extended = When you attack: take 1 extra die and roll it with your first roll.
valhalla-jarl-hodr = Hodr
    .basic = Once in your battle phase turn one of your X dice to a weapon of your choice.
    .condition = If at least 3 dice in your pool show X at that moment:
    .extended = Turn up to two more X dice.
valhalla-jarl-agnar = Agnar
    .basic = After every battle you fought in that had a winner you may draw 1 card.
    .condition = If you lost that battle by 2 or less:
    .extended = You may draw 1 more card.
valhalla-jarl-villsvin = Villsvin
    .basic = Each of your activated Boar Warriors has +1 strength.
    .condition = If you have 2 or more Boar Warriors in your Team:
    .extended = One activated Boar Warrior of your choice that has hunt gets its +3 whatever the opponent's Team.
valhalla-jarl-valgard = Valgard
    .basic = When you defend: take 1 extra die and roll it with your first roll.
    .condition = If you have 2 or fewer own shields left:
    .extended = Take 1 more extra die.
valhalla-jarl-styr = Styr
    .basic = When you attack: take 1 extra die and roll it with your first roll.
    .condition = If you have 4 or more Warriors in your Team:
    .extended = When you attack: one reroll without discarding a die and +1 strength.
valhalla-jarl-vingor = Vingor
    .basic = With action 2 the two Warriors may have up to 4 weapon symbols together.
    .condition = If both Warriors belong to the same clan:
    .extended = They may have up to 5.
valhalla-jarl-aslaug = Aslaug
    .basic = When you defend: for arming, one of your dice showing the shield may count as any weapon (one die per battle).
    .condition = If you have 3 or more different clans in your Team:
    .extended = When you attack: so may one of your dice showing the bow.
valhalla-jarl-einar = Einar
    .basic = You may have 6 Warriors in your Team.
    .condition = If you have 2 or fewer Warriors in your Team:
    .extended = As your action in part A you may play any 2 Warriors to your Team.
valhalla-jarl-thord = Thord
    .basic = The first Fury or Heroic Attack card you play in a battle gives 1 strength more.
    .condition = If you have fewer Warriors in your Team than your opponent:
    .extended = So does every further one.
valhalla-jarl-ottar = Ottar
    .basic = In part B, after drawing, you may keep the card that was on top of the discard pile before the draw instead of a drawn card; all drawn cards are then discarded.
    .condition = If that card is a Warrior with 1 weapon symbol:
    .extended = You may put it straight into your Team instead of into your hand.
valhalla-jarl-esbjorn = Esbjorn
    .basic = Each of your activated Bear Warriors has +2 strength.
    .condition = If you activated 2 or more Bear Warriors in this battle:
    .extended = +2 strength more.
valhalla-jarl-egil = Egil
    .basic = Once in your battle phase turn one of your pool dice to the bow.
    .condition = If at least 2 dice showing the bow lie on your activated Warriors:
    .extended = +2 strength.
valhalla-jarl-beinir = Beinir
    .basic = After a battle you lost you may send one of your activated Warriors worth 1 Glory to Valhalla.
    .condition = If you lost by 2 or less:
    .extended = That Warrior may be worth up to 3 Glory.
valhalla-jarl-bernhard = Bernhard
    .basic = With action 4 draw one card more and keep one card more.
    .condition = If you have 1 or no card in hand when you choose action 4:
    .extended = Afterwards you may play one Warrior with at most 2 weapon symbols to your Team.
valhalla-jarl-ragnhild = Ragnhild
    .basic = Before a battle of yours you may take 1 random card from your opponent's hand; then give him 1 card of your choice from your hand, also the one just taken.
    .condition = If he has more cards in hand than you before that:
    .extended = You need not give a card back.
valhalla-jarl-gunnar = Gunnar
    .basic = When you attack: the defender has one die fewer.
    .condition = If you have fewer Warriors in your Team than he has:
    .extended = When you attack: the defender may make at most one basic reroll.
valhalla-jarl-hakon = Hakon
    .basic = When you attack: the defender's Jarl has no effect in the battle.
    .condition = If you have fewer own shields than your opponent:
    .extended = When you defend: the attacker's Jarl has no effect in the battle.
valhalla-jarl-ivar = Ivar
    .basic = After a battle with a winner between two other players you may draw 1 card (once between two of your turns).
    .condition = If the winner of that battle now has more shields on his board, own and captured, than you:
    .extended = Draw 2 instead and keep 1.
valhalla-jarl-freydis = Freydis
    .basic = After a battle between two other players you may take one Battle Tactics card the loser played in it (once between two of your turns).
    .condition = If you have 3 or fewer cards in hand:
    .extended = You may choose from the winner's cards as well.
valhalla-jarl-torstein = Torstein
    .basic = When you attack an opponent who holds at least one captured shield and no fewer than any other opponent of yours: +2 strength.
    .condition = If you have 2 or fewer own shields left:
    .extended = In such an attack also take 1 extra die and roll it with your first roll.
valhalla-jarl-ulfhild = Ulfhild
    .basic = After you won as attacker you may look at the loser's hand and discard 1 card of your choice from it.
    .condition = If you won by 4 or more:
    .extended = You may take that card into your hand instead.
valhalla-jarl-brynjar = Brynjar
    .basic = When you are attacked you may discard 1 card before the battle: the attacker has one die fewer.
    .condition = If you have fewer Warriors in your Team than the attacker:
    .extended = You may discard a second card for one die more.

## Loki’s Trick

valhalla-loki-l01 = Loki's Trick 1
    .row1 = Send all your activated Warriors to your Valhalla.
    .row2 = Send one of your activated Warriors to your Valhalla.
    .row3 = Take 1 random card from the winner's hand.
valhalla-loki-l02 = Loki's Trick 2
    .row1 = Send one of your activated Warriors to your Valhalla.
    .row2 = Draw 2 cards and keep 1.
    .row3 = Draw 1 card.
valhalla-loki-l03 = Loki's Trick 3
    .row1 = Send all your activated Warriors to your Valhalla.
    .row2 = The winner discards 1 random card from his hand.
    .row3 = Draw 1 card.
valhalla-loki-l04 = Loki's Trick 4
    .row1 = Put Warriors worth 2 Glory from the discard pile into your Valhalla.
    .row2 = Put a Warrior worth 1 Glory from the discard pile into your Valhalla.
    .row3 = Take the Warrior nearest to the top of the discard pile into your hand.
valhalla-loki-l05 = Loki's Trick 5
    .row1 = Take back up to 2 Battle Tactics cards you played in this battle.
    .row2 = Take back 1 Battle Tactics card you played in this battle.
    .row3 = Draw 1 card.
valhalla-loki-l06 = Loki's Trick 6
    .row1 = Send one of your activated Warriors to your Valhalla.
    .row2 = You may play one Warrior with at most 2 weapon symbols from your hand to your Team.
    .row3 = Draw 2 cards.
valhalla-loki-l07 = Loki's Trick 7
    .row1 = Take 1 random card from the winner's hand.
    .row2 = The winner discards 1 random card from his hand.
valhalla-loki-l08 = Loki's Trick 8
    .row1 = Send all your activated Warriors to your Valhalla.
    .row2 = Send one of your activated Warriors worth at most 2 Glory to your Valhalla.
    .row3 = Put a Warrior worth 1 Glory from the discard pile into your Valhalla.
    .row4 = Draw 1 card.
valhalla-loki-l09 = Loki's Trick 9
    .row1 = Draw 3 cards and keep 2.
    .row2 = Draw 2 cards and keep 1.
    .row3 = Draw 1 card.
valhalla-loki-l10 = Loki's Trick 10
    .row1 = Send all your activated Warriors to your Valhalla.
    .row2 = Put a Warrior worth 1 Glory from the discard pile into your Valhalla.
    .row3 = Take 1 random card from the winner's hand.
    .row4 = You may play one Warrior from your hand to your Team.

## Thor’s Support

valhalla-thor-thor-strength-fewer = Thor's Support (strength, outnumbered)
    .text = Play before a battle of two other players on the one who has fewer Warriors than his opponent: he has +3 strength.
valhalla-thor-thor-steal = Thor's Support (theft, outnumbered)
    .text = Play before a battle of two other players on the one who has fewer Warriors than his opponent: he takes 1 random card from his opponent in the battle.
valhalla-thor-thor-die-fewer = Thor's Support (die, outnumbered)
    .text = Play before a battle of two other players on the one who has fewer Warriors than his opponent: he rolls 1 extra die with his first roll.
valhalla-thor-thor-draw-fewer = Thor's Support (card, outnumbered)
    .text = Play before a battle of two other players on the one who has fewer Warriors than his opponent: he draws 1 card before the battle.
valhalla-thor-thor-strength = Thor's Support (strength)
    .text = Play before a battle of two other players on the one who has fewer or as many Warriors as his opponent: he has +2 strength.
valhalla-thor-thor-reroll = Thor's Support (reroll)
    .text = Play before a battle of two other players on the one who has fewer or as many Warriors as his opponent: he has one free reroll in his phase.
valhalla-thor-thor-die = Thor's Support (die)
    .text = Play before a battle of two other players on the one who has fewer or as many Warriors as his opponent: he rolls 1 extra die with his first roll.
valhalla-thor-thor-draw = Thor's Support (card)
    .text = Play before a battle of two other players on the one who has fewer or as many Warriors as his opponent: he draws 1 card before the battle.

## Tyr’s Wrath

valhalla-tyr-tyr-bear = Tyr's Wrath: against Bear
    .text = The bearer, when activated, has +4 strength if the opponent's Team contains a Bear (orange) Warrior.
valhalla-tyr-tyr-wolf = Tyr's Wrath: against Wolf
    .text = The bearer, when activated, has +4 strength if the opponent's Team contains a Wolf (green) Warrior.
valhalla-tyr-tyr-boar = Tyr's Wrath: against Boar
    .text = The bearer, when activated, has +4 strength if the opponent's Team contains a Boar (yellow) Warrior.
valhalla-tyr-tyr-stag = Tyr's Wrath: against Stag
    .text = The bearer, when activated, has +4 strength if the opponent's Team contains a Stag (purple) Warrior.
valhalla-tyr-tyr-giant = Tyr's Wrath: against Frost Giant
    .text = The bearer, when activated, has +4 strength if the opponent's Team contains a Frost Giant (white) Warrior.
valhalla-tyr-tyr-strength = Tyr's Wrath: strength
    .text = The bearer, when activated, has +2 strength.
valhalla-tyr-tyr-sword = Tyr's Wrath: no sword needed
    .text = The bearer needs one sword die less to be activated.
valhalla-tyr-tyr-axe = Tyr's Wrath: no axe needed
    .text = The bearer needs one axe die less to be activated.
valhalla-tyr-tyr-spear = Tyr's Wrath: no spear needed
    .text = The bearer needs one spear die less to be activated.
valhalla-tyr-tyr-bow = Tyr's Wrath: no bow needed
    .text = The bearer needs one bow die less to be activated.
valhalla-tyr-tyr-shield = Tyr's Wrath: no shield needed
    .text = The bearer needs one shield die less to be activated.

## King of the Mountain, pairs

valhalla-king = King of the Mountain

## Monsters, solo and cooperative play

valhalla-curse-mill-1 = Devour
    .text = After part A and before the draw of part B discard the top card of the deck.
valhalla-curse-before-battle-discard-card = Terror
    .text = Before the battle discard one card of your choice from your hand.
valhalla-curse-after-battle-discard-random = Confusion
    .text = After every battle, even a won attack, discard one random card from your hand.
valhalla-curse-jarl-blocked = Silence the Jarl
    .text = Your Jarl has no effect in battle.
valhalla-curse-team-limit-minus-1 = Narrow ground
    .text = Your Team limit is one lower.
valhalla-curse-after-lost-lose-glory = Disgrace
    .text = After a lost battle discard 1 Glory from your Valhalla.
valhalla-curse-after-battle-lose-glory = Gnaw the dead
    .text = After every battle, even a won attack, discard 1 Glory from your Valhalla.
valhalla-curse-clan-trait-off = Clan bane
    .text = The special trait of activated Warriors of the named clan adds nothing to your strength.
valhalla-curse-minus-1-die = Maim
    .text = Discard one die before your first roll.
valhalla-curse-max-2-tactics = Chaos
    .text = You may play at most two Battle Tactics cards in the battle.
valhalla-curse-no-tactics = Cunning
    .text = You may play no Battle Tactics cards in the battle.
valhalla-curse-before-battle-discard-warrior = Swallow
    .text = Before the battle discard one Warrior of your choice from your Team.
valhalla-curse-no-push-no-exchange = Iron hide
    .text = You may not play Push Back the Enemy or Exchange of Weapons.
valhalla-monster-garm = Garm
valhalla-monster-nidhogg = Nidhogg
valhalla-monster-fenrir = Fenrir
valhalla-monster-jormungand = Jormungand

valhalla-goal = { $level ->
    [yes] All are level at { $n } Glory
   *[no] { $count ->
        [one] { $who } leads with { $n } Glory
       *[other] { $who } lead with { $n } Glory
    }
  } · the end begins when somebody loses the last shield (fewest now: { $shields }) or the deck runs out ({ $deck } left)
valhalla-goal-last = { $level ->
    [yes] All are level at { $n } Glory
   *[no] { $count ->
        [one] { $who } leads with { $n } Glory
       *[other] { $who } lead with { $n } Glory
    }
  } · last turns, then Ragnarok: whoever is armed still goes to Valhalla
valhalla-goal-monster = Beat every card of the Monster: { $left } to go · all is lost with the last shield ({ $shields } left) or when the deck runs out ({ $deck } left)

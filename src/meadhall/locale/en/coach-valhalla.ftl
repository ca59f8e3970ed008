# Valhalla: what the coach says in somebody's first games, one or two sentences at a time.

## Before the first turn

coach-valhalla-jarl = A Jarl never fights but bends a rule for you all game long. Take one whose text you can picture yourself using.
coach-valhalla-first-warrior = The circle is strength, the weapons are what your dice must show, the laurel is Glory in Valhalla. Much strength for two weapons is a bargain.
coach-valhalla-hand = A good first hand arms many with different weapons: six dice rarely show three of a kind. A Tactic or two for the defence do no harm.

## Your turn

coach-valhalla-action = One thing a turn: play a Warrior, or two light ones, or attack, or draw. Attack when most of your Team could be armed by six ordinary dice.
coach-valhalla-must-play = An empty Team cannot be attacked, but cannot do anything either: first somebody has to come. Whoever is easy to arm comes first.
coach-valhalla-must-draw = Nobody in the Team, nobody in the hand: everybody may see it, and you draw. It happens to the best.
coach-valhalla-room = There is not room for everybody. Dismiss whoever your dice arm least often, not whoever is weakest.
coach-valhalla-space = Where a Warrior stands makes no difference to the rules. Put your friends side by side.
coach-valhalla-keep = Every turn ends like this: you see cards and keep one. Keep what goes with your Team: the same clan for bonuses, other weapons for the dice.
coach-valhalla-lay = The top of the discard pile can be fetched by some. Bury there what others would like.
coach-valhalla-play-one = A Warrior for nothing, besides your action. Take the offer while there is room.

## Before a battle

coach-valhalla-before = A few cards and Jarls work only now, before dice are rolled. If you do not know why you should, do not: the battle itself has its own moment for Tactics.
coach-valhalla-thor = Others fight, and you may lend a hand for a share of Glory if your side wins. Back the side that looks stronger.
coach-valhalla-give = A card goes to somebody else. Part with what no dice of yours ever arm.
coach-valhalla-trait = Your Jarl can do one of several things in this attack. Think of what the dice will lack.
coach-valhalla-dice = More dice arm more Warriors. Read what they cost before you take all of them.

## In battle

coach-valhalla-attack = Arm Warriors whose weapons your dice show, the hardest to please first; only they count. A reroll costs a die, so look first. You guess what will be enough; a tie is yours.
coach-valhalla-defend = You know the number to beat, and a tie is the attacker’s. At least one Warrior must be armed; Tactics fill the rest, and not a card too many.
coach-valhalla-hunt = Against a Monster the number is open: reach it, no more. What you save is for its answer.
coach-valhalla-ragnarok = The last roll, with no enemy: whoever is armed goes to Valhalla, all others count nothing. Strength is worthless now, only Glory counts.
coach-valhalla-support = An ally is short of strength, and one Tactic of yours could help. Give it if it decides; otherwise it is only kind.
coach-valhalla-reroll = The die you paid is gone for this battle. Pick everything you have no use for; what lies on a Warrior stays.
coach-valhalla-pay = Some Tactics want a die. An X arms nobody, so it pays best.
coach-valhalla-new-weapons = Take the weapon that completes somebody, not the one you already have two of.
coach-valhalla-turn = A die may be turned to what you need. Look who lacks exactly one weapon.
coach-valhalla-road = One Warrior sets out for Valhalla before the battle is counted. Choose Glory over strength, as long as the rest is enough.
coach-valhalla-block = A blocked Warrior cannot fight for the defender. The strongest that is easy to arm hurts most.
coach-valhalla-disarm = You lose a Tactic or show that you have none. Give up the smallest bonus.

## After a battle

coach-valhalla-deny = One of theirs stays out of Valhalla. Look at the laurels, not at the strength.
coach-valhalla-send = In Valhalla they are Glory, at home they are strength. Send the laurels, keep the muscles, and keep somebody: an empty Team costs you a turn.
coach-valhalla-favour = Valkyries add Glory to some who go. The order matters only where one takes what the other wanted.
coach-valhalla-glory = Glory from the discard pile: laurels count, strength does not.
coach-valhalla-mission = A Mission is Glory for something you have just done. If it fits, take it now; it may not fit again.
coach-valhalla-after = Your Jarl has something for you after a battle, even one of others. Cards for nothing are rarely wrong.
coach-valhalla-look = You see a hand and one card of it goes. Tactics are what will hurt you next time.
coach-valhalla-loki = Loki consoles losers: the worse the defeat, the better the gift. No strings attached, for once.
coach-valhalla-take-back = Played Tactics may come back to your hand. The biggest bonus first.

## Against a Monster

coach-valhalla-sacrifice = The Monster wants something before it fights. Pay with what would not have been armed anyway.
coach-valhalla-send-all = Valhalla has a limit here, and whoever does not fit is discarded. Fill it as exactly as you can.
coach-valhalla-lose-glory = Somebody is torn out of Valhalla. Let it be the smallest laurel.
coach-valhalla-who-fights = One of you has to do it. Whose Team is armed most easily, and who holds Tactics?

## What happens

coach-valhalla-goal = Warriors who win a battle go to Valhalla and are Glory there; most Glory wins. It ends when somebody’s last shield is lost or the deck is empty.
coach-valhalla-shield = A lost attack costs the defender a shield. Captured ones are Glory, of different people even more; when somebody’s last is gone, the end begins.
coach-valhalla-nobody = Without a single armed Warrior there is no fight: the attack is wasted, the defence lost. Look first whom the roll can arm.
coach-valhalla-last-turns = One last turn for everybody, then Ragnarok. Cards in hand will be worth nothing: bring out whoever is easy to arm and rich in laurels.

## What an option leads to

coach-valhalla-option-play = One Warrior joins your Team.
coach-valhalla-option-two = Two light Warriors join your Team at once.
coach-valhalla-option-attack = You roll first and guess what is enough. Winners go to Valhalla, and a shield is yours.
coach-valhalla-option-draw = Two cards, and one of them stays.
coach-valhalla-option-arm = Puts the dice on this Warrior, who fights now.
coach-valhalla-option-spend = This die is gone for the battle; the others may roll again.
coach-valhalla-option-reroll = Picks a die that will roll again.
coach-valhalla-option-tactic = Helps in this battle and is gone then.
coach-valhalla-option-end-attack = No more dice or Tactics for you; the defender answers.
coach-valhalla-option-end-defence = Your strength is counted against the attack.
coach-valhalla-option-give-up = Nobody fights for you in this battle.

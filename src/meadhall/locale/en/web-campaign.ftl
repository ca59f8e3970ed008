# The pages of campaigns.

## The march

web-campaign-march = The five games
web-campaign-scenario-open = Still open
web-campaign-won = { $name } won
web-campaign-won-nemesis = Nemesis won
web-campaign-now = now
web-campaign-next = next
web-campaign-ahead = ahead
web-campaign-unplayed = not played

## What now

web-campaign-what-now = What now
web-campaign-why-promote = A Legend has stronger abilities for the rest of the campaign.
web-campaign-why-artefact = The winner’s share. Only you see these two; the other one goes back into the deck.
web-campaign-why-treasure = These lie open for all; the last-ranked player chooses first.
web-campaign-why-lose = The Hero does not come back in this campaign.
web-campaign-why-ahead = The place counts for campaign points and for the order of the next game.
web-campaign-game-n = Game { $n }: { $name }
web-campaign-offer = Treasures that lie open

## The sheet

web-campaign-sheet = Campaign sheet
web-campaign-lost = lost
web-campaign-no-heroes = The team is chosen in the first game.
web-campaign-no-team = No Hero has been chosen yet.
web-campaign-treasury = Treasury
web-campaign-no-treasures = Empty so far.
web-campaign-points = Campaign points
web-campaign-total = To spend before game five
web-campaign-to-spend = to spend
web-campaign-game = Game { $n }
web-campaign-standings = Standings
web-campaign-sum = Points
web-campaign-place = { $n }.
web-campaign-vp = { $n } VP
web-campaign-doom = { $n ->
    [0] No doom indicator yet.
    [one] One doom indicator:
   *[other] { $n } doom indicators:
  }
web-campaign-prices = What points buy
web-campaign-prices-note = Before the first turn of game five, in turn order, at the table. What is not spent is lost.
web-campaign-purse = you have { $n }
web-campaign-per-hero = once per Hero
web-campaign-limit = { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
  }

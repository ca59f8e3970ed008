# The pages of campaigns.

web-campaign-title = Campaigns of Runar
web-campaign-about = Five games that belong together: Heroes become Legends, treasures are kept, and the fifth game decides. A campaign waits for you for as long as you like.
web-campaign-mine = My campaigns
web-campaign-none = You are in no campaign yet.
web-campaign-your-turn = your turn
web-campaign-import = A campaign in a file?
web-campaign-import-note = Go on with a campaign from its file. Finished games come along as replays; a game that was broken off begins anew.
web-campaign-import-file = Choose a file
web-campaign-new = A new campaign
web-campaign-kind = Which campaign
web-campaign-kind-a = Campaign A: Destroyers
    .hint = Clan against clan for two to four. A good first campaign.
web-campaign-kind-b = Campaign B: Conquerors
    .hint = Two to four clans, and Nemesis against all of them.
web-campaign-kind-free = Free campaign
    .hint = Any five of the ten scenarios, in the order you like.
web-campaign-kind-solo = Solo campaign
    .hint = Six Heroes of yours against Nemesis. Whoever falls is gone for good.
web-campaign-scenarios = Five scenarios
web-campaign-scenarios-hint = { $n ->
    [0] Chosen, in this order.
    [one] Choose one more.
   *[other] Choose { $n } more; they are played in the order you choose them.
  }
web-campaign-solo-note = You choose six Heroes, then for each game a scenario, the board layout, your Territory and three of the Heroes.
web-campaign-obstacles-later = From the second game on
web-campaign-obstacles-always = In every game
web-campaign-obstacles-never = Never
web-campaign-begin = Begin the campaign
web-campaign-open = Open the campaign
web-campaign-company = Who takes part
web-campaign-frozen = the rules have changed
web-campaign-export = Save to a file
    .hint = A file with everything that is finished; it can be read here again, or in a terminal.

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
web-campaign-why-promote = A Legend has stronger abilities for the rest of the campaign. This cannot be taken back.
web-campaign-why-artefact = The winner’s share. Only you see these two; the other one goes back into the deck.
web-campaign-why-treasure = These lie open for all; the last-ranked player chooses first.
web-campaign-why-lose = The Hero does not come back in this campaign.
web-campaign-why-ahead = The place counts for campaign points and for the order of the next game.
web-campaign-take = Take: { $what }
web-campaign-game-n = Game { $n }: { $name }
web-campaign-play = Play game { $n }
web-campaign-continue = To the table
web-campaign-watch = Watch
web-campaign-waits = Waiting for { $names }: { $what }.
web-campaign-doing-team = choosing a team
web-campaign-doing-scenario = choosing the scenario
web-campaign-doing-layout = choosing the board layout
web-campaign-doing-territory = choosing the Territory
web-campaign-doing-send = choosing who sets out
web-campaign-doing-ahead = settling a tie
web-campaign-doing-lose = taking leave of a Hero
web-campaign-doing-promote = making a Hero a Legend
web-campaign-doing-artefact = choosing an Artefact
web-campaign-doing-treasure = choosing a Treasure
web-campaign-offer = Treasures that lie open
web-campaign-over = { $count ->
    [one] { $names } has won the campaign.
   *[other] { $names } have won the campaign.
  }
web-campaign-over-nemesis = Nemesis has won the campaign.

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
web-campaign-game-of = game { $n } of 5
web-campaign-standings = Standings
web-campaign-sum = Points
web-campaign-place = { $n }.
web-campaign-vp = { $n } VP
web-campaign-replays = Replays
web-campaign-replay-n = Replay of game { $n }
web-campaign-doom = { $n ->
    [0] No doom indicator yet.
    [one] One doom indicator:
   *[other] { $n } doom indicators:
  }
web-campaign-story = The story so far
web-campaign-prices = What points buy
web-campaign-prices-note = Before the first turn of game five, in turn order, at the table. What is not spent is lost.
web-campaign-purse = you have { $n }
web-campaign-per-hero = once per Hero
web-campaign-limit = { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
  }

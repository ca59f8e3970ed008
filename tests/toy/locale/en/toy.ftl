toy-name = Mead and Bones
toy-option-done = No second card
toy-option-offer = Offer a card worth { $value }
toy-option-stake = Stake { $n }
toy-option-throw = Throw the bone
toy-option-drink = Drink and keep the stake
toy-prompt-offer = Round { $round }: offer one or two cards.
toy-prompt-stake = Stake horns of mead.
toy-prompt-feast = You staked { $stake }: drink, or throw the bone.
toy-event-draw = { $who } draws { $n ->
    [one] a card
   *[other] { $n } cards
  }.
toy-event-drawn = You draw { $cards }.
toy-event-won = { $who } wins with { $sum }.
toy-event-throw = { $who } throws a { $face }.
toy-end = { $rounds } rounds were played.
toy-refused-deck = Cards are drawn only when a round is over.
toy-error-extras = “dogs” and “cats” exclude each other.
toy-score-mead = Mead
toy-score-bones = Bones
toy-option-long = Long game
    .hint = Eight rounds instead of four.
toy-option-start = Start
    .hint = What everybody begins with.
toy-option-start-poor = Poor
toy-option-start-rich = Rich
toy-option-extras = Extras
    .hint = Animals under the table.
toy-option-extras-dogs = Dogs
toy-option-extras-cats = Cats

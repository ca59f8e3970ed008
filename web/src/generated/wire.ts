// Written by tools/typescript.py from src/meadhall/table/wire and the games' views. Do not edit.

/** The command with this client id was carried out. */
export interface Accepted {
  type: "accepted";
  client_id: string;
  ply: number;
  seq: number;
  again?: boolean;
  outcome?: "answered" | "asked" | "refused" | "undone" | null;
}

/** `POST /api/accounts`: the guest keeps everything and gets a login and a password. */
export interface AccountRequest {
  login: string;
  password: string;
}

/** An artifact on a player board, with the die stored on it. */
export interface ArtifactView {
  id: string;
  glory: number;
  during: string;
  die: string | null;
  used: boolean;
}

/** A take-back somebody has asked for. */
export interface Asked {
  seat: number;
  waiting: number[];
  mine: boolean;
}

/** Sent now and then so that a broken connection is noticed. */
export interface Beat {
  type: "beat";
  now: number;
}

/** Everything one player has. */
export interface BoardView {
  glory: number;
  food: number;
  favor: number;
  terror: number;
  farms: number;
  walls: number;
  towers: number;
  ship: string[];
  dice_spaces: number;
  artifact_spaces: number;
  upgrade_spaces: number;
  jarl: ReaverView | null;
  benches: Record<string, ReaverView[]>;
  artifacts: ArtifactView[];
  upgrades: UpgradeView[];
  territories: TerritoryView[];
  pile: PileView;
  score: Record<string, number>;
}

/** `POST /api/bots`: an account for a program that plays by the same calls as people. */
export interface BotRequest {
  name: string;
}

/** A bot that can sit down; its name is the message `bot-<id>`. */
export interface BotView {
  id: string;
  games: string[];
}

/** `GET /api/box/{game}`: the components file, kind by kind. */
export interface BoxView {
  game: string;
  meta: Record<string, unknown>;
  totals: Record<string, number>;
  kinds: Record<string, Record<string, unknown>[]>;
}

/** The server closes the connection; come back in a moment. */
export interface Bye {
  type: "bye";
  reason: "gone" | "restart" | "slow";
}

/** A chapter of the rules: what stands before its first numbered rule, then the rules. */
export interface Chapter {
  id: string;
  title: string;
  text: string;
  rules: Rule[];
}

/** The same as `POST …/chat`. */
export interface ChatCommand {
  type: "chat";
  client_id: string;
  text: string;
}

/** `POST /api/tables/{id}/chat`. */
export interface ChatRequest {
  text: string;
}

/** How time is kept. `game`: seconds for the whole game, `bonus` after each choice; `move`: for each choice. */
export interface Clock {
  kind: "game" | "move" | "none";
  seconds: number;
  bonus: number;
}

/** A combat: dice committed, or rolled. */
export interface CombatView {
  seat: number;
  defense: number;
  step: string;
  dice: number;
  rolled: number[];
  chosen: number[];
}

/** The answer to `POST /api/tables` and to a rematch. */
export interface Created {
  id: string;
  code: string;
  game: string;
  seats: number;
  status: "open" | "over" | "paused" | "playing";
}

/** A question to one seat on the wire; without a default it is an offer that nobody waits for. */
export interface DecisionView {
  seat: number;
  prompt: Text;
  options: OptionView[];
  default: string;
  rule?: string;
  refused?: RefusedView[];
}

/** A deck: how many cards lie face down, and the face-up cards under them. */
export interface DeckView {
  face_down: number;
  face_up: string[];
}

export interface DieView {
  face: string;
  colour: string;
}

/** Anything else that went well. */
export interface Done {
  seq: number;
  status: "open" | "over" | "paused" | "playing";
}

/** One thing in the story of a table, as the seat that looks may know it. */
export interface Entry {
  seq: number;
  kind: "answer-back" | "ask-back" | "back" | "bot" | "chat" | "create" | "end" | "hint" | "leave" | "move" | "pass" | "pause" | "rematch" | "resign" | "resume" | "return" | "sit" | "stand-in" | "start";
  at: number;
  seat?: number | null;
  name?: string | null;
  by?: "bot" | "clock" | "pass" | "person" | null;
  ply?: number | null;
  key?: string | null;
  text?: string | null;
  mode?: "always" | "off" | "turn" | null;
  answer?: boolean | null;
  bot?: string | null;
  table?: string | null;
  events?: EventView[];
}

/** Something that happened, as one seat may know it. */
export interface EventView {
  text: Text;
  touch?: string[];
}

/** What is printed on a card; its name and text are the Fluent message `name` and `name.text`. */
export interface Face {
  id: string;
  kind: string;
  name: string;
  clan?: string;
  strength?: number;
  glory?: number;
  require?: string;
  symbols?: string[];
  amount?: number;
  trait?: string;
  favour?: string;
  ability?: string;
  of?: string;
  value?: number;
  cost?: string;
  weapon?: string;
  role?: string;
  before_battle?: boolean;
}

/** The answer to `DELETE /api/sessions`: the cookie is gone, or all tokens are worthless. */
export interface Farewell {
  everywhere: boolean;
}

/** A game on the shelf; its name is the message `<slug>-name`. */
export interface GameView {
  slug: string;
  version: number;
  seats: number[];
  settings: SettingView[];
  complete: boolean;
  minutes: number[];
  age: number;
}

/** `GET /api/games`. */
export interface Games {
  games: GameView[];
  bots: BotView[];
}

/** `POST /api/guests`: a name is enough to play. */
export interface GuestRequest {
  name: string;
  language?: "en" | "pl";
}

/** `GET /api/health`. */
export interface Health {
  status: "ok";
  version: string;
  build: "compiled" | "interpreted";
  games: string[];
}

/** Who is connected: seats, and how many watch. */
export interface Here {
  type: "here";
  seats: number[];
  watching: number;
}

/** `GET /api/tables/{id}/hint`: what a bot would do in this seat's place. */
export interface Hint {
  seat: number;
  key: string;
  bot: string;
}

/** Cards and dice that lie between deck and board because they are being resolved, and by whom. */
export interface InPlay {
  seat: number | null;
  reavers: ReaverView[];
  spoils: string[];
  journey: string | null;
  battle: meadhall.games.reavers.view.BattleView | null;
  rewards: string[];
  dice: string[];
  left: number;
  combat: CombatView | null;
  payment: PaymentView | null;
}

/** One King card. */
export interface KingView {
  seat: number | null;
  level: number;
  glory: number[];
  dice: number[];
}

/** `GET /api/leaderboard/{game}`. */
export interface Leaderboard {
  game: string;
  ratings: Rating[];
}

/** An action location: what it costs, what it gives by seat distance, who selected it in this round. */
export interface LocationView {
  id: string;
  blue: boolean;
  food: number;
  faces: string[];
  bonus: number[];
  selected_by: number | null;
}

export interface LokiView {
  id: string;
  rows: [number, number][];
}

/** Look from another seat of one's own: all entries come again, as that seat knows them. */
export interface LookCommand {
  type: "look";
  seat: number | null;
}

/** `GET /api/me`: whoever asks. `csrf` goes into the header `X-CSRF-Token` with requests that use the cookie. */
export interface Me {
  person: Person;
  language: "en" | "pl";
  csrf: string;
  login: string | null;
}

/** `GET /api/messages/{language}`: all Fluent files by name. */
export interface Messages {
  language: "en" | "pl";
  files: Record<string, string>;
}

export interface MonsterView {
  id: string;
  side: string;
  number: number;
  cards: number;
  card: string;
  strength: number;
  limit: number;
  clans: string[];
  attack: string[];
  covered: boolean[];
  curse: string;
  curse_of: string;
  dice: DieView[];
  next_strength: number | null;
  next_limit: number | null;
  next_clans: string[];
  next_attack: string[];
  next_curse: string;
  next_curse_of: string;
}

/** The same as `POST …/moves`. */
export interface MoveCommand {
  type: "move";
  ply: number;
  keys: string[];
  client_id: string;
  seat?: number | null;
  seq?: number | null;
}

/** `POST /api/tables/{id}/moves`: keys to be played one after another, all or none. `ply` is the ply the choice was made at. With `seq` the server also notices that moves were taken back since. */
export interface MoveRequest {
  ply: number;
  keys: string[];
  client_id: string;
  seat?: number | null;
  seq?: number | null;
}

/** The choices were made: the ply after them. `again`: they had been made before, this was a retry. */
export interface Moved {
  ply: number;
  seq: number;
  again: boolean;
}

/** A legal option on the wire. */
export interface OptionView {
  key: string;
  text: Text;
  target?: string;
  rule?: string;
}

/** `PUT /api/tables/{id}/seats/{n}/pass`: pass by itself in windows where passing is the default. `turn`: until this seat is next asked something else; `always`: until switched off. `prompts` limits it to questions with these message ids. */
export interface PassRequest {
  mode: "always" | "off" | "turn";
  prompts?: string[];
}

/** What a seat of one's own passes by itself. */
export interface PassView {
  mode: "always" | "off" | "turn";
  prompts: string[];
}

/** A payment under way. */
export interface PaymentView {
  seat: number;
  faces: string[];
  left: number;
}

/** Somebody, as everybody may know them. */
export interface Person {
  id: string;
  name: string;
  bot: boolean;
  account: boolean;
}

/** `PATCH /api/me`: change the name or the language. */
export interface PersonRequest {
  name?: string | null;
  language?: "en" | "pl" | null;
}

/** A Glory pile, as far as everybody saw the cards go there. */
export interface PileView {
  reavers: ReaverView[];
  artifacts: string[];
  keeps: string[];
  battles: meadhall.games.reavers.view.BattleView[];
  prophecies: string[];
  secrets: number;
}

/** Is anybody there? */
export interface PingCommand {
  type: "ping";
}

/** A finished game in a profile. */
export interface PlayedGame {
  table: string;
  game: string;
  at: number;
  seats: number;
  score: number;
  rank: number;
  winner: boolean;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  now: number;
}

/** A refusal as problem details (RFC 9457). `type` is stable; `detail` is in the caller's language. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  text?: Text | null;
  ply?: number | null;
  seq?: number | null;
  at?: number | null;
  retry_after?: number | null;
}

/** `GET /api/people/{id}`. */
export interface Profile {
  person: Person;
  ratings: Rating[];
  curve: RatingPoint[];
  played: PlayedGame[];
}

/** Somebody's strength in one game: `rating` is what to sort by. */
export interface Rating {
  person: Person;
  game: string;
  rating: number;
  mu: number;
  sigma: number;
  games: number;
}

/** The rating after one game. */
export interface RatingPoint {
  at: number;
  game: string;
  table: string;
  rating: number;
}

/** A Reaver card; dice as colours. */
export interface ReaverView {
  id: string;
  kind: string;
  clan: string;
  rolled: string[];
  rallied: string[];
}

export interface ReaversView {
  game: string;
  seat: number | null;
  seats: number;
  to_act: number[];
  over: boolean;
  winners: number[];
  reason: Text | null;
  round: number;
  rounds: number;
  turn: number;
  phase: string;
  first: number;
  marker: number;
  honor_ship: number | null;
  location: string | null;
  active: number | null;
  part_of: number | null;
  done: number[];
  boards: BoardView[];
  secrets: string[];
  locations: LocationView[];
  reaver_pairs: (ReaverView[] | null)[];
  village_pairs: (string[] | null)[];
  keep_pairs: (string[] | null)[];
  battles: (meadhall.games.reavers.view.BattleView | null)[];
  prophecies: (string | null)[];
  decks: Record<string, DeckView>;
  market: string[];
  supply: Record<string, number>;
  tokens_left: Record<string, number>;
  upgrades_left: Record<string, number>;
  stacks: StackView[];
  claimed: string[];
  in_play: InPlay;
}

/** The command with this client id (or an unreadable one) was not carried out. */
export interface Refused {
  type: "refused";
  client_id: string | null;
  problem: Problem;
}

/** Something that is not possible now, and why. */
export interface RefusedView {
  target: string;
  text: Text;
  rule: string;
}

/** A replay: what was played. */
export interface ReplayInfo {
  id: string;
  game: string;
  rules: number;
  seats: number;
  options: Record<string, unknown>;
  plies: number;
  over: boolean;
  names: string[];
  moves: ReplayMove[];
}

/** One choice of a replay. */
export interface ReplayMove {
  ply: number;
  seat: number;
  key: string;
}

/** `GET /api/replays/{id}?ply=&seat=`: the game after `ply` choices, seen from a seat (none: a spectator). */
export interface ReplayPage {
  id: string;
  game: string;
  ply: number;
  plies: number;
  seat: number | null;
  over: boolean;
  to_act: number[];
  view: unknown;
  decision: DecisionView | null;
  move: ReplayMove | null;
  events: EventView[];
}

/** `POST /api/replays`: a record (the text itself may also be sent as text/plain). */
export interface ReplayRequest {
  record: string;
}

/** `POST /api/tables/{id}/resign`: give up; a bot plays the seat to the end if others are still at it. */
export interface ResignRequest {
  seat?: number | null;
}

/** How a finished game ended for one seat. */
export interface Result {
  seat: number;
  name: string;
  score: number;
  rank: number;
  winner: boolean;
  parts: Record<string, number>;
  before: number | null;
  after: number | null;
}

/** One rule: its id and its text in Markdown. */
export interface Rule {
  id: string;
  text: string;
}

/** `GET /api/rules/{game}`. */
export interface Rulebook {
  game: string;
  language: "en" | "pl";
  title: string;
  chapters: Chapter[];
}

/** `POST /api/tables/{id}/seats/{n}`: sit there, come back to it, or (the table's owner) put a bot there. */
export interface SeatRequest {
  code?: string | null;
  name?: string | null;
  bot?: string | null;
}

/** `POST /api/sessions`: sign in. */
export interface SessionRequest {
  login: string;
  password: string;
}

/** One option of a game; its words are `<slug>-option-<name>` and `<slug>-option-<name>-<value>`. */
export interface SettingView {
  name: string;
  kind: "choice" | "flag" | "many";
  values: string[];
  default: unknown;
}

export interface SideView {
  seat: number | null;
  pool: DieView[];
  strength: number;
  tactics: string[];
  forge_size: number;
  forge: string[];
  basic_rerolls: number;
  free_rerolls: number;
  dice_lost: number;
  jarl_off: boolean;
  jarl_choice: string;
}

/** One space of a board. */
export interface SpaceView {
  card?: string;
  tyr?: string;
  dice?: DieView[];
  armed?: boolean;
  blocked?: boolean;
  excluded?: boolean;
  denied?: boolean;
  leaving?: boolean;
  counts?: number;
}

/** A stack of territories. */
export interface StackView {
  id: string;
  resource: string;
  level: number;
  defense: number;
  left: number;
}

/** A table in a list. */
export interface TableCard {
  id: string;
  game: string;
  status: "open" | "over" | "paused" | "playing";
  owner: string;
  seats: meadhall.table.wire.tables.SeatView[];
  clock: Clock;
  visibility: "link" | "open" | "private";
  watch: boolean;
  created: number;
  mine: number[];
  my_turn: boolean;
}

/** `GET /api/stream` (lines of JSON): something changed at a table of mine. */
export interface TableNews {
  type: "table";
  table: string;
  game: string;
  status: "open" | "over" | "paused" | "playing";
  my_turn: boolean;
}

/** `POST /api/tables`. `bots` names a bot for seats by number; `sit` seats the maker at once. */
export interface TableRequest {
  game: string;
  seats: number;
  options?: Record<string, unknown> | null;
  bots?: Record<string, string> | null;
  clock?: "none" | Clock | null;
  visibility?: "link" | "open" | "private";
  watch?: boolean;
  hints?: boolean;
  sit?: number[] | null;
  start?: boolean;
  seed?: string | number | null;
}

/** `GET /api/tables/{id}`: the table for whoever asks, seen from `seat` (None: a spectator). */
export interface TableState {
  id: string;
  game: string;
  rules: number;
  status: "open" | "over" | "paused" | "playing";
  owner: string;
  visibility: "link" | "open" | "private";
  watch: boolean;
  hints: boolean;
  options: Record<string, unknown>;
  clock: Clock;
  seats: meadhall.table.wire.tables.SeatView[];
  mine: number[];
  seat: number | null;
  is_owner: boolean;
  seq: number;
  ply: number;
  over: boolean;
  to_act: number[];
  decision: DecisionView | null;
  view: unknown;
  undo: Undo;
  passing: PassView | null;
  results: Result[];
  now: number;
  created: number;
  code: string | null;
  rematch: string | null;
  seed: number | string | null;
}

/** `GET /api/tables`: my tables, the newest first, and those where a seat is free or that can be watched. */
export interface Tables {
  mine: TableCard[];
  open: TableCard[];
}

/** A territory somebody owns: the tile and the stack it came from. */
export interface TerritoryView {
  tile: string;
  stack: string;
  resource: string;
  level: number;
}

/** A message on the wire: a Fluent id and arguments, put into words by whoever reads it. The id `seat` with the argument `n` stands for the name of the person at that seat. */
export interface Text {
  id: string;
  args?: Record<string, unknown>;
}

export interface ThorView {
  seat: number;
  card: string;
  supports: number;
}

/** What can be taken back, for the seat that looks. */
export interface Undo {
  can: boolean;
  may_ask: boolean;
  asked: Asked | null;
}

/** The same as `POST …/undo`. */
export interface UndoCommand {
  type: "undo";
  client_id: string;
  seat?: number | null;
  ask?: boolean;
  answer?: boolean | null;
}

/** `POST /api/tables/{id}/undo`: undo the last choice; where the rules do not allow that, ask the others. `ask`: ask for a take-back if it cannot simply be undone. `answer`: agree to somebody else's, or not. */
export interface UndoRequest {
  seat?: number | null;
  ask?: boolean;
  answer?: boolean | null;
}

/** `POST /api/tables/{id}/undo`: done, or asked for. */
export interface Undone {
  ply: number;
  seq: number;
  outcome: "answered" | "asked" | "refused" | "undone";
}

/** What happened after the last entry the client knew, and the table as it is now: append and replace. With `whole` the entries are the complete story and replace what the client has. */
export interface Update {
  type: "update";
  entries: Entry[];
  whole: boolean;
  state: TableState;
}

/** An upgrade tile on a player board; `used` until the next cleanup. */
export interface UpgradeView {
  id: string;
  used: boolean;
}

export interface ValhallaView {
  game: string;
  seat: number | null;
  seats: number;
  to_act: number[];
  over: boolean;
  winners: number[];
  reason: Text | null;
  turn: number;
  active: number;
  start: number;
  stage: string;
  last_turns: number | null;
  modules: string[];
  pairs: string;
  deck: number;
  discard: string[];
  open: string[];
  drawn: string[];
  drawn_size: number;
  drawer: number | null;
  shown_seat: number | null;
  shown_cards: string[];
  grey_dice: number;
  players: meadhall.games.valhalla.view.SeatView[];
  jarls: string[];
  battle: meadhall.games.valhalla.view.BattleView | null;
  monster: MonsterView | null;
  loki: LokiView | null;
  kings: KingView[];
  faces: Record<string, Face>;
}

/** The answer to a new guest, bot or sign-in. The cookie is set as well. */
export interface Welcome {
  token: string;
  id: string;
  name: string;
  csrf: string;
  language: "en" | "pl";
}

/** A Sea Battle card; `faces` are the dice that win without combat. */
export interface meadhall.games.reavers.view.BattleView {
  id: string;
  kind: string;
  glory: number;
  defense: number;
  faces: string[];
}

export interface meadhall.games.valhalla.view.BattleView {
  kind: string;
  stage: string;
  attacker: SideView;
  defender: SideView;
  winner: number | null;
  difference: number;
  thor: ThorView[];
  offered: DieView[];
  picked: number[];
}

export interface meadhall.games.valhalla.view.SeatView {
  seat: number;
  colour: string;
  jarl: string;
  spaces: SpaceView[];
  team_limit: number;
  hand_size: number;
  hand: string[];
  shields: number;
  captured: number[];
  valhalla_size: number;
  valhalla: string[];
  glory: number | null;
  partner: number | null;
  king_level: number;
  score: Record<string, number>;
  total: number | null;
  sealed: boolean;
}

/** One seat as everybody sees it. */
export interface meadhall.table.wire.tables.SeatView {
  seat: number;
  name?: string;
  person?: string | null;
  bot?: string | null;
  stand_in?: boolean;
  mine?: boolean;
  resigned?: boolean;
  here?: boolean;
  left?: number | null;
  deadline?: number | null;
}

/** The view of each game, by slug. */
export interface Views {
  reavers: ReaversView;
  valhalla: ValhallaView;
}

export type AnyView = Views[keyof Views];

export type SocketOut = Update | Here | Accepted | Refused | Pong | Bye;

export type SocketIn = MoveCommand | UndoCommand | ChatCommand | LookCommand | PingCommand;

export type StreamOut = TableNews | Beat;

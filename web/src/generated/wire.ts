// Written by tools/typescript.py from src/meadhall/table/wire. Do not edit.

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
  old?: string | null;
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

/** `GET /api/begun`: the games whoever asks has ever begun; lessons are none. */
export interface Begun {
  games: string[];
}

/** `POST /api/bots`: an account for a program that plays by the same calls as people. */
export interface BotRequest {
  name: string;
}

/** A bot that can sit down; its name is the message `bots-level-<id>`. */
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

/** `GET /api/coach/{game}`: all lines of a game, and how the coach stands to whoever asks. */
export interface Coach {
  game: string;
  on: boolean;
  first: boolean;
  lines: CoachLine[];
  heard: string[];
}

/** A sentence or two, said with a question or an event whose message id fits one of the patterns (`*`: anything). */
export interface CoachLine {
  id: string;
  say: Text;
  asked: string[];
  told: string[];
  rule: string;
}

/** `PUT /api/coach/{game}`: lines that have been said now, and whether the coach is wanted; null: as it was. */
export interface CoachRequest {
  on?: boolean | null;
  heard?: string[];
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

/** Anything else that went well. */
export interface Done {
  seq: number;
  status: "open" | "over" | "paused" | "playing";
}

/** Somebody who takes part, with their place. */
export interface EntrantView {
  number: number;
  name: string;
  person: string | null;
  bot: string | null;
  place: number;
  points: number;
  buchholz: number;
  wins: number;
}

/** One thing in the story of a table, as the seat that looks may know it. */
export interface Entry {
  seq: number;
  kind: "answer-back" | "ask-back" | "back" | "bot" | "carry" | "chat" | "create" | "end" | "hint" | "leave" | "lesson" | "move" | "pass" | "pause" | "rematch" | "resign" | "resume" | "return" | "sit" | "stand-in" | "start";
  at: number;
  seat?: number | null;
  name?: string | null;
  by?: "bot" | "clock" | "pass" | "person" | "setup" | null;
  ply?: number | null;
  key?: string | null;
  text?: string | null;
  mode?: "always" | "news" | "nothing" | "off" | "touch" | "turn" | null;
  answer?: boolean | null;
  unrated?: boolean;
  bot?: string | null;
  table?: string | null;
  events?: EventView[];
}

/** Something that happened, as one seat may know it. */
export interface EventView {
  text: Text;
  touch?: string[];
  weight?: "result" | "round" | "step";
}

/** One position of a worked example, as seat 0 sees it. */
export interface ExamplePosition {
  view: unknown;
  decision: DecisionView | null;
  events: EventView[];
  next: string;
}

/** `GET /api/play/{game}/{example}`: a worked example, position by position. */
export interface ExampleView {
  id: string;
  seats: number;
  positions: ExamplePosition[];
}

/** The answer to `DELETE /api/sessions`: this token is worthless, or all are. */
export interface Farewell {
  everywhere: boolean;
}

/** A game on the shelf or a series of one; its name is the message `<words>-name`. */
export interface GameView {
  slug: string;
  words: string;
  version: number;
  seats: number[];
  settings: SettingView[];
  complete: boolean;
  minutes: number[];
  age: number;
  rated: boolean;
  series: GameView[];
  first_game: Record<string, unknown>;
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

/** `GET /api/play/{game}`: how the game is played, in the Markdown of `lessons/guide.py`. */
export interface Guide {
  game: string;
  language: "en" | "pl";
  text: string;
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

/** `POST /api/tables/{id}/hint`: what a bot would do in this seat's place. */
export interface Hint {
  seat: number;
  key: string;
  bot: string;
}

/** `GET /api/leaderboard/{game}`. */
export interface Leaderboard {
  game: string;
  ratings: Rating[];
}

/** A lesson on the shelf, and how far whoever asks has come in it. */
export interface LessonCard {
  game: string;
  name: string;
  title: Text;
  minutes: number;
  step: number;
  count: number;
  done: boolean;
}

/** `POST /api/lessons/{game}/{lesson}`: sit down to a lesson, where one left it or (`again`) from the beginning. */
export interface LessonRequest {
  again?: boolean;
}

/** Where somebody stands in the lesson that is taught at a table. */
export interface LessonView {
  name: string;
  number: number;
  title: Text;
  step: number;
  count: number;
  minutes: number;
  say: Text;
  points: string[];
  open: string[];
  rule: string;
  can_go_on: boolean;
  can_go_back: boolean;
  done: boolean;
  next: string;
}

/** `GET /api/lessons`: all lessons, game by game, in order. */
export interface Lessons {
  lessons: LessonCard[];
}

/** Look from another seat of one's own: all entries come again, as that seat knows them. Whoever has had them all from there gets the state alone. */
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
  token: string | null;
}

/** Two entrants of a round, or one with a bye. */
export interface MeetingView {
  one: number;
  two: number | null;
  table: string | null;
  points: number[] | null;
}

/** `GET /api/messages/{language}`: all Fluent files by name. */
export interface Messages {
  language: "en" | "pl";
  files: Record<string, string>;
}

/** Where a game stands, as people count it: what nobody counts is 0, and -1 is nobody's turn. */
export interface Moment {
  round: number;
  turn: number;
  seat: number;
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

/** `POST /api/tables/{id}/opinion`: what a bot thinks of each option of this seat, by its key. */
export interface Opinion {
  seat: number;
  bot: string;
  grades: Record<string, "fair" | "good" | "poor">;
}

/** A legal option on the wire. */
export interface OptionView {
  key: string;
  text: Text;
  target?: string;
  rule?: string;
  tone?: "grave" | "plain";
}

/** `PUT /api/tables/{id}/seats/{n}/pass`: pass by itself in windows where passing is the default. `turn`: until this seat is next asked something else; `always`: until switched off; `news`: until there is something new to answer; `touch`: whatever does not touch this seat. `prompts` limits it to questions with these message ids. Others see no difference to passing by hand. */
export interface PassRequest {
  mode: "always" | "news" | "nothing" | "off" | "touch" | "turn";
  prompts?: string[];
}

/** What a seat of one's own passes by itself. */
export interface PassView {
  mode: "always" | "news" | "nothing" | "off" | "touch" | "turn";
  prompts: string[];
  offered: ("always" | "news" | "nothing" | "off" | "touch" | "turn")[];
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

/** Is anybody there? */
export interface PingCommand {
  type: "ping";
}

/** How a finished game ended for the reader. */
export interface Placed {
  score: number;
  rank: number;
  winner: boolean;
  points: boolean;
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
  points: boolean;
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
  turn: number;
  round: number;
}

/** `GET /api/replays/{id}?ply=&seat=`: the game after `ply` choices, seen from a seat (none: a spectator). With `all=true` every seat's view comes along, and the events are told to whoever knows most of them. */
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
  story: ReplayTold[];
  hands: unknown[];
  kept: boolean;
}

/** `POST /api/replays`: a record. */
export interface ReplayRequest {
  record: string;
}

/** What one choice of a replay told. */
export interface ReplayTold {
  ply: number;
  seat: number;
  events: EventView[];
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
  points: boolean;
}

/** One rule: its id, its text without the id in Markdown and the heading it stands under within its chapter. */
export interface Rule {
  id: string;
  text: string;
  section: string;
}

/** `GET /api/rules/{game}`: first what one wants and how it goes, in Markdown, then the rules by chapter. */
export interface Rulebook {
  game: string;
  language: "en" | "pl";
  title: string;
  opening: string;
  chapters: Chapter[];
}

/** `POST /api/tables/{id}/seats/{n}`: sit there, come back to it, or (the table's owner) put a bot there. */
export interface SeatRequest {
  code?: string | null;
  name?: string | null;
  bot?: string | null;
}

/** One seat as everybody sees it. */
export interface SeatView {
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

/** A token of whoever asks: a browser or a program where they are signed in. */
export interface Session {
  id: string;
  created: number;
  used: number;
  agent: string;
  here: boolean;
}

/** `POST /api/sessions`: sign in. */
export interface SessionRequest {
  login: string;
  password: string;
}

/** `GET /api/sessions`, the last used first. */
export interface Sessions {
  sessions: Session[];
}

/** One option of a game. Its words are the message `words`, those of a value `<each>-<value>`. */
export interface SettingView {
  name: string;
  kind: "choice" | "flag" | "many";
  values: string[];
  default: unknown;
  words: string;
  each: string;
  offered: boolean;
}

/** `GET /api/tables/{id}/since?step=`: what has happened since one's last choice, step by step, as one saw it. */
export interface Since {
  step: number;
  count: number;
  mover: number | null;
  view: unknown;
  events: EventView[];
}

/** `POST /api/tables/{id}/lesson`: on to the next step of the lesson, or back to the one before. */
export interface StepRequest {
  on: boolean;
}

/** A table in a list. */
export interface TableCard {
  id: string;
  game: string;
  status: "open" | "over" | "paused" | "playing";
  owner: string;
  seats: SeatView[];
  clock: Clock;
  visibility: "link" | "open" | "private";
  watch: boolean;
  rated: boolean;
  created: number;
  changed: number;
  mine: number[];
  my_turn: boolean;
  result: Placed | null;
}

/** `GET /api/stream` (lines of JSON): something changed at a table of mine. */
export interface TableNews {
  type: "table";
  table: string;
  game: string;
  status: "open" | "over" | "paused" | "playing";
  my_turn: boolean;
}

/** `POST /api/tables`. `bots` names a bot for seats by number; `sit` seats the maker at once. Sent again with the same `client_id` it makes no second table: the answer is the one that was made. */
export interface TableRequest {
  game: string;
  seats: number;
  options?: Record<string, unknown> | null;
  bots?: Record<string, string> | null;
  clock?: "none" | Clock | null;
  visibility?: "link" | "open" | "private";
  watch?: boolean;
  hints?: boolean;
  rated?: boolean;
  sit?: number[] | null;
  names?: Record<string, string> | null;
  start?: boolean;
  quick?: boolean;
  seed?: string | number | null;
  client_id?: string | null;
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
  rated: boolean;
  chosen_seed: boolean;
  options: Record<string, unknown>;
  clock: Clock;
  seats: SeatView[];
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
  lesson: LessonView | null;
  seed: number | string | null;
}

/** `GET /api/tables`: my tables, the newest first, and listed ones that still have a seat for somebody. */
export interface Tables {
  mine: TableCard[];
  open: TableCard[];
}

/** A message on the wire: a Fluent id and arguments, put into words by whoever reads it. The id `seat` with the argument `n` stands for the name of the person at that seat. */
export interface Text {
  id: string;
  args?: Record<string, unknown>;
}

/** A tournament in a list. */
export interface TournamentCard {
  id: string;
  title: string;
  game: string;
  owner: string;
  status: "open" | "over" | "playing";
  round: number;
  rounds: number;
  entrants: number;
  mine: boolean;
  created: number;
}

/** `POST /api/tournaments`, for people with an account. */
export interface TournamentRequest {
  title: string;
  game: string;
  rounds: number;
  clock: Clock;
  options?: Record<string, unknown> | null;
  bot?: string | null;
  rated?: boolean;
}

/** `GET /api/tournaments/{id}`. */
export interface TournamentView {
  id: string;
  title: string;
  game: string;
  options: Record<string, unknown>;
  rounds: number;
  clock: Clock;
  bot: string | null;
  rated: boolean;
  owner: string;
  is_owner: boolean;
  status: "open" | "over" | "playing";
  round: number;
  entrants: EntrantView[];
  meetings: MeetingView[][];
  mine: number | null;
  created: number;
}

/** `GET /api/tournaments`: mine and those that gather, the newest first. */
export interface Tournaments {
  tournaments: TournamentCard[];
}

/** `GET /api/tables/{id}/trial`: would this choice be beyond undo? It is tried in worlds the seat cannot tell from the true one, so the answer is as good as what the seat knows: `final` when dice would be rolled, something hidden would be shown, or somebody else would be next. */
export interface Trial {
  key: string;
  final: boolean;
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

/** What every game shows to everybody; each game adds its own fields. */
export interface View {
  game: string;
  seat: number | null;
  seats: number;
  to_act: number[];
  over: boolean;
  winners: number[];
  moment: Moment;
  reason: Text | null;
  goal: Text | null;
}

/** The answer to a new guest, bot or sign-in. The cookie is set as well. */
export interface Welcome {
  token: string;
  id: string;
  name: string;
  csrf: string;
  language: "en" | "pl";
}

export type SocketOut = Update | Here | Accepted | Refused | Pong | Bye;

export type SocketIn = MoveCommand | UndoCommand | ChatCommand | LookCommand | PingCommand;

export type StreamOut = TableNews | Beat;

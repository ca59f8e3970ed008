import type { ReaversView } from './view';

/** A die that left a ship in this part of the turn; `id` is the piece it was there. */
export interface Spent {
  id: string;
  die: string;
  seat: number;
}

const count = (dice: string[]): Map<string, number> => {
  const found = new Map<string, number>();
  for (const die of dice) found.set(die, (found.get(die) ?? 0) + 1);
  return found;
};

/** The wake of a ship: what was spent from one view to the next, as long as the same seat is at it. */
export class Wake {
  private before: ReaversView | null = null;
  private part = '';
  spent: Spent[] = [];

  follow(view: ReaversView): Spent[] {
    const part = `${view.round} ${view.selected} ${view.location} ${view.part_of}`;
    if (part !== this.part) this.spent = [];
    this.part = part;
    const before = this.before;
    this.before = view;
    if (!before || before === view || before.boards.length !== view.boards.length) return this.spent;
    view.boards.forEach((board, seat) => {
      const now = count(board.ship);
      for (const [die, had] of count(before.boards[seat].ship)) {
        // What moved onto an artifact was not spent.
        const stored = (all: typeof board.artifacts) => all.filter((one) => one.die === die).length;
        const moved = Math.max(0, stored(board.artifacts) - stored(before.boards[seat].artifacts));
        const left = now.get(die) ?? 0;
        for (let nth = left; nth < had - moved; nth++)
          this.spent = [...this.spent, { id: `die/${seat}/${die}/${nth}`, die, seat }];
      }
    });
    // A piece lies in one place only.
    const aboard = new Set<string>();
    view.boards.forEach((board, seat) => {
      for (const [die, n] of count(board.ship))
        for (let nth = 0; nth < n; nth++) aboard.add(`die/${seat}/${die}/${nth}`);
    });
    const seen = new Set<string>();
    this.spent = this.spent.map((one) => {
      let id = one.id;
      while (aboard.has(id) || seen.has(id)) id += "'";
      seen.add(id);
      return { ...one, id };
    });
    return this.spent;
  }
}

import { seeded, type Rng } from '$art/woodcut';
import type { NodeView, RunarView } from './view';

/** One node of the drawing: wider than high, as ground seen a little from the side. */
export const WIDE = 100;
export const HIGH = 84;
/** Shore and sea around the nodes. */
export const EDGE = 72;

/** How the island lies on the screen. */
export interface Lie {
  /** A quarter turn to the left: two Territories lie side by side on a wide screen. */
  turned: boolean;
  cols: number;
  rows: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export function lieOf(nodes: NodeView[], wide: boolean): Lie {
  const xs = nodes.map((node) => node.x);
  const ys = nodes.map((node) => node.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  const across = Math.max(...xs) - x + 1;
  const down = Math.max(...ys) - y + 1;
  const turned = wide && down > across;
  const cols = turned ? down : across;
  const rows = turned ? across : down;
  return { turned, cols, rows, x, y, width: cols * WIDE + 2 * EDGE, height: rows * HIGH + 2 * EDGE };
}

/** Column and row on the screen. */
export function cell(lie: Lie, node: { x: number; y: number }): [number, number] {
  return lie.turned ? [node.y - lie.y, lie.x + lie.rows - 1 - node.x] : [node.x - lie.x, node.y - lie.y];
}

/** The middle of a node. */
export function at(lie: Lie, node: { x: number; y: number }): Point {
  const [col, row] = cell(lie, node);
  return { x: EDGE + (col + 0.5) * WIDE, y: EDGE + (row + 0.5) * HIGH };
}

/** The area of some nodes. */
export function area(lie: Lie, nodes: NodeView[]): Box {
  const cells = nodes.map((node) => cell(lie, node));
  const left = Math.min(...cells.map(([col]) => col));
  const top = Math.min(...cells.map(([, row]) => row));
  const right = Math.max(...cells.map(([col]) => col)) + 1;
  const bottom = Math.max(...cells.map(([, row]) => row)) + 1;
  return {
    x: EDGE + left * WIDE,
    y: EDGE + top * HIGH,
    width: (right - left) * WIDE,
    height: (bottom - top) * HIGH,
  };
}

const n = (value: number) => value.toFixed(1);

/** A closed soft line through points. */
function closed(points: Point[]): string {
  const mid = (a: Point, b: Point) => `${n((a.x + b.x) / 2)} ${n((a.y + b.y) / 2)}`;
  let d = `M${mid(points[points.length - 1], points[0])}`;
  points.forEach((point, i) => {
    d += `Q${n(point.x)} ${n(point.y)} ${mid(point, points[(i + 1) % points.length])}`;
  });
  return `${d}Z`;
}

/** A rectangle as nature leaves it: every edge bulges outwards a little. */
export function shore(rng: Rng, box: Box, most: number): string {
  const points: Point[] = [];
  const edge = (from: Point, to: Point, out: Point) => {
    const steps = Math.max(3, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 62));
    for (let i = 0; i < steps; i++) {
      const by = (i === 0 ? 0.1 : 0.15 + 0.85 * rng()) * most;
      points.push({
        x: from.x + ((to.x - from.x) * i) / steps + out.x * by,
        y: from.y + ((to.y - from.y) * i) / steps + out.y * by,
      });
    }
  };
  const [a, b] = [
    { x: box.x, y: box.y },
    { x: box.x + box.width, y: box.y },
  ];
  const [c, d] = [
    { x: box.x + box.width, y: box.y + box.height },
    { x: box.x, y: box.y + box.height },
  ];
  edge(a, b, { x: 0, y: -1 });
  edge(b, c, { x: 1, y: 0 });
  edge(c, d, { x: 0, y: 1 });
  edge(d, a, { x: -1, y: 0 });
  return closed(points);
}

/** A flat stone, as they lie in the snow. */
export function stone(rng: Rng, x: number, y: number, rx: number, ry: number): string {
  const points: Point[] = [];
  for (let i = 0; i < 9; i++) {
    const turn = ((i + 0.3 * rng()) / 9) * Math.PI * 2;
    const by = 0.86 + 0.24 * rng();
    points.push({ x: x + Math.cos(turn) * rx * by, y: y + Math.sin(turn) * ry * by });
  }
  return closed(points);
}

/** A crack in the ice between two points. */
export function crack(rng: Rng, from: Point, to: Point, sway: number): string {
  const steps = Math.max(4, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 30));
  let d = `M${n(from.x)} ${n(from.y)}`;
  const across = Math.abs(to.x - from.x) > Math.abs(to.y - from.y);
  for (let i = 1; i <= steps; i++) {
    const by = i === steps ? 0 : (rng() - 0.5) * 2 * sway;
    const x = from.x + ((to.x - from.x) * i) / steps + (across ? 0 : by);
    const y = from.y + ((to.y - from.y) * i) / steps + (across ? by : 0);
    d += `L${n(x)} ${n(y)}`;
  }
  return d;
}

/** A fir: three cut tiers with snow on the lit side. */
export function fir(x: number, y: number, size: number): { wood: string; snow: string } {
  const tier = (top: number, half: number, low: number) =>
    `M${n(x)} ${n(y - top)}L${n(x + half)} ${n(y - low)}L${n(x - half)} ${n(y - low)}Z`;
  const lit = (top: number, half: number, low: number) =>
    `M${n(x)} ${n(y - top)}L${n(x - half)} ${n(y - low)}L${n(x - half * 0.25)} ${n(y - low - size * 0.1)}Z`;
  const s = size;
  return {
    wood:
      tier(s, s * 0.22, s * 0.62) + tier(s * 0.78, s * 0.3, s * 0.34) + tier(s * 0.52, s * 0.38, s * 0.06),
    snow: lit(s, s * 0.22, s * 0.62) + lit(s * 0.78, s * 0.3, s * 0.34) + lit(s * 0.52, s * 0.38, s * 0.06),
  };
}

export interface Scene {
  shores: string[];
  stones: { d: string; cap: string; x: number; y: number }[];
  zones: string[];
  borders: string[];
  hills: { x: number; y: number; rx: number; ry: number }[];
  cuts: string;
  waves: string;
  floes: string[];
  firs: { wood: string; snow: string }[];
  peaks: { rock: string; snow: string }[];
}

/** Everything of the island that never changes during a game. */
export function sceneOf(view: Pick<RunarView, 'nodes' | 'territories' | 'layout'>, lie: Lie): Scene {
  const rng = seeded(`runar ${view.layout} ${view.territories.length}`);
  const lands = view.territories.map((_, i) =>
    area(
      lie,
      view.nodes.filter((node) => node.territory === i),
    ),
  );
  const shores = lands.map((land) => shore(rng, land, 26));
  const stones = view.nodes.map((node) => {
    const { x, y } = at(lie, node);
    const rx = 27 + rng() * 5;
    return {
      x,
      y: y + 8,
      d: stone(rng, x, y + 8, rx, 17 + rng() * 3),
      cap: stone(rng, x - 3, y + 4, rx * 0.74, 10 + rng() * 3),
    };
  });
  const zones: string[] = [];
  const borders: string[] = [];
  for (const land of lands) {
    const mid = { x: land.x + land.width / 2, y: land.y + land.height / 2 };
    zones.push(crack(rng, { x: mid.x, y: land.y }, { x: mid.x, y: land.y + land.height }, 7));
    zones.push(crack(rng, { x: land.x, y: mid.y }, { x: land.x + land.width, y: mid.y }, 6));
  }
  for (let i = 0; i < lands.length; i++)
    for (let k = i + 1; k < lands.length; k++) {
      const [a, b] = [lands[i], lands[k]];
      const left = Math.max(a.x, b.x);
      const right = Math.min(a.x + a.width, b.x + b.width);
      const top = Math.max(a.y, b.y);
      const bottom = Math.min(a.y + a.height, b.y + b.height);
      if (left === right && bottom > top)
        borders.push(crack(rng, { x: left, y: top - 14 }, { x: left, y: bottom + 14 }, 9));
      if (top === bottom && right > left)
        borders.push(crack(rng, { x: left - 14, y: top }, { x: right + 14, y: top }, 8));
    }
  const hills = lands.flatMap((land) =>
    Array.from({ length: 6 }, () => ({
      x: land.x + land.width * (0.1 + 0.8 * rng()),
      y: land.y + land.height * (0.1 + 0.8 * rng()),
      rx: 60 + 70 * rng(),
      ry: 40 + 36 * rng(),
    })),
  );
  const firs: Scene['firs'] = [];
  const peaks: Scene['peaks'] = [];
  const crowns = new Set(lands.map((land) => land.y));
  for (const land of lands) {
    if (land.y === Math.min(...crowns))
      for (let x = land.x + 10; x < land.x + land.width - 20; x += 46 + rng() * 60)
        if (rng() < 0.8) peaks.push(peak(rng, x, land.y + 2, 34 + rng() * 40));
    for (let i = 0; i < 7; i++) {
      const side = rng();
      const x = side < 0.5 ? land.x - 8 - rng() * 12 : land.x + land.width + 6 + rng() * 12;
      const y = land.y + land.height * (0.08 + 0.86 * rng());
      const size = 34 + rng() * 18;
      // Only where the island ends.
      const inland = lands.some(
        (one) => x > one.x && x < one.x + one.width && y > one.y && y < one.y + one.height,
      );
      if (!inland) firs.push(fir(x, y, size));
    }
  }
  const floes = Array.from({ length: 9 + lands.length * 2 }, () => {
    const low = rng() < 0.5;
    const x = rng() * lie.width;
    const y = low ? lie.height - 8 - rng() * 22 : 8 + rng() * 24;
    return stone(rng, x, y, 12 + rng() * 26, 5 + rng() * 7);
  });
  return {
    shores,
    stones,
    zones,
    borders,
    hills,
    cuts: hills.map((hill) => hatch(rng, hill)).join(''),
    waves: swell(rng, lie),
    floes,
    firs,
    peaks,
  };
}

function peak(rng: Rng, x: number, y: number, size: number): { rock: string; snow: string } {
  const half = size * (0.62 + 0.2 * rng());
  const lean = (rng() - 0.5) * size * 0.3;
  const top = `${n(x + lean)} ${n(y - size)}`;
  const rock = `M${n(x - half)} ${n(y)}L${n(x - half * 0.4)} ${n(y - size * 0.62)}L${top}L${n(x + half * 0.45)} ${n(y - size * 0.5)}L${n(x + half)} ${n(y)}Z`;
  const snow = `M${n(x - half)} ${n(y)}L${n(x - half * 0.4)} ${n(y - size * 0.62)}L${top}L${n(x + lean * 0.6)} ${n(y - size * 0.55)}L${n(x + lean - size * 0.1)} ${n(y - size * 0.3)}L${n(x - half * 0.15)} ${n(y)}Z`;
  return { rock, snow };
}

/** Strokes on the side of a hill that lies in the shadow. */
function hatch(rng: Rng, hill: { x: number; y: number; rx: number; ry: number }): string {
  let d = '';
  for (let i = 0; i < 7; i++) {
    const turn = (-10 + i * 19 + 8 * rng()) * (Math.PI / 180);
    const from = 0.72 + 0.1 * rng();
    const to = from + 0.2 + 0.16 * rng();
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    d += `M${n(hill.x + c * hill.rx * from)} ${n(hill.y + s * hill.ry * from)}`;
    d += `q${n(c * 6 - s * 3)} ${n(s * 6 + c * 3)} ${n(c * hill.rx * (to - from))} ${n(s * hill.ry * (to - from))}`;
  }
  return d;
}

/** Short cut waves all over the sea. */
function swell(rng: Rng, lie: Lie): string {
  let d = '';
  for (let y = 10; y < lie.height; y += 22)
    for (let x = rng() * 70; x < lie.width; x += 58 + rng() * 70) {
      const w = 9 + rng() * 9;
      const h = 3 + rng() * 3;
      d += `M${n(x)} ${n(y + rng() * 10)}q${n(w / 2)} ${n(-h)} ${n(w)} 0q${n(w / 2)} ${n(h)} ${n(w)} 0`;
    }
  return d;
}

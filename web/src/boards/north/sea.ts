import { seeded } from '$art/woodcut';
import { DIRECTIONS, STEPS } from './signs';
import type { NorthChart, NorthField } from './view';

/** One field of the grid in units of the drawing. */
export const UNIT = 100;

type Point = readonly [number, number];

const at = (value: number) => (value * UNIT).toFixed(1);

/** Above 0 it is land, below 0 water: hills of land and hollows of sea, and a little unrest so that no coast is straight. */
function relief(chart: NorthChart): (x: number, y: number) => number {
  const hills = new Map<string, number>();
  for (let x = -1; x <= chart.columns; x++)
    for (let y = -1; y <= chart.rows; y++) {
      const inside = x >= 0 && y >= 0 && x < chart.columns && y < chart.rows;
      hills.set(`${x} ${y}`, inside ? -1 : 1.25);
    }
  for (const [x, y] of chart.land) hills.set(`${x} ${y}`, 1);
  for (const [x, y] of chart.islands) hills.set(`${x} ${y}`, 0.86);
  return (x, y) => {
    let sum = 0;
    const cx = Math.round(x);
    const cy = Math.round(y);
    for (let i = cx - 2; i <= cx + 2; i++)
      for (let j = cy - 2; j <= cy + 2; j++) {
        const height =
          hills.get(`${Math.max(-1, Math.min(chart.columns, i))} ${Math.max(-1, Math.min(chart.rows, j))}`) ??
          0;
        sum += height * Math.exp(-((x - i) ** 2 + (y - j) ** 2) / 0.34);
      }
    const unrest =
      Math.sin(x * 5.1 + y * 2.3) * 0.1 +
      Math.sin(x * 2.7 - y * 6.1 + 1) * 0.09 +
      Math.sin(x * 11.3 + y * 9.7) * 0.05;
    return sum + unrest;
  };
}

/** The lines where the relief has a height, as closed paths. */
function contour(height: (x: number, y: number) => number, chart: NorthChart, level: number): string {
  const step = 0.125;
  const low = -1.1;
  const wide = Math.round((chart.columns + 1.2) / step);
  const tall = Math.round((chart.rows + 1.2) / step);
  const grid: number[][] = [];
  for (let j = 0; j <= tall; j++) {
    const row: number[] = [];
    for (let i = 0; i <= wide; i++) row.push(height(low + i * step, low + j * step) - level);
    grid.push(row);
  }
  // Every crossing of a grid line is a point; each cell joins its crossings.
  const points = new Map<string, Point>();
  const joined = new Map<string, string[]>();
  const cross = (i: number, j: number, across: boolean): string => {
    const key = `${i} ${j} ${across ? 'h' : 'v'}`;
    if (!points.has(key)) {
      const a = grid[j][i];
      const b = across ? grid[j][i + 1] : grid[j + 1][i];
      const share = a / (a - b);
      points.set(key, [low + (i + (across ? share : 0)) * step, low + (j + (across ? 0 : share)) * step]);
    }
    return key;
  };
  const join = (a: string, b: string) => {
    joined.set(a, [...(joined.get(a) ?? []), b]);
    joined.set(b, [...(joined.get(b) ?? []), a]);
  };
  for (let j = 0; j < tall; j++)
    for (let i = 0; i < wide; i++) {
      const found: string[] = [];
      if (grid[j][i] > 0 !== grid[j][i + 1] > 0) found.push(cross(i, j, true));
      if (grid[j][i + 1] > 0 !== grid[j + 1][i + 1] > 0) found.push(cross(i + 1, j, false));
      if (grid[j + 1][i] > 0 !== grid[j + 1][i + 1] > 0) found.push(cross(i, j + 1, true));
      if (grid[j][i] > 0 !== grid[j + 1][i] > 0) found.push(cross(i, j, false));
      if (found.length === 2) join(found[0], found[1]);
      else if (found.length === 4) {
        join(found[0], found[1]);
        join(found[2], found[3]);
      }
    }
  let path = '';
  const seen = new Set<string>();
  for (const start of points.keys()) {
    if (seen.has(start)) continue;
    const line: Point[] = [];
    let here: string | undefined = start;
    while (here && !seen.has(here)) {
      seen.add(here);
      line.push(points.get(here)!);
      here = joined.get(here)?.find((next) => !seen.has(next));
    }
    if (line.length < 6) continue;
    // Rounded: through the middles of the pieces.
    const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const first = middle(line.at(-1)!, line[0]);
    path += `M${at(first[0])} ${at(first[1])}`;
    line.forEach((point, i) => {
      const to = middle(point, line[(i + 1) % line.length]);
      path += `Q${at(point[0])} ${at(point[1])} ${at(to[0])} ${at(to[1])}`;
    });
    path += 'Z';
  }
  return path;
}

export interface Drawing {
  /** The water: everything else is land. */
  water: string;
  /** Lines that follow the shore in the water, from near to far. */
  shallows: string[];
  /** Lines that follow it on land. */
  slopes: string[];
  swell: string;
  firs: string;
  peaks: string;
  snow: string;
  lanes: string;
}

const drawn = new WeakMap<object, Drawing>();
let last: { mark: string; drawing: Drawing } | null = null;

/** The chart as engraved lines: worked out once for a board. */
export function draw(chart: NorthChart): Drawing {
  const known = drawn.get(chart);
  if (known) return known;
  const mark = `${chart.columns} ${chart.rows} ${chart.land.join(' ')} ${chart.fields.length}`;
  if (last?.mark === mark) return last.drawing;
  const height = relief(chart);
  const fields = new Map(chart.fields.map((field) => [field.id, field]));
  const drawing: Drawing = {
    water: contour(height, chart, 0),
    shallows: [-0.2, -0.38, -0.55].map((level) => contour(height, chart, level)),
    slopes: [0.3, 0.62].map((level) => contour(height, chart, level)),
    ...scatter(chart, height),
    lanes: lanes(chart, fields),
  };
  drawn.set(chart, drawing);
  last = { mark, drawing };
  return drawing;
}

/** Swell on open water, firs and peaks on land. */
function scatter(chart: NorthChart, height: (x: number, y: number) => number) {
  const rng = seeded('northern sea');
  let swell = '';
  let firs = '';
  let peaks = '';
  let snow = '';
  const clear = (x: number, y: number, more = 0) =>
    chart.fields.every((field) => {
      const radius = (field.kind === 'middle' ? chart.middle_radius : chart.field_radius) + more;
      return (x - field.grid[0]) ** 2 + (y - field.grid[1]) ** 2 > radius ** 2;
    });
  for (let i = 0; i < 620; i++) {
    const x = -0.6 + rng() * (chart.columns + 0.2);
    const y = -0.6 + rng() * (chart.rows + 0.2);
    if (height(x, y) > -0.5 || !clear(x, y, 0.02)) continue;
    const w = 6 + rng() * 9;
    swell += `M${at(x)} ${at(y)}q${(w / 2).toFixed(1)} -5 ${w.toFixed(1)} 0q${(w / 2).toFixed(1)} 4 ${w.toFixed(1)} 0`;
  }
  const corner = (x: number, y: number) =>
    (x < 0.7 || x > chart.columns - 1.7) && (y < 0.7 || y > chart.rows - 1.7);
  for (let i = 0; i < 420; i++) {
    const x = -0.7 + rng() * (chart.columns + 0.4);
    const y = -0.7 + rng() * (chart.rows + 0.4);
    if (height(x, y) < 0.34 || !clear(x, y, 0.12) || corner(x, y)) continue;
    const h = 13 + rng() * 11;
    const px = x * UNIT;
    const py = y * UNIT;
    if (rng() < 0.16) {
      const w = h * 1.5;
      peaks += `M${(px - w).toFixed(1)} ${(py + 8).toFixed(1)}L${px.toFixed(1)} ${(py - h).toFixed(1)}L${(px + w).toFixed(1)} ${(py + 8).toFixed(1)}Z`;
      snow += `M${px.toFixed(1)} ${(py - h).toFixed(1)}l${(w * 0.36).toFixed(1)} ${(h * 0.5).toFixed(1)}l${(-w * 0.2).toFixed(1)} -3l${(-w * 0.14).toFixed(1)} 5l${(-w * 0.2).toFixed(1)} -4l${(-w * 0.18).toFixed(1)} 3Z`;
    } else {
      const w = h * 0.34;
      firs += `M${px.toFixed(1)} ${(py - h).toFixed(1)}l${w.toFixed(1)} ${(h * 0.55).toFixed(1)}h${(-w * 0.4).toFixed(1)}l${(w * 0.55).toFixed(1)} ${(h * 0.4).toFixed(1)}h${(-w * 2.3).toFixed(1)}l${(w * 0.55).toFixed(1)} ${(-h * 0.4).toFixed(1)}h${(-w * 0.4).toFixed(1)}Z`;
    }
  }
  return { swell, firs, peaks, snow };
}

export const radiusOf = (chart: NorthChart, field: NorthField) =>
  field.kind === 'middle' ? chart.middle_radius : chart.field_radius;

/** Every way between two fields once, from rim to rim. */
function lanes(chart: NorthChart, fields: Map<string, NorthField>): string {
  let path = '';
  for (const field of chart.fields)
    for (const [direction, id] of Object.entries(field.exits)) {
      const other = fields.get(id);
      if (!other || field.id > other.id) continue;
      const [dx, dy] = STEPS[direction];
      const length = Math.hypot(dx, dy);
      const from = radiusOf(chart, field) / length;
      const to = radiusOf(chart, other) / length;
      const [x, y] = field.grid;
      const [ox, oy] = other.grid;
      path += `M${at(x + dx * from)} ${at(y + dy * from)}L${at(ox - dx * to)} ${at(oy - dy * to)}`;
    }
  return path;
}

/** The direction signs cut into the rim of a field. */
export function wedges(chart: NorthChart, field: NorthField): string {
  const radius = radiusOf(chart, field) * UNIT;
  const size = field.kind === 'middle' ? 1.7 : 1;
  let path = '';
  for (const direction of DIRECTIONS) {
    if (!(direction in field.exits)) continue;
    const [dx, dy] = STEPS[direction];
    const length = Math.hypot(dx, dy);
    const [ux, uy] = [dx / length, dy / length];
    const straight = direction.length === 1;
    const depth = (straight ? 12 : 13) * size;
    const half = (straight ? 7.5 : 5.5) * size;
    const tip = radius - 2;
    const x = field.grid[0] * UNIT;
    const y = field.grid[1] * UNIT;
    const point = (along: number, aside: number) =>
      `${(x + ux * along - uy * aside).toFixed(1)} ${(y + uy * along + ux * aside).toFixed(1)}`;
    path += `M${point(tip, 0)}L${point(tip - depth, half)}L${point(tip - depth * 0.72, 0)}L${point(tip - depth, -half)}Z`;
  }
  return path;
}

/** Where things that belong to a corner lie: the first corner turned by quarters. */
export function cornered(chart: NorthChart, corner: string, x: number, y: number): Point {
  const w = chart.columns - 1;
  const h = chart.rows - 1;
  if (corner === 'NE') return [w - y, x];
  if (corner === 'SE') return [w - x, h - y];
  if (corner === 'SW') return [y, h - x];
  return [x, y];
}

/** A place on the chart in percent of its width and height. */
export function percent(chart: NorthChart, x: number, y: number): { left: string; top: string } {
  const [x0, y0, x1, y1] = chart.canvas;
  return {
    left: `${(((x - x0) / (x1 - x0)) * 100).toFixed(3)}%`,
    top: `${(((y - y0) / (y1 - y0)) * 100).toFixed(3)}%`,
  };
}
export const share = (chart: NorthChart, size: number) =>
  `${((size / (chart.canvas[2] - chart.canvas[0])) * 100).toFixed(3)}%`;

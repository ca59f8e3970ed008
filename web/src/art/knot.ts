/** Knotwork: a plait of strands that really go over and under each other, as SVG path data. */

interface Point {
  x: number;
  y: number;
}

export interface Plait {
  width: number;
  height: number;
  /** Whole strands, drawn first. */
  under: string[];
  /** Short pieces of the strand on top at each crossing, drawn last. */
  over: string[];
}

const path = (points: Point[]) =>
  points.map((p, i) => `${i ? 'L' : 'M'}${p.x.toFixed(2)} ${p.y.toFixed(2)}`).join('');

/** One tile of a plait of `strands` strands; tiles join seamlessly side by side. */
export function plait(strands: number, length: number, height: number, margin: number): Plait {
  const swing = height / 2 - margin;
  const at = (strand: number, x: number): Point => {
    const turn = (2 * Math.PI * x) / length + (2 * Math.PI * strand) / strands;
    // A slightly squared wave gives the flat bends of carved wood.
    const wave = Math.sin(turn);
    return { x, y: height / 2 + swing * Math.sign(wave) * Math.pow(Math.abs(wave), 0.82) };
  };
  const steps = 60;
  const run = (strand: number, from: number, to: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, i) => at(strand, from + ((to - from) * i) / steps));
  const under = Array.from({ length: strands }, (_, s) => path(run(s, -length * 0.1, length * 1.1)));
  const crossings: { x: number; a: number; b: number }[] = [];
  for (let a = 0; a < strands; a++)
    for (let b = a + 1; b < strands; b++) {
      let before = at(a, -length * 0.05).y - at(b, -length * 0.05).y;
      for (let i = 1; i <= 240; i++) {
        const x = -length * 0.05 + (length * 1.1 * i) / 240;
        const gap = at(a, x).y - at(b, x).y;
        if (before * gap < 0) crossings.push({ x, a, b });
        before = gap;
      }
    }
  crossings.sort((one, other) => one.x - other.x);
  const half = (length / (strands * 2)) * 0.42;
  const over = crossings.map(({ x, a, b }) => {
    // Every strand goes over when it comes from above: the plait alternates by itself.
    const falling = at(a, x + 0.5).y > at(a, x - 0.5).y;
    const middle = Math.abs(at(a, x).y - height / 2) < 0.5;
    const top = falling === middle ? a : b;
    return path(run(top, x - half, x + half));
  });
  return { width: length, height, under, over };
}

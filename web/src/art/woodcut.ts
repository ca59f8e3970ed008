/** Small drawing helpers for the woodcut look. Everything is drawn from a seed, so a picture never changes. */

export type Rng = () => number;

/** A small generator for pictures only; games have their own luck. */
export function seeded(seed: string): Rng {
  let h = 2166136261;
  for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 16777619);
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return (h >>> 0) / 4294967296;
  };
}

const n = (value: number) => value.toFixed(1);

/** A mountain ridge from left to right as a closed shape down to `floor`. */
export function ridge(
  rng: Rng,
  width: number,
  base: number,
  height: number,
  floor: number,
  peaks: number,
): string {
  let d = `M0 ${floor}L0 ${n(base - height * 0.3 * rng())}`;
  const step = width / peaks;
  for (let i = 0; i < peaks; i++) {
    const top = base - height * (0.55 + 0.45 * rng());
    const x = step * (i + 0.35 + 0.3 * rng());
    d += `L${n(x)} ${n(top)}L${n(x + step * 0.12)} ${n(top + height * 0.2)}L${n(x + step * 0.2)} ${n(top + height * 0.16)}`;
    d += `L${n(step * (i + 1))} ${n(base - height * 0.25 * rng())}`;
  }
  return `${d}L${width} ${floor}Z`;
}

/** Slanting cuts as a gouge leaves them: lens-shaped strokes, closer where it is darker. */
export function cuts(
  rng: Rng,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  slant = 0.35,
  weight = 1.6,
): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const cx = x + (width * (i + 0.5)) / count + (rng() - 0.5) * 3;
    const length = height * (0.55 + 0.45 * rng());
    const top = y + (height - length) * rng();
    const dx = length * slant;
    const w = weight * (0.6 + 0.6 * rng());
    d += `M${n(cx)} ${n(top)}Q${n(cx + dx / 2 + w)} ${n(top + length / 2)} ${n(cx + dx)} ${n(top + length)}Q${n(cx + dx / 2 - w)} ${n(top + length / 2)} ${n(cx)} ${n(top)}Z`;
  }
  return d;
}

/** Rows of waves with curled crests. */
export function waves(rng: Rng, width: number, y: number, rows: number, gap: number): string[] {
  return Array.from({ length: rows }, (_, row) => {
    const length = 26 + row * 9;
    const lift = 4 + row * 1.8;
    const shift = rng() * length;
    const top = y + row * gap;
    let d = `M${n(-shift)} ${n(top)}`;
    for (let x = -shift; x < width + length; x += length)
      d += `q${n(length * 0.3)} ${n(-lift * 1.6)} ${n(length * 0.55)} ${n(-lift * 0.3)}q${n(length * 0.08)} ${n(lift)} ${n(length * 0.45)} ${n(lift * 0.3)}`;
    return `${d}V400H-40Z`;
  });
}

/** Rays round a sun or moon, broken like carved lines. */
export function rays(cx: number, cy: number, from: number, to: number, count: number): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = (2 * Math.PI * i) / count;
    const end = i % 2 ? to : from + (to - from) * 0.55;
    const spread = 0.012;
    d += `M${n(cx + from * Math.cos(a - spread))} ${n(cy + from * Math.sin(a - spread))}L${n(cx + end * Math.cos(a))} ${n(cy + end * Math.sin(a))}L${n(cx + from * Math.cos(a + spread))} ${n(cy + from * Math.sin(a + spread))}Z`;
  }
  return d;
}

/** A row of firs. */
export function firs(rng: Rng, width: number, floor: number, height: number, count: number): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const x = (width * (i + 0.5)) / count + (rng() - 0.5) * 10;
    const h = height * (0.6 + 0.5 * rng());
    const w = h * 0.22;
    d += `M${n(x)} ${n(floor - h)}`;
    for (let k = 1; k <= 4; k++) {
      const y = floor - h + (h * k) / 4;
      d += `L${n(x + (w * k) / 4)} ${n(y)}L${n(x + (w * k) / 9)} ${n(y - h * 0.03)}`;
    }
    d += `L${n(x + 1.5)} ${n(floor)}L${n(x - 1.5)} ${n(floor)}`;
    for (let k = 4; k >= 1; k--) {
      const y = floor - h + (h * k) / 4;
      d += `L${n(x - (w * k) / 9)} ${n(y - h * 0.03)}L${n(x - (w * k) / 4)} ${n(y)}`;
    }
    d += 'Z';
  }
  return d;
}

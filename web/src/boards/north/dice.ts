/** Pips only: the die itself is drawn by the piece. */
const spots: Record<number, [number, number][]> = {
  1: [[256, 256]],
  2: [
    [130, 130],
    [382, 382],
  ],
  3: [
    [120, 120],
    [256, 256],
    [392, 392],
  ],
  4: [
    [130, 130],
    [382, 130],
    [130, 382],
    [382, 382],
  ],
  5: [
    [120, 120],
    [392, 120],
    [256, 256],
    [120, 392],
    [392, 392],
  ],
  6: [
    [130, 110],
    [382, 110],
    [130, 256],
    [382, 256],
    [130, 402],
    [382, 402],
  ],
};
export const FACES = [1, 2, 3, 4, 5, 6].map((number) =>
  spots[number].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="52" fill="currentColor"/>`).join(''),
);

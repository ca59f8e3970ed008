import { firs, seeded } from '$art/woodcut';

/** Buildings of the town as SVG markup on a ground of 120 × 84, drawn from a few carved shapes. */

const INK = '#120d09';
const WALL = '#6b4d33';
const DARK = '#4a3424';
const THATCH = '#b08a4c';
const SHINGLE = '#7b3f2a';
const SLATE = '#53626a';
const TURF = '#5f7040';
const LIGHT = '#f2c14e';
const n = (value: number) => value.toFixed(1);
const path = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round" ${more}/>`;
const line = (d: string, colour = INK, width = 1.2, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" ${more}/>`;

interface House {
  x: number;
  y: number;
  /** Width of the gable, depth to the right, height of the wall, height of the roof. */
  w: number;
  d: number;
  h: number;
  r: number;
  roof?: string;
  wall?: string;
  door?: boolean;
  lit?: boolean;
  horns?: boolean;
}

/** A house with its gable to the front and its side going back to the right. */
function house({
  x,
  y,
  w,
  d,
  h,
  r,
  roof = THATCH,
  wall = WALL,
  door = true,
  lit = true,
  horns = true,
}: House): string {
  const up = d * 0.2;
  const peak = x + w / 2;
  let out = path(`M${x + w} ${y}V${y - h}L${x + w + d} ${n(y - h - up)}V${n(y - up)}Z`, DARK);
  for (let i = 1; i < 5; i++) {
    const at = x + w + (d * i) / 5;
    out += line(`M${n(at)} ${n(y - (up * i) / 5 - 1)}V${n(y - h - (up * i) / 5)}`, INK, 0.8, 'opacity=".6"');
  }
  if (lit)
    out += path(
      `M${n(x + w + d * 0.4)} ${n(y - h * 0.36 - up * 0.4)}v${n(-h * 0.3)}l${n(d * 0.17)} ${n(-up * 0.17)}v${n(h * 0.3)}Z`,
      LIGHT,
    );
  out += path(`M${x} ${y}V${y - h}L${peak} ${y - h - r}L${x + w} ${y - h}V${y}Z`, wall);
  for (let i = 1; i < 6; i++) {
    const at = x + (w * i) / 6;
    const top = y - h - r * (1 - Math.abs(i - 3) / 3) * 0.94;
    out += line(`M${n(at)} ${y - 1}V${n(top + 2)}`, INK, 0.8, 'opacity=".55"');
  }
  if (door)
    out += path(
      `M${n(peak - w * 0.15)} ${y}V${n(y - h * 0.74)}q${n(w * 0.15)} ${n(-h * 0.3)} ${n(w * 0.3)} 0V${y}Z`,
      '#2a1b11',
    );
  out += path(
    `M${peak} ${y - h - r}L${peak + d} ${n(y - h - r - up)}L${n(x + w + d + 3)} ${n(y - h - up + 4)}L${x + w + 3} ${y - h + 4}Z`,
    roof,
  );
  for (let i = 1; i < 8; i++) {
    const k = i / 8;
    out += line(
      `M${n(peak + d * k + 1)} ${n(y - h - r - up * k + 3)}L${n(x + w + d * k + 1)} ${n(y - h - up * k + 2)}`,
      INK,
      0.9,
      'opacity=".5"',
    );
  }
  out += line(`M${x - 4} ${n(y - h + 4)}L${peak} ${y - h - r}L${n(x + w + 3)} ${y - h + 4}`, INK, 4.4);
  out += line(`M${x - 4} ${n(y - h + 4)}L${peak} ${y - h - r}L${n(x + w + 3)} ${y - h + 4}`, roof, 2.4);
  if (horns)
    out +=
      line(`M${peak} ${y - h - r}l-6-8M${peak} ${y - h - r}l6-8`, INK, 3) +
      line(`M${peak} ${y - h - r}l-6-8M${peak} ${y - h - r}l6-8`, roof, 1.4);
  return out;
}

const smoke = (x: number, y: number) =>
  line(`M${x} ${y}c-6-8 8-12 1-20c-6-7 7-10 2-17`, '#c9c2b2', 4, 'opacity=".4"') +
  line(`M${x + 5} ${y - 2}c-5-7 7-11 2-17`, '#c9c2b2', 2.5, 'opacity=".3"');
const forge = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="13" fill="#f08a2a" opacity=".28"/><circle cx="${x}" cy="${y}" r="5.5" fill="#f6b23c" stroke="${INK}" stroke-width="1.2"/>`;
const chimney = (x: number, y: number) => path(`M${x} ${y}v-14h10v12Z`, SLATE) + smoke(x + 5, y - 16);
const barrel = (x: number, y: number) =>
  path(`M${x} ${y}q-3-7 0-14h10q3 7 0 14Z`, '#7a5a36') +
  line(`M${x - 1} ${y - 4}h12M${x - 1} ${y - 10}h12`, INK, 1.2);
const shadow = (cx: number, cy: number, rx: number) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="6" fill="#0c0a08" opacity=".38"/>`;
const fir = (x: number, y: number, h: number, tone = '#2f4a38') => {
  const w = h * 0.3;
  return path(
    `M${x} ${y - h}l${n(w * 0.5)} ${n(h * 0.34)}h${n(-w * 0.2)}l${n(w * 0.5)} ${n(h * 0.3)}h${n(-w * 0.25)}l${n(w * 0.5)} ${n(h * 0.26)}h${n(-w * 0.85)}v${n(h * 0.1)}h${n(-w * 0.4)}v${n(-h * 0.1)}h${n(-w * 0.85)}l${n(w * 0.5)} ${n(-h * 0.26)}h${n(-w * 0.25)}l${n(w * 0.5)} ${n(-h * 0.3)}h${n(-w * 0.2)}Z`,
    tone,
  );
};
const fence = (x: number, y: number, count: number, gap = 7) => {
  let out = '';
  for (let i = 0; i < count; i++) out += path(`M${x + i * gap} ${y}v-20l3-5 3 5v20Z`, '#6b4d33');
  return out + line(`M${x - 2} ${y - 9}H${x + count * gap}`, INK, 2);
};

/** An awning over a counter; every stall has its own colours and wares. */
function stall(one: string, other: string, wares: string): string {
  let out = shadow(60, 78, 44);
  out += line('M24 76V34M96 76V34', INK, 4.6) + line('M24 76V34M96 76V34', WALL, 2.6);
  out +=
    path('M20 60h80v16H20Z', WALL) +
    line('M20 66h80M36 60v16M52 60v16M68 60v16M84 60v16', INK, 0.9, 'opacity=".6"');
  out += wares;
  for (let i = 0; i < 6; i++) {
    const x = 14 + i * 15.4;
    out += path(`M${n(24 + i * 12)} 14h12L${n(x + 15.4)} 38q-7.7 8-15.4 0Z`, i % 2 ? one : other);
  }
  return out + line('M24 14h72', INK, 3);
}
const wares = (shapes: string) => `<g transform="translate(0 60)">${shapes}</g>`;
const coin = (x: number) =>
  `<circle cx="${x}" cy="-4" r="4.5" fill="#d9a92e" stroke="${INK}" stroke-width="1.2"/>`;
const weapon = (x: number) =>
  line(`M${x} 0V-20`, INK, 3.4) + line(`M${x} 0V-20`, '#b9c0c2', 1.6) + line(`M${x - 4} -5h8`, '#d9a92e', 2);

const rng = seeded('hunt');
export const BUILDINGS: Record<string, string> = {
  blacksmith:
    shadow(60, 78, 50) +
    house({ x: 16, y: 78, w: 38, d: 48, h: 26, r: 20, roof: SLATE, door: false }) +
    chimney(82, 34) +
    forge(35, 62) +
    path('M26 78h20l-3-7h-14Z', '#3a3f42') +
    line('M92 76l9-20M96 57l9 4', '#b9c0c2', 2.4),
  hafter:
    shadow(60, 78, 50) +
    house({ x: 14, y: 78, w: 34, d: 42, h: 24, r: 20 }) +
    line('M90 78l10-46M97 78l8-46M104 78l6-44', INK, 3) +
    line('M90 78l10-46M97 78l8-46M104 78l6-44', '#8a6a42', 1.4) +
    path('M99 33l4-11 2 11ZM104 33l4-11 2 12ZM108 35l5-10 1 11Z', '#b9c0c2'),
  swordsmith:
    shadow(60, 78, 50) +
    house({ x: 16, y: 78, w: 40, d: 44, h: 28, r: 20, roof: SHINGLE, door: false }) +
    forge(36, 62) +
    chimney(86, 30) +
    `<g transform="translate(104 78)">${weapon(-2)}</g><g transform="translate(112 78)">${weapon(-2)}</g>`,
  smokehouse:
    shadow(60, 78, 46) +
    house({ x: 18, y: 78, w: 36, d: 40, h: 20, r: 26, roof: TURF }) +
    smoke(60, 26) +
    smoke(74, 22) +
    line('M98 46h18M100 46v30M114 46v30', INK, 2.4) +
    path('M103 48q-3 8 1 12 4-4 1-12ZM110 48q-3 8 1 12 4-4 1-12Z', '#a8623a'),
  'jarls-longhouse':
    shadow(60, 79, 58) +
    house({ x: 4, y: 78, w: 36, d: 70, h: 24, r: 28, roof: '#8f6a38' }) +
    line('M22 26c-8-4-10-12-4-16 2 4 5 5 9 4M92 12c8-4 11-10 6-15-2 4-6 5-9 3', INK, 3.4) +
    line('M22 26c-8-4-10-12-4-16 2 4 5 5 9 4M92 12c8-4 11-10 6-15-2 4-6 5-9 3', '#d9a92e', 1.6) +
    [52, 66, 80, 94]
      .map(
        (x, i) =>
          `<circle cx="${x}" cy="${n(62 - i * 2.8)}" r="5.6" fill="${i % 2 ? '#9c2f22' : '#d8cbb0'}" stroke="${INK}" stroke-width="1.4"/>`,
      )
      .join('') +
    smoke(70, 18),
  market:
    shadow(60, 78, 54) +
    path('M8 76 24 36h22l14 40Z', '#b9a47a') +
    path('M24 36h11l-6 40H8Z', '#9c2f22') +
    path('M35 36h11l14 40H46Z', '#9c2f22') +
    path('M62 76 76 44h20l14 32Z', '#cdbb98') +
    path('M76 44h10l-4 32H62Z', '#2f7f8f') +
    barrel(47, 80) +
    barrel(60, 81) +
    path('M100 80h16v-9h-16Z', '#7a5a36'),
  runesmith:
    shadow(60, 78, 50) +
    house({ x: 10, y: 78, w: 34, d: 36, h: 24, r: 20, roof: TURF }) +
    path('M88 79q-3-36 6-46 14-2 17 12 1 20-2 34Z', '#7d868c') +
    line('M97 44v24M97 48l8-5M97 55l8-5M104 62l-7 6', '#c5e1ea', 2.2),
  sage:
    shadow(60, 78, 46) +
    path('M14 78q2-44 44-46 42 2 44 46Z', TURF) +
    line('M24 66q4-14 12-20M44 42q12-6 26 0M82 50q8 8 12 18', '#3d4a2a', 2) +
    path('M46 78V58q12-14 24 0v20Z', '#2a1b11') +
    path('M52 78V62q6-8 12 0v16Z', '#c98a2b') +
    line('M84 34V10M84 12l-7 6M84 12l7 6M92 78V52', '#d8cbb0', 2) +
    `<circle cx="84" cy="8" r="4" fill="#d8cbb0" stroke="${INK}"/>` +
    smoke(40, 34),
  shipwright:
    shadow(60, 79, 54) +
    line('M10 78h100M24 78V56M60 78V60M96 78V56', INK, 3.4) +
    path('M4 40q12 24 56 24 44 0 56-24 2-10-4-12 0 12-10 18H18Q8 40 8 28q-6 2-4 12Z', '#8a6a42') +
    [26, 38, 50, 62, 74, 86, 96].map((x) => line(`M${x} 46q-4 10 0 17`, INK, 1.4)).join('') +
    line('M30 46V20M60 44V12M90 46V20M30 22h60', WALL, 2.4),
  'stave-church':
    shadow(60, 79, 40) +
    path('M26 78V52l34-16 34 16v26Z', WALL) +
    path('M18 56 60 30l42 26-6 4-36-20-36 20Z', SHINGLE) +
    path('M38 40v-8l22-14 22 14v8L60 30Z', DARK) +
    path('M32 36 60 14l28 22-5 2-23-16-23 16Z', SHINGLE) +
    path('M52 16 60-6l8 22-8-5Z', SHINGLE) +
    line('M60-6v-5M57-9h6', '#d9a92e', 2) +
    line('M24 54l-9-6M96 54l9-6M36 36l-8-6M84 36l8-6', INK, 2.4) +
    path('M52 78V62q8-10 16 0v16Z', LIGHT) +
    line('M36 76V58M44 76V54M76 76V54M84 76V58', INK, 0.9, 'opacity=".6"'),
  'worker-hut':
    shadow(60, 79, 52) +
    house({ x: 6, y: 74, w: 26, d: 24, h: 17, r: 17, roof: TURF }) +
    house({ x: 62, y: 80, w: 28, d: 24, h: 18, r: 18 }) +
    line('M52 80v-14M46 80l3-10M58 80l-3-10', '#8a6a42', 2.4),
  hunt:
    `<path d="${firs(rng, 120, 74, 52, 9)}" fill="#22372c" stroke="${INK}" stroke-width="1"/>` +
    fir(16, 82, 54) +
    fir(104, 82, 60) +
    fir(88, 80, 40, '#3a5a42') +
    path(
      'M48 80q-1-12 2-14l14-3q7-1 9-8l-3-6 6 2 4-5 1 7q4 4 0 8-4 2-4 8v11h-3V70l-13 1-3 9h-3l1-10q-4 2-4 10Z',
      '#8a6a42',
    ) +
    line('M71 48l-4-9M68 43l-5-1M77 46l3-10M79 40l5-2', '#d8cbb0', 1.6),
  draugr:
    shadow(60, 79, 50) +
    house({ x: 8, y: 68, w: 26, d: 24, h: 16, r: 17, roof: '#4b4a3a', lit: false }) +
    house({ x: 70, y: 72, w: 24, d: 18, h: 15, r: 15, roof: '#4b4a3a', lit: false }) +
    path('M30 82q4-12 16-12t16 12ZM68 84q3-9 12-9t12 9Z', '#3d3a2c') +
    path('M42 76v-17q5-6 10 0v17ZM76 80V66q4-5 8 0v14Z', '#8c939a') +
    line('M47 62v8M44 65h6M80 68v7M77 71h6', INK, 1.4) +
    `<circle cx="24" cy="44" r="10" fill="#7fb0c4" opacity=".22"/>`,
  troll:
    fence(2, 80, 4) +
    fence(92, 80, 4) +
    path('M30 80V26h12v54ZM78 80V26h12v54Z', WALL) +
    path('M24 28 60 8l36 20-4 6H28Z', SHINGLE) +
    line('M33 40h6M33 52h6M33 64h6M81 40h6M81 52h6M81 64h6', INK, 1.4) +
    path('M42 80V40q18-14 36 0v40Z', '#17120e') +
    line('M48 78V44M56 78V40M64 78V40M72 78V44', '#3a2c1f', 2.4),
  outcast: stall(
    '#5c4c3d',
    '#8a7a62',
    wares(
      '<ellipse cx="44" cy="-3" rx="7" ry="4" fill="#a8623a" stroke="#120d09"/><ellipse cx="66" cy="-3" rx="7" ry="4" fill="#a8623a" stroke="#120d09"/>',
    ),
  ),
  trader: stall(
    '#667a44',
    '#d8cbb0',
    wares(path('M34 0v-10h18V0Z', '#7a5a36') + path('M62 0q-3-8 4-10 8 2 5 10Z', '#a8623a')),
  ),
  skald: stall(
    '#7b5aa6',
    '#e2d4b6',
    wares(
      path('M52 0q-8-12 4-18 3 8 3 18Z', '#c98a2b') + line('M62 0V-18M66 0V-17M70 0V-16', '#d8cbb0', 1.4),
    ),
  ),
  stranger: stall('#2b2f33', '#c98a2b', wares(coin(40) + coin(49) + coin(58) + coin(67))),
  savages: stall('#9c2f22', '#5c4c3d', wares(weapon(40) + weapon(54) + weapon(68))),
  heroes: stall(
    '#c9a227',
    '#7b1f16',
    wares(weapon(44) + line('M66 0V-20', INK, 3.4) + path('M66-20q10 2 8 12-5-4-8-4Z', '#b9c0c2')),
  ),
  raiders: stall(
    '#33393f',
    '#9c2f22',
    wares(
      line('M42 0l8-26M60 0l6-26M74 0l4-26', '#8a6a42', 2.2) +
        path('M48-26l3-8 3 9ZM65-26l2-8 3 8ZM77-26l2-8 2 8Z', '#b9c0c2'),
    ),
  ),
  varangians: stall(
    '#2f7f8f',
    '#e2d4b6',
    wares(weapon(44) + line('M66 0l6-26', '#8a6a42', 2.2) + path('M70-26l3-8 2 9Z', '#b9c0c2')),
  ),
  merchant: '',
};

/** A longship seen from the side on a ground of 160 × 90; `sail` in its owner's colour. */
export function longship(sail: string, big: boolean, furled: boolean): string {
  const hull =
    path(
      'M8 42q-6-18 4-26 4 2 3 8-3 2-2 8 4 16 22 20h90q18-4 22-20 1-8-3-10 2-8 8-8 6 10 0 28-8 30-40 34H48Q16 72 8 42Z',
      '#5f432c',
    ) +
    line('M20 56q10 8 26 8h68q16 0 26-8M26 66q10 4 24 4h60q14 0 24-4', INK, 1.1, 'opacity=".7"') +
    path('M12 16q-9-2-9 6 6-1 9 1 1-4 0-7Z', '#d9a92e');
  let shields = '';
  const count = big ? 8 : 6;
  for (let i = 0; i < count; i++) {
    const x = 38 + (84 / (count - 1)) * i;
    shields += `<circle cx="${n(x)}" cy="53" r="6.4" fill="${i % 2 ? '#d8cbb0' : sail}" stroke="${INK}" stroke-width="1.5"/><circle cx="${n(x)}" cy="53" r="1.8" fill="${INK}"/>`;
  }
  const mast = line('M80 52V2', INK, 4.4) + line('M80 52V2', '#8a6a42', 2.2);
  const cloth = furled
    ? path('M44 8q36 8 72 0v7q-36 8-72 0Z', '#cdbb98') + line('M56 10v8M70 12v8M90 12v8M104 10v8', INK, 1.2)
    : path('M46 6h68q8 16 2 34-38-8-72 0-6-18 2-34Z', '#e2d4b6') +
      path('M60 6h13q2 14 0 30-8 0-16 2 2-16 3-32ZM87 6h13q4 16 4 32-8-2-16-2 0-16-1-30Z', sail) +
      line('M44 6h72', INK, 2.6);
  return mast + cloth + hull + shields;
}
BUILDINGS.merchant = `<g transform="translate(0 2) scale(.75 .86)">${longship('#c98a2b', false, false)}</g>${barrel(98, 80)}${path('M82 82h14v-10H82Z', '#7a5a36')}`;

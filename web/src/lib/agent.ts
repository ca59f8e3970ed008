/** What a browser or program is called, from how it introduces itself: names only, so nothing to translate. */
const PROGRAMS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const DEVICES: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

export function agentName(agent: string): string {
  const of = (list: [RegExp, string][]) => list.find(([sign]) => sign.test(agent))?.[1];
  const known = [of(PROGRAMS), of(DEVICES)].filter(Boolean);
  return known.length ? known.join(', ') : agent.split(/[\s(]/)[0].slice(0, 40);
}

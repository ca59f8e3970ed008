/** Playing by keyboard alone: arrows go from one thing that can be chosen to the next. */

let keyboard = false;
if (typeof document !== 'undefined') {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Tab' || event.key.startsWith('Arrow') || event.key === 'Enter' || event.key === ' ')
      keyboard = true;
  });
  document.addEventListener('pointerdown', () => (keyboard = false));
}

/** Everything that can be chosen now, the board's places first; only what a popover offers while one is open. */
export function choices(): HTMLElement[] {
  const popover = document.querySelectorAll<HTMLElement>('.popover :is(button, a)');
  if (popover.length) return [...popover];
  return [
    ...document.querySelectorAll<HTMLElement>(
      '.glows, .option:not(:disabled), [data-confirm], [data-withdraw]',
    ),
  ].filter((element) => element.offsetParent !== null);
}

/** After the table changed: a person at the keyboard goes on where there is something to choose. */
export function follow(): void {
  if (!keyboard) return;
  const active = document.activeElement;
  if (active && active !== document.body && active.isConnected && active.id !== 'main') {
    const element = active as HTMLElement;
    if (element.matches('input, select, textarea, .glows, .option:not(:disabled), [role="log"]')) return;
    if (!element.matches('[data-target], .option, [data-confirm], [data-withdraw]')) return;
  }
  const list = choices();
  const first = (name: string) => list.find((element) => element.matches(name));
  (first('[data-withdraw]') ?? first('[data-confirm]') ?? list[0])?.focus({ preventScroll: false });
}

/** Where the board is longer than its frame, what can be chosen is brought into sight: all of it, or its upper part. */
export function bring(frame: HTMLElement): void {
  if (frame.scrollHeight <= frame.clientHeight + 1) return;
  const boxes = [...frame.querySelectorAll<HTMLElement>('.glows')]
    .filter((element) => element.offsetParent !== null)
    .map((element) => element.getBoundingClientRect());
  if (!boxes.length) return;
  const seen = frame.getBoundingClientRect();
  const top = Math.min(...boxes.map((box) => box.top)) - 8;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + 8;
  if (top >= seen.top - 8 && bottom <= seen.bottom + 8) return;
  const down = bottom - seen.bottom;
  const by = down > 0 && top - down >= seen.top ? down : top - seen.top;
  frame.scrollBy(0, by / (frame.currentCSSZoom ?? 1));
}

/** Move the focus by arrow key to the nearest choice in that direction. */
export function roam(key: string): boolean {
  const list = choices();
  if (!list.length) return false;
  const active = document.activeElement as HTMLElement | null;
  if (!active || !list.includes(active)) {
    list[0].focus();
    return true;
  }
  const here = active.getBoundingClientRect();
  const x = here.x + here.width / 2;
  const y = here.y + here.height / 2;
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const element of list) {
    if (element === active) continue;
    const box = element.getBoundingClientRect();
    const dx = box.x + box.width / 2 - x;
    const dy = box.y + box.height / 2 - y;
    const along = { ArrowLeft: -dx, ArrowRight: dx, ArrowUp: -dy, ArrowDown: dy }[key] ?? 0;
    if (along < 4) continue;
    const across = key === 'ArrowLeft' || key === 'ArrowRight' ? Math.abs(dy) : Math.abs(dx);
    const cost = along + across * 2.2;
    if (cost < least) {
      least = cost;
      best = element;
    }
  }
  if (!best) {
    const step = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1;
    best = list[(list.indexOf(active) + step + list.length) % list.length];
  }
  best.focus();
  return true;
}

import { settings, still } from './settings.svelte';

/**
 * Nothing teleports. Every element with `data-piece="<id>"` that is somewhere else after an update flies there.
 * A piece that was not on the board before comes from the element whose `data-target` is its `data-from`.
 */
export type Snapshot = Map<string, Place>;

interface Place {
  rect: DOMRect;
  /** The drawing it lies on, where that can be panned, and how far it was. */
  frame: Element | null;
  pan: [number, number];
}
const frameOf = (element: Element) => element.closest('[data-pan]');
const panOf = (frame: Element | null): [number, number] =>
  frame ? [frame.scrollLeft, frame.scrollTop] : [0, 0];

/** Where a piece was, on the drawing as it lies now: what was panned has not moved. */
function placed(place: Place | undefined, element: Element): DOMRect | undefined {
  if (!place?.frame || place.frame !== frameOf(element)) return place?.rect;
  const [left, top] = panOf(place.frame);
  const { x, y, width, height } = place.rect;
  return new DOMRect(x + place.pan[0] - left, y + place.pan[1] - top, width, height);
}

const visible = (rect: DOMRect) => rect.width > 0 && rect.bottom > 0 && rect.top < innerHeight;

/** `root`: what flies, where there are several boards on a page. */
export function snapshot(root: ParentNode = document): Snapshot {
  const places: Snapshot = new Map();
  if (settings.speed === 'none') return places;
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const frame = frameOf(element);
    places.set(element.dataset.piece!, { rect: element.getBoundingClientRect(), frame, pan: panOf(frame) });
  }
  return places;
}

/** Let every piece that moved fly from where it was. */
export function flights(before: Snapshot, root: ParentNode = document): void {
  // Nothing will move, so nothing has to be measured.
  if (settings.speed === 'none') return;
  const quiet = still();
  let nth = 0;
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const to = element.getBoundingClientRect();
    if (!visible(to)) continue;
    let from: DOMRect | null | undefined = placed(before.get(element.dataset.piece!), element);
    if (!from && element.dataset.from) {
      const source = root.querySelector(`[data-target="${CSS.escape(element.dataset.from)}"]`);
      from = source && within(source.getBoundingClientRect(), to);
    }
    if (!from || from.width === 0) {
      if (!before.has(element.dataset.piece!)) appear(element);
      continue;
    }
    if (Math.hypot(from.x - to.x, from.y - to.y) < 12) continue;
    if (quiet) {
      appear(element);
      continue;
    }
    fly(element, from, to, Math.min(nth++ * 55, 330));
  }
}

/** Out of the middle of a deck, a building or somebody's frame, at a size of its own: never blown up to fill it. */
function within(source: DOMRect, to: DOMRect): DOMRect {
  if (!source.width || !to.width) return source;
  const scale = Math.min(1.2, Math.max(0.5, source.width / to.width));
  const [width, height] = [to.width * scale, to.height * scale];
  return new DOMRect(
    source.x + (source.width - width) / 2,
    source.y + (source.height - height) / 2,
    width,
    height,
  );
}

function appear(element: HTMLElement): void {
  const ms = still() ? 120 : settings.time(200);
  if (ms && settings.speed !== 'none')
    element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: ms, easing: 'ease-out' });
}

function fly(element: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const part of [ghost, ...ghost.querySelectorAll<HTMLElement>('[data-target], [data-piece], [id]')]) {
    part.removeAttribute('data-target');
    part.removeAttribute('data-piece');
    part.removeAttribute('tabindex');
    part.classList.remove('glows');
  }
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  const style = ghost.style;
  // In a low window the table is drawn smaller, and so is what flies over it.
  const fit = element.currentCSSZoom ?? 1;
  style.zoom = String(fit);
  style.position = 'fixed';
  style.left = `${to.x / fit}px`;
  style.top = `${to.y / fit}px`;
  style.width = `${to.width / fit}px`;
  style.height = `${to.height / fit}px`;
  style.margin = '0';
  style.zIndex = '40';
  style.pointerEvents = 'none';
  style.transformOrigin = '0 0';
  // Clones keep their scoped styles wherever they lie; custom properties come from the place they left.
  style.setProperty('--card', getComputedStyle(element).getPropertyValue('--card'));
  document.body.append(ghost);
  // Unseen, but there: a click where it will lie takes it.
  element.style.opacity = '0';
  const scale = from.width / to.width;
  const [dx, dy] = [(from.x - to.x) / fit, (from.y - to.y) / fit];
  const far = Math.hypot(dx, dy);
  const lift = Math.min(40, far * 0.12);
  const flight = ghost.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
      {
        transform: `translate(${dx * 0.4}px, ${dy * 0.4 - lift}px) scale(${(scale + 1) / 2 + 0.06})`,
        offset: 0.55,
      },
      { transform: 'none' },
    ],
    {
      duration: settings.time(Math.min(400, 200 + far * 0.25)),
      delay,
      easing: 'cubic-bezier(.3,.1,.2,1)',
      fill: 'backwards',
    },
  );
  const land = () => {
    ghost.remove();
    element.style.opacity = '';
    document.removeEventListener('pointerdown', land);
  };
  // A click skips all flights, and means what lies below: the piece itself where it will land.
  flight.onfinish = land;
  flight.oncancel = land;
  document.addEventListener('pointerdown', land);
}

import type { Component } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/** A thing looked at closely: a large picture beside the pointer, or over the page after a long press. */
export interface Look {
  component: Component<any>;
  props: Record<string, unknown>;
  /** Its place on the page of the box, `<kind>-<id>`, if it is a component. */
  entry?: string;
}

type Looked = () => Look | null;

/** A rectangle on the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Space between the large view and whatever is near it. */
const GAP = 12;
const EDGE = 8;
/** Pixels a hand trembles. */
const TREMBLE = 5;

const meet = (a: Box, b: Box) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

/**
 * Where a large view of this size goes: beside the thing it shows, or else as near as can be, but never over the thing
 * itself or over `taken`, what can be chosen now. Null where there is no such place.
 */
export function besides(size: Box, thing: Box, taken: Box[], screen: Box): Box | null {
  const { width, height } = size;
  const right = screen.left + screen.width - width - EDGE;
  const foot = screen.top + screen.height - height - EDGE;
  if (right < EDGE || foot < EDGE) return null;
  const x = Math.max(EDGE, Math.min(right, thing.left + thing.width / 2 - width / 2));
  const y = Math.max(EDGE, Math.min(foot, thing.top + thing.height / 2 - height / 2));
  const [after, before] = [thing.left + thing.width + GAP, thing.left - width - GAP];
  const [above, below] = [thing.top - height - GAP, thing.top + thing.height + GAP];
  // A hand of cards is shown above itself: its neighbours stay free.
  const low = thing.top > screen.height * 0.6;
  const near = [
    [after, y],
    [before, y],
    [x, above],
    [x, below],
  ];
  const away = ([left, top]: number[]) => Math.hypot(left - x, top - y);
  const edges = taken.flatMap((one) => [one.top - height - GAP, one.top + one.height + GAP]);
  const far = [after, before, x, EDGE, right]
    .flatMap((left) => [y, EDGE, above, below, foot, ...edges].map((top) => [left, top]))
    .sort((one, other) => away(one) - away(other));
  for (const [left, top] of [...(low ? [[x, above]] : []), ...near, ...far]) {
    const box = { left, top, width, height };
    const inside = left >= EDGE && top >= EDGE && left <= right && top <= foot;
    if (inside && ![thing, ...taken].some((other) => meet(box, other))) return box;
  }
  return null;
}

class Closer {
  /** Shown while the pointer rests on it. */
  hover = $state.raw<(Look & { at: DOMRect }) | null>(null);
  /** Opened until closed. */
  opened = $state.raw<Look | null>(null);
  /** Everything on the screen that can be looked at. */
  private things = new Map<HTMLElement, Looked>();
  /** Where the opened look was. */
  private from: HTMLElement | null = null;
  /** Where the pointer is, and where it lay when it clicked or when something changed; null: it has moved since. */
  private pointer = { x: 0, y: 0 };
  private lay: { x: number; y: number } | null = null;

  constructor() {
    if (typeof window === 'undefined') return;
    addEventListener('pointermove', this.follow, true);
    addEventListener(
      'pointerdown',
      (event) => {
        this.follow(event);
        this.rest();
      },
      true,
    );
  }

  /** The pointer moves: more than a hand trembles, or not. */
  follow = ({ clientX, clientY }: { clientX: number; clientY: number }): void => {
    this.pointer = { x: clientX, y: clientY };
    if (this.lay && Math.hypot(clientX - this.lay.x, clientY - this.lay.y) >= TREMBLE) this.lay = null;
  };

  /** Something has changed: what has come under a pointer that lies still is not looked at. */
  rest(): void {
    this.lay = this.pointer;
  }

  get isResting(): boolean {
    return this.lay !== null;
  }

  open(look: Look | null, from: HTMLElement | null = null): void {
    if (!look) return;
    this.hover = null;
    this.opened = look;
    this.from = from;
  }

  /** Whether pointing at this shows something large. */
  shows(element: Element): boolean {
    return [...this.things].some(([thing, looked]) => thing.contains(element) && looked() !== null);
  }

  /** What can be looked at, in the order of the page; equal cards once. */
  private all(): { element: HTMLElement; look: Look }[] {
    const seen = new Set<string>();
    return [...this.things]
      .filter(([element]) => element.offsetParent !== null)
      .sort(([a], [b]) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
      .flatMap(([element, looked]) => {
        const look = looked();
        const name = look?.entry ?? String(look?.props.title ?? '');
        if (!look || seen.has(name)) return [];
        seen.add(name);
        return [{ element, look }];
      });
  }

  /** The key I: a look at what has the focus, is in it or around it; else at the first thing on the table. */
  openAt(focus: Element | null): void {
    const near = [...this.things].find(
      ([element]) => focus && focus !== document.body && (element.contains(focus) || focus.contains(element)),
    );
    const first = near ? { element: near[0], look: near[1]() } : this.all()[0];
    if (first) this.open(first.look, first.element);
  }

  /** Look at the next thing on the table, or at the one before. */
  step(by: number): void {
    const all = this.all();
    const name = this.opened?.entry;
    const at = all.findIndex(
      ({ element, look }) => element === this.from || (name !== undefined && look.entry === name),
    );
    const next = all.at((at + by + all.length) % Math.max(1, all.length));
    if (next) this.open(next.look, next.element);
  }

  /** `{@attach closer.on(() => ({ component, props, entry }))}` */
  on = (looked: Looked): Attachment<HTMLElement> => {
    return (element) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let pressed = false;
      this.things.set(element, looked);
      element.dataset.look = '';
      const point = (event: PointerEvent) => {
        if (event.pointerType !== 'mouse' || event.buttons || timer !== undefined || this.isResting) return;
        timer = setTimeout(() => {
          const look = looked();
          if (look) this.hover = { ...look, at: element.getBoundingClientRect() };
        }, 420);
      };
      const leave = () => {
        clearTimeout(timer);
        timer = undefined;
        this.hover = null;
      };
      const down = (event: PointerEvent) => {
        leave();
        pressed = false;
        if (event.pointerType === 'mouse') return;
        timer = setTimeout(() => {
          pressed = true;
          this.open(looked(), element);
        }, 450);
      };
      const swallow = (event: Event) => {
        if (pressed) {
          event.stopPropagation();
          event.preventDefault();
          pressed = false;
        }
      };
      const menu = (event: Event) => {
        event.preventDefault();
        event.stopPropagation();
        leave();
        this.open(looked(), element);
      };
      element.addEventListener('pointerenter', point);
      element.addEventListener('pointermove', point);
      element.addEventListener('pointerleave', leave);
      element.addEventListener('pointerdown', down);
      element.addEventListener('pointerup', () => clearTimeout(timer));
      element.addEventListener('pointercancel', leave);
      element.addEventListener('click', swallow, true);
      element.addEventListener('contextmenu', menu);
      return () => {
        clearTimeout(timer);
        this.things.delete(element);
        if (this.hover) this.hover = null;
      };
    };
  };
}

export const closer = new Closer();

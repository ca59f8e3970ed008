import type { Attachment } from 'svelte/attachments';
import type { Spots } from '$lib/spots.svelte';
import type { OptionView } from '$lib/wire';

/** A card on its way from the hand: where it may be dropped, and over which place it hangs. */
class Drag {
  /** The target of the card that is dragged. */
  card = $state<string | null>(null);
  /** Places where it may be dropped, and what that means. */
  drops = $state.raw<ReadonlyMap<string, OptionView[]>>(new Map());
  over = $state<string | null>(null);

  may = (place: string): boolean => this.drops.has(place);
}

export const drag = new Drag();

/** The place under a point where the dragged card may be dropped: the smallest one there. */
function placeAt(x: number, y: number): { place: string; element: HTMLElement } | null {
  for (const found of document.elementsFromPoint(x, y)) {
    const element = found.closest<HTMLElement>('[data-target], [data-drop]');
    if (!element) continue;
    const place = element.dataset.target ?? element.dataset.drop!;
    if (drag.may(place)) return { place, element };
    const frame = element.closest<HTMLElement>('[data-frame]');
    if (frame && drag.may(frame.dataset.frame!)) return { place: frame.dataset.frame!, element: frame };
  }
  return null;
}

/**
 * A card that can be dragged: to the water for its wind, to what it strikes or to the stack for its effect.
 * A drop that can mean only one thing is taken at once, any other asks.
 */
export function draggable(
  target: string,
  spots: Spots,
  drops: (option: OptionView) => string[],
): Attachment<HTMLElement> {
  return (element) => {
    let start: PointerEvent | null = null;
    let ghost: HTMLElement | null = null;
    /** How large the table is drawn. */
    let fit = 1;
    let dropped = false;

    const lift = () => {
      const found = new Map<string, OptionView[]>();
      for (const option of spots.at(target))
        for (const place of new Set(drops(option)))
          if (place !== target) found.set(place, [...(found.get(place) ?? []), option]);
      if (!found.size) return false;
      drag.drops = found;
      drag.card = target;
      const box = element.getBoundingClientRect();
      fit = element.currentCSSZoom ?? 1;
      ghost = element.cloneNode(true) as HTMLElement;
      for (const part of [ghost, ...ghost.querySelectorAll<HTMLElement>('[data-target], [data-piece]')]) {
        part.removeAttribute('data-target');
        part.removeAttribute('data-piece');
        part.removeAttribute('tabindex');
        part.classList.remove('glows', 'lifted');
      }
      ghost.inert = true;
      ghost.setAttribute('aria-hidden', 'true');
      Object.assign(ghost.style, {
        position: 'fixed',
        zoom: String(fit),
        left: `${box.x / fit}px`,
        top: `${box.y / fit}px`,
        width: `${box.width / fit}px`,
        zIndex: '60',
        pointerEvents: 'none',
        transform: 'rotate(-4deg) scale(0.9)',
        transformOrigin: 'center',
      });
      ghost.style.setProperty('--card', getComputedStyle(element).getPropertyValue('--card'));
      document.body.append(ghost);
      element.style.opacity = '0.35';
      return true;
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || spots.busy || !spots.at(target).length) return;
      start = event;
      dropped = false;
    };
    const move = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.pointerId) return;
      const dx = event.clientX - start.clientX;
      const dy = event.clientY - start.clientY;
      if (!ghost) {
        // On a touch screen the hand is swept sideways; a card leaves it upwards.
        const far = event.pointerType === 'mouse' ? Math.hypot(dx, dy) > 9 : dy < -12;
        if (!far) return;
        if (!lift()) {
          start = null;
          return;
        }
        dropped = true;
        // a long press would open the closer look
        element.dispatchEvent(new PointerEvent('pointercancel'));
        element.setPointerCapture(start.pointerId);
      }
      event.preventDefault();
      if (ghost) ghost.style.translate = `${dx / fit}px ${dy / fit}px`;
      drag.over = placeAt(event.clientX, event.clientY)?.place ?? null;
    };
    const put = () => {
      ghost?.remove();
      ghost = null;
      start = null;
      element.style.opacity = '';
      drag.card = null;
      drag.over = null;
      drag.drops = new Map();
    };
    const up = (event: PointerEvent) => {
      if (!start || !ghost) {
        start = null;
        return;
      }
      const at = placeAt(event.clientX, event.clientY);
      const options = at ? (drag.drops.get(at.place) ?? []) : [];
      put();
      if (!at || !options.length) return;
      if (options.length === 1) spots.choose(options[0]);
      else
        spots.popover = {
          at: at.element.getBoundingClientRect(),
          options,
          refused: null,
          from: element,
        };
    };
    const lost = (event: PointerEvent) => {
      if (event.isTrusted && ghost) put();
    };
    const click = (event: Event) => {
      if (dropped) {
        dropped = false;
        event.stopPropagation();
        event.preventDefault();
      }
    };
    const noDrag = (event: Event) => event.preventDefault();
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', lost);
    element.addEventListener('click', click, true);
    element.addEventListener('dragstart', noDrag);
    return () => {
      if (ghost) put();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', lost);
      element.removeEventListener('click', click, true);
      element.removeEventListener('dragstart', noDrag);
    };
  };
}

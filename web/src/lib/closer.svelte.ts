import type { Component } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/** A thing looked at closely: a large picture beside the pointer, or over the page after a long press. */
export interface Look {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  component: Component<any>;
  props: Record<string, unknown>;
}

class Closer {
  /** Shown while the pointer rests on it. */
  hover = $state.raw<(Look & { at: DOMRect }) | null>(null);
  /** Opened until closed. */
  opened = $state.raw<Look | null>(null);

  open(look: Look): void {
    this.hover = null;
    this.opened = look;
  }

  /** `{@attach closer.on(() => ({ component, props }))}` */
  on = (look: () => Look): Attachment<HTMLElement> => {
    return (element) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let pressed = false;
      const enter = (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return;
        timer = setTimeout(() => (this.hover = { ...look(), at: element.getBoundingClientRect() }), 420);
      };
      const leave = () => {
        clearTimeout(timer);
        this.hover = null;
      };
      const down = (event: PointerEvent) => {
        clearTimeout(timer);
        this.hover = null;
        pressed = false;
        if (event.pointerType === 'mouse') return;
        timer = setTimeout(() => {
          pressed = true;
          this.open(look());
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
        leave();
        this.open(look());
      };
      const key = (event: KeyboardEvent) => {
        if (event.key === 'i' && event.target === element) this.open(look());
      };
      element.addEventListener('pointerenter', enter);
      element.addEventListener('pointerleave', leave);
      element.addEventListener('pointerdown', down);
      element.addEventListener('pointerup', () => clearTimeout(timer));
      element.addEventListener('pointercancel', leave);
      element.addEventListener('click', swallow, true);
      element.addEventListener('contextmenu', menu);
      element.addEventListener('keydown', key);
      return () => {
        clearTimeout(timer);
        if (this.hover) this.hover = null;
      };
    };
  };
}

export const closer = new Closer();

const MOST = 3.2;

/** A drawing in a scrolling frame: pinch, Ctrl and wheel, double tap and buttons change its size, scrolling pans. */
export class Zoom {
  factor = $state(1);
  #frame: HTMLElement | null = null;

  /** Change the size so that the point under (x, y) of the screen stays where it is. */
  to(factor: number, x?: number, y?: number): void {
    const next = Math.min(MOST, Math.max(1, factor));
    const frame = this.#frame;
    const by = next / this.factor;
    this.factor = next;
    if (!frame || by === 1) return;
    const box = frame.getBoundingClientRect();
    const dx = (x ?? box.x + box.width / 2) - box.x;
    const dy = (y ?? box.y + box.height / 2) - box.y;
    const [left, top] = [(frame.scrollLeft + dx) * by - dx, (frame.scrollTop + dy) * by - dy];
    requestAnimationFrame(() => frame.scrollTo(left, top));
  }

  /** Bring a point of the drawing, in parts of its size, into the middle if it cannot be seen or lies in the foot of the frame. */
  show(x: number, y: number, foot = 30): void {
    const frame = this.#frame;
    if (!frame) return;
    const sheet = frame.firstElementChild as HTMLElement;
    const [px, py] = [x * sheet.offsetWidth, y * sheet.offsetHeight];
    const inside =
      px > frame.scrollLeft + 30 &&
      px < frame.scrollLeft + frame.clientWidth - 30 &&
      py > frame.scrollTop + 30 &&
      py < frame.scrollTop + frame.clientHeight - foot;
    if (!inside) frame.scrollTo(px - frame.clientWidth / 2, py - frame.clientHeight / 2);
  }

  frame = (element: HTMLElement) => {
    this.#frame = element;
    // Flights are measured on the drawing, not on the screen: panning it moves nothing.
    element.dataset.pan = '';
    let apart = 0;
    let began = 1;
    const span = (touches: TouchList) =>
      Math.hypot(touches[0].clientX - touches[1].clientX, touches[0].clientY - touches[1].clientY);
    const start = (event: TouchEvent) => {
      if (event.touches.length !== 2) return;
      apart = span(event.touches);
      began = this.factor;
    };
    const move = (event: TouchEvent) => {
      if (event.touches.length !== 2 || !apart) return;
      event.preventDefault();
      const [a, b] = [event.touches[0], event.touches[1]];
      this.to(
        (began * span(event.touches)) / apart,
        (a.clientX + b.clientX) / 2,
        (a.clientY + b.clientY) / 2,
      );
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      this.to(this.factor * (event.deltaY < 0 ? 1.15 : 1 / 1.15), event.clientX, event.clientY);
    };
    // Two taps in a row where nothing could be chosen; the first one may have chosen what is under the second.
    let last = 0;
    const tapped = (event: TouchEvent) => {
      if (event.touches.length || event.changedTouches.length !== 1) return;
      const [touch] = event.changedTouches;
      const now = event.timeStamp;
      if ((event.target as Element).closest('[data-options]:not([data-options="0"])')) last = 0;
      else if (now - last < 320) {
        last = 0;
        this.to(this.factor > 1.6 ? 1 : this.factor * 1.8, touch.clientX, touch.clientY);
      } else last = now;
    };
    element.addEventListener('touchstart', start, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('touchend', tapped, { passive: true });
    return () => {
      element.removeEventListener('touchstart', start);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('touchend', tapped);
      this.#frame = null;
    };
  };
}

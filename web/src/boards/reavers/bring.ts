/** On a small screen: scroll to what can be chosen, or else to `rest`, if it is out of sight. */
export function bring(
  root: HTMLElement,
  scroller: HTMLElement | null,
  rest: HTMLElement | null = null,
): void {
  const wanted = root.querySelector<HTMLElement>('.glows') ?? rest;
  if (!wanted || !scroller) return;
  const at = wanted.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  if (at.top >= frame.top && at.bottom <= frame.bottom) return;
  // Something higher than the frame begins at its top; the rest comes to the middle.
  const room = Math.max(0, (frame.height - at.height) / 2);
  scroller.scrollTop += at.top - frame.top - Math.min(room, wanted === rest ? 0 : room);
}

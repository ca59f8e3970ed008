/**
 * On a small screen: scroll to what can be chosen if it is out of sight. What lies in `stage` is shown with the top of it,
 * which says whose choice it is; with nothing to choose there the stage itself is shown.
 */
export function bring(
  root: HTMLElement,
  scroller: HTMLElement | null,
  stage: HTMLElement | null = null,
): void {
  const inside = stage?.querySelector<HTMLElement>('.glows, .way') ?? null;
  const wanted = inside ?? root.querySelector<HTMLElement>('.glows') ?? stage;
  if (!wanted || !scroller) return;
  const at = wanted.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  if (stage && (inside || wanted === stage)) {
    const top = stage.getBoundingClientRect().top;
    if (top >= frame.top && (wanted === stage || at.bottom <= frame.bottom)) return;
    // From its top, or as far down as it takes to see the first choice.
    const more = wanted === stage ? 0 : Math.max(0, at.bottom + 8 - top - frame.height);
    scroller.scrollTop += top - frame.top + more;
    return;
  }
  if (at.top >= frame.top && at.bottom <= frame.bottom) return;
  scroller.scrollTop += at.top - frame.top - Math.max(0, (frame.height - at.height) / 2);
}

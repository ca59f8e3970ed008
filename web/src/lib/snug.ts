import type { Attachment } from 'svelte/attachments';

/** What does not fit is drawn smaller, but no smaller than this. */
const LEAST = 0.62;
const LOOKS = 6;

/** The largest size at which something fits, looked for by halves; the least where it fits at none. */
export function largest(fits: (size: number) => boolean): number {
  if (fits(1)) return 1;
  let [small, large] = [LEAST, 1];
  for (let look = 0; look < LOOKS; look += 1) {
    const size = (small + large) / 2;
    if (fits(size)) small = size;
    else large = size;
  }
  return small;
}

/**
 * `{@attach snug(() => table.narrow)}`: what is being decided lies in the middle of the board and is sometimes more than
 * usual. Rather than push the board under the question it is drawn smaller. A phone scrolls.
 */
export const snug =
  (scrolls: () => boolean): Attachment<HTMLElement> =>
  (element) => {
    const frame = element.closest<HTMLElement>('#board');
    if (!frame) return undefined;
    const narrow = scrolls();
    const fits = (size: number) => {
      element.style.zoom = size < 1 ? String(size) : '';
      return frame.scrollHeight <= frame.clientHeight + 1;
    };
    const fit = () => void (narrow ? fits(1) : fits(largest(fits)));
    // At once, so that whatever flies flies to where things will lie.
    const changes = new MutationObserver(fit);
    changes.observe(element, { childList: true, characterData: true, subtree: true });
    const sizes = new ResizeObserver(fit);
    sizes.observe(frame);
    fit();
    return () => {
      changes.disconnect();
      sizes.disconnect();
    };
  };

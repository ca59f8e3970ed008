import type { Attachment } from 'svelte/attachments';

/**
 * `{@attach shrink}`: no wider than its longest row. What wraps is as wide as it may be in CSS, and keeps the room beside
 * its rows from whoever stands there.
 */
export const shrink: Attachment<HTMLElement> = (element) => {
  const fit = () => {
    element.style.flexBasis = '';
    const boxes = [...element.children].map((one) => one.getBoundingClientRect());
    const [first, last] = [boxes.at(0), boxes.at(-1)];
    if (!first || !last || last.top < first.bottom) return;
    const used = Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left));
    const edges =
      element.offsetWidth - element.clientWidth + 2 * parseFloat(getComputedStyle(element).paddingLeft);
    element.style.flexBasis = `${Math.ceil(used + edges) + 1}px`;
  };
  const changes = new MutationObserver(fit);
  changes.observe(element, { childList: true, characterData: true, subtree: true });
  window.addEventListener('resize', fit);
  fit();
  return () => {
    changes.disconnect();
    window.removeEventListener('resize', fit);
  };
};

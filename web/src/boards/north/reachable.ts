import type { Attachment } from 'svelte/attachments';

/** What can be swept aside with a finger can be reached by keyboard too, and moved with the arrows. */
export const reachable =
  (wanted: boolean): Attachment<HTMLElement> =>
  (element) => {
    if (wanted) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };

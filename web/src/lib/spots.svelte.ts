import { getContext, setContext, untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { SvelteMap } from 'svelte/reactivity';
import type { DecisionView, OptionView, RefusedView } from './wire';
import { t, words } from './words.svelte';

/** What a click on several options at one place, or on a refused place, opens. */
export interface Popover {
  at: DOMRect;
  options: OptionView[];
  refused: RefusedView | null;
  from: HTMLElement;
}

/** Milliseconds in which nobody can have read a new question: a click so soon was meant for the one before. */
const UNREAD = 150;
/** Milliseconds in which a click where the pointer already lay is the second half of a double click. */
const DEAF = 400;
/** Pixels a hand trembles between the two. */
const TREMBLE = 20;
/** Where a click can mean a choice. */
const CHOICES = '.board, .hand, .prompt, .popover, [data-target], [data-ghost]';

/** The button that stands out: the only one, or the usual choice. */
export const mainOf = (buttons: OptionView[], usual: string): string =>
  buttons.length === 1 ? buttons[0].key : (buttons.find((option) => option.key === usual)?.key ?? '');

function stop(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** A board registers its places here; the table tells which of them can be chosen now. */
export class Spots {
  decision = $state.raw<DecisionView | null>(null);
  names = $state.raw<string[]>([]);
  /** Places lit because somebody points at a line of the saga. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** The option that waits for a confirmation. */
  staged = $state.raw<OptionView | null>(null);
  /** What a bot would do. */
  hint = $state<string | null>(null);
  popover = $state.raw<Popover | null>(null);
  /** The place that is pointed at or reached by Tab. */
  pointed = $state<string | null>(null);
  /** Which question is open: the same as long as a click would mean the same. */
  asked = '';
  /** A question has just come. `all`: no click is heard; `here`: none where the pointer or the focus already was. */
  deaf = $state<'all' | 'here' | null>(null);
  private hearing: ReturnType<typeof setTimeout> | undefined;
  /** Where the pointer is, and where it was when the question came. */
  private pointer = { x: 0, y: 0 };
  private lay = { x: 0, y: 0 };
  /** Did the pointer go down elsewhere since, or was something else gone to by key? */
  private strayed = false;
  /** The question that was open when the pointer went down. */
  private pressed: string | null = null;
  /** Further places where an option can be taken besides its target; a board may say so. */
  also = $state.raw<(option: OptionView) => string[]>(() => []);

  /** A board that puts several choices together before they are sent: the keys a choice then stands for. */
  plan = $state.raw<((option: OptionView) => string[]) | null>(null);

  /** What has been picked for the open question already, where it asks for several things. */
  picked = $state.raw<string[]>([]);

  /** The elements that stand for each target. */
  private standing = new Map<string, HTMLElement[]>();
  /** How many elements stand for each target. */
  private placed = new SvelteMap<string, number>();
  #choose: (option: OptionView) => void;
  #busy: () => boolean;

  constructor(choose: (option: OptionView) => void, busy: () => boolean = () => false) {
    this.#choose = choose;
    this.#busy = busy;
  }

  /** Nothing can be chosen while a choice is on its way. */
  get busy(): boolean {
    return this.#busy();
  }

  /** Something else is asked now: clicks that cannot be meant for it are not heard. */
  hush(unread: boolean): void {
    if (this.deaf === 'all' && !unread) return;
    clearTimeout(this.hearing);
    this.lay = this.pointer;
    this.strayed = false;
    this.deaf = unread ? 'all' : 'here';
    const hear = () => (this.deaf = null);
    const wake = () => {
      this.deaf = 'here';
      this.hearing = setTimeout(hear, DEAF - UNREAD);
    };
    this.hearing = unread ? setTimeout(wake, UNREAD) : setTimeout(hear, DEAF);
  }

  move = (event: PointerEvent): void => {
    this.pointer = { x: event.clientX, y: event.clientY };
  };

  /** The pointer goes down: what it means is settled now. */
  press = (event: PointerEvent): void => {
    this.move(event);
    this.pressed = this.asked;
    this.strayed = Math.hypot(this.pointer.x - this.lay.x, this.pointer.y - this.lay.y) > TREMBLE;
  };

  /** A click that cannot be meant for what is asked now means nothing: neither a choice nor a closer look. */
  release = (event: MouseEvent): void => {
    const began = this.pressed;
    this.pressed = null;
    if (this.hears && (began === null || began === this.asked)) return;
    if ((event.target as Element).closest(CHOICES)) stop(event);
  };

  /** The same for the keyboard: a key that is held down chooses once. */
  key = (event: KeyboardEvent): void => {
    if (event.key === 'Tab' || event.key.startsWith('Arrow')) this.strayed = true;
    if (event.key !== 'Enter' && event.key !== ' ') return;
    if ((event.repeat || !this.hears) && (event.target as Element).closest(CHOICES)) stop(event);
  };

  private get hears(): boolean {
    return this.deaf === null || (this.deaf === 'here' && this.strayed);
  }

  /** Does this choice give something up for good? Not if a board has put others before it. */
  isGrave = (option: OptionView): boolean =>
    option.tone === 'grave' && (this.plan?.(option).length ?? 1) === 1;

  private byTarget = $derived.by(() => {
    const found = new Map<string, OptionView[]>();
    for (const option of this.decision?.options ?? [])
      for (const place of this.places(option)) found.set(place, [...(found.get(place) ?? []), option]);
    return found;
  });
  private refusals = $derived(
    new Map((this.decision?.refused ?? []).map((refused) => [refused.target, refused])),
  );

  /** All places where an option can be taken. */
  places = (option: OptionView): string[] => [
    ...new Set([...(option.target ? [option.target] : []), ...this.also(option)]),
  ];

  private isPlaced = (option: OptionView): boolean =>
    this.places(option).some((place) => this.placed.has(place));

  /** The options a click on this place means. */
  at = (target: string): OptionView[] => this.byTarget.get(target) ?? [];

  why = (target: string): RefusedView | null => this.refusals.get(target) ?? null;

  /** Options that have no place on the board as it is drawn: they become buttons. */
  loose = $derived.by(() => (this.decision?.options ?? []).filter((option) => !this.isPlaced(option)));

  /** Options that are taken on the board. */
  placedOptions = $derived.by(() => (this.decision?.options ?? []).filter((option) => this.isPlaced(option)));

  /** Where those lie: on the board, below among what is one's own, in a player's frame. */
  whereabouts = $derived.by(() => {
    const found = new Set<string>();
    for (const place of this.placedOptions.flatMap(this.places))
      if (this.placed.has(place))
        for (const element of this.standing.get(place) ?? [])
          found.add(
            element.closest('.bottom') ? 'hand' : element.closest('[data-frame]') ? 'frame' : 'board',
          );
    return ['board', 'hand', 'frame'].filter((where) => found.has(where)).join('-');
  });

  /** What a click on the place that is pointed at would mean. */
  meant = $derived.by(() => (this.pointed === null ? [] : this.at(this.pointed)));

  /** Of equal things as many are marked as have been picked; a place that can be picked again is not. */
  private isPicked(target: string, element: HTMLElement, legal: boolean): boolean {
    const count = this.picked.filter((other) => other === target).length;
    const equal = this.standing.get(target) ?? [];
    if (!count || (legal && equal.length <= count)) return false;
    const before = equal.filter(
      (other) => other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    return before.length < count;
  }

  choose(option: OptionView): void {
    this.popover = null;
    if (!this.busy) this.#choose(option);
  }

  /** A click or Enter on a place. True when it meant something. */
  touch(target: string, from: HTMLElement): boolean {
    const options = this.at(target);
    const told = this.why(target);
    // What is not open in a lesson is refused: where something is open as well, that alone is meant.
    const refused = options.length && told?.text.id.startsWith('lessons-') ? null : told;
    // A second click while the first is on its way means nothing else.
    if (this.busy) return options.length > 0;
    if (options.length === 1 && !refused) {
      this.choose(options[0]);
      return true;
    }
    if (options.length || refused) {
      this.popover = { at: from.getBoundingClientRect(), options, refused, from };
      return true;
    }
    return false;
  }

  /**
   * `{@attach spots.spot('card/12')}`: this element stands for a target. It carries `data-target`, glows when an
   * option points at it, is reached by Tab then, and takes the option on click, tap, Enter or Space.
   */
  spot = (
    target: string | null | undefined,
    otherwise?: (element: HTMLElement) => void,
  ): Attachment<HTMLElement> => {
    return (element) => {
      if (!target) {
        if (!otherwise) return undefined;
        const click = () => otherwise(element);
        element.addEventListener('click', click);
        return () => element.removeEventListener('click', click);
      }
      element.dataset.target = target;
      const role = element.getAttribute('role');
      untrack(() => this.placed.set(target, (this.placed.get(target) ?? 0) + 1));
      this.standing.set(target, [...(this.standing.get(target) ?? []), element]);

      const act = (event: Event) => {
        // A card in a frame that can be chosen as a whole means the frame, unless it can be chosen itself.
        const frame = element.closest<HTMLElement>('[data-frame]')?.dataset.frame;
        if (this.touch(target, element) || (frame && this.touch(frame, element))) {
          event.stopPropagation();
          event.preventDefault();
        } else if (otherwise) {
          event.stopPropagation();
          otherwise(element);
        }
      };
      const press = (event: KeyboardEvent) => {
        if ((event.key === 'Enter' || event.key === ' ') && event.target === element) act(event);
      };
      // A microtask later: an element that is taken away while the page is drawn loses its focus there and then.
      const point = () => queueMicrotask(() => (this.pointed = target));
      const leave = () => queueMicrotask(() => this.pointed === target && (this.pointed = null));
      let stop: string | null = null;
      // Changed under the focus, it would have the browser lay out the whole page there and then: that waits.
      const settle = () => {
        if (element === document.activeElement || element.getAttribute('tabindex') === stop) return;
        if (stop === null) element.removeAttribute('tabindex');
        else element.setAttribute('tabindex', stop);
      };
      element.addEventListener('click', act);
      element.addEventListener('keydown', press);
      element.addEventListener('pointerenter', point);
      element.addEventListener('pointerleave', leave);
      element.addEventListener('focus', point);
      element.addEventListener('blur', leave);
      element.addEventListener('blur', settle);

      $effect(() => {
        const options = this.at(target);
        const refused = this.why(target);
        const legal = options.length > 0;
        const picked = this.isPicked(target, element, legal);
        element.classList.toggle('glows', legal);
        element.classList.toggle('picked', picked);
        element.dataset.options = String(options.length);
        element.classList.toggle('refusable', !legal && refused !== null);
        element.classList.toggle('lit', this.lit.has(target));
        element.classList.toggle('staged', this.staged !== null && this.staged.target === target);
        element.classList.toggle(
          'hinted',
          this.hint !== null && options.some((option) => option.key === this.hint),
        );
        if (legal || refused) {
          stop = legal ? '0' : '-1';
          element.setAttribute('role', 'button');
          element.setAttribute(
            'aria-description',
            legal
              ? options.map((o) => words.say(o.text, this.names)).join('; ')
              : words.say(refused!.text, this.names),
          );
        } else {
          stop = otherwise ? '-1' : null;
          if (role) element.setAttribute('role', role);
          else element.removeAttribute('role');
          if (picked) element.setAttribute('aria-description', t('web-picked'));
          else element.removeAttribute('aria-description');
        }
        settle();
      });

      return () => {
        element.removeEventListener('click', act);
        element.removeEventListener('keydown', press);
        element.removeEventListener('pointerenter', point);
        element.removeEventListener('pointerleave', leave);
        element.removeEventListener('focus', point);
        element.removeEventListener('blur', leave);
        element.removeEventListener('blur', settle);
        leave();
        // It may stay on the screen and stand for nothing, or for something else.
        element.classList.remove('glows', 'picked', 'refusable', 'lit', 'staged', 'hinted');
        this.standing.set(
          target,
          (this.standing.get(target) ?? []).filter((other) => other !== element),
        );
        // A microtask later, so that a place that is only drawn anew does not flicker among the buttons.
        queueMicrotask(() => {
          const left = (this.placed.get(target) ?? 1) - 1;
          if (left > 0) this.placed.set(target, left);
          else this.placed.delete(target);
        });
      };
    };
  };
}

const KEY = Symbol('spots');
export const offerSpots = (spots: Spots): Spots => setContext(KEY, spots);
/** The places of the table this board lies on. */
export const useSpots = (): Spots => getContext<Spots>(KEY);

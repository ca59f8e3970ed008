/** Which figure the person at this screen looks at: its reach is shown on the island. */
class Looking {
  /** Under the pointer or in focus. */
  hovered = $state<number | null>(null);
  /** Touched, until touched again. */
  held = $state<number | null>(null);

  toggle(figure: number): void {
    this.held = this.held === figure ? null : figure;
  }
}

export const looking = new Looking();

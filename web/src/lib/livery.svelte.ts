import { SEAT_SIGNS } from './seats';

/** How a seat looks where the game gives players colours and signs of their own. */
export interface Livery {
  tone: string;
  sign: string;
}

class Liveries {
  private worn = $state.raw<Record<number, Livery>>({});

  signOf = (seat: number): string => this.worn[seat]?.sign ?? SEAT_SIGNS[seat % 6];

  /** From now on the seats look like this everywhere on the page; call the answer when the board goes. */
  wear(liveries: Record<number, Livery>): () => void {
    this.worn = liveries;
    const style = document.documentElement.style;
    for (const [seat, { tone }] of Object.entries(liveries)) style.setProperty(`--seat-${seat}`, tone);
    return () => {
      this.worn = {};
      for (const seat of Object.keys(liveries)) style.removeProperty(`--seat-${seat}`);
    };
  }
}

export const liveries = new Liveries();
export const seatSign = liveries.signOf;

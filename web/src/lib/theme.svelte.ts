import { SEAT_SIGNS } from './seats';

/** How a seat looks where the game gives players colours and signs of their own. */
export interface SeatTheme {
  tone: string;
  sign: string;
}

class SeatThemes {
  private worn = $state.raw<Record<number, SeatTheme>>({});

  signOf = (seat: number): string => this.worn[seat]?.sign ?? SEAT_SIGNS[seat % 6];

  /** From now on the seats look like this everywhere on the page; call the answer when the board goes. */
  wear(seatThemes: Record<number, SeatTheme>): () => void {
    this.worn = seatThemes;
    const style = document.documentElement.style;
    for (const [seat, { tone }] of Object.entries(seatThemes)) style.setProperty(`--seat-${seat}`, tone);
    return () => {
      this.worn = {};
      for (const seat of Object.keys(seatThemes)) style.removeProperty(`--seat-${seat}`);
    };
  }
}

export const seatThemes = new SeatThemes();
export const seatSign = seatThemes.signOf;

import { CLAN_COLOURS } from './signs';
import type { RunarView } from './view';

/** On this board a player's colour is that of the clan. */
export const tones = (view: RunarView): string =>
  view.players
    .filter((player) => player.clan)
    .map((player) => `--seat-${player.seat % 6}:${CLAN_COLOURS[player.clan!]}`)
    .join(';');

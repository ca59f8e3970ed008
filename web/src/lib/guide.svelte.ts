import type { Component } from 'svelte';
import { get } from './api';
import { legendOf, pieceOf, type Legend } from './boards';
import { guideOf } from './markdown';
import type { BoxView, Guide } from './wire';
import { words } from './words.svelte';

type Entry = Record<string, unknown>;

/** What the pictures of a guide are drawn with. */
export interface Tools {
  game: string;
  legend: Legend;
  box: Record<string, Entry[]>;
  Piece: Component<{ kind: string; entry: Entry; game: string; of?: Entry }> | null;
}

export interface Read {
  tools: Tools;
  language: string;
  title: string;
  sections: { id: string; title: string; text: string }[];
}

/** The section that is the table card. */
export const CARD = 'card';

/** How a game is played, with all that is needed to show it; `only` one of its sections. */
export async function read(game: string, language: string, only = ''): Promise<Read> {
  const [guide, legend] = await Promise.all([
    get<Guide>(`/api/play/${game}?language=${language}`),
    legendOf(game),
    words.want('guide', game),
  ]);
  const { title, sections } = guideOf(guide.text);
  const wanted = sections.filter((one) => !only || one.id === only);
  const tools: Tools = { game, legend, box: {}, Piece: null };
  // Cards and tiles lie in the box: it is fetched where one of them is pictured.
  if (wanted.some((one) => one.text.includes('](box:'))) {
    const [box, piece] = await Promise.all([get<BoxView>(`/api/box/${game}`), pieceOf(game)]);
    tools.box = box.kinds;
    tools.Piece = piece;
  }
  return { tools, language: guide.language, title, sections: wanted };
}

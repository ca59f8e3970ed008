import JarlCard from './JarlCard.svelte';
import ValhallaCard from './ValhallaCard.svelte';
import { faceOf, jarlName, nameOf } from './faces';
import type { Face } from './view';
import type { Look } from '$lib/closer.svelte';

/** A card; its name is also its place in the box (`valhalla-warrior-bersi`). */
export function cardLook(id: string, more: Record<string, unknown> = {}, face: Face = faceOf(id)): Look {
  return {
    component: ValhallaCard,
    props: { id, face, ...more, title: nameOf(face) },
    entry: face.name.replace('valhalla-', ''),
  };
}

export const jarlLook = (id: string, colour?: string): Look => ({
  component: JarlCard,
  props: { id, colour, title: jarlName(id) },
  entry: `jarl-${id}`,
});

import NorthCard from './NorthCard.svelte';
import { faceOf } from './signs';
import type { CardFace } from './view';
import type { Look } from '$lib/closer.svelte';
import { t } from '$lib/words.svelte';

/** A card; its name is also its place in the box (`north-event-loki`). */
export const cardLook = (id: string, face: CardFace | undefined = faceOf(id)): Look => ({
  component: NorthCard,
  props: { id, large: true, face, title: face && t(face.name) },
  entry: face?.name.replace('north-', ''),
});

import HarbourLook from './HarbourLook.svelte';
import ThingCard from './ThingCard.svelte';
import { cardName, locationName, type Face } from './faces';
import type { ReaversLocation, ReaversView } from './view';
import type { Look } from '$lib/closer.svelte';

export const faceLook = (face: Face): Look => ({
  component: ThingCard,
  props: { face, title: cardName(face.kind, face.of) },
  entry: `${face.kind}-${face.of}`,
});

export const harbourLook = (location: ReaversLocation, view: ReaversView): Look => ({
  component: HarbourLook,
  props: { location, view, title: locationName(location.id) },
  entry: `location-${location.id}`,
});

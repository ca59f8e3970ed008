import type { OptionView } from '$lib/wire';
import type { RunarView } from './view';

/** The figure of the Enemy that acts now: nobody, as long as it is asked who it will be. */
export function actingFigure(view: RunarView, options: readonly OptionView[] = []): number | null {
  if (view.phase !== 'nemesis' || options.some((option) => option.key.startsWith('activate '))) return null;
  return view.nemesis?.deed?.figure ?? null;
}

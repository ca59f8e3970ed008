import type { SettingView } from './wire';
import { words } from './words.svelte';

/** What was chosen for a game that is not as usual, each in words; nothing as long as the game's words are not there. */
export function settingsOf(settings: SettingView[], options: Record<string, unknown>): string[] {
  return settings
    .filter((one) => one.offered && String(options[one.name]) !== String(one.default))
    .map((one) => {
      const name = words.or(one.words, '');
      if (!name) return '';
      const value = options[one.name];
      if (one.kind === 'flag') return value ? name : `${name}: ${words.t('web-off')}`;
      const values = (Array.isArray(value) ? value : [value]).map((each) =>
        words.or(`${one.each}-${each}`, ''),
      );
      return values.every(Boolean) ? `${name}: ${values.join(', ') || words.t('web-off')}` : '';
    })
    .filter(Boolean);
}

/** Two letters that are one sound are never parted. */
const SOUNDS = /ch|cz|dz|dź|dż|rz|sz|th|sh|ph|ck|\p{L}/giu;
const VOWEL = /^[aeiouyąęóáéíúöäåæø]$/iu;
/** Sounds that lean on the consonant before them: Poten-cjał, Styr-bjorn, Ship-wright. */
const LEANS = /^(?:[bcdfghkpstzśźż]|ch|th|sz)(?:[lłrj]|rz)$|^wr$/iu;

/**
 * Soft hyphens where a long word may be divided: before the last consonant in front of a vowel, as in Wieszcz-ka. Not every
 * browser has patterns for Polish, and names on small cards need them.
 */
export const divide = (text: string): string =>
  text.replace(/\p{L}{9,}/gu, (word) => {
    const sounds = word.match(SOUNDS) ?? [];
    const breaks = new Set<number>();
    sounds.forEach((sound, i) => {
      if (VOWEL.test(sound) || !VOWEL.test(sounds[i + 1] ?? '')) return;
      const at = i > 0 && LEANS.test(sounds[i - 1] + sound) ? i - 1 : i;
      const head = sounds.slice(0, at).join('');
      if (head.length > 2 && word.length - head.length > 1) breaks.add(at);
    });
    return sounds.map((sound, i) => (breaks.has(i) ? `\u00ad${sound}` : sound)).join('');
  });

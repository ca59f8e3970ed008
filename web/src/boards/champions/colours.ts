/** The four colours of the box; each clan plays in one of them, whatever its seat. */
export const CLAN_COLOURS: Record<string, string> = {
  green: '#5d8a4a',
  orange: '#c4702b',
  purple: '#7b5aa6',
  teal: '#2f7f8f',
};

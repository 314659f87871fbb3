/** In a phrase given to `like`: any text, also none. */
export const ANY = '\u{E000}';

/** In a phrase given to `like`: a number. */
export const DIGITS = '\u{E001}';

const escaped = (text: string) =>
  text
    .replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
    .replaceAll(ANY, '.*')
    .replaceAll(DIGITS, String.raw`\d+`);

/** Finds any one of these phrases within a text: `like(en.stops.towards(ANY))`. */
export const like = (...phrases: readonly string[]): RegExp =>
  new RegExp(phrases.map(escaped).join('|'));

/** Finds a text that begins with any one of these phrases. */
export const startingWith = (...phrases: readonly string[]): RegExp =>
  new RegExp(`^(?:${phrases.map(escaped).join('|')})`);

/** Finds a text that is any one of these phrases and nothing else. */
export const exactly = (...phrases: readonly string[]): RegExp =>
  new RegExp(`^(?:${phrases.map(escaped).join('|')})$`);

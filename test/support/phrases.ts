/** A placeholder in a phrase: matches any text, also an empty one. */
export const ANY = '\u{E000}';

/** A placeholder in a phrase: matches a number. */
export const DIGITS = '\u{E001}';

const escaped = (text: string) =>
  text
    .replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
    // The browser's names of elements have plain spaces.
    .replaceAll(/[\u00A0\u202F]/g, String.raw`\s`)
    // The text in the placeholder decides in which direction it is isolated (L2).
    .replaceAll(/[\u2066-\u2068]/g, String.raw`[\u2066-\u2068]`)
    .replaceAll(ANY, '.*')
    .replaceAll(DIGITS, String.raw`\d+`);

/** Any text before or after a phrase is found anyway, and to try all of it takes long in a long text. */
const inner = (phrase: string) => phrase.replaceAll(new RegExp(`^${ANY}+|${ANY}+$`, 'g'), '');

/** Matches a text that contains one of these phrases, such as `en.stops.toward(ANY)`. */
export const like = (...phrases: readonly string[]): RegExp =>
  new RegExp(phrases.map(inner).map(escaped).join('|'));

/** Matches a text that begins with one of these phrases. */
export const startingWith = (...phrases: readonly string[]): RegExp =>
  new RegExp(`^(?:${phrases.map(escaped).join('|')})`);

/** Matches a text that is one of these phrases. */
export const exactly = (...phrases: readonly string[]): RegExp =>
  new RegExp(`^(?:${phrases.map(escaped).join('|')})$`);

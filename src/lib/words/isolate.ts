/** Whether a language is read from right to left. */
export const isRightToLeft = (lang: string): boolean => /^(?:ar|fa|he|ur)\b/.test(lang);

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
/** A part of a value that is isolated itself, such as a name in a list. */
const ISOLATED = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/g;

/**
 * Isolates a value in a sentence: a name, a number or an amount keeps its own direction and doesn't reorder the words
 * around it. The direction is that of its first letter. Parts that are isolated already count only if there is no other
 * letter; without letters it is left to right. Unicode's own first strong isolate ignores those parts.
 */
export function isolate(value: string): string {
  if (value === '') return value;
  const [letter = ''] = /\p{L}/u.exec(value.replaceAll(ISOLATED, '')) ?? /\p{L}/u.exec(value) ?? [];
  return `${RIGHT_TO_LEFT.test(letter) ? '\u2067' : '\u2066'}${value}\u2069`;
}

/** For sentences from left to right, in a city whose names are read from right to left. */
export const isolateRightToLeft = (value: string): string =>
  RIGHT_TO_LEFT.test(value) ? isolate(value) : value;

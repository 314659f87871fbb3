/** A line end that a program wrote as characters: `\n` or `\r\n`. */
const ESCAPED = /\\{1,2}r\\{1,2}n|\\{1,2}n|\\{1,2}r(?![a-z])/g;

/** `/n` for `\n`, at a word's end or before a capital: `y/n` and `and/nor` are words. */
const SLASHED = /([\p{L}\p{N}.,;:!?)]{2})\/n(?=$|[\p{Lu}\p{N}•-])/gu;

const isAddress = (word: string) => word.includes('://') || word.startsWith('www.');

/** A text whose line ends are all `\n`, also those that were escaped. */
export function withLineEnds(text: string): string {
  const lines = text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll(ESCAPED, '\n');
  if (!lines.includes('/n')) return lines;
  return lines.replaceAll(/\S+/g, (word) =>
    isAddress(word) ? word : word.replaceAll(SLASHED, '$1\n'),
  );
}

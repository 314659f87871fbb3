/** Two lines with so many characters fit on a badge of a list. */
const LONGEST_WORD = 6;

/** A label that is a whole name, such as "Montreal - Kingston - Toronto", has no room on a badge. */
export function fitsBadge(label: string, longestWord = LONGEST_WORD): boolean {
  const words = label.split(/[\s-]+/);
  return words.length <= 2 && words.every(({ length }) => length <= longestWord);
}

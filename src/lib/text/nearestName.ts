/** Letters of a name that is compared: longer names differ early. */
const MOST_LETTERS = 40;

const inOrder = (word: string) => Array.from(word).toSorted().join('');

/** How many letters have to be added, left out or replaced to make one word of another; 1 if they only change places. */
function lettersApart(one: string, other: string): number {
  if (inOrder(one) === inOrder(other)) return Number(one !== other);
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const letter of one) {
    const [first = 0] = row;
    const next = [first + 1];
    for (let index = 1; index < row.length; index++) {
      const replaced = (row[index - 1] ?? 0) + Number(letter !== other[index - 1]);
      next.push(Math.min(replaced, (row[index] ?? 0) + 1, (next[index - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The name that somebody who wrote a word most likely meant; undefined if none is within two letters of it. */
export function nearestName(word: string, names: readonly string[]): string | undefined {
  const written = word.slice(0, MOST_LETTERS).toLowerCase();
  const near = names
    .map((name) => ({ name, apart: lettersApart(written, name.toLowerCase()) }))
    .toSorted((a, b) => a.apart - b.apart)
    .filter(({ name, apart }) => apart <= 2 && apart < name.length - 1);
  return near[0]?.name;
}

/** Numbers as differences: the first one, then how much each is more than the one before. */
export function differences(numbers: readonly number[]): number[] {
  let before = 0;
  return numbers.map((number) => {
    const more = number - before;
    before = number;
    return more;
  });
}

export function sums(differing: readonly number[]): number[] {
  let sum = 0;
  return differing.map((more) => (sum += more));
}

/** A column with few different values: each value, and how often it comes one after the other. */
export function runLengths(numbers: readonly number[]): number[] {
  const pairs: number[] = [];
  for (const number of numbers) {
    const count = pairs.length - 1;
    if (pairs[count - 1] === number) pairs[count] = (pairs[count] ?? 0) + 1;
    else pairs.push(number, 1);
  }
  return pairs;
}

/** @param length how many there must be; a damaged document can't make more of them */
export function fromRunLengths(pairs: readonly number[], length: number): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < pairs.length; at += 2)
    for (let count = pairs[at + 1] ?? 0; count > 0 && numbers.length < length; count--)
      numbers.push(pairs[at] ?? 0);
  return numbers;
}

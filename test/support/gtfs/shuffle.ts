/** Mixes the bits of two 32-bit numbers into one. */
function mix(value: number, key: number): number {
  let mixed = Math.imul(value ^ key, 0x9e37_79b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85eb_ca6b);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

/**
 * The numbers from 0 to `count` - 1 in a random order that the seed decides, without a list in
 * memory: a Feistel network permutes the next power of four, and numbers out of range are skipped.
 */
export function* shuffledIndexes(count: number, seed: number): Generator<number, void> {
  let halfBits = 1;
  while (2 ** (2 * halfBits) < count) halfBits += 1;
  const half = 2 ** halfBits;
  for (let index = 0; index < half * half; index += 1) {
    let left = Math.floor(index / half);
    let right = index % half;
    for (let round = 1; round <= 4; round += 1) {
      const next = (left ^ (mix(right, seed + round * 7919) % half)) >>> 0;
      left = right;
      right = next;
    }
    const place = left * half + right;
    if (place < count) yield place;
  }
}

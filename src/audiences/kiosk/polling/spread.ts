/**
 * A number from 0 to 1 that is always the same for a screen and evenly spread over screens: FNV-1a
 * with a final mix, because the IDs of one city differ only in their last digits.
 */
export function spreadOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** A random factor from 0.8 to 1.2. */
export const jitter = (): number => 0.8 + 0.4 * Math.random();

/** Chance that is the same for the same seed. */
export interface Random {
  /** A whole number from 0 to below a limit. */
  below(limit: number): number;
  of<T>(list: readonly [T, ...T[]] | readonly T[]): T;
}

/** @param seed a whole number */
export function createRandom(seed: number): Random {
  let state = seed;
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    of: (list) => {
      const found = list[below(list.length)];
      if (found === undefined) throw new Error('nothing to choose from');
      return found;
    },
  };
}

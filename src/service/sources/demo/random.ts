/** Numbers from 0 to below 1, in an order that only its seed decides. */
export type Random = () => number;

const mixed = (hash: number, value: number) => {
  let h = Math.imul(hash ^ value, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};

/** A whole number from 0 to below 2^32 that the parts decide, in their order. */
export function hashOf(...parts: readonly (number | string)[]): number {
  let hash = 0x9e3779b9;
  for (const part of parts) {
    if (typeof part === 'number') {
      hash = mixed(hash, Math.floor(part) | 0);
    } else {
      for (let i = 0; i < part.length; i += 1) hash = mixed(hash, part.charCodeAt(i));
      hash = mixed(hash, 0x2f);
    }
  }
  return hash;
}

/** A number from 0 to below 1 that the parts decide: chance without a state. */
export const chanceOf = (...parts: readonly (number | string)[]) => hashOf(...parts) / 2 ** 32;

/** A stream of numbers from 0 to below 1 that the parts decide (mulberry32). */
export function createRandom(...parts: readonly (number | string)[]): Random {
  let state = hashOf(...parts);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Chance that changes smoothly with `x`: -1 to 1, new about each whole `x`, the same for the same
 * parts.
 */
export function smoothNoise(x: number, ...parts: readonly (number | string)[]): number {
  const from = Math.floor(x);
  const t = x - from;
  const a = chanceOf(...parts, from);
  const b = chanceOf(...parts, from + 1);
  return 2 * (a + (b - a) * t * t * (3 - 2 * t)) - 1;
}

/** The list in another order. */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((one) => ({ one, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
}

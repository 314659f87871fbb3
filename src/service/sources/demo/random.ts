const mixed = (hash: number, value: number) => {
  let h = Math.imul(hash ^ value, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};

/** Hashes the parts, in order, to an integer from 0 to 2^32 - 1. */
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

/** A pseudorandom number, at least 0 and less than 1. The same parts give the same number. */
export const chanceOf = (...parts: readonly (number | string)[]) => hashOf(...parts) / 2 ** 32;

/**
 * Smooth noise from -1 to 1: a random value at each integer `x`, interpolated between them. The same
 * parts give the same noise.
 */
export function smoothNoise(x: number, ...parts: readonly (number | string)[]): number {
  const from = Math.floor(x);
  const t = x - from;
  const a = chanceOf(...parts, from);
  const b = chanceOf(...parts, from + 1);
  return 2 * (a + (b - a) * t * t * (3 - 2 * t)) - 1;
}

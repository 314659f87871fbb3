/** Pseudorandom whole numbers below a limit, the same ones for a seed (mulberry32). */
export function createRandom(seed: string): (limit: number) => number {
  let state = new TextEncoder().encode(seed).reduce((sum, byte) => (sum * 31 + byte) >>> 0, 7);
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit);
  };
}

import * as fc from 'fast-check';

/** Halves of pairs, which are no characters: as many code points from here are left out. */
const HALVES = { from: 0xd800, count: 0x800 };
const LAST = 0x10_ffff;

/** Any character. */
const character = fc.nat({ max: LAST - HALVES.count }).map(
  (index) => String.fromCodePoint(index < HALVES.from ? index : index + HALVES.count),
  (value) => {
    const code = typeof value === 'string' ? value.codePointAt(0) : undefined;
    if (code === undefined || String.fromCodePoint(code) !== value)
      throw new Error('one character');
    if (code < HALVES.from) return code;
    if (code < HALVES.from + HALVES.count) throw new Error('a half of a pair');
    return code - HALVES.count;
  },
);

/**
 * Texts of any characters, as `fc.string({ unit: 'binary' })`, which first makes a table of the million
 * characters: that takes longer than a test.
 */
export const anyText = (lengths: { readonly minLength?: number } = {}): fc.Arbitrary<string> =>
  fc.string({ ...lengths, unit: character });

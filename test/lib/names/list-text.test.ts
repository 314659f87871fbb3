import fc from 'fast-check';
import { expect, test } from 'vitest';

import { listText, splitListText } from '../../../src/lib/names/list-text.ts';

test('a list of a URL stays readable, and an entry with a comma is one entry', () => {
  expect(listText(['03', '07'])).toBe('03,07');
  expect(splitListText(' 03 ,07')).toEqual(['03', '07']);
  expect(listText(['A,B', 'C'])).toBe(String.raw`A\,B,C`);
  expect(splitListText('')).toEqual(['']);
});

test('any entries are read as they were written', () => {
  const entry = fc.string().map((text) => text.trim());
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1 }), (entries) => {
      expect(splitListText(listText(entries))).toEqual(entries);
    }),
  );
});

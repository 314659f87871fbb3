import { expect, test } from 'vitest';

import { readLanguage } from '../../../src/build/words/readLanguage.ts';

test('L1, V2: the words of a subject are in one file, of which the first list loads the names of its tab and layer', () => {
  const { messages } = readLanguage('src/lib/words', 'en');
  const partsOf = ['page.tabs.bikes', 'layers.bikes', 'bikes.one', 'layers.stops'].map(
    (key) => messages.get(key)?.part,
  );
  expect(partsOf).toEqual(['first', 'first', 'rest', 'first']);
});

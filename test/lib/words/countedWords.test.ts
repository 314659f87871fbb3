import { expect, test } from 'vitest';

import { countedWords } from '../../../src/lib/words/countedWords.ts';
import { createFormats } from '../../../src/lib/words/formats.ts';
import { en } from '../../support/words/catalogs.ts';

test('V1: a count says how old it is by one rule: nothing of the last minute or without a count, then its age', () => {
  const language = { words: en, formats: createFormats('en', 'feet', 'America/Chicago') };
  const said = [null, 0, 59_999, 60_000, 420_000].map((age) => countedWords(age, language));
  expect(said).toEqual([[], [], [], [en.bikes.counted('1 min')], [en.bikes.counted('7 min')]]);
});

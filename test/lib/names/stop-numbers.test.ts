import { expect, test } from 'vitest';

import { stopNumbers } from '../../../src/lib/names/stop-numbers.ts';
import { FULL_CITY } from '../../../src/lib/words/city-words.ts';
import { createFormats } from '../../../src/lib/words/formats.ts';
import { wordsFor } from '../../support/words/catalogs.ts';

const SOUTH = 'South County Transit';
const language = {
  words: wordsFor({ ...FULL_CITY, feeds: ['north', 'south'] }),
  formats: createFormats('en', 'metres', 'America/Chicago'),
  nameOf: String,
};
const here = { stopID: 'north:100', intersection: 'Main St' };

test.each([
  [[], 'Stop 100'],
  [[{ ...here, stopID: 'south:9100', agency: SOUTH }], `Stop 100 and 9100 (${SOUTH})`],
  [
    [{ stopID: 'south:9100', intersection: '1st Ave', agency: SOUTH }],
    `1st Ave\u{A0}· Stop 100 and 9100 (${SOUTH})`,
  ],
  [[{ ...here, stopID: 'south:100', agency: SOUTH }], 'Stop 100'],
])('G2, G3: a place with the stops %j is numbered %s', (otherStops, expected) => {
  expect(stopNumbers({ ...here, otherStops }, language)).toBe(expected);
});

import { expect, test } from 'vitest';

import { reachedStops } from '../../../src/contract/board/reach.ts';

test.each([
  ['0100', [{ stopID: '0100', minutes: null }]],
  [
    '0100:6',
    [
      { stopID: '0100:6', minutes: null },
      { stopID: '0100', minutes: 6 },
    ],
  ],
  ['NSR:StopPlace:5920', [{ stopID: 'NSR:StopPlace:5920', minutes: null }]],
  [':6', [{ stopID: ':6', minutes: null }]],
])('A52: %s is a stop of that ID, or a stop with minutes to it', (text, meanings) => {
  expect(reachedStops(text)).toEqual(meanings);
});

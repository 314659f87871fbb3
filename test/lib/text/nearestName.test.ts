import { expect, test } from 'vitest';

import { nearestName } from '../../../src/lib/text/nearestName.ts';

const NAMES = ['realtime', 'rereadMinutes', 'feed', 'lots'];

test.each([
  ['realtimes', 'realtime'],
  ['RealTime', 'realtime'],
  ['fede', 'feed'],
  ['lot', 'lots'],
  // More than two letters apart, or as far as its length: nobody meant it.
  ['reread', undefined],
  ['x', undefined],
  ['x'.repeat(1_000_000), undefined],
])('S11: who writes %.20s meant %s', (word, meant) => {
  expect(nearestName(word, NAMES)).toBe(meant);
});

import { expect, test } from 'vitest';

import { better } from '../../../src/transit/arrivals/precedence.ts';

const said = (measuredAt: number, state: 'running' | 'canceled') => ({ measuredAt, state });

test.each([
  ['the newer', said(1, 'running'), said(2, 'canceled'), 1],
  ['the newer, in any order', said(2, 'canceled'), said(1, 'running'), 0],
  ['of two as old, the one that runs', said(1, 'canceled'), said(1, 'running'), 1],
  ['of two as old, the one that runs, in any order', said(1, 'running'), said(1, 'canceled'), 0],
  ['the newer even if it is canceled', said(2, 'canceled'), said(1, 'canceled'), 0],
])('T5: of two predictions of one run %s counts', (_what, one, other, which) => {
  expect(better(one, other)).toBe([one, other][which]);
});

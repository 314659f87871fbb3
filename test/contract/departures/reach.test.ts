import { expect, test } from 'vitest';

import { ALL_IN_REACH, rowsByReach } from '../../../src/contract/departures/reach.ts';
import { live, NOW, rowsOf, scheduled } from '../../support/departure-rows.ts';
import { MINUTE } from '../../support/times/departures.ts';

const REACH = 6;
const timesIn = (rows: ReturnType<typeof rowsOf>, now: number) =>
  rows.flatMap(({ next }) => next.map(({ at }) => (at - now) / MINUTE));

test('A52: who needs six minutes sees no bus that leaves in less', () => {
  const arrivals = [scheduled('10:05:00'), scheduled('10:06:20'), live('10:07:00', '10:07:00')];
  const divided = rowsByReach(rowsOf(arrivals), () => REACH, NOW, ALL_IN_REACH);
  expect(timesIn(divided.inReach, NOW)).toEqual([6, 6 + 40 / 60]);
  expect(timesIn(divided.tooLate, NOW)).toEqual([4 + 40 / 60]);
});

test('A52: at the stop itself, and of what does not come, no row goes', () => {
  const rows = rowsOf([scheduled('10:01:00'), scheduled('10:02:00', { state: 'canceled' })]);
  expect(rowsByReach(rows, () => 0, NOW, ALL_IN_REACH).inReach).toEqual(rows);
  const divided = rowsByReach(rows, () => REACH, NOW, ALL_IN_REACH);
  expect(divided.inReach.map(({ comes }) => comes)).toEqual([false]);
});

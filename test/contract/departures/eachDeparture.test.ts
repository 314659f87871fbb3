import { expect, test } from 'vitest';

import { eachDeparture } from '../../../src/contract/departures/eachDeparture.ts';
import { at, live, rowsOf, scheduled } from '../../support/departure-rows.ts';

const timesOf = (rows: ReturnType<typeof rowsOf>) =>
  eachDeparture(rows).map(({ next }) => next.map((departure) => departure.at));

test('T23: each bus has a row, by time', () => {
  const rows = rowsOf([live('10:07:00', '10:04:00'), scheduled('10:20:00')]);
  expect(timesOf(rows)).toEqual([[at('10:07:00')], [at('10:20:00')]]);
});

test('T23: buses of which only the headway is known have one row, which stands for all', () => {
  const every = { headwaySeconds: 120 };
  const rows = rowsOf([
    scheduled('10:02:00', every),
    scheduled('10:04:00', every),
    live('10:05:00', '10:05:00'),
    scheduled('10:06:00', every),
  ]);
  expect(timesOf(rows)).toEqual([[at('10:02:00')], [at('10:05:00')]]);
});

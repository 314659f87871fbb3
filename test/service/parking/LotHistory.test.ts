import { expect, test } from 'vitest';

import { LotHistory } from '../../../src/service/parking/LotHistory.ts';
import { aLot } from '../../support/builders.ts';

const SLOT = 2_950_000;

/** A history that has counted a lot for some slots. */
function counted(openSpots: readonly (number | null)[], lot = aLot()): LotHistory {
  const history = new LotHistory();
  openSpots.forEach((open, index) => history.learn([{ ...lot, openSpots: open }], SLOT + index));
  return history;
}
const readAgain = (lines: Iterable<string>) => {
  const history = new LotHistory();
  const readable = Array.from(lines, (line) => history.readLine(line));
  return { history, readable };
};

test('C40: what was counted is the same after it was written and read', () => {
  const counts = [5, 7, null, null, null, null, null, 9, 0];
  const { history, readable } = readAgain(counted(counts).lines());
  expect(readable).toEqual([true]);
  expect(counts.map((_, index) => history.countsOf(aLot())?.at(SLOT + index))).toEqual([
    5, 7, -1, -1, -1, -1, -1, 9, 0,
  ]);
});

test.each([
  ['another size', { totalSpots: 614 }],
  ['another name', { name: 'Capitol Garage' }],
  ['another operator', { operatedBy: 'uw' }],
])('C40: a lot with %s begins again', (_what, change) => {
  const history = counted([5, 6, 7]);
  expect(history.countsOf(aLot())).toBeDefined();
  expect(history.countsOf(aLot(change))).toBeUndefined();
});

test('C43: unknown counts are not learned, and slightly negative ones are full', () => {
  const history = counted([-1, null, -400]);
  expect(history.countsOf(aLot())).toMatchObject({ first: SLOT, last: SLOT });
  expect(history.countsOf(aLot())?.at(SLOT)).toBe(0);
  expect(counted([null]).isEmpty()).toBe(true);
});

test('C40: lines that are none, too long or without numbers are not read', () => {
  const name = JSON.stringify(['city/north', 'North', 9]);
  const lines = [
    'no JSON',
    '{}',
    JSON.stringify([name, -1, 5]),
    JSON.stringify([name, SLOT, 5, 'x']),
    JSON.stringify([name, SLOT, ...Array.from({ length: 22_000 }, () => 1)]),
  ];
  expect(readAgain(lines).readable).toEqual([false, false, false, false, false]);
});

test('C40: at most 1,000 lots are kept, and one that is gone for a week leaves its place', () => {
  const history = new LotHistory();
  const lots = Array.from({ length: 1000 }, (_, index) => aLot({ shortName: `${index}` }));
  history.learn(lots, SLOT);
  const another = aLot({ shortName: 'another' });
  history.learn([another], SLOT + 1);
  expect(history.countsOf(another)).toBeUndefined();
  history.learn([...lots.slice(1), another], SLOT + 8 * 144);
  expect(history.countsOf(another)).toBeDefined();
  expect([...history.all()]).toHaveLength(1000);
});

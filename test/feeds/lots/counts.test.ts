import { expect, test } from 'vitest';

import { countOf } from '../../../src/feeds/lots/cells/counts.ts';
import { bytesOf, lotsOf } from '../../support/answers/lots.ts';

test('S8, S15: counts that are not whole numbers are counted, with an example of each column', () => {
  const { lots, leftOut, problems } = lotsOf(
    bytesOf('id;all;free\nNorth;1,065;1.234\nSouth;900;n/a\nWest;800;5.0\nEast;700;'),
    { format: 'csv', columns: { id: 'id', total: 'all', open: 'free' } },
  );
  expect(lots.map(({ openSpots, totalSpots }) => [openSpots, totalSpots])).toEqual([
    [null, 900],
    [5, 800],
    [null, 700],
  ]);
  expect(leftOut).toEqual({
    'rows without a place and a number': 1,
    places: 3,
    'counts that are not whole numbers': 3,
  });
  expect(problems.filter((one) => !one.includes('place'))).toEqual([
    'the file line 2, column free: North has "1.234" open spots, not a whole number; "thousands" says what its dot or comma means.',
    'the file line 3, column free: South has "n/a" open spots, not a whole number.',
    'the file line 2, column all: North has "1,065" spots in all, not a whole number; "thousands" says what its dot or comma means.',
  ]);
});

test('S8, S15: a column of another kind of value is not read as lots without counts', () => {
  const at = { lat: 47, lon: 8 };
  const rows = [
    { n: 'A', at, taken: { now: 3, address: 'a street with a long name' } },
    { n: 'B', at, taken: null },
    { n: 'C', at, taken: 'Open until 22:00, then closed' },
    { n: 'D', at, taken: false },
  ];
  const { lots, leftOut, problems } = lotsOf(bytesOf(JSON.stringify(rows)), {
    format: 'json',
    columns: { id: 'n', name: 'n', occupied: 'taken', lat: 'at.lat', lon: 'at.lon' },
  });
  expect(lots.map(({ openSpots }) => openSpots)).toEqual([null, null, null, null]);
  expect(leftOut).toEqual({ 'counts that are not whole numbers': 3 });
  expect(problems).toEqual([
    'the file record 1, column taken: A has "{"now":3,"address":"a street with a long name"}" occupied spots, not a whole number.',
    'the file record 3, column taken: C has "Open until 22:00, then closed" occupied spots, not a whole number.',
    'the file record 4, column taken: D has "false" occupied spots, not a whole number.',
  ]);
});

test.each([
  ['1.200', '.', 1200],
  ['1.234.567', '.', 1_234_567],
  ['1,200', ',', 1200],
  ['12,000', '.', 12],
  ['1 200', undefined, 1200],
  ["1'200", undefined, 1200],
  ['12,0', undefined, 12],
  ['1.200', undefined, null],
  ['1.000', undefined, null],
  ['1.200', ',', null],
  ['12.5', '.', null],
  ['9'.repeat(400), undefined, null],
  [`1${' 000'.repeat(150)}`, undefined, null],
  [`1${'.000'.repeat(150)}`, '.', null],
  [`${'9'.repeat(400)},0`, undefined, null],
] as const)('F25: the count "%s" with "thousands" %j is %j', (text, thousands, count) => {
  expect(countOf(text, thousands)).toBe(count);
});

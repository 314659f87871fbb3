import { expect, test } from 'vitest';

import { bytesOf, lotsOf } from '../../support/answers/lots.ts';

test('S8, S15: counts that are not whole numbers are counted, with an example of each column', () => {
  const { lots, leftOut, notes } = lotsOf(
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
  expect(notes).toEqual([
    'North has "1.234" open spots, not a whole number. 1 other has such a number, too.',
    'North has "1,065" spots in all, not a whole number.',
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
  const { lots, leftOut, notes } = lotsOf(bytesOf(JSON.stringify(rows)), {
    format: 'json',
    columns: { id: 'n', name: 'n', occupied: 'taken', lat: 'at.lat', lon: 'at.lon' },
  });
  expect(lots.map(({ openSpots }) => openSpots)).toEqual([null, null, null, null]);
  expect(leftOut).toEqual({ 'counts that are not whole numbers': 3 });
  expect(notes).toEqual([
    'A has "{"now":3,"address":"" occupied spots, not a whole number. 2 others have such a number, too.',
  ]);
});

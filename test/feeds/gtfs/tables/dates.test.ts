import { expect, test } from 'vitest';

import { scanRows } from '../../../../src/feeds/gtfs/csv/readTable.ts';
import { dateAt, serviceDates } from '../../../../src/feeds/gtfs/tables/dates.ts';
import { feedFiles } from '../../../support/feeds/a-feed.ts';

const weekdays = {
  weekdays: [true, true, true, true, true, false, false],
  start: '20260601',
  end: '20260630',
  added: ['20260704'],
  removed: ['20260601'],
};

test('S6: the feed lasts from the first day with service to the last', () => {
  expect(serviceDates([weekdays])).toEqual({ first: '20260602', last: '20260704' });
  const removed = ['20260601', '20260629', '20260630'];
  expect(serviceDates([{ ...weekdays, added: [], removed }])).toEqual({
    first: '20260602',
    last: '20260626',
  });
  expect(serviceDates([{ ...weekdays, weekdays: [], added: [] }])).toBeNull();
});

test.each([
  ['20260228', '20260228'],
  ['20260229', ''],
  ['2026-02-28', '20260228'],
  ['2026-02-29', ''],
  ['2026/2/8', '20260208'],
  ['2026-02-28 00:00:00', '20260228'],
  ['20260228.0', '20260228'],
  ['02/03/2026', ''],
  ['', ''],
])('S6, F2, F3: %j is the date %j', async (text, expected) => {
  let date = 'none';
  await scanRows(feedFiles({ table: `${text},x` }).read('table'), (row) => {
    date = dateAt(row, 0);
  });
  expect(date).toBe(expected);
});

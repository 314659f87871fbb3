import { expect, test } from 'vitest';

import { isDate, serviceDates } from '../../../../src/feeds/gtfs/tables/dates.ts';

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
  ['20260228', true],
  ['20260229', false],
  ['2026-02-28', false],
  ['', false],
])('S6: %j is a date: %s', (text, expected) => {
  expect(isDate(text)).toBe(expected);
});

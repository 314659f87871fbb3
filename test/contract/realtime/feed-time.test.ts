import fc from 'fast-check';
import { expect, test } from 'vitest';

import { feedClock, feedDate } from '../../../src/contract/realtime/feed-time.ts';
import { startOfServiceDay } from '../../../src/lib/time/service-date.ts';

test.each([
  ['20261202', '20261202'],
  ['2026-12-02', '20261202'],
  ['2026/12/02', '20261202'],
  ['2026-12-02T00:00:00', '20261202'],
  ['20240229', '20240229'],
  ['20261302', ''],
  ['20260229', ''],
  ['20260200', ''],
  ['2026-1202', ''],
  ['02.12.2026', ''],
  ['99991231', ''],
  ['00000000', ''],
  ['19691231', ''],
  ['2026120', ''],
  ['abc', ''],
  ['', ''],
])('F15: a date that a feed sends as %j is %j', (sent, date) => {
  expect(feedDate(sent)).toBe(date);
});

test.each([
  ['08:05:00', '08:05:00'],
  ['8:5:0', '08:05:00'],
  ['8:05', '08:05:00'],
  ['25:10:30', '25:10:30'],
  ['100:00:00', '100:00:00'],
  ['25:61:00', ''],
  ['08:05:60', ''],
  ['-1:00:00', ''],
  ['1507757580', ''],
  ['0805', ''],
  ['8 AM', ''],
  ['', ''],
])('F15: a start that a feed sends as %j is %j', (sent, clock) => {
  expect(feedClock(sent)).toBe(clock);
});

test('T27: whatever text a feed sends as a date, it is none or a day that can be worked with', () => {
  const digits = fc.stringMatching(/^\d{4}-?\d{2}-?\d{2}$/);
  fc.assert(
    fc.property(fc.oneof(fc.string(), digits), (sent) => {
      const date = feedDate(sent);
      expect(date === '' || Number.isFinite(startOfServiceDay(date, 'Europe/Berlin'))).toBe(true);
      expect(feedClock(sent)).toMatch(/^(?:\d{2,3}(?::[0-5]\d){2})?$/);
    }),
  );
});

import { expect, test } from 'vitest';

import { hasSameClocks } from '../../../src/lib/time/hasSameClocks.ts';

test('S6: two names of one time zone are the same clock', () => {
  expect(hasSameClocks('America/New_York', 'US/Eastern')).toBe(true);
  expect(hasSameClocks('Europe/London', 'GB')).toBe(true);
});

test('S6: two zones that differ in some months only are not the same clock', () => {
  expect(hasSameClocks('Europe/London', 'Africa/Abidjan')).toBe(false);
  expect(hasSameClocks('America/Denver', 'America/Phoenix')).toBe(false);
});

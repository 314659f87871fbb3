import { expect, test, vi } from 'vitest';

import { MOMENT } from './moment.ts';

const HOUR = 3_600_000;

test.each(['before', 'after'])('tests take place at their own moment, also %s a fake time', () => {
  const now = new Date();
  expect(now.getTime()).toBeGreaterThanOrEqual(MOMENT);
  expect(now.getTime()).toBeLessThan(MOMENT + HOUR);
  expect(Date()).toBe(new Date().toString());
  expect(now).toBeInstanceOf(Date);
  expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
  vi.setSystemTime(0);
  expect(Date.now()).toBe(0);
  vi.useRealTimers();
});

import { expect, test } from 'vitest';

import { ApiError } from '../../../../src/api/ApiError.ts';
import {
  createPollSchedule,
  untilSlot,
} from '../../../../src/audiences/kiosk/polling/createPollSchedule.ts';
import { spreadOf } from '../../../../src/audiences/kiosk/polling/spread.ts';
import { monotonicNow } from '../../../../src/lib/time/monotonicNow.ts';

const SCREENS = Array.from({ length: 200 }, (_, nth) => `station-${nth}`);
const INTERVAL = 10_000;
const LONGEST = 45_000;
const NOON = Date.UTC(2026, 10, 20, 18);

test('A16: the polls of 200 displays are spread over the interval', () => {
  const buckets = Array.from({ length: 10 }, () => 0);
  for (const id of SCREENS) {
    const at = (NOON + untilSlot(INTERVAL, spreadOf(id), NOON, LONGEST)) % INTERVAL;
    buckets[Math.floor(at / 1000)] = (buckets[Math.floor(at / 1000)] ?? 0) + 1;
  }
  expect(Math.max(...buckets)).toBeLessThanOrEqual(40);
  expect(Math.min(...buckets)).toBeGreaterThan(0);
});

test('A16: a display polls once an interval, whenever its answers come', () => {
  for (const id of SCREENS) {
    const spread = spreadOf(id);
    let now = NOON;
    const polls: number[] = [];
    for (let nth = 0; nth < 20; nth += 1) {
      now += 300 + ((nth * 977) % 2_000);
      now += untilSlot(INTERVAL, spread, now, LONGEST);
      polls.push(now);
    }
    const gaps = polls.slice(1).map((at, nth) => at - (polls[nth] ?? 0));
    expect(gaps.every((gap) => Math.abs(gap - INTERVAL) < 1)).toBe(true);
  }
});

test('R11, A16: a display that polls slowly does not wait so long that its buses look delayed', () => {
  for (const id of SCREENS) {
    const wait = untilSlot(40_000, spreadOf(id), NOON, LONGEST);
    expect(wait).toBeGreaterThanOrEqual(20_000);
    expect(wait).toBeLessThanOrEqual(LONGEST);
  }
});

test('A14: displays that fail together wait for different times', () => {
  const failure = { error: new ApiError('http', 'HTTP 503'), since: monotonicNow() };
  const firstWaits = Array.from({ length: 10 }, () =>
    createPollSchedule(0.5)(INTERVAL, LONGEST)({ state: { data: { failure } } }),
  );
  expect(new Set(firstWaits).size).toBeGreaterThan(1);
});

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

const failed = (ago: number, retryAfter?: number) => ({
  state: {
    data: {
      failure: {
        error: new ApiError('http', 'HTTP 503', { status: 503, retryAfter }),
        since: monotonicNow() - ago,
      },
    },
  },
});

/** The waits of a display whose source keeps failing, in seconds. */
function waitsOf(times: number, retryAfter?: number): number[] {
  const schedule = createPollSchedule(0.5)(INTERVAL, LONGEST);
  const waits: number[] = [];
  let passed = 0;
  for (let nth = 0; nth < times; nth += 1) {
    const wait = Number(schedule(failed(passed, retryAfter)));
    waits.push(wait / 1000);
    passed += wait;
  }
  return waits;
}

test('A14: a failing source is asked after 1, 2, 4 ... intervals, at most 5 minutes, give or take 20%', () => {
  const waits = waitsOf(12);
  expect(waits[0]).toBeGreaterThanOrEqual(8);
  expect(waits[0]).toBeLessThanOrEqual(12);
  for (const [nth, wait] of waits.entries()) {
    const passed = waits.slice(0, nth).reduce((sum, each) => sum + each, 0);
    const due = Math.min(10 + passed, 300);
    expect(Math.abs(wait - due) / due).toBeLessThan(0.21);
  }
  expect(waits.at(-1)).toBeGreaterThan(239);
});

test('A14: displays that fail together wait for different times', () => {
  const firstWaits = Array.from({ length: 10 }, () => waitsOf(1)[0]);
  expect(new Set(firstWaits).size).toBeGreaterThan(1);
});

test('A14: a source is not asked before its Retry-After', () => {
  for (const wait of waitsOf(12, 400_000)) expect(wait).toBeGreaterThanOrEqual(400);
});

import { expect, test } from 'vitest';

import { createMonotonicClock } from '../../../src/lib/time/monotonicNow.ts';

const HOUR = 3_600_000;

/** A fake device with a monotonic and a wall clock, and our clock on it. */
function device() {
  let [monotonic, wall] = [5_000, Date.UTC(2026, 10, 20, 18)];
  const { now: clock, decideJumps } = createMonotonicClock(
    () => monotonic,
    () => wall,
  );
  const from = clock();
  return {
    decideJumps,
    passed: () => clock() - from,
    wait: (ms: number) => {
      monotonic += ms;
      wall += ms;
    },
    /** On some systems the monotonic clock pauses during sleep. */
    sleep: (ms: number, isStanding: boolean) => {
      wall += ms;
      if (!isStanding) monotonic += ms;
    },
    setWall: (by: number) => {
      wall += by;
    },
  };
}

test.each([true, false])(
  'C9: an hour of sleep counts as an hour (monotonic clock pauses: %s)',
  (is) => {
    const { passed, wait, sleep } = device();
    wait(40_000);
    sleep(HOUR, is);
    expect(passed()).toBe(HOUR + 40_000);
    wait(1_000);
    expect(passed()).toBe(HOUR + 41_000);
  },
);

test('C9: each of two sleeps counts once', () => {
  const { passed, sleep } = device();
  sleep(HOUR, true);
  expect(passed()).toBe(HOUR);
  sleep(HOUR, true);
  expect(passed()).toBe(2 * HOUR);
});

test('C9, A19: setting the wall clock back an hour changes no age', () => {
  const { passed, wait, setWall, sleep } = device();
  wait(40_000);
  setWall(-HOUR);
  expect(passed()).toBe(40_000);
  wait(20_000);
  expect(passed()).toBe(60_000);
  sleep(HOUR, true);
  expect(passed(), 'a sleep after it counts in full').toBe(HOUR + 60_000);
});

test('C9: setting the wall clock ahead and back never makes old data seem new', () => {
  const { passed, wait, setWall } = device();
  wait(40_000);
  setWall(HOUR);
  const ahead = passed();
  expect(ahead).toBe(HOUR + 40_000);
  setWall(-HOUR);
  expect(passed(), 'time does not go back').toBe(ahead);
  wait(30_000);
  expect(passed() - ahead, 'what came after it has its own age').toBe(30_000);
});

test('C9: rounding and drift between the clocks do not add up', () => {
  const { passed, wait, setWall } = device();
  for (let frame = 0; frame < 10_000; frame++) {
    wait(16);
    setWall(frame % 2 === 0 ? 0.9 : -0.9);
    passed();
  }
  expect(passed()).toBeCloseTo(160_000, 3);
});

test('A19: a jump of the clock counts once somebody has decided that it was sleep', () => {
  const { passed, wait, setWall, sleep, decideJumps } = device();
  const counts: (() => void)[] = [];
  const restore = decideJumps((jump, count) => {
    expect(jump).toBe(HOUR);
    counts.push(count);
  });
  sleep(HOUR, true);
  wait(1_000);
  expect(passed()).toBe(1_000);
  setWall(HOUR);
  expect(passed()).toBe(1_000);
  expect(counts).toHaveLength(2);
  counts[0]?.();
  expect(passed()).toBe(HOUR + 1_000);
  restore();
  sleep(HOUR, true);
  expect(passed()).toBe(2 * HOUR + 1_000);
});

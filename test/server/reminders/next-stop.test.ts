import { expect, test } from 'vitest';

import type { TripStop, TripTimes } from '../../../src/contract/trip-times.ts';
import { createReminderScheduler } from '../../../src/server/reminders/createReminderScheduler.ts';
import { ReminderStore } from '../../../src/server/reminders/ReminderStore.ts';
import { createDemoCity } from '../../../src/service/sources/demo/createDemoCity.ts';
import { aBrowser } from '../../support/push/push-service.ts';

const MINUTE = 60_000;
const FROM = Date.parse('2026-11-20T18:00:00Z');
const LATEST = 15_000;
const PASS_EVERY = 5_000;

const aStop = (stopID: string, minutes: number, passed: boolean): TripStop => ({
  stopID,
  intersection: stopID,
  scheduledAt: FROM + minutes * MINUTE,
  expectedAt: FROM + minutes * MINUTE,
  basis: 'scheduled',
  state: 'running',
  passed,
});
const aTrip = (changes: Partial<TripTimes>): TripTimes => ({
  tripID: '7-1',
  routeID: '7',
  destination: 'Downtown',
  vehicleID: '',
  state: 'running',
  stops: [aStop('A', 45, false), aStop('B', 80, false), aStop('C', 90, false)],
  ...changes,
});
const [a, b, c] = aTrip({}).stops;
const seen = (...stops: readonly (TripStop | undefined)[]) =>
  aTrip({
    vehicleID: '12',
    stops: stops.flatMap((stop) =>
      stop === undefined ? [] : { ...stop, basis: 'estimated' as const },
    ),
  });

test.each<[string, string, readonly [number, TripTimes | null][]]>([
  [
    'a bus that stands at the stop before for half an hour',
    'B',
    [
      [0, aTrip({})],
      [7, seen(a && { ...a, passed: true }, b, c)],
    ],
  ],
  [
    'a bus that is seen long before it leaves',
    'A',
    [
      [0, aTrip({})],
      [7, seen(a, b, c)],
    ],
  ],
  [
    'a trip that nobody knew of before',
    'A',
    [
      [0, null],
      [2, seen(a, b, c)],
    ],
  ],
])('K3: "your stop is next" is not late for %s', async (_, stopID, states) => {
  let now = FROM;
  const stateAt = (at: number) =>
    states.findLast(([minute]) => FROM + minute * MINUTE <= at)?.[1] ?? null;
  const store = new ReminderStore();
  store.add(aBrowser().subscription, { kind: 'next', stopID, tripID: '7-1' }, [], now);
  const sentAt: number[] = [];
  const demo = createDemoCity({ seed: 1 });
  const { times } = demo;
  if (times === undefined) throw new Error('the demo has no times');
  const trip = { read: async () => ({ value: stateAt(now), reportedAt: now }) };
  const scheduler = createReminderScheduler({
    source: { ...demo, times: { ...times, trip } },
    store,
    send: async () => {
      sentAt.push(now);
      return { result: 'sent', retryAfter: 0 };
    },
    clock: () => now,
    liveFor: () => 2 * MINUTE,
    timeZone: () => 'America/Chicago',
    onChange: () => {},
  });
  for (; now < FROM + 15 * MINUTE; now += PASS_EVERY) {
    await scheduler.pass(now);
    await scheduler.idle();
  }
  const dueAt = FROM + (states.at(-1)?.[0] ?? 0) * MINUTE;
  expect(sentAt).toHaveLength(1);
  expect((sentAt[0] ?? Infinity) - dueAt).toBeLessThanOrEqual(LATEST);
});

import { describe, expect, test } from 'vitest';

import { runSteps } from '../../../../../src/lib/steps.ts';
import { demoSnapshot } from '../../../../../src/service/sources/demo/snapshot.ts';
import { busesAt } from '../../../../../src/service/sources/demo/transit/busesAt.ts';
import { demoMessage } from '../../../../../src/service/sources/demo/transit/demoMessage.ts';
import { tripUpdatesAt } from '../../../../../src/service/sources/demo/transit/tripUpdatesAt.ts';
import { createTripMatcher } from '../../../../../src/transit/positions/createTripMatcher.ts';
import { HOUR, MINUTE, WEDNESDAY_NOON } from '../the-city.ts';

const messageAt = (now: number) => demoMessage(busesAt(now, 1), tripUpdatesAt(now, 1), now);

describe('the realtime feed of the demo city', () => {
  test('S7: has a vehicle position for each bus, with the trip that it is on', () => {
    const { madeAt, vehicles, unreadable, deleted } = messageAt(WEDNESDAY_NOON);
    expect(madeAt).toBe(WEDNESDAY_NOON);
    expect([unreadable, deleted]).toEqual([0, 0]);
    expect(vehicles.length).toBeGreaterThan(60);
    for (const { tripID, routeID, startDate } of vehicles) {
      expect(demoSnapshot().trips.ids).toContain(tripID);
      expect(tripID.startsWith(`${routeID}-`)).toBe(true);
      expect(startDate).toBe('20261118');
    }
  });

  test('S7: names the day before for a trip that began then', () => {
    const { vehicles } = messageAt(WEDNESDAY_NOON + 12 * HOUR + 20 * MINUTE);
    const dates = new Set(vehicles.map(({ startDate }) => startDate));
    expect(dates).toEqual(new Set(['20261118']));
  });

  test.each([0, 3, 6, 9, 12, 18])(
    'S7: leaves no bus without a trip %i hours after noon',
    (hours) => {
      const now = WEDNESDAY_NOON + hours * HOUR;
      const message = messageAt(now);
      const match = runSteps(createTripMatcher(demoSnapshot()).matchSteps(message, { now }));
      expect(match.matched).toBe(message.vehicles.length);
      expect(match.trips).toEqual({ inService: match.matched, withoutTrip: 0 });
      expect(new Set(Object.values(match.leftOut))).toEqual(new Set([0]));
    },
  );
});

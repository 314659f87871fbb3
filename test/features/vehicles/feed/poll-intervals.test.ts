import fc from 'fast-check';
import { expect, test } from 'vitest';

import { advanceVehicleFeed } from '../../../../src/api/feeds/vehicleFeed.ts';
import { vehicleHealth } from '../../../../src/api/feeds/vehicleHealth.ts';
import { pollIntervals } from '../../../../src/features/vehicles/feed/poll-intervals.ts';
import { aVehicle, theSettings } from '../../../support/builders.ts';

const settings = theSettings();
const { polling, staleness } = settings;
const SECOND = 1000;

const intervalsOf = (vehiclesSeconds: number, routes: number) =>
  pollIntervals({ ...settings, polling: { ...polling, vehiclesSeconds } }, routes);

test('R11, R37: however many routes a page polls, none looks delayed between two good answers', () => {
  const seconds = fc.integer({ min: 2, max: staleness.vehiclesLateSeconds - 10 });
  fc.assert(
    fc.property(seconds, fc.integer({ min: 1, max: 24 }), (vehiclesSeconds, routes) => {
      const { inView, others } = intervalsOf(vehiclesSeconds, routes);
      const answer = advanceVehicleFeed(undefined, '03', { vehicles: [aVehicle()], dropped: 0 }, 0);
      // An answer that takes longer than 10 seconds is a failure.
      const stateAfter = (wait: number) =>
        vehicleHealth({ answer }, wait + 10 * SECOND, staleness).state;
      expect([inView, others].map(stateAfter)).toEqual(['live', 'live']);
    }),
  );
});

test.each([
  ['of twelve routes is polled at the interval', 10, 12, 10],
  ['of thirteen is polled half as often', 10, 13, 20],
  ['of a slow city is polled before its buses look delayed', 30, 13, 45],
  ['is never polled more often than the settings say', 50, 24, 50],
])('R37: a route out of view %s', (_, vehiclesSeconds, routes, expected) => {
  expect(intervalsOf(vehiclesSeconds, routes).others).toBe(expected * SECOND);
});

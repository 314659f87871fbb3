import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Vehicle } from '../../../../src/contract/vehicle.ts';
import { metersBetween, type Place } from '../../../../src/lib/geo/distance.ts';
import { placeOnLine } from '../../../../src/lib/geo/shapes/line.ts';
import { createDemoCity } from '../../../../src/service/sources/demo/createDemoCity.ts';
import { runs } from '../../../support/runs.ts';
import {
  allVehicles,
  city,
  DAY,
  directions,
  HOUR,
  MINUTE,
  SECOND,
  vehiclesOn,
  WEDNESDAY_NOON,
  YEARS,
} from './the-city.ts';

const moments = fc.integer(YEARS);
const DAYS = fc.integer({ min: 0, max: 1500 });

/** An instant at an hour of the city's standard time. */
const atHour = (days: number, hour: number) => WEDNESDAY_NOON + days * DAY + (hour - 12) * HOUR;

const placeOf = ({ lat, lon }: Vehicle): Place => ({ lat, lon });

function directionOf(routeID: string, { direction }: Vehicle) {
  const found = directions.find((one) => one.routeID === routeID && one.destination === direction);
  if (found === undefined) throw new Error(`no direction ${direction} of ${routeID}`);
  return found;
}

describe('the buses of the demo city', () => {
  test('S5: are 60 or more during the day, on any day', async () => {
    await fc.assert(
      fc.asyncProperty(DAYS, fc.double({ min: 10, max: 16, noNaN: true }), async (days, hour) => {
        expect((await allVehicles(atHour(days, hour))).length).toBeGreaterThanOrEqual(60);
      }),
      runs(20),
    );
  });

  test('S5: are few at night, but never none', async () => {
    await fc.assert(
      fc.asyncProperty(DAYS, fc.double({ min: 2, max: 3, noNaN: true }), async (days, hour) => {
        const out = await allVehicles(atHour(days, hour));
        expect(out.length).toBeGreaterThanOrEqual(2);
        expect(out.length).toBeLessThan(10);
      }),
      runs(20),
    );
  });

  test('S5: are within a meter of their line and name one of its stops', async () => {
    await fc.assert(
      fc.asyncProperty(moments, async (now) => {
        for (const { routeID, ...vehicle } of await allVehicles(now)) {
          const { line, stops } = directionOf(routeID, vehicle);
          expect(placeOnLine(line, placeOf(vehicle))?.offset).toBeLessThan(1);
          expect(stops.map(({ intersection }) => intersection)).toContain(vehicle.nextStop);
        }
      }),
      runs(25),
    );
  });

  test('S5: reach their next stop before they name the one after it', async () => {
    const routeID = '06';
    const named = new Map<string, string>();
    const steps: number[] = [];
    const passedAt: number[] = [];
    for (
      let now = WEDNESDAY_NOON;
      now < WEDNESDAY_NOON + runs(35).numRuns * MINUTE;
      now += 2 * SECOND
    ) {
      for (const vehicle of await vehiclesOn(routeID, now)) {
        const key = `${vehicle.vehicleID}/${vehicle.direction}`;
        const { stops } = directionOf(routeID, vehicle);
        const names = stops.map(({ intersection }) => intersection);
        const before = names.indexOf(named.get(key) ?? vehicle.nextStop);
        const step = names.indexOf(vehicle.nextStop) - before;
        steps.push(step);
        const passed = stops[before];
        if (step > 0 && passed !== undefined)
          passedAt.push(metersBetween(placeOf(vehicle), passed));
        named.set(key, vehicle.nextStop);
      }
    }
    expect(new Set(steps)).toEqual(new Set([0, 1]));
    expect(passedAt.length).toBeGreaterThan(runs(40).numRuns);
    expect(Math.max(...passedAt)).toBeLessThan(40);
  });

  test('S5: never jump: at most 25 m in any second of five minutes', async () => {
    expect.hasAssertions();
    await fc.assert(
      fc.asyncProperty(moments, async (start) => {
        let longest = 0;
        let before = new Map<string, Place>();
        for (let now = start; now < start + 5 * MINUTE; now += SECOND) {
          const vehicles = await allVehicles(now);
          const here = new Map(vehicles.map((one) => [one.vehicleID, placeOf(one)]));
          for (const [vehicleID, at] of here)
            longest = Math.max(longest, metersBetween(at, before.get(vehicleID) ?? at));
          before = here;
        }
        expect(longest).toBeLessThan(25);
      }),
      runs(3),
    );
  });

  test('S5: turn only at the ends of their line, after a layover', async () => {
    const before = new Map<string, Vehicle>();
    const turnedAt: number[] = [];
    for (let now = WEDNESDAY_NOON; now < WEDNESDAY_NOON + 2 * HOUR; now += 20 * SECOND) {
      for (const vehicle of await vehiclesOn('01', now)) {
        const last = before.get(vehicle.vehicleID) ?? vehicle;
        if (last.direction !== vehicle.direction) {
          const [lon, lat] = directionOf('01', last).line.at(-1) ?? [0, 0];
          turnedAt.push(metersBetween(placeOf(vehicle), { lat, lon }));
        }
        before.set(vehicle.vehicleID, vehicle);
      }
    }
    expect(turnedAt.length).toBeGreaterThan(4);
    expect(Math.max(...turnedAt)).toBeLessThan(2);
  });

  test('S5, T26: are the same for each seed and time, and have another day on another one', async () => {
    const again = createDemoCity({ seed: 1 });
    const other = createDemoCity({ seed: 2 });
    const onRoute = async (one: typeof city, now: number) =>
      (await one.vehicles.read('01', now)).value;
    expect(await onRoute(again, WEDNESDAY_NOON)).toEqual(await onRoute(city, WEDNESDAY_NOON));
    for (const different of [
      await onRoute(other, WEDNESDAY_NOON),
      await onRoute(city, WEDNESDAY_NOON + DAY),
    ])
      expect(different).not.toEqual(await onRoute(city, WEDNESDAY_NOON));
  });

  test('S7: are as old as the second in which their feed was made', async () => {
    const { reportedAt } = await city.vehicles.read('01', WEDNESDAY_NOON + 999);
    expect(reportedAt).toBe(WEDNESDAY_NOON);
    expect(city.vehicles.latestAt?.(WEDNESDAY_NOON + 999)).toBe(WEDNESDAY_NOON);
  });

  test('have unique IDs of three digits, some with leading zeros', async () => {
    const vehicles = await allVehicles(WEDNESDAY_NOON);
    const vehicleIDs = vehicles.map(({ vehicleID }) => vehicleID);
    expect(new Set(vehicleIDs).size).toBe(vehicleIDs.length);
    for (const vehicleID of vehicleIDs) expect(vehicleID).toMatch(/^\d{3}$/);
    expect(vehicleIDs.some((vehicleID) => vehicleID.startsWith('0'))).toBe(true);
  });

  test.each(['wifiAccess', 'bikeRack', 'wheelChairLift', 'wheelChairAccessible'] as const)(
    'differ in %s',
    async (flag) => {
      const values = (await allVehicles(WEDNESDAY_NOON)).map((vehicle) => vehicle[flag]);
      expect(new Set(values)).toEqual(new Set([true, false]));
    },
  );

  test('a route may have no bus at noon, and an unknown route has none', async () => {
    expect(await vehiclesOn('70', WEDNESDAY_NOON)).toEqual([]);
    expect(await vehiclesOn('99', WEDNESDAY_NOON)).toEqual([]);
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Vehicle } from '../../../../src/contract/vehicle.ts';
import {
  distanceToPath,
  type Point,
} from '../../../../src/service/sources/demo/ground/geometry.ts';
import { pointOf } from '../../../../src/service/sources/demo/ground/place.ts';
import { createRun } from '../../../../src/service/sources/demo/transit/run.ts';
import {
  allVehicles,
  DAY,
  HOUR,
  MINUTE,
  routes,
  SECOND,
  vehiclesOn,
  WEDNESDAY_NOON,
  YEARS,
} from './the-city.ts';

const moments = fc.integer(YEARS);
const DAYS = fc.integer({ min: 0, max: 1500 });

/** An instant at an hour of the city's standard time. */
const atHour = (days: number, hour: number) => WEDNESDAY_NOON + days * DAY + (hour - 12) * HOUR;

const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

const placeOf = ({ lat, lon }: Vehicle): Point => pointOf({ lat, lon });

function directionOf(routeID: string, { direction }: Vehicle) {
  const route = routes.find(({ plan }) => plan.routeID === routeID);
  const found = route?.directions.find(({ destination }) => destination === direction);
  if (found === undefined) throw new Error(`no direction ${direction} of ${routeID}`);
  return found;
}

describe('the buses of the demo city', () => {
  test('S5: are 60 or more during the day, on any day', async () => {
    await fc.assert(
      fc.asyncProperty(DAYS, fc.double({ min: 10, max: 16, noNaN: true }), async (days, hour) => {
        expect((await allVehicles(atHour(days, hour))).length).toBeGreaterThanOrEqual(60);
      }),
      { numRuns: 60 },
    );
  });

  test('S5: are few at night, but never none', async () => {
    await fc.assert(
      fc.asyncProperty(DAYS, fc.double({ min: 2, max: 3, noNaN: true }), async (days, hour) => {
        const out = await allVehicles(atHour(days, hour));
        expect(out.length).toBeGreaterThanOrEqual(2);
        expect(out.length).toBeLessThan(10);
      }),
      { numRuns: 60 },
    );
  });

  test('S5: are within a meter of a street and name a stop of their line', async () => {
    await fc.assert(
      fc.asyncProperty(moments, async (now) => {
        for (const { routeID, ...vehicle } of await allVehicles(now)) {
          const { line, stops } = directionOf(routeID, vehicle);
          expect(distanceToPath(placeOf(vehicle), line.path)).toBeLessThan(1);
          expect(stops.map(({ stop }) => stop.intersection)).toContain(vehicle.nextStop);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('S5: reach their next stop before they name the one after it', async () => {
    const routeID = routes[5]?.plan.routeID ?? '';
    const named = new Map<string, string>();
    const steps: number[] = [];
    const passedAt: number[] = [];
    for (let now = WEDNESDAY_NOON; now < WEDNESDAY_NOON + 40 * MINUTE; now += 2 * SECOND) {
      for (const vehicle of await vehiclesOn(routeID, now)) {
        const key = `${vehicle.vehicleID}/${vehicle.direction}`;
        const { stops } = directionOf(routeID, vehicle);
        const names = stops.map(({ stop }) => stop.intersection);
        const before = names.indexOf(named.get(key) ?? vehicle.nextStop);
        const step = names.indexOf(vehicle.nextStop) - before;
        steps.push(step);
        if (step > 0) passedAt.push(apart(placeOf(vehicle), stops[before]?.stop.at ?? [0, 0]));
        named.set(key, vehicle.nextStop);
      }
    }
    expect(new Set(steps)).toEqual(new Set([0, 1]));
    expect(passedAt.length).toBeGreaterThan(50);
    expect(Math.max(...passedAt)).toBeLessThan(40);
  });

  test('S5: never jump: at most 25 m in any second of an hour', async () => {
    /** The longest distance that a bus of a route moves in one second, over an hour. */
    async function longestStep(routeID: string, start: number) {
      let longest = 0;
      let before = new Map<string, Point>();
      for (let now = start; now < start + HOUR; now += SECOND) {
        const vehicles = await vehiclesOn(routeID, now);
        const here = new Map(vehicles.map((one) => [one.vehicleID, placeOf(one)]));
        for (const [vehicleID, at] of here) {
          longest = Math.max(longest, apart(at, before.get(vehicleID) ?? at));
        }
        before = here;
      }
      return longest;
    }
    expect.hasAssertions();
    await fc.assert(
      fc.asyncProperty(moments, fc.nat(routes.length - 1), async (start, index) => {
        expect(await longestStep(routes[index]?.plan.routeID ?? '', start)).toBeLessThan(25);
      }),
      { numRuns: 8 },
    );
  });

  test('S5: stop at each stop for 10 to 25 seconds', () => {
    for (const { directions } of routes.slice(0, 4)) {
      for (const direction of directions) {
        const run = createRun(direction, 1);
        for (const { meters } of direction.stops.slice(1, -1)) {
          let waited = 0;
          for (let second = 0; second < run.seconds; second += 1) {
            if (Math.abs(run.metersAt(second) - meters) < 0.2) waited += 1;
          }
          expect(waited).toBeGreaterThanOrEqual(9);
          expect(waited).toBeLessThanOrEqual(29);
        }
      }
    }
  });

  test('S5: turn only at the ends of their line, after a layover', async () => {
    const [route] = routes;
    const routeID = route?.plan.routeID ?? '';
    const before = new Map<string, Vehicle>();
    const turnedAt: number[] = [];
    for (let now = WEDNESDAY_NOON; now < WEDNESDAY_NOON + 2 * HOUR; now += 5 * SECOND) {
      for (const vehicle of await vehiclesOn(routeID, now)) {
        const last = before.get(vehicle.vehicleID) ?? vehicle;
        if (last.direction !== vehicle.direction) {
          const { line } = directionOf(routeID, last);
          turnedAt.push(apart(placeOf(vehicle), line.pointAt(line.length)));
        }
        before.set(vehicle.vehicleID, vehicle);
      }
    }
    expect(turnedAt.length).toBeGreaterThan(4);
    expect(Math.max(...turnedAt)).toBeLessThan(2);
  });

  test('accelerate and brake like a bus', () => {
    const directions = routes[2]?.directions ?? [];
    expect(directions).toHaveLength(2);
    for (const direction of directions) {
      const run = createRun(direction, 1);
      let [place, speed] = [0, 0];
      for (let second = 1; second < run.seconds; second += 1) {
        const next = run.metersAt(second);
        expect(next).toBeGreaterThanOrEqual(place);
        expect(Math.abs(next - place - speed)).toBeLessThan(4);
        [place, speed] = [next, next - place];
      }
      expect(run.metersAt(run.seconds)).toBeCloseTo(direction.line.length, 3);
    }
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

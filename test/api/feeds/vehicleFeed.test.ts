import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { routeIDOf, vehicleIDOf, vehicleKey } from '../../../src/api/feeds/vehicle-keys.ts';
import { placeAt } from '../../../src/lib/geo/distance.ts';
import { anyText } from '../../support/any-text.ts';
import { aVehicle } from '../../support/builders.ts';
import { SECOND, START, busAt, feedOf } from '../../support/feeds/feeds.ts';

/** The feed after answers every 10 s, with the bus so many meters east, or without it. */
const feedAt = (...places: readonly (number | null)[]) =>
  feedOf(
    ...places.map((east, poll) => ({
      at: 10 * poll,
      vehicles: east === null ? [] : [busAt(east)],
    })),
  );

describe('heading', () => {
  test('R10: the heading is unknown, not north, until a vehicle has moved', () => {
    expect(feedAt(0).vehicles[0]?.heading).toBeNull();
    const stood = feedAt(0, 0);
    expect(stood.vehicles[0]).toMatchObject({ heading: null, lastMovedAt: null, firstSeenAt: 0 });
  });

  test('R10: the heading is that of the last movement and stays while the vehicle is stopped', () => {
    const feed = feedAt(0, 80, 80);
    expect(feed.vehicles[0]?.heading).toBeCloseTo(90, 1);
    expect(feed.vehicles[0]?.lastMovedAt).toBe(10 * SECOND);
  });

  test('R10: a movement of kilometers gives a heading too', () => {
    const feed = feedOf({ at: 0, vehicles: [busAt(3000)] }, { at: 300, vehicles: [busAt(0)] });
    expect(feed.vehicles[0]?.heading).toBeCloseTo(270, 1);
  });

  test('R9: jitter under two meters does not count as movement and does not turn a vehicle', () => {
    const feed = feedAt(0, 50, 48.5);
    expect(feed.vehicles[0]?.heading).toBeCloseTo(90, 1);
    expect(feed.vehicles[0]?.lastMovedAt).toBe(10 * SECOND);
  });

  test('R9: slow movement of less than two meters a poll adds up', () => {
    const feed = feedAt(0, 1.5, 3);
    expect(feed.vehicles[0]?.lastMovedAt).toBe(20 * SECOND);
  });

  test('R10: every heading is from 0 to below 360', () => {
    const degrees = fc.double({ min: 0, max: 360, noNaN: true });
    fc.assert(
      fc.property(degrees, fc.double({ min: 2.1, max: 5000, noNaN: true }), (bearing, meters) => {
        const moved = aVehicle(placeAt(START, bearing, meters));
        const heading = feedOf(
          { at: 0, vehicles: [aVehicle(START)] },
          { at: 10, vehicles: [moved] },
        ).vehicles[0]?.heading;
        expect(heading).toBeGreaterThanOrEqual(0);
        expect(heading).toBeLessThan(360);
      }),
    );
  });
});

describe('the history of a feed', () => {
  test('R7: if a vehicle is in an answer twice, the last one counts', () => {
    const feed = feedOf({ at: 0, vehicles: [busAt(0), busAt(90, { nextStop: 'Atwood & Ohio' })] });
    expect(feed.vehicles.map(({ nextStop }) => nextStop)).toEqual(['Atwood & Ohio']);
  });

  test('R11: the longest time between two changes is forgotten by a tenth with each change', () => {
    const gapAfter = (...seconds: number[]) =>
      feedOf(...seconds.map((at) => ({ at, vehicles: [busAt(at)] }))).typicalGap / SECOND;
    expect([gapAfter(0, 60), gapAfter(0, 60, 70)]).toEqual([60, 54]);
    expect(gapAfter(0, 60, 70, 80)).toBeCloseTo(48.6);
  });

  test('R12: a departed vehicle stays in the feed with the time it left', () => {
    const feed = feedAt(0, null);
    expect(feed.departed).toMatchObject([{ vehicleID: '007', leftAt: 10 * SECOND }]);
  });

  test('R12: a vehicle missing from one answer comes back with its heading', () => {
    const feed = feedAt(0, 50, null, 50);
    expect(feed.departed).toEqual([]);
    expect(feed.vehicles[0]?.heading).toBeCloseTo(90, 1);
    expect(feed.vehicles[0]).not.toHaveProperty('leftAt');
  });

  test('R12: the number of departed vehicles is limited', () => {
    const answers = Array.from({ length: 300 }, (_, poll) => ({
      at: poll * 10,
      vehicles: [busAt(0, { vehicleID: String(poll) })],
    }));
    expect(feedOf(...answers).departed).toHaveLength(100);
  });
});

describe('the key of a vehicle', () => {
  const text = anyText({ minLength: 1 });
  const slashed = fc.array(fc.constantFrom('03', '/', '%', '%2F'), { minLength: 1 });
  const id = fc.oneof(
    text,
    slashed.map((parts) => parts.join('')),
  );

  test('R12: separates route and vehicle, whatever characters their IDs have', () => {
    fc.assert(
      fc.property(id, id, (routeID, vehicleID) => {
        const key = vehicleKey({ routeID, vehicleID });
        expect([routeIDOf(key), vehicleIDOf(key)]).toEqual([routeID, vehicleID]);
      }),
    );
  });

  test('R20: a link that has no route gives the vehicle ID only', () => {
    expect([routeIDOf('007'), vehicleIDOf('007')]).toEqual([null, '007']);
    expect(routeIDOf('%zz/007')).toBe('%zz');
  });
});

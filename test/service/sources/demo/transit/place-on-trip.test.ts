import { describe, expect, test } from 'vitest';

import stopTimes from '../../../../../src/service/sources/demo/data/stop-times.json' with { type: 'json' };
import { demoSnapshot } from '../../../../../src/service/sources/demo/snapshot.ts';
import { placeOnTrip } from '../../../../../src/service/sources/demo/transit/place-on-trip.ts';

const trips = demoSnapshot().patterns.map((pattern, index) => ({
  pattern,
  times: stopTimes[index] ?? [],
}));

describe('a bus on its trip', () => {
  test('S5: stops at each stop for 10 to 25 seconds', () => {
    for (const { pattern, times } of trips) {
      for (let stop = 1; stop < pattern.stops.length - 1; stop += 1) {
        const [arrival = 0, departure = 0] = times.slice(2 * stop, 2 * stop + 2);
        expect(departure - arrival).toBeGreaterThanOrEqual(10);
        expect(departure - arrival).toBeLessThanOrEqual(26);
        const meters = pattern.distances[stop];
        for (const seconds of [arrival, (arrival + departure) / 2, departure - 1])
          expect(placeOnTrip(pattern, times, seconds)).toEqual({ meters, stop, isAtStop: true });
      }
    }
  });

  test('waits at the first stop, and is on its way to the second once it has left', () => {
    for (const { pattern, times } of trips) {
      expect(placeOnTrip(pattern, times, -200)).toEqual({ meters: 0, stop: 0, isAtStop: true });
      const place = placeOnTrip(pattern, times, 1);
      expect(place).toMatchObject({ stop: 1, isAtStop: false });
      expect(place.meters).toBeGreaterThan(0);
      expect(place.meters).toBeLessThan(10);
    }
  });

  test('stays at the last stop', () => {
    for (const { pattern, times } of trips) {
      const stop = pattern.stops.length - 1;
      const last = { meters: pattern.distances[stop], stop, isAtStop: true };
      expect(placeOnTrip(pattern, times, times.at(-1) ?? 0)).toEqual(last);
      expect(placeOnTrip(pattern, times, 86_400)).toEqual(last);
    }
  });

  test('speeds up and brakes like a bus, and never goes back', () => {
    for (const { pattern, times } of trips) {
      const seconds = Array.from({ length: times.at(-1) ?? 0 }, (_, second) => second + 1);
      const places = seconds.map((second) => placeOnTrip(pattern, times, second).meters);
      const speeds = places.map((meters, index) => meters - (places[index - 1] ?? 0));
      expect(Math.min(...speeds)).toBeGreaterThanOrEqual(0);
      const changes = speeds.map((speed, index) => Math.abs(speed - (speeds[index - 1] ?? 0)));
      expect(Math.max(...changes)).toBeLessThan(4);
      expect(places.at(-1)).toBe(pattern.distances.at(-1));
    }
  });
});

import { describe, expect, test } from 'vitest';

import { createTripMatcher } from '../../../src/transit/positions/createTripMatcher.ts';
import type { FeedVehicle } from '../../support/realtime/encodeFeedMessage.ts';
import { matchVehicles, NOW_SECONDS, onlyVehicle } from '../../support/realtime/matchVehicles.ts';
import { LAT, lonAt, smallSnapshot } from '../../support/realtime/small-snapshot.ts';

const nextStop = (vehicle: FeedVehicle) => onlyVehicle(matchVehicles([vehicle])).nextStop;

/** The next stops of one vehicle at several places, in meters from the first stop, 100 s apart. */
function nextStops(vehicle: FeedVehicle, places: readonly number[]): readonly string[] {
  const matcher = createTripMatcher(smallSnapshot());
  return places.map((meters, index) => {
    const timestamp = NOW_SECONDS - 100 * (places.length - index);
    const report = { ...vehicle, id: '7', lon: lonAt(meters), timestamp };
    return onlyVehicle(matchVehicles([report], { matcher, madeAt: timestamp })).nextStop;
  });
}

describe('by current_stop_sequence', () => {
  test('S7: it is the stop with that sequence, even if stop_id names another', () => {
    expect(nextStop({ tripID: 'out', stopSequence: 20, stopID: 's3' })).toBe('Park');
  });

  test('S7: a vehicle that stands at a stop goes to the stop after it', () => {
    expect(nextStop({ tripID: 'out', stopSequence: 20, status: 1 })).toBe('School');
    expect(nextStop({ tripID: 'out', stopSequence: 20, status: 0 })).toBe('Park');
  });

  test('S7: one that the feed calls stopped while it is under way 50 m before the stop has it ahead', () => {
    const stopped = { tripID: 'out', stopSequence: 20, status: 1 };
    const places = [500, 945, 955, 995, 1045];
    expect(places.map((meters) => nextStops(stopped, [meters])[0])).toEqual([
      'School',
      'Park',
      'Park',
      'School',
      'School',
    ]);
    // At a first stop buses wait wherever there is room.
    expect(nextStops({ ...stopped, stopSequence: 10 }, [60])).toEqual(['Park']);
  });

  test('S7: after the last stop there is none', () => {
    expect(nextStop({ tripID: 'out', stopSequence: 40, status: 1 })).toBe('');
  });

  test('S7: a sequence that the trip does not have is ignored', () => {
    expect(nextStop({ tripID: 'out', stopSequence: 0, stopID: 's2' })).toBe('School');
  });
});

describe('by stop_id', () => {
  test('S7: it is that stop, if the trip has it once', () => {
    expect(nextStop({ tripID: 'out', stopID: 's2' })).toBe('School');
    expect(nextStop({ tripID: 'out', stopID: 's2', status: 1 })).toBe('Harbor');
  });

  test('S7: if the trip visits the stop twice, the position tells which visit it is', () => {
    const atPark = { tripID: 'lap', stopID: 's1', status: 1, lon: lonAt(1000) };
    expect(nextStop({ ...atPark, bearing: 90 })).toBe('Harbor');
    expect(nextStop({ ...atPark, bearing: 270 })).toBe('Mill');
  });

  test('S7: it is unknown if the stop is not on the trip and there is no shape', () => {
    expect(nextStop({ tripID: 'bare', stopID: 's2' })).toBe('');
  });
});

describe('by position', () => {
  test('S7: it is the first stop ahead on the line', () => {
    expect(nextStops({ tripID: 'out' }, [-20, 300, 900, 1100, 2990, 3050])).toEqual([
      'Mill',
      'Park',
      'Park',
      'School',
      'Harbor',
      'Harbor',
    ]);
  });

  test('S7: a vehicle that stands at a stop goes to the stop after it', () => {
    expect(nextStop({ tripID: 'out', lon: lonAt(985), status: 1 })).toBe('School');
  });

  test('S7: out and back on one street, the bearing tells the direction', () => {
    const halfway = { tripID: 'return', lon: lonAt(1500) };
    expect(nextStop({ ...halfway, bearing: 88 })).toBe('Harbor');
    expect(nextStop({ ...halfway, bearing: 275 })).toBe('Mill');
  });

  test('S7: out and back on one street, earlier reports tell the direction', () => {
    const stops = nextStops({ tripID: 'lap' }, [200, 800, 1400, 2200, 2900, 2500, 1500, 500, 100]);
    expect(stops).toEqual([
      'Park',
      'Park',
      'Harbor',
      'Harbor',
      'Harbor',
      'Park',
      'Park',
      'Mill',
      'Mill',
    ]);
  });

  test('S7: a wrong first guess is corrected by the reports that follow', () => {
    // It departed eight minutes ago: at 5 m/s it would be on its way out.
    const stops = nextStops({ tripID: 'lap' }, [2400, 1900, 1400, 950, 500]);
    expect(stops.slice(1)).toEqual(['Park', 'Park', 'Mill', 'Mill']);
  });

  test('S7: without bearing and earlier reports, the time since departure tells the direction', () => {
    const departed = (minutes: number) => {
      const snapshot = smallSnapshot();
      const starts = snapshot.trips.starts.map(() => 12 * 3600 + (38 - minutes) * 60);
      const match = matchVehicles([{ tripID: 'lap', lon: lonAt(500) }], {
        snapshot: { ...snapshot, trips: { ...snapshot.trips, starts } },
      });
      return onlyVehicle(match).nextStop;
    };
    expect([departed(2), departed(18)]).toEqual(['Park', 'Mill']);
  });

  test('S7: a repeated report changes nothing', () => {
    expect(nextStops({ tripID: 'lap' }, [2000, 2600, 2600, 2600, 2600])).toEqual([
      'Harbor',
      'Harbor',
      'Harbor',
      'Harbor',
      'Harbor',
    ]);
  });

  test('S7: a vehicle far from its line, or without a shape, has no next stop', () => {
    expect(nextStop({ tripID: 'out', lat: LAT + 0.01, lon: lonAt(500) })).toBe('');
    expect(nextStop({ tripID: 'bare', lon: lonAt(500) })).toBe('');
  });

  test('S7: where a shape has few points, the road may bend away from it', () => {
    const offTheLine = { tripID: 'out', lat: LAT + 0.004, lon: lonAt(500) };
    expect(nextStop(offTheLine)).toBe('Park');
    const snapshot = smallSnapshot();
    const line = Array.from({ length: 31 }, (_, point) => [lonAt(point * 100), LAT]).flat();
    const match = matchVehicles([offTheLine], { snapshot: { ...snapshot, lines: [line] } });
    expect(onlyVehicle(match).nextStop).toBe('');
  });
});

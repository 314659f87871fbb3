import { describe, expect, test } from 'vitest';

import { matchVehicles, NOW_SECONDS } from '../../support/realtime/matchVehicles.ts';
import { LAT } from '../../support/realtime/small-snapshot.ts';

describe('time', () => {
  test("S7: the time of the report is the feed's, so that a frozen feed looks frozen", () => {
    const frozen = { madeAt: NOW_SECONDS - 3600 };
    const match = matchVehicles([{ tripID: 'out', timestamp: NOW_SECONDS - 3610 }], frozen);
    expect(match.reportedAt).toBe((NOW_SECONDS - 3600) * 1000);
    expect(match.matched).toBe(1);
  });

  test('S7: a time in the future counts as now, in the header and of a vehicle', () => {
    const vehicle = { id: '7', tripID: 'out', timestamp: NOW_SECONDS + 7200 };
    const match = matchVehicles([vehicle], { madeAt: NOW_SECONDS + 3600 });
    expect([match.reportedAt, match.matched]).toEqual([NOW_SECONDS * 1000, 1]);
  });

  test("S7: without a header time it is the newest vehicle's", () => {
    const times = [40, 20, 30].map((age) => ({ tripID: 'out', timestamp: NOW_SECONDS - age }));
    expect(matchVehicles(times, { madeAt: 0 }).reportedAt).toBe((NOW_SECONDS - 20) * 1000);
    expect(matchVehicles([{ tripID: 'out' }], { madeAt: 0 }).reportedAt).toBe(NOW_SECONDS * 1000);
  });

  test('S7: a vehicle that was measured over 180 s ago is left out and counted', () => {
    const aged = (age: number) => ({ tripID: 'out', timestamp: NOW_SECONDS - age });
    const match = matchVehicles([aged(180), aged(181), { tripID: 'out' }]);
    expect([match.matched, match.leftOut.tooOld]).toEqual([2, 1]);
  });
});

describe('what is left out', () => {
  test('S7: positions that cannot be right are left out and counted', () => {
    const places = [
      { lat: 0, lon: 0 },
      { lat: 91, lon: 0 },
      { lat: Number.NaN, lon: -89 },
      { lat: 43, lon: 200 },
    ];
    const match = matchVehicles(places.map((place) => ({ tripID: 'out', ...place })));
    expect([match.matched, match.leftOut.withoutPosition]).toEqual([0, 4]);
  });

  test('S7: a position far outside of the city is left out and counted', () => {
    const match = matchVehicles([
      { tripID: 'out', lat: 41.88 },
      { tripID: 'out', lat: LAT + 0.2 },
    ]);
    expect([match.matched, match.leftOut.farAway]).toEqual([1, 1]);
  });

  test('S7: canceled trips and deleted entities are left out and counted', () => {
    const match = matchVehicles([
      { tripID: 'out', relationship: 3 },
      { tripID: 'out', relationship: 7 },
      { tripID: 'out', isDeleted: true },
      { tripID: 'out', relationship: 1 },
    ]);
    expect(match.matched).toBe(1);
    expect(match.leftOut).toMatchObject({ canceled: 2, deleted: 1 });
  });
});

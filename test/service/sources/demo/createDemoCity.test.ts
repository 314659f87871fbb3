import { describe, expect, test } from 'vitest';

import { createDemoCity } from '../../../../src/service/sources/demo/createDemoCity.ts';

const NOON = Date.parse('2026-11-18T18:00:00Z');

describe('the demo city', () => {
  test('S5: has 12 or more routes and about 500 stops', async () => {
    const city = createDemoCity();
    const stops = await city.stops(NOON);
    expect((await city.routeIDs(NOON)).length).toBeGreaterThanOrEqual(12);
    const count = new Set(stops.map(({ stopID }) => stopID)).size;
    expect(count).toBeGreaterThan(450);
    expect(count).toBeLessThan(560);
  });
});

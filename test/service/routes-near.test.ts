import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { placeInPath, routesNearPath } from '../../src/contract/documents/routes-near.ts';
import { feetBetween, placeAt } from '../../src/lib/geo/distance.ts';
import { METERS_PER_FOOT } from '../../src/lib/geo/lengths.ts';
import { createService } from '../../src/service/createService.ts';
import { stopIndex } from '../../src/service/operations/stops/stop-index.ts';
import { aRouteStop, theSettings } from '../support/builders.ts';
import { requestJson, smallService } from '../support/cities/small-service.ts';

const CENTER = { lat: 43.073, lon: -89.401 };

test('S20: the routes near a place are in a small file, the nearest first, cached for an hour', async () => {
  const service = smallService();
  const path = '/routes/near/43.073,-89.401.json';
  const { status, headers, body } = await requestJson(service, path);
  expect(status).toBe(200);
  expect(body).toEqual({ routeIDs: ['03', '07'] });
  expect(headers.get('cache-control')).toMatch(/^public, max-age=3600,/);
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  const etag = headers.get('etag') ?? '';
  const again = await requestJson(service, path, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

test('S20: no route is near a place without stops', async () => {
  const { status, body } = await requestJson(smallService(), '/routes/near/0.000,0.000.json');
  expect([status, body]).toEqual([200, { routeIDs: [] }]);
});

test('S20: the file has at most twelve routes, in the order of the feed where they share a stop', async () => {
  const stops = Array.from({ length: 30 }, (_, nth) =>
    aRouteStop({ routeID: `R${nth}`, stopID: '1', latitude: CENTER.lat, longitude: CENTER.lon }),
  );
  const service = smallService({ stops: async () => stops });
  const { body } = await requestJson(service, '/routes/near/43.073,-89.401.json');
  expect(body['routeIDs']).toEqual(Array.from({ length: 12 }, (_, nth) => `R${nth}`));
});

test.each([
  '/routes/near/43.07,-89.401.json',
  '/routes/near/43.0731,-89.401.json',
  '/routes/near/043.073,-89.401.json',
  '/routes/near/91.000,0.000.json',
  '/routes/near/0.000,-181.000.json',
  '/routes/near/43.073,-89.401',
  '/routes/near/.json',
])('S20: a place has one path, which is not %s', async (path) => {
  expect((await requestJson(smallService(), path)).status).toBe(404);
});

test('S9: without the stops of a route, the file is kept for a minute, or it fails if it would be empty', async () => {
  const fault = new Error('upstream 7 is down');
  const service = smallService({ stopsGap: () => ({ fault }) });
  const some = await requestJson(service, '/routes/near/43.073,-89.401.json');
  expect(some.headers.get('cache-control')).toBe('public, max-age=60');
  const none = await requestJson(service, '/routes/near/0.000,0.000.json');
  expect(none.status).toBe(503);
  expect(JSON.stringify(none.body)).not.toContain('upstream');
});

test('S20: a server without a source has no such file', async () => {
  const service = createService(null, theSettings());
  expect((await requestJson(service, '/routes/near/43.073,-89.401.json')).status).toBe(404);
});

test('S20: each place has a path, and the path has a place within 100 m of it', () => {
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
  fc.assert(
    fc.property(degrees(90), degrees(180), (lat, lon) => {
      const found = placeInPath(routesNearPath({ lat, lon }));
      expect(found).not.toBeNull();
      expect(Math.abs((found?.lat ?? 99) - lat)).toBeLessThan(0.0006);
      expect(Math.abs((found?.lon ?? 999) - lon)).toBeLessThan(0.0006);
    }),
  );
});

test('S20: the routes near a place are those of its stops within reach, wherever it is', () => {
  const offset = fc.record({ bearing: fc.integer({ min: 0, max: 359 }), feet: fc.nat(3600) });
  const city = fc.array(fc.tuple(fc.nat(6), offset), { maxLength: 25 });
  const center = fc.record({
    lat: fc.double({ min: -85, max: 85, noNaN: true }),
    lon: fc.constantFrom(-180, -89.4, 0, 179.9999, 180),
  });
  fc.assert(
    fc.property(center, city, (place, offsets) => {
      const stops = offsets.map(([route, { bearing, feet }], nth) => {
        const { lat, lon } = placeAt(place, bearing, feet * METERS_PER_FOOT);
        return aRouteStop({
          routeID: `${route}`,
          stopID: `${nth}`,
          latitude: lat,
          longitude: lon,
        });
      });
      const feetTo = (routeID: string) =>
        Math.min(
          ...stops
            .filter((stop) => stop.routeID === routeID)
            .map(({ latitude, longitude }) =>
              feetBetween(place, { lat: latitude, lon: longitude }),
            ),
        );
      const expected = [...new Set(stops.map(({ routeID }) => routeID))]
        .filter((routeID) => feetTo(routeID) < 1800)
        .toSorted((a, b) => feetTo(a) - feetTo(b));
      const found = stopIndex(stops).routesNear(place, 1800);
      expect(found.toSorted()).toEqual(expected.toSorted());
      expect(found.map(feetTo)).toEqual(expected.map(feetTo));
    }),
  );
});

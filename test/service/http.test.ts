import { expect, test } from 'vitest';

import { createService } from '../../src/service/createService.ts';
import { aRouteStop, aVehicle, theSettings } from '../support/builders.ts';
import { requestJson, smallService } from '../support/cities/small-service.ts';
import { NOON, smallSource } from '../support/cities/small-source.ts';

const OPERATIONS = [
  '/v1/getstops?routeID=03',
  '/v1/getnearbystops?lat=43.07&lon=-89.4',
  '/v1/getstoplocation?stopID=0100',
  '/v1/getvehicles?routeID=03',
  '/parking/v2/lots',
];

test.each(OPERATIONS)('S2: HEAD of %s has the headers of GET and no body', async (path) => {
  const get = await requestJson(smallService(), path);
  const head = await requestJson(smallService(), path, { method: 'HEAD' });
  expect(head.body).toEqual({});
  expect([...head.headers]).toEqual([...get.headers]);
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH'])(
  'S2: %s gets 405 with the allowed methods',
  async (method) => {
    for (const path of OPERATIONS) {
      const { status, headers, body } = await requestJson(smallService(), path, { method });
      expect(status).toBe(405);
      expect(headers.get('allow')).toBe('GET, HEAD, OPTIONS');
      expect(body['description']).toContain(method);
    }
  },
);

test.each([
  '/',
  '/v1',
  '/v1/getroutes',
  '/v1/getstops/',
  '/parking/v1/lots',
  '/v1/../etc/passwd',
  '/basemap/1/2/0.mvt',
])('S2: %s is unknown and gets 404 in JSON', async (path) => {
  const { status, headers, body } = await requestJson(smallService(), path);
  expect(status).toBe(404);
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  expect(body).toMatchObject({ status: '-1', description: expect.stringMatching(/\w/) });
});

test.each([...OPERATIONS, '/v1/getvehicles?key=wrong', '/nowhere'])(
  'S4: any site may read %s',
  async (path) => {
    const { headers } = await requestJson(smallService(), path);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toContain('Date');
    expect(headers.has('access-control-allow-credentials')).toBe(false);
  },
);

test('S4: a preflight response is valid for a day', async () => {
  const { status, headers } = await requestJson(smallService(), '/v1/getstops', {
    method: 'OPTIONS',
    headers: { 'access-control-request-headers': 'if-none-match' },
  });
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-methods')).toContain('GET');
  expect(headers.get('access-control-allow-headers')).toBe('*');
  expect(headers.get('access-control-max-age')).toBe('86400');
});

test.each(OPERATIONS)(
  'S4: %s gets 304 without a body if the client has it already',
  async (path) => {
    const first = await requestJson(smallService(), path);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    for (const ifNoneMatch of [etag, etag.replace('W/', ''), `"other", ${etag}`]) {
      const again = await requestJson(smallService(), path, {
        headers: { 'if-none-match': ifNoneMatch },
      });
      expect(again.status).toBe(304);
      expect(again.body).toEqual({});
      expect(again.headers.get('etag')).toBe(etag);
      expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
    }
  },
);

test('S4: unchanged stops keep their ETag when the time changes', async () => {
  const etagAt = async (now: number) =>
    (await requestJson(smallService({}, now), '/v1/getstops')).headers.get('etag');
  expect(await etagAt(NOON)).toBe(await etagAt(NOON + 3_600_000));
});

test('S4: a changed stop or a moved bus changes the ETag', async () => {
  const etagOf = async (path: string, source: Parameters<typeof smallService>[0]) =>
    (await requestJson(smallService(source), path)).headers.get('etag');
  const moved = { vehicles: async () => [aVehicle({ lat: 43.0864 })] };
  const still = { vehicles: async () => [aVehicle()] };
  const path = '/v1/getvehicles?routeID=03';
  expect(await etagOf(path, moved)).not.toBe(await etagOf(path, still));
  const renamed = { stops: async () => [aRouteStop({ intersection: 'Atwood & Rusk' })] };
  expect(await etagOf('/v1/getstops', renamed)).not.toBe(await etagOf('/v1/getstops', {}));
});

test('S4: buses that have not moved get a new ETag with their new time', async () => {
  const etagAt = async (now: number) =>
    (await requestJson(smallService({}, now), '/v1/getvehicles?routeID=03')).headers.get('etag');
  expect(await etagAt(NOON)).not.toBe(await etagAt(NOON + 10_000));
});

test('S4: stops are cached for long, vehicles and lots for one poll, and each longer after errors', async () => {
  const cacheControlOf = async (path: string) =>
    (await requestJson(smallService(), path)).headers.get('cache-control');
  expect(await cacheControlOf('/v1/getstops')).toBe(
    'public, max-age=3600, stale-while-revalidate=86400, stale-if-error=604800',
  );
  expect(await cacheControlOf('/v1/getvehicles?routeID=03')).toBe(
    'public, max-age=10, stale-while-revalidate=10, stale-if-error=60',
  );
  expect(await cacheControlOf('/parking/v2/lots')).toBe(
    'public, max-age=45, stale-while-revalidate=45, stale-if-error=300',
  );
});

test('S3: the interface is served under the path of its base URL', async () => {
  const settings = theSettings({ service: { baseUrl: '/transit', key: 'k' } });
  const service = createService(smallSource(), settings, () => NOON);
  expect((await requestJson(service, '/transit/v1/getstops?key=k')).body['status']).toBe('0');
  expect((await requestJson(service, '/v1/getstops?key=k')).status).toBe(404);
});

test('S2: an error of the source is reported to the operator', async () => {
  const reported: [string, unknown][] = [];
  const failure = new Error('the feed is down');
  const source = smallSource({
    vehicles: async () => {
      throw failure;
    },
  });
  const service = createService(
    source,
    theSettings(),
    () => NOON,
    (operation, error) => {
      reported.push([operation, error]);
    },
  );
  await requestJson(service, '/v1/getvehicles?routeID=03');
  expect(reported).toEqual([['getvehicles', failure]]);
});

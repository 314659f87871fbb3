import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { anyText } from '../support/any-text.ts';
import { requestJson, smallService } from '../support/cities/small-service.ts';
import { runs } from '../support/runs.ts';

const NEAR = '/v1/getnearbystops?lat=43.07&lon=-89.4';

test.each([
  ['/v1/getstops?key=', 'key is missing: it must be an API access key'],
  ['/v1/getstops?key=wrong', 'key is not a valid API access key'],
  ['/v1/getstops?routeID=99', 'routeID "99" does not exist'],
  ['/v1/getvehicles', 'routeID is missing: it must be a two-digit route identifier'],
  ['/v1/getvehicles?routeID=%20', 'routeID is missing: it must be a two-digit route identifier'],
  ['/v1/getvehicles?routeID=99', 'routeID "99" does not exist'],
  ['/v1/getstoplocation', 'stopID is missing: it must be a four-digit stop identifier'],
  ['/v1/getstoplocation?stopID=9999', 'stopID "9999" does not exist'],
  ['/v1/getnearbystops?lon=-89.4', 'lat is missing: it must be decimal degrees from -90 to 90'],
  ['/v1/getnearbystops?lat=43', 'lon is missing: it must be decimal degrees from -180 to 180'],
  [
    '/v1/getnearbystops?lat=91&lon=0',
    'lat "91" is invalid: it must be decimal degrees from -90 to 90',
  ],
  [
    '/v1/getnearbystops?lat=43&lon=east',
    'lon "east" is invalid: it must be decimal degrees from -180 to 180',
  ],
])(
  'S2: %s is refused in plain English with the name of the parameter',
  async (path, description) => {
    const { status, body } = await requestJson(smallService(), path);
    expect(status).toBe(200);
    expect(body).toEqual({ status: '-1', description });
  },
);

test.each(['/v1/getstops?key=wrong', '/v1/getvehicles?routeID=99', '/v1/getstoplocation'])(
  'S4: the refusal of %s may be cached for ten seconds',
  async (path) => {
    const { headers } = await requestJson(smallService(), path);
    expect(headers.get('cache-control')).toBe('public, max-age=10');
  },
);

test.each(['0', '500', '501', '5000', '-5', '1.5', '5e1', 'wide', '', ' ', '0x10'])(
  'S1: a radius of "%s" is refused',
  async (radius) => {
    const { body } = await requestJson(
      smallService(),
      `${NEAR}&radius=${encodeURIComponent(radius)}`,
    );
    expect(body['status']).toBe('-1');
    expect(body['description']).toMatch(/^radius .* whole number of feet from 1 to 499/);
  },
);

test.each(['1', '51', '499', '007'])('S1: a radius of "%s" is accepted', async (radius) => {
  expect((await requestJson(smallService(), `${NEAR}&radius=${radius}`)).body['status']).toBe('0');
});

test('S2: the key is checked first, so a request without it reveals nothing about other parameters', async () => {
  const { body } = await requestJson(smallService(), '/v1/getvehicles?key=wrong&routeID=99');
  expect(body['description']).toContain('key');
});

test('S2: a long value is cut in the description', async () => {
  const { body } = await requestJson(smallService(), `/v1/getvehicles?routeID=${'9'.repeat(1000)}`);
  expect(String(body['description']).length).toBeLessThan(100);
});

const broken = async () => {
  throw new Error('secret-host.internal refused the connection');
};

test.each(['/v1/getstops', NEAR, '/v1/getstoplocation?stopID=0100', '/v1/getvehicles?routeID=03'])(
  'S2: %s is refused if the source fails, without details of the failure',
  async (path) => {
    const service = smallService({ stops: broken, vehicles: broken });
    const { status, headers, body } = await requestJson(service, path);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: '-1',
      description: "The city's bus data is unavailable right now",
    });
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('retry-after')).toBe('5');
  },
);

test('S2: lots get an HTTP error with a JSON body if the source fails', async () => {
  const { status, headers, body } = await requestJson(
    smallService({ lots: broken }),
    '/parking/v2/lots',
  );
  expect(status).toBe(503);
  expect(body['description']).toBe("The city's parking data is unavailable right now");
  expect(JSON.stringify(body)).not.toContain('secret');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('retry-after')).toBe('5');
});

const AnswerOrRefusal = z.union([
  z.looseObject({ status: z.literal('0'), timestamp: z.string() }),
  z.strictObject({ status: z.literal('-1'), description: z.string().check(z.regex(/\w/)) }),
]);

test('S16: every query string gets a JSON response or a JSON refusal', async () => {
  const name = fc.oneof(
    fc.constantFrom('key', 'routeID', 'stopID', 'lat', 'lon', 'radius', 'destination', 'expand'),
    fc.string(),
  );
  const value = fc.oneof(
    fc.constantFrom('test-key', '03', '0100', '43.07', '-89.4', '499', '', 'NaN', 'Infinity'),
    fc.double().map(String),
    anyText(),
  );
  const path = fc.constantFrom('getstops', 'getnearbystops', 'getstoplocation', 'getvehicles');
  const service = smallService();
  await fc.assert(
    fc.asyncProperty(
      path,
      fc.array(fc.tuple(name, value)),
      fc.string(),
      async (path, pairs, tail) => {
        const query = new URLSearchParams(pairs);
        const { status, body } = await requestJson(service, `/v1/${path}?${query}&${tail}`);
        expect(status).toBe(200);
        expect(z.safeParse(AnswerOrRefusal, body).success).toBe(true);
      },
    ),
    runs(500),
  );
});

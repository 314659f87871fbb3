import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { SCRIPT, startSmallServer, type SmallServer } from '../support/cities/small-server.ts';
import { smallSource } from '../support/cities/small-source.ts';

let server: SmallServer;
beforeAll(async () => {
  server = await startSmallServer({ server: { frameAncestors: ['https://city.example.org'] } });
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers });

describe('the page', () => {
  test('S12: the page is served at the URL that the server prints', async () => {
    const response = await get('/');
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await response.text()).toContain('assets/main-1a2b.js');
  });

  test('A19: the date of each answer is the time of the city’s clock', async () => {
    const noon = Date.UTC(2026, 10, 20, 18);
    const atNoon = await startSmallServer({}, { clock: () => noon });
    try {
      const paths = ['/', '/icon.svg', '/v1/getstops?routeID=03&key=test-key'];
      const answers = await Promise.all(paths.map((path) => fetch(`${atNoon.url}${path}`)));
      const date = 'Fri, 20 Nov 2026 18:00:00 GMT';
      expect(answers.map(({ headers }) => headers.get('date'))).toEqual([date, date, date]);
    } finally {
      await atNoon.stop();
    }
  });

  test('S13: the page is revalidated, with 304 if it is unchanged', async () => {
    const first = await get('/');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    const again = await get('/', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.headers.get('cache-control')).toBe('no-cache');
  });

  test('S13: the page has a security policy with the hash of its inline script', async () => {
    const { headers } = await get('/');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='; /);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('geolocation=(self)');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.has('x-powered-by')).toBe(false);
  });

  test('S13: the sites in the settings may frame the embed view', async () => {
    const { headers } = await get('/?view=embed&route=03');
    expect(headers.get('content-security-policy')).toContain(
      "frame-ancestors 'self' https://city.example.org",
    );
    expect(headers.has('x-frame-options')).toBe(false);
  });

  test('S13: the page preloads its settings and first stops', async () => {
    const { headers } = await get('/');
    expect(headers.get('link')).toContain('</v1/getstops?key=test-key&routeID=03>; rel=preload');
  });

  test('S13: hashed files are cached for a year, compressed, and readable by a sandboxed frame', async () => {
    const response = await get('/assets/main-1a2b.js', { 'accept-encoding': 'br' });
    expect(await response.text()).toBe(SCRIPT);
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.has('link')).toBe(false);
  });

  test('S13: a worker’s script has a security policy, and a script of the page needs none', async () => {
    const [worker, script] = await Promise.all(
      ['map-worker-3c4d', 'main-1a2b'].map((name) => get(`/assets/${name}.js`)),
    );
    expect(worker?.headers.get('content-security-policy')).toContain("connect-src 'self'");
    expect(script?.headers.has('content-security-policy')).toBe(false);
  });

  test.each([
    '/nothing',
    '/assets/old-9z9z.js',
    '/..%2f..%2fetc/passwd',
    '/%00',
    '/.vite/manifest.json',
  ])('S2: the unknown path %s gets 404 in JSON, not to be cached', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ status: '-1' });
  });
});

describe('the service', () => {
  test('S12: the service answers on the same port', async () => {
    const response = await get('/v1/getvehicles?key=test-key&routeID=03');
    expect(await response.json()).toMatchObject({ status: '0', count: '2' });
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('S4: compressed responses keep the service’s ETag and 304', async () => {
    const path = '/v1/getstops?key=test-key';
    const first = await get(path, { 'accept-encoding': 'gzip' });
    expect(await first.json()).toMatchObject({ status: '0' });
    expect(first.headers.get('vary')).toBe('Accept-Encoding');
    const again = await get(path, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test.each(['/', '/curbside.json', '/v1/getstops', '/assets/main-1a2b.js'])(
    'S4: a preflight of %s gets 204 without a body',
    async (path) => {
      const response = await fetch(`${server.url}${path}`, { method: 'OPTIONS' });
      expect([response.status, await response.text()]).toEqual([204, '']);
      expect(response.headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS');
    },
  );

  test('S2: HEAD gets no body', async () => {
    const response = await fetch(`${server.url}/v1/getstops?key=test-key`, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});

describe('settings and health', () => {
  test('S11: curbside.json has the page’s settings and none of the server’s', async () => {
    const response = await get('/curbside.json');
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      service: { baseUrl: '', key: 'test-key' },
      city: { name: 'Smallville' },
      routes: [{ routeID: '03' }, { routeID: '07' }, { routeID: '22' }],
    });
    expect(text).not.toContain('frameAncestors');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const held = { 'if-none-match': response.headers.get('etag') ?? '' };
    expect((await get('/curbside.json', held)).status).toBe(304);
  });

  test('S12: version.json has the build ID and is not cached', async () => {
    const response = await get('/version.json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ build: 'build-7' });
  });

  test('S12: healthz and readyz answer', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect(await (await get('/readyz')).json()).toEqual({ ready: true, source: 'small' });
  });

  test('S12: a server whose source fails is healthy but not ready', async () => {
    const source = smallSource({
      routeIDs: async () => {
        throw new Error('away');
      },
    });
    const broken = await startSmallServer({}, { source });
    const ready = await fetch(`${broken.url}/readyz`);
    const healthy = await fetch(`${broken.url}/healthz`);
    await broken.stop();
    expect([ready.status, healthy.status]).toEqual([503, 200]);
  });
});

test('S12: requests are logged only with logRequests, and never with a key', async () => {
  await get('/v1/getstops?key=test-key');
  expect(server.log.filter(({ event }) => event === 'request')).toEqual([]);
  const talkative = await startSmallServer({ server: { logRequests: true } });
  for (const path of ['/v1/getstops?key=test-key', '/v1/getstops%253Fkey%3Dtest-key']) {
    await (await fetch(talkative.url + path)).text();
  }
  await talkative.stop();
  const lines = talkative.log.filter(({ event }) => event === 'request');
  expect(lines).toMatchObject([
    { method: 'GET', path: '/v1/getstops', status: 200 },
    { method: 'GET', path: '/v1/getstops?key=[redacted]', status: 404 },
  ]);
  expect(JSON.stringify(talkative.log)).not.toContain('test-key');
});

test('S12: an error of the source is in the log but not in the response', async () => {
  const source = smallSource({
    vehicles: async () => {
      throw new Error('upstream 10.1.2.3 is away');
    },
  });
  const failing = await startSmallServer({}, { source });
  const answer = await fetch(`${failing.url}/v1/getvehicles?key=test-key&routeID=03`);
  const text = await answer.text();
  await failing.stop();
  expect(text).not.toContain('10.1.2.3');
  expect(failing.log).toContainEqual(
    expect.objectContaining({
      event: 'source failed',
      operation: 'getvehicles',
      error: 'Error: upstream 10.1.2.3 is away',
    }),
  );
});

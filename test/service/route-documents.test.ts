import { expect, test } from 'vitest';

import { smallService, requestJson } from '../support/cities/small-service.ts';

const DOCUMENT = { routeID: 'A/B', directions: [{ destination: 'Harbor', stops: ['1', '2'] }] };

const service = smallService({
  routeDocument: async (routeID) =>
    routeID === DOCUMENT.routeID || routeID === 'Ö 1' ? { ...DOCUMENT, routeID } : null,
});

test('S20: a route’s document is at its ID, encoded, and cached for an hour', async () => {
  for (const routeID of ['A/B', 'Ö 1']) {
    const { status, headers, body } = await requestJson(
      service,
      `/routes/${encodeURIComponent(routeID)}.json`,
    );
    expect(status).toBe(200);
    expect(body).toEqual({ ...DOCUMENT, routeID });
    expect(headers.get('cache-control')).toMatch(/^public, max-age=3600,/);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('access-control-allow-origin')).toBe('*');
  }
});

test.each([
  '/routes/99.json',
  '/routes/A/B.json',
  '/routes/%E0%A4%A.json',
  '/routes/.json',
  '/routes/',
])('S20: there is no document at %s', async (path) => {
  const { status, headers, body } = await requestJson(service, path);
  expect(status).toBe(404);
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  expect(body).toMatchObject({ status: '-1', description: expect.stringMatching(/\w/) });
});

test('S20: a source without documents has none', async () => {
  expect((await requestJson(smallService(), '/routes/03.json')).status).toBe(404);
});

test('S20: a document that fails is a 503 without the reason', async () => {
  const failing = smallService({
    routeDocument: async () => {
      throw new Error('disk 7 is broken');
    },
  });
  const { status, body, headers } = await requestJson(failing, '/routes/03.json');
  expect(status).toBe(503);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(JSON.stringify(body)).not.toContain('disk');
});

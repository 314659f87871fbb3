import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import {
  SCRIPT,
  startSmallServer,
  type SmallServer,
} from '../../../support/cities/small-server.ts';
import { runs } from '../../../support/runs.ts';
import { rawRequest } from '../../../support/servers/raw-request.ts';

let server: SmallServer;
beforeAll(async () => {
  server = await startSmallServer();
});
afterAll(() => server.stop());

const SIZE = SCRIPT.length;

async function getScript(headers: Record<string, string>, method = 'GET') {
  const response = await fetch(`${server.url}/assets/main-1a2b.js`, {
    method,
    headers: { 'accept-encoding': 'identity', ...headers },
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test.each([
  ['bytes=0-99999999999999999999', 0, SIZE - 1],
  [`bytes=5-${'9'.repeat(400)}`, 5, SIZE - 1],
  ['bytes=7-', 7, SIZE - 1],
  ['bytes=0-1', 0, 1],
  ['BYTES=2-3', 2, 3],
  [`bytes=${SIZE - 1}-${SIZE}`, SIZE - 1, SIZE - 1],
])('S12: the range %s is clamped to the file', async (range, first, last) => {
  const { status, headers, text } = await getScript({ range });
  expect(status).toBe(206);
  expect(headers.get('content-range')).toBe(`bytes ${first}-${last}/${SIZE}`);
  expect(headers.get('content-length')).toBe(String(last - first + 1));
  expect(text).toBe(SCRIPT.slice(first, last + 1));
});

test.each([
  `bytes=${SIZE}-`,
  'bytes=99999999999999999999-',
  `bytes=1${'0'.repeat(22)}-2${'0'.repeat(22)}`,
])(
  'S12: the range %s, which begins after the end of the file, gets 416 and is not cached',
  async (range) => {
    const { status, headers, text } = await getScript({ range });
    expect([status, text]).toEqual([416, '']);
    expect(headers.get('content-range')).toBe(`bytes */${SIZE}`);
    expect(headers.get('cache-control')).toBe('no-store');
  },
);

test.each([
  'bytes=10-5',
  'bytes=-5',
  'lines=1-2',
  'bytes=0-0',
  'bytes=0-1,3-4',
  'bytes= 0-1',
  'bytes=0x1-5',
  'bytes=-0',
])('S12: the unsupported range %s gets the whole file', async (range) => {
  const { status, headers, text } = await getScript({ range });
  expect([status, text]).toEqual([200, SCRIPT]);
  expect(headers.has('content-range')).toBe(false);
});

test('S12: a range applies only to a GET without If-Range', async () => {
  const range = 'bytes=0-5';
  expect((await getScript({ range }, 'HEAD')).status).toBe(200);
  expect((await getScript({ range, 'if-range': 'W/"1-1"' })).status).toBe(200);
});

test('S16: every Range header gets a response', async () => {
  const number = fc.oneof(
    fc.constantFrom('', '0', String(SIZE), '9007199254740992', '1e9', '-1', 'NaN'),
    fc.bigInt({ min: 0n }).map(String),
  );
  const range = fc.oneof(
    fc.tuple(number, number).map(([first, last]) => `bytes=${first}-${last}`),
    fc.stringMatching(/^[\x21-\x7e]{0,30}$/),
    fc.stringMatching(/^bytes=[0-9,\- ]{0,30}$/),
  );
  await fc.assert(
    fc.asyncProperty(range, async (value) => {
      const head = `GET /assets/main-1a2b.js HTTP/1.1\r\nHost: a\r\nConnection: close\r\n`;
      const text = (await rawRequest(server.port, `${head}Range: ${value}\r\n\r\n`)) ?? '';
      expect(text).toMatch(/^HTTP\/1\.1 (200|206|416) /);
      const body = text.slice(text.indexOf('\r\n\r\n') + 4);
      expect(Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0)).toBe(body.length);
    }),
    runs(300),
  );
  expect(server.log.filter(({ event }) => event === 'failed')).toEqual([]);
});

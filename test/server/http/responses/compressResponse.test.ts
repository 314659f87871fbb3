import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import {
  acceptedEncoding,
  compressOnce,
  compressResponse,
} from '../../../../src/server/http/responses/compressResponse.ts';
import { EncodedBody, EncodedResponse } from '../../../../src/service/EncodedBody.ts';

const TEXT = JSON.stringify({ stops: 'Atwood & Ohio '.repeat(200) });

async function answer(acceptEncoding: string | null, response: Response) {
  const headers = acceptEncoding === null ? {} : { 'accept-encoding': acceptEncoding };
  const encoded = await compressResponse(new Request('http://a/', { headers }), response);
  const bytes = Buffer.from(await encoded.arrayBuffer());
  return { encoded, bytes, encoding: encoded.headers.get('content-encoding') };
}

const json = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(text.length),
      ...headers,
    },
  });

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', null],
  ['deflate', null],
  ['', null],
  [null, null],
])('S4: of "%s" the encoding is %s', (accepted, expected) => {
  expect(acceptedEncoding(accepted)).toBe(expected);
});

test('S4: a long response is compressed with brotli or gzip and decompresses to the original', async () => {
  const brotli = await answer('br', json(TEXT));
  expect(brotli.encoding).toBe('br');
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(TEXT);
  const gzip = await answer('gzip', json(TEXT));
  expect(gzip.encoding).toBe('gzip');
  expect(gunzipSync(gzip.bytes).toString()).toBe(TEXT);
  expect(Math.max(brotli.bytes.length, gzip.bytes.length)).toBeLessThan(TEXT.length / 5);
});

test('S4: a short response, or one to a client without compression, is sent as it is', async () => {
  expect((await answer('br', json('{}'))).encoding).toBeNull();
  const plain = await answer(null, json(TEXT));
  expect([plain.encoding, plain.bytes.toString()]).toEqual([null, TEXT]);
});

test('S4: every response varies by Accept-Encoding and keeps its status and ETag', async () => {
  const headers = { etag: 'W/"1"' };
  for (const response of [
    json(TEXT, headers),
    json('{}', headers),
    new Response(null, { status: 304, headers }),
  ]) {
    const { status } = response;
    const { encoded } = await answer('br', response);
    expect(encoded.headers.get('vary')).toBe('Accept-Encoding');
    expect(encoded.headers.get('etag')).toBe('W/"1"');
    expect(encoded.status).toBe(status);
  }
});

test('S4: a body that is encoded once is compressed once', async () => {
  const body = new EncodedBody(new TextEncoder().encode(TEXT), 'v1');
  const headers = { 'content-type': 'application/json', 'content-length': String(TEXT.length) };
  for (const [encoding, decode] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const sent = await answer(encoding, new EncodedResponse(body, headers));
    expect(decode(sent.bytes).toString()).toBe(TEXT);
    expect(await compressOnce(body, encoding)).toBe(await compressOnce(body, encoding));
  }
});

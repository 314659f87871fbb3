import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { compressResponse } from '../../../../src/server/http/responses/compressResponse.ts';
import { compressSpliced } from '../../../../src/server/http/responses/compressSpliced.ts';
import { SplicedBody, splicedResponse } from '../../../../src/service/SplicedBody.ts';

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const bytesOf = (text: string) => new TextEncoder().encode(text);

test('S4: a compressed spliced body is its stable part and its end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 5000 }),
      fc.uint8Array({ minLength: 1, maxLength: 300 }),
      async (stable, end) => {
        const body = new SplicedBody(
          { bytes: new Uint8Array(stable), version: '' },
          new Uint8Array(end),
        );
        const whole = [...stable, ...end];
        expect([...brotliDecompressSync(await compressSpliced(body, 'br'))]).toEqual(whole);
        expect([...gunzipSync(await compressSpliced(body, 'gzip'))]).toEqual(whole);
      },
    ),
    { numRuns: 50 },
  );
});

test.each(['br', 'gzip'] as const)(
  'S4: %s of many megabytes of stops ends well',
  async (encoding) => {
    const stable = { bytes: bytesOf('{"stopID":"0043"},'.repeat(200_000)), version: '' };
    for (const clock of ['12:38pm', '1:05am']) {
      const body = new SplicedBody(stable, bytesOf(clock));
      const compressed = await compressSpliced(body, encoding);
      const text = textOf(
        encoding === 'br' ? brotliDecompressSync(compressed) : gunzipSync(compressed),
      );
      expect(text).toHaveLength(body.byteLength);
      expect(text.endsWith(`"0043"},${clock}`)).toBe(true);
      expect(compressed.byteLength).toBeLessThan(stable.bytes.byteLength / 50);
    }
  },
);

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)(
  'S4: a response with a spliced body is sent as %s, with its length',
  async (encoding, decode) => {
    const body = new SplicedBody(
      { bytes: bytesOf('stop '.repeat(1000)), version: '' },
      bytesOf('12:38pm'),
    );
    const response = splicedResponse(body, {
      'content-type': 'application/json',
      'content-length': String(body.byteLength),
    });
    const request = new Request('http://city.test/', { headers: { 'accept-encoding': encoding } });
    const compressed = await compressResponse(request, response);
    expect(compressed.headers.get('content-encoding')).toBe(encoding);
    const bytes = new Uint8Array(await compressed.arrayBuffer());
    expect(compressed.headers.get('content-length')).toBe(String(bytes.byteLength));
    expect(textOf(decode(bytes))).toBe(`${'stop '.repeat(1000)}12:38pm`);
  },
);

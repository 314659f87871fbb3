import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { redactKeys } from '../../src/server/redactKeys.ts';
import { growthFault } from '../support/checks/growth.ts';

test.each([
  ['/v1/getstops?key=s3cret&routeID=03', '/v1/getstops?key=[redacted]&routeID=03'],
  ['/v1/getstops?routeID=03&KEY=s3cret', '/v1/getstops?routeID=03&KEY=[redacted]'],
  ['/v1/getstops%3Fkey=s3cret', '/v1/getstops?key=[redacted]'],
  ['/v1/getstops%3fKEY%3Ds3cret', '/v1/getstops?KEY=[redacted]'],
  ['/v1/getstops%253Fkey%253Ds3cret', '/v1/getstops?key=[redacted]'],
  ['/v1/getstops;key=s3cret', '/v1/getstops;key=[redacted]'],
  ['/v1/getstops%26key=s3cret', '/v1/getstops&key=[redacted]'],
  ['/v1/getstops?%6Be%79=s3cret', '/v1/getstops?key=[redacted]'],
  ['/v1/getstops?key%20=s3cret', '/v1/getstops?key =[redacted]'],
  ['/key=s3cret', '/key=[redacted]'],
  ['/?%%36%42ey=s3cret', '/?key=[redacted]'],
  ['/?view=kiosk&secret=s3cret&stop=0100', '/?view=kiosk&secret=[redacted]&stop=0100'],
  ['?key=a%26s3cret', '?key=[redacted]'],
  ["?key=a's3cret", '?key=[redacted]'],
  [
    'fetch failed: http://a/?key=s3cret (timed out)',
    'fetch failed: http://a/?key=[redacted] (timed out)',
  ],
])('S12: the key in %s is redacted', (text, redacted) => {
  expect(redactKeys(text)).toBe(redacted);
});

test.each(['/v1/getstops?routeID=03', '/keys/monkey', 'no key here, 100%', '/estaci%C3%B3n'])(
  'S12: %s has no key and stays as it is',
  (text) => {
    expect(redactKeys(text)).toBe(text);
  },
);

test('S16: a key is redacted however the characters before it are encoded', () => {
  const hex = (char: string) => char.charCodeAt(0).toString(16);
  const encoded = (char: string) =>
    fc
      .tuple(fc.nat(4), fc.boolean(), fc.boolean())
      .map(([times, isEncoded, isUpper]) =>
        isEncoded ? `%${'25'.repeat(times)}${hex(char)}` : isUpper ? char.toUpperCase() : char,
      );
  const name = fc.tuple(...['?', 'k', 'e', 'y', '='].map(encoded)).map((chars) => chars.join(''));
  fc.assert(
    fc.property(name, (prefix) => {
      expect(redactKeys(`/v1/getstops${prefix}s3cret`)).not.toContain('s3cret');
    }),
  );
});

test('S24: bytes that are encoded inside each other are decoded in linear time', async () => {
  const nested = (times: number) => `${'%'.repeat(times)}${'33'.repeat(times)}41?key=s3cret`;
  expect(redactKeys(nested(100_000))).not.toContain('s3cret');
  expect(await growthFault(nested, redactKeys)).toBeNull();
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { normalizeTarget } from '../../../../src/server/http/requests/normalizeTarget.ts';

test.each([
  ['/v1\\getstops?destination=a\\b', '/v1%5Cgetstops?destination=a%5Cb'],
  ['/v1/getstops?destination=a%20b', '/v1/getstops?destination=a%20b'],
  ['http://a.example:80/v1/getstops?key=x', '/v1/getstops?key=x'],
  ['HTTPS://a.example', '/'],
  ['http://a.example?route=03', '/?route=03'],
  ['*', '/*'],
  ['', '/'],
])('S2: the target %j is read as %j', (target, normalized) => {
  expect(normalizeTarget(target)).toBe(normalized);
});

test.each([
  ['/?view=embed&amp;route=2', '/?view=embed&route=2'],
  ['/?amp;view=embed&amp;amp;route=2', '/?view=embed&route=2'],
  ['/?view=embed&amp%3Broute=2', '/?view=embed&route=2'],
  ['/&amp;a?near=a&amp=1&camp;=2', '/&amp;a?near=a&amp=1&camp;=2'],
])('F27: the target %j, escaped twice, is read as %j', (target, normalized) => {
  expect(normalizeTarget(target)).toBe(normalized);
});

test('S16: every normalized target that Node lets through is a valid URL, and normalizing it again changes nothing', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\x21-\x7e]*$/), (text) => {
      const normalized = normalizeTarget(text);
      expect(normalized).toMatch(/^\/[\x21-\x7e]*$/);
      expect(normalized).not.toContain('\\');
      expect(() => new URL(`http://localhost${normalized}`)).not.toThrow();
      expect(normalizeTarget(normalized)).toBe(normalized);
    }),
  );
});

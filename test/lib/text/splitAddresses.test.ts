import fc from 'fast-check';
import { expect, test } from 'vitest';

import { splitAddresses } from '../../../src/lib/text/splitAddresses.ts';

const addressesOf = (text: string) => splitAddresses(text).filter((_, index) => index % 2 === 1);

test.each([
  ['See https://a.example/b.', ['https://a.example/b']],
  ['(see HTTP://a.example/b?c=d,e)', ['HTTP://a.example/b?c=d,e']],
  ['https://a.example/B_(c), and more', ['https://a.example/B_(c)']],
  ['“https://a.example”; <https://b.example/>', ['https://a.example', 'https://b.example/']],
  ['www.a.example/x and awww.b', ['www.a.example/x']],
  ['http:// is no address, nor is ftp://a.example', []],
])('N2: the web addresses of “%s”', (text, addresses) => {
  expect(addressesOf(text)).toEqual(addresses);
});

test('N2: no character of a text is lost beside its addresses', () => {
  const piece = fc.constantFrom('http://', 'https://a.b', 'www.', '(', ')', '.', ' ', 'x', '"');
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      expect(splitAddresses(pieces.join('')).join('')).toBe(pieces.join(''));
    }),
  );
});

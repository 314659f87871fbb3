import { expect, test } from 'vitest';

import { textVersion, utf8Length } from '../../src/service/utf8.ts';

const LONG = 'é'.repeat(200_000);

test.each(['', 'Main St', 'Ōtāhuhu', '駅前 🚌', 'half of a pair: \ud83d', LONG])(
  'T4: the length of an answer is that of its bytes (%#)',
  (text) => {
    expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length);
  },
);

test('T4: the version of an answer follows from its text alone, and each character counts', () => {
  const versions = new Map<string, string>();
  const text = '{"routeID":"4","destination":"Ōtāhuhu","minutes":"12"}';
  for (let index = 0; index < text.length; index++)
    for (const other of ['', '0', 'é', '  ']) {
      const changed = text.slice(0, index) + other + text.slice(index + 1);
      const version = textVersion(changed);
      expect(versions.get(version) ?? changed).toBe(changed);
      versions.set(version, changed);
    }
  expect(textVersion(text)).toBe(textVersion(` ${text}`.trim()));
  expect(textVersion(LONG)).not.toBe(textVersion(`${LONG} `));
});

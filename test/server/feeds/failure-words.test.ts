import { expect, test } from 'vitest';

import { statusWords, unreachableWords } from '../../../src/server/feeds/failure-words.ts';

test.each([
  [401, ': it may want a key, which "secret" in the settings sends'],
  [404, ': check the URL'],
  [429, ': it gets too many requests'],
  [500, ''],
])('S11: a response with status %d says what to do', (status, words) => {
  expect(statusWords(status)).toBe(words);
});

test.each([
  ['ENOTFOUND', ': its name leads to no address (ENOTFOUND)'],
  ['CERT_HAS_EXPIRED', ': its certificate is not valid (CERT_HAS_EXPIRED)'],
  ['EPIPE', ' (EPIPE)'],
  [undefined, ''],
])('S11: a host that cannot be reached with the code %s says why', (code, words) => {
  expect(unreachableWords(code)).toBe(words);
});

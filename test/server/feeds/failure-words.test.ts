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
  ['ENOTFOUND', ': DNS has no address for its name (ENOTFOUND)'],
  ['CERT_HAS_EXPIRED', ': its certificate is not valid (CERT_HAS_EXPIRED)'],
  [
    'UND_ERR_SOCKET',
    ': it closed the connection before its response was complete (UND_ERR_SOCKET)',
  ],
  [
    'UND_ERR_HEADERS_OVERFLOW',
    ': the headers of its response are too long (UND_ERR_HEADERS_OVERFLOW)',
  ],
  ['HPE_INVALID_CONSTANT', ': its response is not HTTP (HPE_INVALID_CONSTANT)'],
  [
    'ERR__ERROR_FORMAT_HUFFMAN_SPACE',
    ': its response is not compressed the way its headers say (ERR__ERROR_FORMAT_HUFFMAN_SPACE)',
  ],
  ['Z_DATA_ERROR', ': its response is not compressed the way its headers say (Z_DATA_ERROR)'],
  ['EUNUSUAL', ' (EUNUSUAL)'],
  [undefined, ''],
])('S11: a host that cannot be reached with the code %s says why', (code, words) => {
  expect(unreachableWords(code)).toBe(words);
});

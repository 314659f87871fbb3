import { describe, expect, test } from 'vitest';

import { createKeyTest, keysInUrl } from '../../src/server/createKeyTest.ts';

const KEY = 'pk/live+ü&"7f3a';
const hasKey = createKeyTest([KEY]);
const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);
const alert = (text: string) => bytes(`{"header":"Detour ${text} until 5 PM"}`);

describe('S25: finds the key in what a host sends', () => {
  const escape = (to: (code: string) => string) =>
    KEY.replaceAll(/[^a-z]/g, (character) => to((character.codePointAt(0) ?? 0).toString(16)));
  test.each([
    ['as it is', KEY],
    ['in a URL', encodeURIComponent(KEY)],
    ['in a URL in lower case', encodeURIComponent(KEY).toLowerCase()],
    ['in a URL in a URL', encodeURIComponent(encodeURIComponent(KEY))],
    ['as a parameter', new URLSearchParams({ key: KEY }).toString()],
    ['in JSON', JSON.stringify(KEY)],
    ['in JSON with escaped letters', escape((code) => `\\u${code.padStart(4, '0')}`)],
    ['in JSON with an escaped slash', KEY.replace('/', '\\/').replace('"', '\\u0022')],
    ['in HTML', KEY.replace('&', '&amp;').replace('"', '&quot;')],
    ['in HTML by numbers', escape((code) => `&#x${code};`)],
    ['in hexadecimal', bytes(KEY).toString('hex')],
    ['in base64', bytes(KEY).toString('base64')],
    ['in base64 behind a name', bytes(`user:${KEY}`).toString('base64')],
    ['in base64 behind a longer name', bytes(`users:${KEY}!`).toString('base64')],
    ['in base64 for URLs', bytes(`me:${KEY}`).toString('base64url')],
  ])('%s', (_how, text) => {
    expect(hasKey(alert(text))).toBe(true);
  });

  test('in UTF-16', () => {
    expect(hasKey(bytes(`name;${KEY}`, 'utf16le'))).toBe(true);
    expect(hasKey(bytes(`name;${KEY}`, 'utf16le').swap16())).toBe(true);
  });
});

test('S25: other texts, and short keys, which occur by chance, are no reason to refuse a feed', () => {
  expect(hasKey(alert('pk/live+ü&amp; %7f \\u0041'))).toBe(false);
  expect(createKeyTest(['bus'])(alert('bus'))).toBe(false);
  expect(createKeyTest([''])(alert(''))).toBe(false);
});

test('S25: a key in the URL of a feed is one too', () => {
  const url = 'https://a.example/f.pb?format=protobuf&api_key=0123456789&Token=abcdefghij';
  expect(keysInUrl(url)).toEqual(['0123456789', 'abcdefghij']);
});

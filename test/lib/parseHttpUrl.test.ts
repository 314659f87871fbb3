import { expect, test } from 'vitest';

import { parseHttpUrl } from '../../src/lib/parseHttpUrl.ts';

test.each([
  ['https://parking.example.org/north', 'parking.example.org'],
  ['http://parking.example.org:8080/?lot=20', 'parking.example.org:8080'],
  [' HTTPS://Parking.Example.org ', 'parking.example.org'],
])('C19: %s may be a link and has a host', (text, host) => {
  expect(parseHttpUrl(text)?.host).toBe(host);
});

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)//https://example.org',
  '//parking.example.org',
  '/lots/20',
  'parking.example.org',
  'ftp://parking.example.org',
  'data:text/html,<b>',
  'https://',
  'http://[::1',
  '',
])('C19: “%s” is not a link', (text) => {
  expect(parseHttpUrl(text)).toBeNull();
});

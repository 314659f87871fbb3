import { expect, test } from 'vitest';

import { splitUrl } from '../../src/service/splitUrl.ts';

test.each([
  'http://localhost/',
  'http://localhost:4173/v1/getarrivals?key=demo&stopID=0100',
  'https://[::1]:8080/base/v1/getstops?key=a%20b&destination=a/b?c://d',
  'http://a.example/routes/7%2F8.json#top',
  'http://a.example/v1/getstops?key=a#b?c=d',
  'http://a.example/?',
])('T4: %s is split as a URL would be', (text) => {
  const { pathname, search } = new URL(text);
  expect(splitUrl(text)).toStrictEqual([pathname, search.slice(1)]);
});

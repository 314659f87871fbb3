import { expect, test } from 'vitest';

import { attributionTexts, readAttributions } from '../../../src/map/basemap/attribution.ts';

test('R19: an attribution keeps its text and its links', () => {
  expect(attributionTexts('© <a href="https://osm.org/copyright"><b>OSM</b></a> people')).toEqual([
    { text: '© ' },
    { text: 'OSM', href: 'https://osm.org/copyright' },
    { text: ' people' },
  ]);
});

test.each([
  '<a href="javascript:alert(1)">OSM</a>',
  '<script>alert(1)</script><a onclick="alert(1)" href="/x">OSM</a>',
  '<img src=x onerror=alert(1)>OSM<style>*{}</style>',
])('R19: only the text of %s is kept', (html) => {
  expect(attributionTexts(html)).toEqual([{ text: 'OSM' }]);
});

/** What a map with these sources says, whose style has this metadata. */
const said = (sources: Readonly<Record<string, object>>, metadata?: unknown) =>
  readAttributions({
    getStyle: () => ({ sources, metadata }),
    getSource: (id: string) => Object.entries(sources).find(([name]) => name === id)?.[1],
  });

test('R19: sources with the same attribution are listed once', () => {
  expect(said({ a: { attribution: 'City' }, b: { attribution: 'City' }, c: {} })).toEqual(['City']);
});

test('S18: tiles without an attribution get the one in the metadata of their style', () => {
  const tiles = ['/{z}/{x}/{y}.pbf'];
  const sources = { bare: { tiles }, own: { tiles, attribution: 'City' }, failed: {} };
  expect(said(sources, { 'curbside:attribution': 'OSM' })).toEqual(['OSM', 'City']);
  expect(said(sources)).toEqual(['City']);
});

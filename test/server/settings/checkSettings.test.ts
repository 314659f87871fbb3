import { describe, expect, test } from 'vitest';

import { LANGUAGES } from '../../../src/lib/words/languages.ts';
import { checkSettings, pageSettings } from '../../../src/server/settings/settings.ts';
import { smallSource } from '../../support/cities/small-source.ts';

const TAGS = Object.keys(LANGUAGES).join(', ');

const source = smallSource();

const settingsOf = (part: object) =>
  checkSettings('curbside.json', { service: { baseUrl: '', key: 'k' }, ...part });

function readGtfs(gtfs: object) {
  const file = settingsOf({ source: gtfs });
  if (file.source.kind !== 'gtfs') throw new Error('not a GTFS source');
  return file.source;
}

test('S16: private addresses that the source permits are permitted for all its parts', () => {
  const lots = { kind: 'v2', feed: 'http://127.0.0.1:4180/lots.json' };
  const event = { venue: 'Arena', feed: 'http://127.0.0.1:4180/a.ics', lots: ['north'] };
  const permissions = (part: object) => {
    const { lots: ofLots, events } = readGtfs({ kind: 'gtfs', feed: 'feed.zip', ...part });
    return [ofLots, ...events].map((each) => each?.privateAddresses);
  };
  const all = { lots, events: [event] };
  expect(permissions(all)).toEqual([false, false]);
  expect(permissions({ ...all, privateAddresses: true })).toEqual([true, true]);
  const own = { lots, events: [{ ...event, privateAddresses: false }] };
  expect(permissions({ ...own, privateAddresses: true })).toEqual([true, false]);
});

test('F21: the address webcal:// of a calendar is fetched as https', () => {
  const feedOf = (feed: unknown) => {
    const event = { venue: 'Arena', feed, lots: ['north'] };
    return readGtfs({ kind: 'gtfs', feed: 'feed.zip', events: [event] }).events[0]?.feed;
  };
  const url = 'https://arena.example/events.ics?key=1';
  expect(feedOf('webcal://arena.example/events.ics?key=1')).toEqual({ url });
  const secret = { variable: 'KEY', query: 'key' };
  expect(feedOf({ url: 'WEBCALS://arena.example/events.ics?key=1', secret })).toEqual({
    url,
    secret,
  });
});

describe('the tiles of the basemap', () => {
  test.each([
    'https://tiles.example.org/planet',
    'https://tiles.example.org/{z}/{x}/{y}.pbf?key=k',
    '/osm/tiles.json',
  ])('S18: may be %s, and the styles stay ours', (tiles) => {
    const file = settingsOf({ basemap: { tiles } });
    expect(pageSettings(file, source).basemap).toEqual({
      light: '/basemap/light.json',
      dark: '/basemap/dark.json',
      tiles,
    });
  });

  test.each([
    'ftp://tiles.example.org/planet',
    '//tiles.example.org',
    'https://x.org/{z}/{x}.pbf',
    '',
  ])('S18: may not be "%s"', (tiles) => {
    expect(() => settingsOf({ basemap: { tiles } })).toThrow(
      /^[^\n]*basemap\.tiles: .*TileJSON.*$/,
    );
  });

  test('S18: those of the source are the default, and the file can turn them off', () => {
    if (source.city === undefined) throw new Error('the source has a city');
    const city = { ...source.city, basemap: { tiles: 'https://tiles.example.org/planet' } };
    const withTiles = { ...source, city };
    const tilesOf = (page: object) => pageSettings(settingsOf(page), withTiles).basemap.tiles;
    expect(tilesOf({})).toBe('https://tiles.example.org/planet');
    expect(tilesOf({ basemap: {} })).toBeUndefined();
  });
});

describe('the alternative of displays without live data', () => {
  test.each([
    'Call 511',
    { en: 'Call 511', es: 'Llame al 511' },
    { text: 'Call 511', url: 'https://bus.example.org' },
    { text: { en: 'Call 511' }, url: 'http://bus.example.org/now' },
  ])('A10: may be %j', (alternative) => {
    expect(pageSettings(settingsOf({ alternative }), source).alternative).toEqual(alternative);
  });

  const url = 'https://bus.example.org';
  test.each([
    [' ', 'alternative: expected text that is not empty'],
    [
      511,
      `alternative: expected text, or one text for each language (${TAGS}), or "text" and "url"`,
    ],
    [
      {},
      `alternative: expected text, or one text for each language (${TAGS}), or "text" and "url"`,
    ],
    [{ en: 'Call 511', fr: 'Appelez' }, 'alternative: unknown setting "fr", expected text'],
    [{ en: '' }, 'alternative.en: expected text that is not empty'],
    [{ text: 'Call 511' }, 'alternative.url: expected a URL of http or https'],
    [{ text: 'Call 511', url: 'javascript:alert(1)' }, 'alternative.url: expected a URL'],
    [{ text: 'Call 511', url: `${url}/${'x'.repeat(280)}` }, 'with at most 300 characters'],
    [{ url }, `alternative.text: expected text, or one text for each language (${TAGS})`],
    [{ text: { es: 3 }, url }, 'alternative.text.es: expected text that is not empty'],
    [{ text: 'Call 511', url, phone: '511' }, 'alternative: unknown setting "phone"'],
  ])('A10, S11: may not be %j, and the error says why', (alternative, fault) => {
    const check = () => settingsOf({ alternative });
    expect(check).toThrow(fault);
    // One line for the one problem.
    expect(check).toThrow(/^[^\n]*$/);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { Settings } from '../../../src/contract/settings/settings.ts';
import { COLUMN_NAMES } from '../../../src/feeds/lots/LotsOptions.ts';
import { readInterfaceLots } from '../../../src/feeds/lots/readInterfaceLots.ts';
import { HELP } from '../../../src/server/command/commandLine.ts';
import { feedAddress } from '../../../src/server/settings/address-settings.ts';
import { CalendarSettings } from '../../../src/server/settings/events-settings.ts';
import { LotsSettings } from '../../../src/server/settings/lots-settings.ts';
import { ServerSettings } from '../../../src/server/settings/server-settings.ts';
import { checkSettings, pageSettings } from '../../../src/server/settings/settings.ts';
import {
  NoticesSettings,
  DemoSettings,
  GtfsSettings,
} from '../../../src/server/settings/source-settings.ts';
import { settingPaths } from '../../support/checks/settingPaths.ts';
import { smallSource } from '../../support/cities/small-source.ts';

const guide = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../.github', name), 'utf8');
const GUIDE = guide('settings-guide.md');
const DATA_GUIDE = guide('data-guide.md');
const [, LOTS = '', EVENTS = '', NOTICES = ''] = DATA_GUIDE.split(/^## (?:Lots|Events|Notices)$/m);

/** The settings in a document's tables: each row's names, and its default. */
const rowsIn = (text: string) =>
  [...text.matchAll(/^\| setting \|.*\n\|[-|]+\n((?:\|.*\n)+)/gm)]
    .flatMap(([, rows = '']) => [...rows.matchAll(/^\| (.*?) \| ?(.*?) \|/gm)])
    .map(([, cell = '', fallback = '']) => ({
      names: [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
      fallback: /^`(.*)`$/.exec(fallback)?.[1],
    }));
const namesIn = (text: string) => rowsIn(text).flatMap(({ names }) => names);
const examplesIn = (text: string) =>
  [...text.matchAll(/^```json\n([^`]*)^```/gm)].map(([, json = '']): unknown => JSON.parse(json));
const sorted = (names: Iterable<string>) => [...names].toSorted();

/** The path and JSON value of each setting; an availability band of two numbers is one setting. */
function settingsIn(value: unknown, path = ''): [string, string][] {
  const isPart = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isPart && !('spots' in value)
    ? Object.entries(value).flatMap(([name, inner]) => settingsIn(inner, `${path}.${name}`))
    : [[path.slice(1), JSON.stringify(value)]];
}

/** A route's line is GeoJSON, and the data guide describes the parts of a source. */
const DESCRIBED_ELSEWHERE = ['routes[].line', 'source.lots', 'source.events'];
const pathsOf = (codec: z.ZodMiniType, path = '', leaves = DESCRIBED_ELSEWHERE) =>
  settingPaths(codec, path, leaves);

describe('S11: the guide to the settings', () => {
  test('lists each setting of the page, of the server and of its sources, and no other', () => {
    const accepted = new Set([
      ...pathsOf(Settings),
      ...pathsOf(ServerSettings, 'server'),
      ...pathsOf(DemoSettings, 'source'),
      ...pathsOf(GtfsSettings, 'source'),
    ]);
    expect(accepted.size).toBeGreaterThan(60);
    const rows = namesIn(GUIDE);
    const without = [...accepted].filter((name) => !rows.includes(name));
    const gone = rows.filter((name, index) => !accepted.has(name) || rows.indexOf(name) < index);
    expect(without, 'settings that have no row in .github/settings-guide.md').toEqual([]);
    expect(gone, 'rows of no setting, or of one that has another row').toEqual([]);
  });

  test('has exactly the defaults that the server uses', () => {
    const documented = rowsIn(GUIDE).flatMap(({ names, fallback }) =>
      fallback === undefined ? [] : names.map((name) => [name, fallback]),
    );
    const file = checkSettings('curbside.json', {
      service: { baseUrl: '', key: 'k' },
      city: { name: 'A', center: { lat: 43, lon: -89 }, timeZone: 'America/Chicago' },
      source: { kind: 'gtfs', feed: 'https://a.example/feed.zip' },
    });
    if (file.source.kind !== 'gtfs') throw new Error('the source is the feed');
    const { kind: _kind, feed: _feed, ...source } = file.source;
    const {
      service: _service,
      routes: _routes,
      operators: _operators,
      ...page
    } = pageSettings(file, null);
    const { seed } = z.parse(DemoSettings, { kind: 'demo' });
    const defaults = settingsIn({ ...page, source: { seed, ...source }, server: file.server });
    const required = /^city\.(name|center|timeZone)/;
    expect(documented).toEqual(defaults.filter(([path]) => !required.test(path)));
  });

  test('has settings files that are valid, as the guide to large cities has', () => {
    const files = [GUIDE, guide('cache-guide.md')]
      .flatMap(examplesIn)
      .filter((example) => z.safeParse(z.looseObject({ service: z.unknown() }), example).success);
    expect(files).toHaveLength(2);
    for (const example of files) {
      const file = checkSettings('curbside.json', example);
      const source = file.source.kind === 'gtfs' ? smallSource() : null;
      expect(pageSettings(file, source).city.name).not.toBe('');
      // The systemd unit and the compose file let the server write in its cache, and nowhere beside the settings.
      expect(file.source).not.toHaveProperty('folder');
    }
  });

  test('shows the address of a feed with each of its settings', () => {
    const [, address] = examplesIn(GUIDE);
    expect(z.safeParse(feedAddress, address).success).toBe(true);
    expect(address).toMatchObject({ url: expect.anything(), secret: { header: 'X-Api-Key' } });
    expect(GUIDE).toContain('With `"query": "api_key"` instead of `header`');
  });

  test('S17: lists the same options as --help', () => {
    const documented = [...GUIDE.matchAll(/^\| `(--[a-z-]+)/gm)].map(([, name]) => name);
    const printed = [...HELP.matchAll(/^ {2}(--[a-z-]+)/gm)].map(([, name]) => name);
    expect(documented).toEqual(printed);
  });
});

describe('S11: the data guide', () => {
  test('lists each setting of lots, and no other, as well as all columns', () => {
    const accepted = pathsOf(LotsSettings, '', ['columns', 'fixed', 'states']);
    const inText = ['kind', 'feed', 'columns'];
    expect(namesIn(LOTS).filter((name) => !accepted.has(name))).toEqual([]);
    const described = new Set([...namesIn(LOTS), ...inText]);
    expect([...accepted].filter((name) => !described.has(name))).toEqual([]);
    for (const name of [...inText, ...COLUMN_NAMES]) expect(LOTS).toContain(`\`${name}\``);
  });

  test('N10: lists each setting of notices, and no other', () => {
    expect(sorted(namesIn(NOTICES))).toEqual(sorted(pathsOf(NoticesSettings, '')));
  });

  test('lists each setting of a calendar, and no other', () => {
    const accepted = pathsOf(CalendarSettings, '', ['parking', 'place']);
    expect(sorted(namesIn(EVENTS))).toEqual(sorted(accepted));
    for (const name of ['beforeHours', 'afterHours', 'rule', 'lat', 'lon'])
      expect(EVENTS).toContain(`\`${name}\``);
  });

  test('has settings and lots that are valid', () => {
    const [region = '', lotsFile = '', lots = ''] = [
      ...DATA_GUIDE.matchAll(/^```json\n([^`]*)^```/gm),
    ].map(([, text = '']) => text);
    expect(checkSettings('curbside.json', JSON.parse(region)).source).toMatchObject({
      feeds: [{ name: 'barrie' }, { name: 'rail' }],
    });
    expect(readInterfaceLots(new TextEncoder().encode(lotsFile))).toMatchObject({
      lots: [{ shortName: 'north', openSpots: 120, coordinates: { lng: -89.3987 } }],
      leftOut: {},
    });
    const source = { kind: 'gtfs', feed: 'feed.zip', lots: JSON.parse(lots) };
    expect(checkSettings('curbside.json', { source }).source).toMatchObject({ events: [] });
  });
});

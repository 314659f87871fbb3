import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, describe, expect, test } from 'vitest';

import {
  pageSettings,
  readSettingsFile,
  type SettingsFile,
} from '../../../src/server/settings/settings.ts';
import { StartupError } from '../../../src/server/StartupError.ts';
import { temporaryFolder } from '../../support/cities/small-server.ts';
import { smallSource } from '../../support/cities/small-source.ts';

const { path: folder, remove } = temporaryFolder();
afterAll(remove);

const path = join(folder, 'curbside.json');
const service = { baseUrl: '', key: 'k' };
const source = smallSource();

const gtfs = (part: object) => ({ source: { kind: 'gtfs', feed: 'feed.zip', ...part } });

function fileOf(json: unknown) {
  writeFileSync(path, typeof json === 'string' ? json : JSON.stringify(json));
  return readSettingsFile(path);
}

function faultsOf(act: () => unknown): readonly string[] {
  try {
    act();
  } catch (error) {
    if (error instanceof StartupError)
      return error.lines.map((line) => line.replace(`${path}: `, ''));
    throw error;
  }
  return [];
}

describe('a settings file', () => {
  test('S11: the error for a missing file names the file', () => {
    const lines = faultsOf(() => readSettingsFile('/nowhere/curbside.json'));
    expect(lines).toEqual([
      '/nowhere/curbside.json: cannot read the settings file: there is no file or folder at this path',
    ]);
  });

  test('S11: a file may begin with a byte order mark, as some editors write it', () => {
    expect(fileOf('\uFEFF{ "source": { "kind": "demo" } }').source.kind).toBe('demo');
  });

  test('S11: settings are also read under the names that they had before', () => {
    const old = (lotsKeptSeconds: number) =>
      gtfs({
        lots: { kind: 'v2', feed: 'lots.json', lotsKeptSeconds },
        events: [{ venue: 'Dome', feed: 'dome.ics', lots: ['A'], keptHours: 7 }],
      });
    expect(fileOf(old(90)).source).toMatchObject({
      lots: { lotsMaxAgeSeconds: 90 },
      events: [{ maxAgeHours: 7 }],
    });
    expect(faultsOf(() => fileOf(old(1)))).toEqual([
      'source.lots.lotsMaxAgeSeconds: expected at least 5',
    ]);
    const twice = gtfs({ events: [{ keptHours: 7, maxAgeHours: 7 }] });
    expect(faultsOf(() => fileOf(twice))).toContain('source.events.0: unknown setting "keptHours"');
  });

  test('S11: the error for invalid JSON is one line', () => {
    const lines = faultsOf(() => fileOf('{ "service": '));
    expect(lines).toEqual([expect.stringMatching(/^not valid JSON: line 1, column 14: expec/)]);
  });

  test.each([
    [{ server: { requestsPerMinute: -1 } }, 'server.requestsPerMinute: expected at least 0'],
    [{ server: { trustProxy: 'yes' } }, 'server.trustProxy: expected true or false'],
    [{ server: { frameAncestors: [] } }, 'server.frameAncestors: expected at least 1 entry'],
    [
      { server: { frameAncestors: ['city.example.org'] } },
      "server.frameAncestors.0: expected *, 'self' or an origin such as https://city.example.org",
    ],
    [{ source: { kind: 'demo', seed: 'x' } }, 'source.seed: expected number'],
    [
      { source: { kind: 'gtfs' } },
      'source.feed: missing, expected a path or a URL of http or https',
    ],
    [gtfs({ vehicles: [7] }), 'source.vehicles.0: expected a URL of http or https'],
    [
      gtfs({ feed: { secret: { variable: 'KEY', query: 'key' } } }),
      'source.feed.url: missing, expected a path or a URL of http or https',
    ],
    [
      { server: { metrics: 'METRICS_TOKEN' } },
      'server.metrics: expected { "variable": "NAME" }, the name of an environment variable',
    ],
    [
      { availability: { few: { spots: 10, percent: 5 } } },
      'availability.some.spots: expected at least 10, the value of availability.few.spots',
    ],
    [
      { staleness: { vehiclesGoneSeconds: 30 } },
      'staleness.vehiclesGoneSeconds: expected at least 60, the value of staleness.vehiclesLateSeconds',
    ],
    [
      { staleness: { lotsUnknownSeconds: 4000 } },
      'staleness.lotsGoneSeconds: expected at least 4000, the value of staleness.lotsUnknownSeconds',
    ],
    [
      { source: { kind: 'gtf', feed: 'x.zip' } },
      'source.kind: expected one of "demo", "none", "gtfs"',
    ],
    [{ source: {} }, 'source.kind: expected one of "demo", "none", "gtfs"'],
    [
      { source: { kind: 'gateway', service: 'https://a.example' } },
      'source.kind: "gateway" was removed. Set "service.baseUrl" to the service and remove "source": the page then reads it without this server',
    ],
    [
      gtfs({ lots: { kind: 'gateway', service: 'https://a.example' } }),
      'source.lots.kind: "gateway" was removed. Use "v2", and as "feed" the URL of its lots, such as https://transit.example.org/parking/v2/lots',
    ],
    [gtfs({ vehiclesFrom: { kind: 'gateway' } }), 'source: unknown setting "vehiclesFrom"'],
    [
      gtfs({ feed: 'ftp://a.example/x' }),
      'source.feed.url: expected a path or a URL of http or https',
    ],
    [
      gtfs({ feed: 'https://me:pw@a.example/' }),
      'source.feed.url: expected a path or a URL of http or https',
    ],
    [gtfs({ vehicles: ['v.pb'] }), 'source.vehicles.0.url: expected a URL of http or https'],
    [gtfs({ rereadMinutes: 0 }), 'source.rereadMinutes: expected at least 1'],
    [gtfs({ reread: 5 }), 'source: unknown setting "reread"'],
    [gtfs({ constructor: 5 }), 'source: unknown setting "constructor"'],
    [
      gtfs({ vehicles: [{ url: 'https://a.example/v', secret: { variable: 'KEY' } }] }),
      'source.vehicles.0.secret: expected either "header" or "query", the place for the secret',
    ],
    [
      gtfs({ feed: { url: 'a.zip', secret: { variable: 'my key', header: 'X-Key' } } }),
      'source.feed.secret.variable: expected the name of an environment variable such as FEED_KEY',
    ],
    [
      { polling: { vehiclesSeconds: 60 } },
      'polling.vehiclesSeconds: expected less than staleness.vehiclesLateSeconds, or buses would look delayed between two requests',
    ],
    [
      { polling: { lotsSeconds: 45 }, staleness: { lotsLateSeconds: 30 } },
      'polling.lotsSeconds: expected less than staleness.lotsLateSeconds, or counts would look late between two requests',
    ],
  ])('S11: the error for %j is one line with the path', (part, line) => {
    expect(faultsOf(() => fileOf({ service, ...part }))).toEqual([line]);
  });

  test('S11: every problem is one line with its path and what is expected', () => {
    const file = {
      server: { trustproxy: true },
      service: { baseUrl: 'ftp:x' },
      city: { timeZone: 'Mars' },
      color: 1,
    };
    // Those of the server and of the page together, before a source reads anything.
    expect(faultsOf(() => fileOf(file))).toEqual([
      'server: unknown setting "trustproxy": did you mean "trustProxy"?',
      'service.baseUrl: expected "", a URL of http or https, or a path that begins with /',
      'service.key: missing, expected text',
      'city.timeZone: expected an IANA time zone such as America/Chicago',
      'top level: unknown setting "color"',
    ]);
  });

  test('S11: the source provides the city, routes and operators that the file omits', () => {
    const settings = pageSettings(fileOf({ service }), source);
    expect(settings.city.name).toBe('Smallville');
    expect(settings.routes.map((route) => route.routeID)).toEqual(['03', '07', '22']);
    expect(settings.operators.map((operator) => operator.code)).toEqual(['city', 'uw']);
  });

  test('S11: the file overrides the source, even a single value of the city', () => {
    const file = fileOf({ service, city: { name: 'Bigville' }, routes: [] });
    const settings = pageSettings(file, source);
    expect(settings.city).toMatchObject({ name: 'Bigville', zoom: 14 });
    expect(settings.routes).toEqual([]);
  });

  test('S11: the page never gets the server’s own settings', () => {
    const file = fileOf({
      service,
      server: { frameAncestors: ['https://a.example'] },
      source: { kind: 'demo' },
    });
    expect(JSON.stringify(pageSettings(file, source))).not.toMatch(/a\.example|demo|server/);
    expect(file.server.frameAncestors).toEqual(['https://a.example']);
  });

  test('S11: the default service is Curbside itself, with the demo; a service on another server has no source', () => {
    expect(fileOf({}).page).toEqual({ service: { baseUrl: '', key: 'public' } });
    expect(fileOf({ service }).source.kind).toBe('demo');
    expect(fileOf({ service: { baseUrl: '/transit', key: 'k' } }).source.kind).toBe('demo');
    const elsewhere = { baseUrl: 'http://127.0.0.1:4010', key: 'k' };
    expect(fileOf({ service: elsewhere }).source.kind).toBe('none');
    expect(fileOf({ service: elsewhere, source: { kind: 'demo' } }).source.kind).toBe('demo');
  });

  test('S11: a service on another server requires a city in the file', () => {
    const file = fileOf({ service: { baseUrl: 'http://127.0.0.1:4010', key: 'k' } });
    expect(faultsOf(() => pageSettings(file, null))[0]).toMatch(/^city: missing, .* such as name,/);
  });
});

function readGtfs({ source }: SettingsFile) {
  if (source.kind !== 'gtfs') throw new Error('not a GTFS source');
  return source;
}

test('S11: paths of a source are relative to the settings file', () => {
  const local = readGtfs(fileOf({ service, ...gtfs({ feed: '../feed.zip', folder: 'cache' }) }));
  expect(local.feed?.url).toBe(join(folder, '../feed.zip'));
  expect(local.folder).toBe(join(folder, 'cache'));
  const remote = readGtfs(fileOf({ service, ...gtfs({ feed: 'https://a.example/feed.zip' }) }));
  expect(remote.feed).toEqual({ url: 'https://a.example/feed.zip' });
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, describe, expect, test } from 'vitest';

import { openCity, type City } from '../../../src/server/city/openCity.ts';
import type { LogEntry } from '../../../src/server/log.ts';
import type { Source, SourceCity } from '../../../src/service/Source.ts';
import { createSnapshotSource } from '../../../src/service/sources/snapshot/createSnapshotSource.ts';
import { temporaryFolder } from '../../support/cities/small-server.ts';
import { requestJson } from '../../support/cities/small-service.ts';
import { NOON, smallSource } from '../../support/cities/small-source.ts';
import { aSnapshot, aSnapshotRoute } from '../../support/feeds/snapshots.ts';

const { path: folder, remove } = temporaryFolder();
afterAll(remove);
const settingsPath = join(folder, 'settings.json');

function open(source: Source, settings: object = {}, log: LogEntry[] = []): Promise<City> {
  writeFileSync(
    settingsPath,
    JSON.stringify({ service: { baseUrl: '', key: 'test-key' }, ...settings }),
  );
  return openCity({ settingsPath, log: (entry) => log.push(entry), source, clock: () => NOON });
}

const settingsOf = (city: City, headers: Record<string, string> = {}) =>
  requestJson(city.handle, '/curbside.json', { headers });

/** The small source, whose city can be replaced. */
function changingSource() {
  let city = smallSource().city;
  const source: Source = {
    ...smallSource(),
    get city() {
      return city ?? CITY;
    },
  };
  const change = (changes: Partial<SourceCity['city']>) => {
    city = { ...CITY, city: { ...CITY.city, ...changes } };
  };
  return { source, change };
}
const CITY = smallSource().city ?? { city: aSnapshot().city, routes: [], operators: [] };

describe('the page’s settings', () => {
  test('S6: follow the source’s city, revalidated by their ETag', async () => {
    const { source, change } = changingSource();
    const city = await open(source);
    const first = await settingsOf(city);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await settingsOf(city, headers)).status).toBe(304);
    change({ name: 'Bigville' });
    const changed = await settingsOf(city, headers);
    expect(changed.status).toBe(200);
    expect(changed.body['city']).toMatchObject({ name: 'Bigville' });
    expect(city.settings().city.name).toBe('Bigville');
  });

  test('S6: the service follows too, as with the time zone', async () => {
    const { source, change } = changingSource();
    const city = await open(source);
    // The answer is made once an hour, so its minute is that of the hour's first request.
    const clock = async () => (await requestJson(city.handle, '/v1/getstops')).body['timestamp'];
    expect(await clock()).toMatch(/^12:\d\dpm$/);
    change({ timeZone: 'America/Toronto' });
    expect(await clock()).toMatch(/^1:\d\dpm$/);
  });

  test('S6: a later city that does not fit is logged, and the last one stays', async () => {
    const { source, change } = changingSource();
    const log: LogEntry[] = [];
    const city = await open(source, {}, log);
    change({ timeZone: 'Mars/Olympus' });
    expect((await settingsOf(city)).body['city']).toMatchObject({ timeZone: 'America/Chicago' });
    expect((await settingsOf(city)).status).toBe(200);
    expect(log).toEqual([expect.objectContaining({ event: 'settings kept' })]);
  });

  test('S11: a start route that the city doesn’t have is logged, with the routes there are', async () => {
    const { source, change } = changingSource();
    const log: LogEntry[] = [];
    const city = await open(source, { startRoutes: ['ZZ', '07'] }, log);
    const reason = 'startRoutes: no route is called ZZ. The routes are 03, 07, 22.';
    expect(log).toEqual([{ event: 'setting without effect', reason }]);
    change({ name: 'Bigville' });
    expect(city.settings().city.name).toBe('Bigville');
    expect(log, 'once').toHaveLength(1);
  });

  test('S11: a source beside the URL of another service is logged, because pages don’t ask it', async () => {
    const log: LogEntry[] = [];
    const service = { baseUrl: 'https://transit.example.org/api', key: 'test-key' };
    await open(smallSource(), { service }, log);
    expect(log).toEqual([
      expect.objectContaining({
        event: 'setting without effect',
        reason: expect.stringMatching(/^service\.baseUrl: pages ask transit\.example\.org\. /),
      }),
    ]);
  });

  test.each([
    ['America/New_York', 1],
    ['US/Central', 0],
  ])(
    'S11: a time zone %s in the settings, of a feed in Chicago, is logged where clocks differ',
    async (timeZone, lines) => {
      const log: LogEntry[] = [];
      await open(smallSource(), { city: { timeZone } }, log);
      const reason = `city.timeZone: riders read times in ${timeZone}, and the feed's are in America/Chicago. If the feed is right, leave it out.`;
      expect(log).toEqual(
        Array.from({ length: lines }, () => ({ event: 'setting in doubt', reason })),
      );
    },
  );

  test('S6: a city without vehicles or lots has no such feature, unless the settings say so', async () => {
    expect((await open(smallSource())).settings().features).toMatchObject({
      vehicles: true,
      parking: true,
      times: false,
      notices: false,
    });
    const snapshots = createSnapshotSource({ snapshot: aSnapshot() });
    expect((await open(snapshots)).settings().features).toMatchObject({
      vehicles: false,
      parking: false,
      times: false,
      notices: false,
    });
    const said = await open(snapshots, { features: { parking: true } });
    expect(said.settings().features.parking).toBe(true);
  });

  test('S11: a feature that the settings don’t name is still the source’s', async () => {
    const snapshots = createSnapshotSource({ snapshot: aSnapshot() });
    const withBuses = await open(snapshots, { features: { vehicles: true } });
    expect(withBuses.settings().features).toMatchObject({ vehicles: true, parking: false });
    const withoutBuses = await open(smallSource(), { features: { vehicles: false } });
    expect(withoutBuses.settings().features).toMatchObject({ vehicles: false, parking: true });
    await expect(open(snapshots, { features: 'all' })).rejects.toThrow(
      'features: expected settings in { }, such as vehicles, parking',
    );
  });

  test('S20: name where the route documents are, and the city answers there', async () => {
    const city = await open(createSnapshotSource({ snapshot: aSnapshot() }));
    const address = city.settings().routeDocuments ?? '';
    const path = address.replace('{routeID}', encodeURIComponent('Ö/1'));
    expect(city.handlesPath(path)).toBe(true);
    expect((await requestJson(city.handle, path)).body).toMatchObject({ routeID: 'Ö/1' });
    expect((await open(smallSource())).settings()).not.toHaveProperty('routeDocuments');
  });

  test('S20: those of a region with 2,000 routes are smaller than 200 kB', async () => {
    const routes = Array.from({ length: 2000 }, (_, index) =>
      aSnapshotRoute({
        routeID: `${100 + index}`,
        name: `Rivertown - Lake ${index}`,
        color: `#${(index * 7919).toString(16).padStart(6, '0')}`,
        agency: index % 9 === 0 ? 'Lake Ferries' : 'Region Transit',
      }),
    );
    const source = createSnapshotSource({ snapshot: aSnapshot({ routes }) });
    const { headers } = await settingsOf(await open(source));
    expect(Number(headers.get('content-length'))).toBeLessThan(200_000);
  });
});

describe('the source', () => {
  const lifecycle = (overrides: Partial<Source> = {}) => {
    const calls: string[] = [];
    const source: Source = {
      ...smallSource(),
      start: async () => void calls.push('start'),
      stop: async () => void calls.push('stop'),
      ...overrides,
    };
    return { source, calls };
  };

  test('S6: is started before the city is, and stopped with it', async () => {
    const { source, calls } = lifecycle();
    const city = await open(source);
    expect(calls).toEqual(['start']);
    await city.stop();
    expect(calls).toEqual(['start', 'stop']);
  });

  test('S11: is not started if the settings are wrong: its import may take minutes', async () => {
    const { source, calls } = lifecycle();
    await expect(open(source, { units: 'ells' })).rejects.toThrow('units');
    expect(calls).toEqual([]);
  });

  test('S11: is stopped again if the settings do not fit its city', async () => {
    const timeZone = 'America/Chicago';
    const city = { name: '', center: { lat: 43, lon: -89 }, zoom: 13, timeZone };
    const { source, calls } = lifecycle({ city: { city, routes: [], operators: [] } });
    await expect(open(source)).rejects.toThrow('city.name');
    expect(calls).toEqual(['start', 'stop']);
  });

  test('S6: that can’t start keeps the city from opening', async () => {
    const { source } = lifecycle({ start: () => Promise.reject(new Error('no feed')) });
    await expect(open(source)).rejects.toThrow('no feed');
  });
});

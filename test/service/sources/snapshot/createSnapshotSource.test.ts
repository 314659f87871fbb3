import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { RouteDocument } from '../../../../src/contract/documents/route-document.ts';
import { decodeFeedMessage } from '../../../../src/feeds/realtime/decodeFeedMessage.ts';
import { runSteps } from '../../../../src/lib/steps.ts';
import { createService } from '../../../../src/service/createService.ts';
import { createSnapshotSource } from '../../../../src/service/sources/snapshot/createSnapshotSource.ts';
import { OPEN_FREE_MAP } from '../../../../src/service/sources/snapshot/snapshot-city.ts';
import { createAgency } from '../../../../src/transit/createAgency.ts';
import { theSettings } from '../../../support/builders.ts';
import { requestJson } from '../../../support/cities/small-service.ts';
import { aSnapshot, aSnapshotRoute } from '../../../support/feeds/snapshots.ts';
import { encodeFeedMessage } from '../../../support/realtime/encodeFeedMessage.ts';
import { LAT, lonAt, smallSnapshot } from '../../../support/realtime/small-snapshot.ts';

/** Friday, 12:00:00 in the city. */
const NOON = Date.parse('2026-11-20T12:00:00-05:00');

const sourceOf = (snapshot = aSnapshot()) => createSnapshotSource({ snapshot });

function serviceOf(source = sourceOf()) {
  const settings = theSettings();
  const city = { ...settings.city, timeZone: 'America/Toronto' };
  return createService(source, { ...settings, city }, () => NOON);
}

async function documentOf(routeID: string, snapshot = aSnapshot(), now = NOON) {
  return z.parse(RouteDocument, (await sourceOf(snapshot).routeDocument.read(routeID, now)).value);
}

describe('a city from a snapshot', () => {
  test('S6, F11: has the feed’s name, place, zone, last day and routes', () => {
    expect(sourceOf().city).toEqual({
      city: {
        name: 'Smallville',
        center: { lat: 44.39, lon: -79.69 },
        zoom: 12,
        timeZone: 'America/Toronto',
        timetableEnd: '2026-12-19',
        country: 'CA',
      },
      routes: [
        { routeID: '8A', name: 'Harbor - Hospital', color: '#1a6fb5' },
        { routeID: 'Ö/1', name: 'Loop', color: '#1a6fb5', type: 0 },
      ],
      operators: [],
      routeDocuments: '/routes/{routeID}.json',
      startRoutes: ['8A', 'Ö/1'],
      basemap: { tiles: OPEN_FREE_MAP },
    });
  });

  test('S6: has its routes as people count them, in whatever order the feed lists them', () => {
    const routes = ['100', '12A', 'Red', '8B', '8A'].map((routeID) => aSnapshotRoute({ routeID }));
    const { city } = sourceOf(aSnapshot({ routes }));
    expect(city?.routes.map(({ routeID }) => routeID)).toEqual(['8A', '8B', '12A', '100', 'Red']);
  });

  test('S6: names the agencies of its routes if there are several, and no country that is not known', () => {
    const snapshot = aSnapshot({
      city: { ...aSnapshot().city, country: '' },
      routes: [aSnapshotRoute(), aSnapshotRoute({ routeID: '9', agency: 'Lake Ferries', type: 4 })],
    });
    const { city } = sourceOf(snapshot);
    expect(city?.city).not.toHaveProperty('country');
    expect(city?.routes.map(({ agency, type }) => [agency, type])).toEqual([
      ['Smallville Transit', undefined],
      ['Lake Ferries', 4],
    ]);
  });

  test('S6: getstops gives the stops of a route by destination, in the order of travel, each once', async () => {
    const { body } = await requestJson(serviceOf(), '/v1/getstops?routeID=8A');
    expect(body['stops']).toMatchObject([
      { stopID: '1', intersection: 'Harbor', destination: 'Hospital' },
      { stopID: '2', intersection: 'Market', destination: 'Hospital' },
      { stopID: '3', intersection: 'Mill', destination: 'Hospital' },
      { stopID: '4', intersection: 'Hospital', destination: 'Hospital' },
      { stopID: '4', intersection: 'Hospital', destination: 'Harbor' },
      { stopID: '1', intersection: 'Harbor', destination: 'Harbor' },
    ]);
    const loop = await requestJson(serviceOf(), '/v1/getstops?routeID=%C3%96%2F1');
    expect(loop.body['stops']).toMatchObject([{ stopID: '1' }, { stopID: '2' }, { stopID: '3' }]);
  });

  test('S20: a route document has the line, and the stops of each branch in order', async () => {
    const { line, directions } = await documentOf('8A');
    expect(line).toEqual({
      type: 'MultiLineString',
      coordinates: [
        [
          [-79.69, 44.38],
          [-79.69, 44.41],
        ],
        [
          [-79.69, 44.41],
          [-79.7, 44.4],
          [-79.69, 44.38],
        ],
      ],
    });
    expect(directions).toEqual([
      { destination: 'Hospital', stops: ['1', '2', '4'] },
      { destination: 'Hospital', stops: ['1', '3', '4'] },
      { destination: 'Harbor', stops: ['4', '1'] },
    ]);
  });

  test('S20: a stop that a trip serves twice is twice in the order; without a shape there is no line', async () => {
    const document = await documentOf('Ö/1');
    expect(document.directions).toEqual([{ destination: 'Loop', stops: ['1', '2', '3', '1'] }]);
    expect(document).not.toHaveProperty('line');
  });

  test('S20: a destination that changes during a trip splits the order', async () => {
    const snapshot = aSnapshot();
    const [first] = snapshot.patterns;
    if (first === undefined) throw new Error('a snapshot has patterns');
    const patterns = [{ ...first, stops: [0, 1, 3, 0], directions: [0, 0, 1, 1] }];
    expect((await documentOf('8A', { ...snapshot, patterns })).directions).toEqual([
      { destination: 'Hospital', stops: ['1', '2'] },
      { destination: 'Harbor', stops: ['4', '1'] },
    ]);
  });

  test('S20: a route document has the days with service', async () => {
    expect((await documentOf('Ö/1')).serviceDates).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-28',
      '2026-11-29',
    ]);
    expect((await sourceOf().routeDocument.read('9', NOON)).value).toBeNull();
  });

  test('S6: has no parking data, and no vehicles without a realtime feed', () => {
    expect(sourceOf().lots).toBeUndefined();
    expect(sourceOf().vehicles).toBeUndefined();
    expect(sourceOf().stops.latestAt?.(NOON)).toBeNull();
  });

  test('S6: another snapshot replaces the first one', async () => {
    const source = sourceOf();
    const before = source.city;
    const stops = (await source.stops.read(null, NOON)).value;
    expect(source.city).toBe(before);
    expect((await source.stops.read(null, NOON)).value).toBe(stops);
    const other = aSnapshot({ routes: [aSnapshotRoute({ routeID: '12' })] });
    await source.replace({ snapshot: other, importedAt: NOON });
    expect(source.city).not.toBe(before);
    expect(await source.routeIDs(NOON)).toEqual(['12']);
    expect((await source.stops.read(null, NOON)).value).toHaveLength(2);
    expect((await source.routeDocument.read('8A', NOON)).value).toBeNull();
    expect(source.stops.latestAt?.(NOON)).toBe(NOON);
  });
});

test('S6: the first snapshot is served until the other one is ready', async () => {
  const source = sourceOf();
  const ids = Array.from({ length: 200 }, (_, index) => String(index));
  const replaced = source.replace({
    snapshot: aSnapshot({ routes: ids.map((routeID) => aSnapshotRoute({ routeID })) }),
    importedAt: NOON,
  });
  await new Promise(setImmediate);
  expect(await source.routeIDs(NOON)).toEqual(['8A', 'Ö/1']);
  await replaced;
  expect(await source.routeIDs(NOON)).toEqual(ids);
});

describe('the vehicles of a city from a snapshot', () => {
  const REPORTED_AT = NOON - 30_000;
  const BUS = { tripID: 'out', id: 'b1', lat: LAT, lon: lonAt(100) };

  /** A city with one realtime feed, which has sent these buses once, or nothing yet. */
  function liveSource(...buses: readonly (typeof BUS)[]) {
    const agency = createAgency({ feeds: 1 });
    runSteps(agency.use(smallSnapshot(), null));
    const message = encodeFeedMessage({ timestamp: REPORTED_AT / 1000 }, buses);
    if (buses.length > 0) runSteps(agency.take(0, decodeFeedMessage(message), REPORTED_AT));
    const use = async () => () => {};
    return createSnapshotSource({
      snapshot: smallSnapshot(),
      live: { agency, use, refreshAt: () => NOON + 7000 },
    });
  }

  test('S7: are those of the last reading, with the time of the feed', async () => {
    const source = liveSource(BUS);
    const { body, headers } = await requestJson(serviceOf(source), '/v1/getvehicles?routeID=3');
    expect(body).toMatchObject({
      status: '0',
      count: '1',
      timestamp: '11/20/2026 11:59:30 AM',
      vehicles: [{ vehicleID: 'b1' }],
    });
    expect(headers.get('cache-control')).toContain('max-age=7,');
    expect(source.vehicles?.latestAt?.(NOON)).toBe(REPORTED_AT);
  });

  test('R11, S7: are unavailable once the feed is silent, which is not the same as none', async () => {
    const source = liveSource(BUS);
    const later = () => NOON + 600_000;
    const service = createService(source, theSettings(), later);
    const { body } = await requestJson(service, '/v1/getvehicles?routeID=3');
    expect(body).toMatchObject({ status: '-1', description: expect.stringMatching(/unavailable/) });
  });

  test('S7: before the first reading the service says that the data is unavailable', async () => {
    const source = liveSource();
    const { body, headers } = await requestJson(serviceOf(source), '/v1/getvehicles?routeID=3');
    expect(body).toMatchObject({ status: '-1', description: expect.stringMatching(/unavailable/) });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(source.vehicles?.latestAt?.(NOON)).toBeNull();
  });
});

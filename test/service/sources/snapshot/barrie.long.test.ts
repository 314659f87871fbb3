import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { RouteDocument } from '../../../../src/contract/documents/route-document.ts';
import { createSnapshotSource } from '../../../../src/service/sources/snapshot/createSnapshotSource.ts';
import { metersOffLine } from '../../../support/gtfs/lines.ts';
import { importRealFeed, realFeedPath, skipNote } from '../../../support/gtfs/real-feeds.ts';

/** A real feed, whose service runs from 28 June to 31 October 2026. It is not part of the repository. */
const feed = realFeedPath('barrie-medium/google_transit.zip');

/** Wednesday, 10 a.m. in Barrie. */
const WEDNESDAY = Date.parse('2026-10-14T10:00:00-04:00');

async function readCity(path: string) {
  const { snapshot } = await importRealFeed(path, '20261014');
  const source = createSnapshotSource({ snapshot });
  const documents = new Map<string, RouteDocument>();
  for (const routeID of await source.routeIDs(WEDNESDAY)) {
    const document = (await source.routeDocument.read(routeID, WEDNESDAY)).value;
    documents.set(routeID, z.parse(RouteDocument, JSON.parse(JSON.stringify(document))));
  }
  return { source, documents, stops: (await source.stops.read(null, WEDNESDAY)).value };
}

describe.skipIf(feed === null)(`Barrie, from its feed${skipNote(feed)}`, async () => {
  const { source, documents, stops } =
    feed === null
      ? { source: null, documents: new Map<string, RouteDocument>(), stops: [] }
      : await readCity(feed);

  test('S6: has its routes in the settings, and stops on each that runs within 14 days', () => {
    const routes = source?.city?.routes ?? [];
    expect(routes.length).toBeGreaterThan(10);
    expect(new Set(routes.map(({ routeID }) => routeID))).toEqual(new Set(documents.keys()));
    const running = [...documents].filter(([, { serviceDates = [] }]) => serviceDates.length > 0);
    expect(new Set(stops.map(({ routeID }) => routeID))).toEqual(
      new Set(running.map(([id]) => id)),
    );
    expect(source?.city?.city).toMatchObject({ name: 'Barrie Transit', country: 'CA' });
  });

  test('S20: the documents have exactly the stops that getstops has, by destination', () => {
    const ofStops = new Set(
      stops.map(({ routeID, destination, stopID }) => [routeID, destination, stopID].join('|')),
    );
    const ofDocuments = new Set(
      [...documents].flatMap(([routeID, { directions }]) =>
        directions.flatMap(({ destination, stops: order }) =>
          order.map((stopID) => [routeID, destination, stopID].join('|')),
        ),
      ),
    );
    expect(ofDocuments).toEqual(ofStops);
  });

  test('S20: each stop is within 60 m of its route’s line', () => {
    for (const { routeID, stopID, latitude: lat, longitude: lon } of stops) {
      const { line } = documents.get(routeID) ?? {};
      const paths = line?.type === 'MultiLineString' ? line.coordinates : [];
      const distances = paths.map((path) => metersOffLine([[lat, lon]], path.flat()));
      expect(Math.min(...distances), `stop ${stopID} of route ${routeID}`).toBeLessThan(60);
    }
  });

  test('S20: most routes run on this Wednesday, and one not within 14 days', () => {
    const dates = [...documents.values()].map(({ serviceDates = [] }) => serviceDates);
    expect(dates.filter((of) => of[0] === '2026-10-14').length).toBeGreaterThan(10);
    expect(documents.get('KP1')).toMatchObject({ directions: [], serviceDates: [] });
  });

  test('S20: after the feed’s end the days are not known', async () => {
    const later = Date.parse('2026-11-20T12:00:00-05:00');
    const [routeID = ''] = documents.keys();
    expect((await source?.routeDocument.read(routeID, later))?.value).not.toHaveProperty(
      'serviceDates',
    );
  });
});

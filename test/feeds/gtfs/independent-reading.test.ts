import { describe, expect, test } from 'vitest';

import type { Snapshot } from '../../../src/contract/snapshot/snapshot.ts';
import { importGtfs } from '../../../src/feeds/gtfs/importGtfs.ts';
import { bytesOf, filesFrom, readFeedBytes } from '../../support/gtfs/feed-bytes.ts';
import { generateFeed } from '../../support/gtfs/generateFeed.ts';
import { readIndependently } from '../../support/gtfs/independent-reading.ts';
import type { FeedBytes, IndependentReading } from '../../support/gtfs/independent-reading.ts';
import { metersOffLine } from '../../support/gtfs/lines.ts';
import { contradictions } from '../../support/gtfs/orders.ts';
import { realFeedPath, skipNote } from '../../support/gtfs/real-feeds.ts';
import { snapshotFaults } from '../../support/gtfs/snapshot-faults.ts';

/** Lines are simplified to 5 m, and coordinates are rounded. */
const LINE_METERS = 5.8;

interface RealFeed {
  readonly name: string;
  readonly today: string;
  readonly counts: object;
  readonly city: object;
  readonly findings: readonly string[];
}

const REAL: readonly RealFeed[] = [
  {
    name: 'barrie-medium/google_transit.zip',
    today: '20260702',
    counts: { routes: 16, stops: 565, trips: 2295, stopTimes: 89_431 },
    city: { name: 'Barrie Transit', country: 'CA', firstDate: '20260628', lastDate: '20261031' },
    findings: ['scattered-rows'],
  },
  {
    name: 'ember-small',
    today: '20260702',
    counts: { routes: 1, stops: 19, trips: 316, stopTimes: 4158 },
    city: { name: 'Ember', country: 'GB' },
    findings: ['unused-files'],
  },
];

async function readTwice(bytes: FeedBytes, today: string) {
  const { snapshot, report } = await importGtfs(filesFrom(bytes), { today, contentHash: 'test' });
  return { snapshot, report, independent: readIndependently(bytes, today, bothWays) };
}

const bothWays = (destination: string, lastStop: string) =>
  destination === lastStop ? destination : `${destination} (${lastStop})`;

function expectSameRoutes(snapshot: Snapshot, { routes }: IndependentReading): void {
  const imported = snapshot.routes.map(({ routeID, gtfsRouteIDs, directions }) => [
    routeID,
    gtfsRouteIDs.toSorted(),
    directions.map(({ destination }) => destination).toSorted(),
  ]);
  const expected = [...routes].map(([routeID, { gtfsRouteIDs, directions }]) => [
    routeID,
    [...gtfsRouteIDs].toSorted(),
    [...directions.keys()].toSorted(),
  ]);
  const byRoute = (a: unknown[], b: unknown[]) => (String(a[0]) < String(b[0]) ? -1 : 1);
  expect(imported.toSorted(byRoute)).toEqual(expected.toSorted(byRoute));
}

function expectSameStops(snapshot: Snapshot, { routes, stopIDs }: IndependentReading): void {
  for (const stop of snapshot.stops) expect(stop.stopID).toBe(stopIDs.get(stop.gtfsStopID));
  for (const route of snapshot.routes) {
    for (const { destination, stops } of route.directions) {
      const expected = routes.get(route.routeID)?.directions.get(destination);
      const listed = stops.map((index) => snapshot.stops[index]?.stopID ?? '');
      expect(listed.toSorted(), `${route.routeID} ${destination}`).toEqual(
        [...(expected?.stops ?? [])].toSorted(),
      );
      expect(
        contradictions(listed, expected?.orders ?? []),
        `${route.routeID} ${destination}`,
      ).toEqual([]);
    }
  }
}

function expectSameLines(snapshot: Snapshot, { routes, shapes }: IndependentReading): void {
  for (const route of snapshot.routes) {
    for (const { destination, lines } of route.directions) {
      const expected = routes.get(route.routeID)?.directions.get(destination);
      const drawn = lines.map((index) => snapshot.lines[index] ?? []);
      for (const shapeID of expected?.shapeIDs ?? []) {
        const points = shapes.get(shapeID) ?? [];
        const off = Math.min(...drawn.map((line) => metersOffLine(points, line)));
        expect(off, `${route.routeID} ${destination} ${shapeID}`).toBeLessThan(LINE_METERS);
      }
    }
  }
}

function expectSameTrips(snapshot: Snapshot, { tripStops }: IndependentReading): void {
  const imported = snapshot.trips.ids.map((id, index) => {
    const pattern = snapshot.patterns[snapshot.trips.patterns[index] ?? -1];
    return [id, pattern?.stops.map((stop) => snapshot.stops[stop]?.gtfsStopID)];
  });
  expect(new Map(imported.map(([id, stops]) => [id, stops]))).toEqual(tripStops);
}

function expectSame(snapshot: Snapshot, independent: IndependentReading): void {
  expect(snapshotFaults(snapshot)).toEqual([]);
  expectSameRoutes(snapshot, independent);
  expectSameStops(snapshot, independent);
  expectSameLines(snapshot, independent);
  expectSameTrips(snapshot, independent);
}

/** Two pairs of its 44 rows of routes.txt are one route each. */
const ROUTES = 42;
const GENERATED = { routes: 44, stopsPerDirection: 9, tripsPerDirection: 8 };

describe('S6: the importer and an independent reading agree', () => {
  for (const { name, today, counts, city, findings } of REAL) {
    const path = realFeedPath(name);
    test.skipIf(path === null)(`on the real feed ${name}${skipNote(path)}`, async () => {
      const bytes = readFeedBytes(path ?? '');
      const { snapshot, report, independent } = await readTwice(bytes, today);
      expect(report.counts).toMatchObject(counts);
      expect(report.findings.map(({ kind }) => kind)).toEqual(findings);
      expect(snapshot.city).toMatchObject(city);
      expectSame(snapshot, independent);
    });
  }

  test.each([
    ['contiguous', '20260302'],
    ['shuffled', '20260302'],
    ['contiguous', '20270302'],
  ] as const)('on a generated feed, %s, on %s', async (order, today) => {
    const bytes = await bytesOf(generateFeed({ ...GENERATED, order }));
    const { snapshot, independent } = await readTwice(bytes, today);
    expect(snapshot.routes).toHaveLength(ROUTES);
    expectSame(snapshot, independent);
  });
});

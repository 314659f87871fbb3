import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { NearAnswer, nearFrom } from '../../../../src/contract/places/near.ts';
import { importGtfs } from '../../../../src/feeds/gtfs/importGtfs.ts';
import { groupBy } from '../../../../src/lib/groupBy.ts';
import { createService } from '../../../../src/service/createService.ts';
import { createSnapshotSource } from '../../../../src/service/sources/snapshot/createSnapshotSource.ts';
import { namedTrip } from '../../../../src/transit/arrivals/trip-id.ts';
import { theSettings } from '../../../support/builders.ts';
import { filesFrom, readFeedBytes } from '../../../support/gtfs/feed-bytes.ts';
import { type FeedBytes, rowsOf } from '../../../support/gtfs/independent-reading.ts';
import { readTimesIndependently } from '../../../support/gtfs/independent-times.ts';
import { realFeedPath, skipNote } from '../../../support/gtfs/real-feeds.ts';

const METERS = 500;
const MINUTE = 60_000;
const POINTS = 20;
/** Departures that leave at the edge of a second or a day may be on either side of it. */
const EDGE = 60_000;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

function metersBetween(lat1: number, lon1: number, lat2: number, lon2: number): number {
  const inner =
    Math.sin(radians(lat2 - lat1) / 2) ** 2 +
    Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * Math.sin(radians(lon2 - lon1) / 2) ** 2;
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(inner));
}

/** Numbers from 0 to 1, the same each time. */
function* chances() {
  for (let seed = 7; ; seed = (seed * 48_271) % 2_147_483_647) yield seed / 2_147_483_647;
}

const isoOf = (date: string) => `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;
const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(isoOf(date)) + days * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .replaceAll('-', '');

/** The stops and departures of a feed as its files say. */
function readFeed(bytes: FeedBytes, date: string) {
  const departuresOn = readTimesIndependently(bytes);
  const routeOf = new Map(rowsOf(bytes, 'trips.txt').map((row) => [row['trip_id'], row]));
  const departures = [-1, 0, 1]
    .flatMap((day) => departuresOn(dayAfter(date, day)))
    .map((one) => {
      const { route_id: route = '', trip_headsign: headsign = '' } = routeOf.get(one.tripID) ?? {};
      return { ...one, route, headsign };
    });
  const stops = rowsOf(bytes, 'stops.txt').map((row) => ({
    stopID: row['stop_id'] ?? '',
    lat: Number(row['stop_lat']),
    lon: Number(row['stop_lon']),
  }));
  return { stops, departures };
}

const CITIES = [
  ['Bari', realFeedPath('bari.zip', 'cities'), '20250611', '2025-06-11T15:20:00Z'],
  ['Halifax', realFeedPath('halifax/gtfs.zip', 'times'), '20251106', '2025-11-06T21:04:00Z'],
  ['Vilnius', realFeedPath('vilnius.zip', 'cities'), '20160301', '2016-03-01T15:20:00Z'],
] as const;

test.each(CITIES)(
  `P3: near me at 20 random points of %s is as its files say: stops and next departures${skipNote(realFeedPath('bari.zip', 'cities'))}`,
  async (_city, path, date, time) => {
    if (path === null) return;
    const bytes = readFeedBytes(path);
    const now = Date.parse(time);
    const imported = await importGtfs(filesFrom(bytes), { today: date, contentHash: 'x' });
    const { snapshot, timetable } = imported;
    const settings = theSettings({
      city: { ...theSettings().city, timeZone: snapshot.city.timeZone },
    });
    const source = createSnapshotSource({ snapshot, timetable, importedAt: null });
    const service = createService(source, settings, () => now);
    const gtfsID = new Map(snapshot.stops.map((stop) => [stop.stopID, stop.gtfsStopID]));
    const feed = readFeed(bytes, date);
    const isDue = ({ at }: { readonly at: number }) =>
      at >= now - 30_000 && at < now + 1440 * MINUTE - EDGE;
    const dueAt = groupBy(feed.departures.filter(isDue), ({ stopID }) => stopID);
    const chance = chances();
    const draw = () => Number(chance.next().value);
    let compared = 0;
    for (let point = 0; point < POINTS; point++) {
      const around = feed.stops[Math.floor(draw() * feed.stops.length)];
      const lat = (around?.lat ?? 0) + (draw() - 0.5) * 0.006;
      const lon = (around?.lon ?? 0) + (draw() - 0.5) * 0.006;
      const url = `http://city.test/v1/getnear?key=${settings.service.key}&lat=${lat}&lon=${lon}&meters=${METERS}`;
      const response = await service(new Request(url));
      const near = nearFrom(z.parse(NearAnswer, await response.json()));
      const away = new Map(
        feed.stops
          .map((stop) => [stop.stopID, metersBetween(lat, lon, stop.lat, stop.lon)] as const)
          .filter(([, meters]) => meters <= METERS),
      );
      const due = [...away.keys()].flatMap((stopID) => dueAt.get(stopID) ?? []);
      const dueByKey = new Map(due.map((one) => [`${one.tripID} ${one.stopID} ${one.at}`, one]));
      // Every stop with a departure is listed, at its distance, and no other than those around the point.
      const listed = new Map(
        near.stops.map(({ stopID, meters }) => [gtfsID.get(stopID) ?? '', meters]),
      );
      for (const stopID of new Set(due.map((one) => one.stopID)))
        expect(Math.abs((listed.get(stopID) ?? Infinity) - (away.get(stopID) ?? 0))).toBeLessThan(
          1,
        );
      expect([...listed.keys()].filter((stopID) => !away.has(stopID))).toEqual([]);
      // What is answered as a line's departures are the next ones from its stop, and each is in the feed.
      const answered = near.lines.flatMap(({ stopID, arrivals }) =>
        arrivals.map(({ tripID, expectedAt }) => {
          const trips = namedTrip(tripID).map(({ gtfsTripID }) => gtfsTripID);
          const [found] = trips.flatMap(
            (trip) => dueByKey.get(`${trip} ${gtfsID.get(stopID)} ${expectedAt}`) ?? [],
          );
          expect(found, `${tripID} at ${stopID}`).toBeDefined();
          return found;
        }),
      );
      // Each route and headsign of the feed is there at its nearest stop, with its next departure.
      const lines = new Map<string, (typeof due)[number]>();
      for (const one of due) {
        const key = `${one.route} ${one.headsign}`;
        const best = lines.get(key);
        const nearer = (away.get(one.stopID) ?? 0) - (away.get(best?.stopID ?? '') ?? Infinity);
        if (best === undefined || nearer < 0 || (nearer === 0 && one.at < best.at))
          lines.set(key, one);
      }
      for (const [key, { stopID, at }] of lines) {
        const isThere = answered.some((one) => one?.stopID === stopID && one.at === at);
        expect(
          isThere,
          `${key} at ${stopID}, ${new Date(at).toISOString()}, point ${lat},${lon}`,
        ).toBe(true);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(100);
  },
  240_000,
);

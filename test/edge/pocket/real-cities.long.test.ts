import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { StopTimetable } from '../../../src/contract/documents/stop-timetable.ts';
import { NearAnswer, nearFrom } from '../../../src/contract/places/near.ts';
import { createDayParser, parseCity } from '../../../src/edge/pocket/documentParsers.ts';
import { openPocket } from '../../../src/edge/pocket/openPocket.ts';
import { importGtfs } from '../../../src/feeds/gtfs/importGtfs.ts';
import { metersBetween } from '../../../src/lib/geo/distance.ts';
import { addDays } from '../../../src/lib/time/service-date.ts';
import { cityDocumentOf, dayDocumentOf } from '../../../src/service/pocket/city-documents.ts';
import { theSettings } from '../../support/builders.ts';
import { filesFrom, readFeedBytes } from '../../support/gtfs/feed-bytes.ts';
import { rowsOf } from '../../support/gtfs/independent-reading.ts';
import { readTimesIndependently } from '../../support/gtfs/independent-times.ts';
import { realFeedPath, skipNote } from '../../support/gtfs/real-feeds.ts';
import { readJson } from '../../support/pocket/bothServices.ts';

const DAY = 86_400_000;
const METERS = 500;
/** Interpolated times are rounded to seconds. */
const NEAR = 1000;

const CITIES = [
  { name: 'Bari', path: realFeedPath('bari.zip', 'cities'), date: '20250611' },
  { name: 'Halifax', path: realFeedPath('halifax/gtfs.zip', 'times'), date: '20251106' },
  { name: 'Vilnius', path: realFeedPath('vilnius.zip', 'cities'), date: '20160301' },
];

/** The city in the page at 16:00 UTC of a day, with the documents of that day and its neighbors, and the same feed read a second time. */
async function openCity(path: string, date: string) {
  const bytes = readFeedBytes(path);
  const read = await importGtfs(filesFrom(bytes), { today: date, contentHash: 'x' });
  const feeds = [{ name: '', ...read }];
  const parseDay = createDayParser();
  const { timeZone } = read.snapshot.city;
  const settings = theSettings({ city: { ...theSettings().city, timeZone } });
  const now = Date.parse(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}T16:00:00Z`);
  const pocket = await openPocket(
    settings,
    parseCity(JSON.stringify(cityDocumentOf(feeds)?.document)),
    [-1, 0, 1].map((days) => parseDay(JSON.stringify(dayDocumentOf(feeds, addDays(date, days))))),
    () => now,
  );
  const onDay = readTimesIndependently(bytes);
  const routeOf = new Map(
    rowsOf(bytes, 'trips.txt').map((row) => [row['trip_id'] ?? '', row['route_id'] ?? '']),
  );
  const days = [-1, 0, 1].map((days) => addDays(date, days));
  const departures = days.map((day) => onDay(day));
  return { snapshot: read.snapshot, pocket, now, days, departures, routeOf, settings };
}

/** Twenty of a list, spread evenly. */
const twentyOf = <T>(all: readonly T[]): T[] =>
  all.filter((_, index) => index % Math.max(1, Math.floor(all.length / 20)) === 0).slice(0, 20);

for (const { name, path, date } of CITIES)
  test.skipIf(path === null)(
    `P3, P4: without a network ${name} has the timetable of twenty stops, and what departs around twenty points, as its feed says${skipNote(path)}`,
    async () => {
      const { snapshot, pocket, now, days, departures, routeOf, settings } = await openCity(
        path ?? '',
        date,
      );
      const stops = twentyOf(snapshot.stops);
      const departuresOf = (day: number, gtfsStopID: string) =>
        (departures[day] ?? []).filter(({ stopID }) => stopID === gtfsStopID).map(({ at }) => at);
      let compared = 0;
      for (const { stopID, gtfsStopID } of stops)
        for (const day of [1, 2]) {
          const own = await readJson(pocket, `/timetables/${stopID}/${days[day]}.json`);
          const timetable = z.parse(StopTimetable, own);
          const found = timetable.departures
            .filter(({ headway }) => headway === undefined)
            .map(({ at }) => at)
            .toSorted((a, b) => a - b);
          const expected = departuresOf(day, gtfsStopID).toSorted((a, b) => a - b);
          expect({ stopID, day, count: found.length }).toEqual({
            stopID,
            day,
            count: expected.length,
          });
          expect(found.filter((at, index) => Math.abs(at - (expected[index] ?? 0)) > NEAR)).toEqual(
            [],
          );
          compared += found.length;
        }
      expect(compared).toBeGreaterThan(100);

      const routeIDs = new Map(
        snapshot.routes.flatMap(({ routeID, gtfsRouteIDs }) =>
          gtfsRouteIDs.map((id) => [id, routeID] as const),
        ),
      );
      for (const { lat, lon } of stops) {
        const answer = await readJson(
          pocket,
          `/v1/getnear?key=${settings.service.key}&lat=${lat}&lon=${lon}&meters=${METERS}`,
        );
        const near = nearFrom(z.parse(NearAnswer, answer));
        const around = snapshot.stops.filter((stop) => metersBetween(stop, { lat, lon }) <= METERS);
        expect(near.stops.map(({ stopID }) => stopID).toSorted()).toEqual(
          around.map(({ stopID }) => stopID).toSorted(),
        );
        /** By route, when it departs from any of these stops within a day. */
        const next = new Map<string, number[]>();
        const ids = new Set(around.map(({ gtfsStopID }) => gtfsStopID));
        for (const { tripID, stopID, at } of departures.flat())
          if (ids.has(stopID) && at >= now && at < now + DAY) {
            const route = routeIDs.get(routeOf.get(tripID) ?? '') ?? '';
            next.set(route, [...(next.get(route) ?? []), at]);
          }
        expect([...new Set(near.lines.map(({ routeID }) => routeID))].toSorted()).toEqual(
          [...next.keys()].toSorted(),
        );
        for (const { routeID, arrivals } of near.lines)
          for (const { expectedAt } of arrivals)
            expect(next.get(routeID)?.some((at) => Math.abs(at - expectedAt) <= NEAR)).toBe(true);
      }
    },
    300_000,
  );

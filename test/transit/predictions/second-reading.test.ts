import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { importGtfs } from '../../../src/feeds/gtfs/importGtfs.ts';
import { addDays } from '../../../src/lib/time/service-date.ts';
import { tripIDOf } from '../../../src/transit/arrivals/trip-id.ts';
import { filesFrom, readFeedBytes } from '../../support/gtfs/feed-bytes.ts';
import { rowsOf } from '../../support/gtfs/independent-reading.ts';
import { readTripsIndependently } from '../../support/gtfs/independent-times.ts';
import { readUpdatesIndependently } from '../../support/times/independent-updates.ts';
import { followCity } from '../../support/times/openLiveCity.ts';

const SHARED = fileURLToPath(new URL('../../../../shared/times/', import.meta.url));
const NOTE = existsSync(SHARED) ? '' : ' (needs ../shared/times)';
const BOTH = ['trip-updates.pb', 'vehicle-positions.pb'];
const kingston = (name: string) => [`tripupdates_capture_${name}.pb`];

/** Large cities are read by `npm run test:all`, because the second reading of one takes a while. */
const ARE_LARGE_READ = process.env['LONG'] !== undefined;
const LARGE: readonly string[] = ['halifax', 'kingston'];

/** Recorded moments, how far ahead each stop is asked for, and what is answered at least. */
const MOMENTS = [
  ['halifax', '2025-11-06T21:04:20Z', BOTH, 90, { reported: 10_000, skipped: 100, added: 100 }],
  ['caltrain', '2023-11-08T01:05:40Z', BOTH, 90, { reported: 120 }],
  ['raba', '2025-06-08T21:08:00Z', BOTH, 90, { reported: 2 }],
  // A detour of the next day is known today.
  ['raba', '2025-06-08T21:08:00Z', BOTH, 1440, { skipped: 10 }],
  [
    'kingston',
    '2026-01-15T16:34:20Z',
    kingston('1768494857_veh_1768494853_tu_1768494853'),
    90,
    { reported: 3000 },
  ],
  [
    'kingston',
    '2026-01-15T16:44:55Z',
    kingston('1768495493_veh_1768495491_tu_1768495491'),
    90,
    { reported: 3000 },
  ],
  [
    'kingston',
    '2026-01-15T17:00:10Z',
    kingston('1768496407_veh_1768496405_tu_1768496405'),
    90,
    { reported: 3000 },
  ],
] as const;

/** Reads the feed of a city in both ways, on the day of a moment. */
async function readFeedTwice(city: string, at: string) {
  const feed = readFeedBytes(`${SHARED}${city}/gtfs.zip`);
  const timeZone = rowsOf(feed, 'agency.txt')[0]?.['agency_timezone'];
  const today = new Date(at).toLocaleDateString('sv-SE', { timeZone }).replaceAll('-', '');
  const imported = await importGtfs(filesFrom(feed), { today, contentHash: 'x' });
  return { today, imported, independent: readTripsIndependently(feed) };
}

/** The feed that was read last: all moments of a city are on one day, and follow one another. */
let last: { readonly city: string; readonly read: ReturnType<typeof readFeedTwice> } | undefined;

/** A row in words that both readings have, with times to the second. Where no bus comes, the time is of the timetable. */
const rowOf = (
  routeID: string,
  state: string,
  basis: string,
  scheduled: number | undefined,
  expected: number,
) => [routeID, state, basis, Math.round(scheduled ?? 0), Math.round(expected)].join(' ');

test.skipIf(NOTE !== '').each(MOMENTS.filter(([city]) => ARE_LARGE_READ || !LARGE.includes(city)))(
  `T6: in %s at %s both readings have the same departures${NOTE}`,
  async (city, at, files, minutes, least) => {
    const now = Date.parse(at) / 1000;
    const messages = files.map((file) => readFileSync(`${SHARED}${city}/${file}`));
    if (last?.city !== city) last = { city, read: readFeedTwice(city, at) };
    const { today, imported, independent } = await last.read;
    const live = followCity(imported.snapshot, imported.timetable);
    live.see(messages, now * 1000);
    const { stops, routes } = live.snapshot;
    const routeIDs = new Map(
      routes.flatMap(({ gtfsRouteIDs, routeID }) =>
        gtfsRouteIDs.map((id) => [id, routeID] as const),
      ),
    );
    const days = [addDays(today, -1), today, addDays(today, 1)];
    const boards = stops.map(({ stopID, gtfsStopID }) => {
      const answer = live.arrivals(stopID, now * 1000, minutes)?.arrivals ?? [];
      const times = [now, now + minutes * 60, ...answer.map((one) => one.expectedAt / 1000)];
      return { stopID, gtfsStopID, answer, from: Math.min(...times), to: Math.max(...times) };
    });
    const byID = new Map(boards.map((board) => [board.gtfsStopID, board]));
    /** Whether a departure is at the time of a board, give or take the rounding. */
    const isOnBoard = (stopID: string, expected: number) => {
      const board = byID.get(stopID);
      return board !== undefined && expected > board.from - 1 && expected < board.to + 1;
    };
    const byStop = new Map<
      string,
      { row: string; expected: number; start: number; tripID: string }[]
    >();
    for (const { stopID, routeID, date, tripID, start, ...time } of readUpdatesIndependently(
      independent,
      messages,
      days,
      now,
      isOnBoard,
    )) {
      const { state, basis, scheduled, expected } = time;
      const row = rowOf(
        routeIDs.get(routeID) ?? '',
        state,
        basis,
        scheduled ?? undefined,
        expected,
      );
      const others = byStop.get(stopID) ?? [];
      byStop.set(stopID, others);
      others.push({ row, expected, start, tripID: tripIDOf({ gtfsTripID: tripID, date }) });
    }

    const wrong: string[] = [];
    const counts: Record<string, number> = {};
    for (const { stopID, gtfsStopID, answer } of boards) {
      const found = answer.map(({ routeID, state, basis, scheduledAt = 0, expectedAt }) => {
        const key = state === 'running' ? basis : state;
        counts[key] = (counts[key] ?? 0) + 1;
        return rowOf(routeID, state, basis, scheduledAt / 1000, expectedAt / 1000);
      });
      const expected = byStop.get(gtfsStopID) ?? [];
      const left = expected.map(({ row }) => row);
      for (const row of found) {
        const index = left.indexOf(row);
        if (index === -1) wrong.push(`${gtfsStopID}: not ${row}`);
        else left.splice(index, 1);
      }
      // An answer has at most 60 departures.
      const until = Math.min(
        now + minutes * 60,
        answer.length < 60 ? Infinity : (answer.at(-1)?.expectedAt ?? 0) / 1000,
      );
      for (const one of expected) {
        const index = left.indexOf(one.row);
        if (index === -1 || one.expected <= now || one.expected >= until) continue;
        left.splice(index, 1);
        // A bus that has begun and was seen beyond a stop has left it. The second reading looks at no positions.
        const trip = live.trip(one.tripID, now * 1000)?.stops ?? [];
        if (one.start > now + 60 || !trip.some((stop) => stop.stopID === stopID && stop.passed))
          wrong.push(`${gtfsStopID}: lacks ${one.row} of ${one.tripID}`);
      }
    }
    expect(wrong).toEqual([]);
    const tooFew = Object.entries(least).filter(([key, count]) => (counts[key] ?? 0) < count);
    expect(tooFew).toEqual([]);
  },
  120_000,
);

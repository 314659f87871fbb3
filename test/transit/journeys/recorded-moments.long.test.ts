import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import type { Arrival } from '../../../src/contract/arrivals.ts';
import type { JourneyPlace, RideLeg } from '../../../src/contract/journeys/journeys.ts';
import type { TripStop } from '../../../src/contract/trip-times.ts';
import { serviceDateAt } from '../../../src/lib/time/service-date.ts';
import { namedTrip } from '../../../src/transit/arrivals/trip-id.ts';
import { filesFrom, readFeedBytes } from '../../support/gtfs/feed-bytes.ts';
import { rowsOf } from '../../support/gtfs/independent-reading.ts';
import { askJourneys, ridesOf } from '../../support/journeys/askJourneys.ts';
import { createRandom } from '../../support/journeys/random.ts';
import { decodeIndependently } from '../../support/times/independent-message.ts';
import { openLiveCity } from '../../support/times/openLiveCity.ts';

const SHARED = fileURLToPath(new URL('../../../../shared/times/', import.meta.url));
const NOTE = existsSync(SHARED) ? '' : ' (needs ../shared/times)';
/** Journeys that are looked at in each moment: ten thousand in all. */
const COUNT = 2500;
/** Milliseconds for which getarrivals is asked. */
const AHEAD = 90 * 60_000;
/** So many departures an answer has at most. */
const MOST_ROWS = 60;

const kingston = (name: string) => [`tripupdates_capture_${name}.pb`];

const MOMENTS = [
  ['halifax', '2025-11-06T21:04:20Z', ['trip-updates.pb', 'vehicle-positions.pb']],
  ['kingston', '2026-01-15T16:34:20Z', kingston('1768494857_veh_1768494853_tu_1768494853')],
  ['kingston', '2026-01-15T16:44:55Z', kingston('1768495493_veh_1768495491_tu_1768495491')],
  ['kingston', '2026-01-15T17:00:10Z', kingston('1768496407_veh_1768496405_tu_1768496405')],
] as const;

const isServed = ({ state }: Pick<TripStop, 'state'>) => state === 'running' || state === 'added';

test.skipIf(NOTE !== '').each(MOMENTS)(
  `J1: in %s at %s no journey has a canceled bus or a stop that its bus leaves out, and its times are those of getarrivals${NOTE}`,
  async (city, moment, names) => {
    const feed = readFeedBytes(`${SHARED}${city}/gtfs.zip`);
    const now = Date.parse(moment);
    const timeZone = rowsOf(feed, 'agency.txt')[0]?.['agency_timezone'] ?? '';
    const live = await openLiveCity(filesFrom(feed), serviceDateAt(now, timeZone));
    const messages = names.map((name) => readFileSync(`${SHARED}${city}/${name}`));
    live.see(messages, now);
    const boards = new Map<string, readonly Arrival[]>();
    function boardOf(stopID: string): readonly Arrival[] {
      const board = boards.get(stopID) ?? live.arrivals(stopID, now)?.arrivals ?? [];
      boards.set(stopID, board);
      return board;
    }
    const part = live.agency.journeys();
    const byTimetable = part && { ...part, live: null };
    const { stops } = live.snapshot;
    const gtfsID = new Map(stops.map(({ stopID, gtfsStopID }) => [stopID, gtfsStopID]));
    const random = createRandom(moment);
    const anyStop = () => stops[random(stops.length)]?.gtfsStopID ?? '';

    /** When a bus comes to a stop, as the agency sent it: where it waits, getarrivals has only when it departs. */
    const sent = new Map<string, number[]>();
    for (const { trip, stops: visits } of messages.flatMap(
      (message) => decodeIndependently(message).updates,
    ))
      for (const { stopID, arrival } of visits) {
        // Kingston sends a run again with the number of its bus behind the trip's ID.
        const key = `${trip.tripID.split('#')[0] ?? ''} ${stopID}`;
        sent.set(key, [...(sent.get(key) ?? []), (arrival?.time ?? NaN) * 1000]);
      }

    /** What is wrong with a ride; empty if nothing is. */
    function faultsOf(ride: RideLeg): string[] {
      const { tripID, from, to, departAt, arriveAt } = ride;
      const trip = live.trip(tripID, now);
      if (trip === null || trip.state === 'canceled') return ['is canceled'];
      const timesAt = (place: JourneyPlace) =>
        trip.stops
          .filter((stop) => stop.stopID === place.stopID && isServed(stop))
          .map(({ expectedAt = NaN }) => expectedAt);
      const [departures, latest] = [timesAt(from), timesAt(to)];
      const key = `${namedTrip(tripID)[0]?.gtfsTripID ?? ''} ${gtfsID.get(to.stopID ?? '') ?? ''}`;
      // Where it does not say, the bus is as late as at the stop before.
      const before = trip.stops[trip.stops.findIndex(({ stopID }) => stopID === to.stopID) - 1];
      const late = (before?.expectedAt ?? NaN) - (before?.scheduledAt ?? NaN);
      const arrivals = [
        ...latest,
        ...(sent.get(key) ?? []),
        late + (ride.scheduledArriveAt ?? NaN),
      ];
      const board = boardOf(from.stopID ?? '');
      const lastListed = board.length < MOST_ROWS ? Infinity : (board.at(-1)?.expectedAt ?? 0);
      const listedUntil = Math.min(now + AHEAD, lastListed);
      const isListed = board.some(
        (row) => row.tripID === tripID && row.expectedAt === departAt && isServed(row),
      );
      if (isListed) listed += 1;
      return [
        departures.includes(departAt) ? '' : 'departs at another time',
        arrivals.includes(arriveAt) && latest.some((at) => at >= arriveAt)
          ? ''
          : 'arrives at another time',
        isListed || departAt >= listedUntil ? '' : 'is not in getarrivals',
      ].filter((fault) => fault !== '');
    }

    let [found, listed, inVain] = [0, 0, 0];
    const wrong: unknown[] = [];
    while (found < COUNT) {
      const query = { from: anyStop(), to: anyStop(), at: now + random(60) * 60_000, now };
      for (const journey of askJourneys(part, query)) {
        found += 1;
        for (const ride of ridesOf(journey)) {
          const faults = faultsOf(ride);
          if (faults.length > 0) wrong.push({ faults, ride });
        }
      }
      if (found % 10 === 0)
        for (const journey of askJourneys(byTimetable, query))
          inVain += ridesOf(journey).filter((ride) => faultsOf(ride).length > 0).length;
    }
    expect(wrong).toEqual([]);
    expect(listed).toBeGreaterThan(COUNT / 2);
    expect(inVain).toBeGreaterThan(COUNT / 50);
  },
  600_000,
);

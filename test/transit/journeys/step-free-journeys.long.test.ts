import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { JOURNEY_NEEDS } from '../../../src/contract/journeys/journeys.ts';
import { parseDateTime } from '../../../src/lib/time/zoned-time.ts';
import { readFeedBytes } from '../../support/gtfs/feed-bytes.ts';
import { type FeedBytes, rowsOf } from '../../support/gtfs/independent-reading.ts';
import { openRouter } from '../../support/journeys/openRouter.ts';
import { createRandom } from '../../support/journeys/random.ts';

const FEED = fileURLToPath(new URL('../../../../shared/times/halifax/gtfs.zip', import.meta.url));
const QUERIES = 1000;
const [UNKNOWN, YES, NO] = ['0', '1', '2'];

const isHere = existsSync(FEED);
const random = createRandom('step-free');
/** Most say yes; a feed where many don't has few ways. */
const anyFlag = () => [NO, UNKNOWN, ...Array.from({ length: 10 }, () => YES)][random(12)] ?? '';

/** A file of the feed with random flags, by the ID of each row. */
function flagged(bytes: FeedBytes, file: string, id: string, columns: readonly string[]) {
  const flags = new Map<string, readonly string[]>();
  const rows = rowsOf(bytes, file).map((row) => {
    const own = columns.map(anyFlag);
    flags.set(row[id] ?? '', own);
    const flagsOf = Object.fromEntries(columns.map((column, at) => [column, own[at]]));
    // Without a station, a stop inherits nothing.
    return { ...row, ...flagsOf, ...('parent_station' in row ? { parent_station: '' } : {}) };
  });
  const lines = rows.map((row) => Object.values(row).map((cell) => JSON.stringify(cell ?? '')));
  const text = [Object.keys(rows[0] ?? {}), ...lines].map((cells) => cells.join(',')).join('\n');
  return { flags, bytes: new TextEncoder().encode(text.replaceAll('\\"', '""')) };
}

test.skipIf(!isHere)(
  `W1: of 1,000 journeys that need it, none boards a stop or a trip that says no or nothing${isHere ? '' : ' (needs ../shared)'}`,
  async () => {
    const feed = readFeedBytes(FEED);
    const stops = flagged(feed, 'stops.txt', 'stop_id', ['wheelchair_boarding']);
    const trips = flagged(feed, 'trips.txt', 'trip_id', ['wheelchair_accessible', 'bikes_allowed']);
    const bytes = new Map(feed).set('stops.txt', stops.bytes).set('trips.txt', trips.bytes);
    const opened = await openRouter(bytes, '20251015');
    if (opened === null) throw new Error('the feed can’t be read');
    const { snapshot, routes } = opened;
    const at = (parseDateTime('2025-10-15T08:00', snapshot.city.timeZone)?.instant ?? 0) / 1000;
    const anyStop = () => snapshot.stops[random(snapshot.stops.length)] ?? { lat: 0, lon: 0 };
    const wrong: unknown[] = [];
    let rides = 0;
    for (let count = 0; count < QUERIES; count++) {
      const needs = JOURNEY_NEEDS[count % JOURNEY_NEEDS.length] ?? 'accessible';
      const { ways, view } = routes(anyStop(), anyStop(), at, { needs });
      const flagAt = (pattern: number, position: number) => {
        const index = view.stopsOf(pattern)[position] ?? -1;
        return stops.flags.get(snapshot.stops[index]?.gtfsStopID ?? '')?.[0];
      };
      for (const { parts } of ways.flatMap((way) => way.rides)) {
        const [first, last] = [parts[0], parts.at(-1)];
        if (first === undefined || last === undefined) throw new Error('a ride has no part');
        // Between the parts of a ride, nobody gets off.
        const ends = [flagAt(first.pattern, first.from), flagAt(last.pattern, last.to)];
        const ofTrips = parts.map(({ trip }) => trips.flags.get(snapshot.trips.ids[trip] ?? ''));
        const wheelchairs = [...ends, ...ofTrips.map((flags) => flags?.[0])];
        const bikes = ofTrips.map((flags) => flags?.[1]);
        const isWrong =
          (needs.includes('accessible') && wheelchairs.some((flag) => flag !== YES)) ||
          (needs.includes('bike') && bikes.some((flag) => flag !== YES));
        if (isWrong) wrong.push({ needs, wheelchairs, bikes });
        rides += 1;
      }
    }
    expect(wrong).toEqual([]);
    expect(rides).toBeGreaterThan(QUERIES);
  },
  600_000,
);

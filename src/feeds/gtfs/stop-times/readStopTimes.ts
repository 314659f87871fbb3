import { metersBetween } from '../../../lib/geo/distance.ts';
import { InternTable } from '../csv/InternTable.ts';
import type { Feed } from '../Feed.ts';
import type { GroupRows } from '../groups/GroupRows.ts';
import { readGroups } from '../groups/readGroups.ts';
import type { FeedStops } from '../tables/readStops.ts';
import type { FeedTrips } from '../tables/readTrips.ts';
import { fillTimes } from './fillTimes.ts';
import { openStopTimes, STOP_TIMES } from './openStopTimes.ts';
import { PatternTable } from './PatternTable.ts';
import type { FeedPattern } from './PatternTable.ts';
import { TimeProfiles } from './TimeProfiles.ts';

export interface StopTimes {
  readonly patterns: readonly FeedPattern[];
  /** For each trip its pattern, or -1 for a trip with fewer than two stops. */
  readonly patternOfTrip: Int32Array;
  readonly times: TimeProfiles;
  /** The texts that a pattern's flags refer to. */
  readonly headsigns: InternTable;
  /** The trips with rows of service on demand, and the location groups of these; areas have no group. */
  readonly onDemand: ReadonlyMap<number, ReadonlySet<string>>;
}

/** How far each stop of a trip is along its way: shape_dist_traveled, else meters from stop to stop. */
function alongsOf({ distances, as, count }: GroupRows, { all }: FeedStops): ArrayLike<number> {
  const isTraveled = (distances[count - 1] ?? 0) > (distances[0] ?? 0);
  if (isTraveled && !distances.subarray(0, count).some(Number.isNaN)) return distances;
  let [meters, before] = [0, all[as[0] ?? -1]];
  return Array.from({ length: count }, (_, at) => {
    const stop = all[as[at] ?? -1];
    if (before !== undefined && stop !== undefined) meters += metersBetween(before, stop);
    before = stop;
    return meters;
  });
}

/**
 * Reads stop_times.txt and reduces it to stop patterns and time profiles while it streams.
 *
 * @param maxRowsInMemory used if the rows of trips do not follow each other; for tests
 */
export async function readStopTimes(
  feed: Feed,
  trips: FeedTrips,
  stops: FeedStops,
  maxRowsInMemory?: number,
): Promise<StopTimes> {
  const count = trips.routes.length;
  const tables = {
    trips,
    stops,
    headsigns: new InternTable(),
    onDemand: new Map<number, Set<string>>(),
  };
  let table = new PatternTable(count);
  let times = new TimeProfiles(count);
  const addTimes = (trip: number, stopRows: GroupRows) => {
    const filled = fillTimes(stopRows, () => alongsOf(stopRows, stops));
    if (filled === null) return;
    const place = {
      file: STOP_TIMES,
      field: 'trip_id',
      line: stopRows.lines[0] ?? 0,
      values: { trip_id: trips.ids.text(trip) },
    };
    if (filled.wasBackward) feed.findings.add('time-removed', place);
    if (filled.first > 0 || filled.last < stopRows.count - 1)
      feed.findings.add('no-time-at-end', place);
    times.add(trip, stopRows, filled);
  };
  await readGroups(feed, {
    file: STOP_TIMES,
    groupField: 'trip_id',
    sequenceField: 'stop_sequence',
    groups: count,
    ...(maxRowsInMemory === undefined ? {} : { maxRowsInMemory }),
    open: (columnOf, findings) => openStopTimes(tables, columnOf, findings),
    restart: () => {
      table = new PatternTable(count);
      times = new TimeProfiles(count);
    },
    finish: (trip: number, stopRows: GroupRows) => {
      if (stopRows.count < 2) return;
      table.add(trip, trips, stopRows);
      addTimes(trip, stopRows);
    },
  });
  const { headsigns, onDemand } = tables;
  return { ...table.finish(), times, headsigns, onDemand };
}

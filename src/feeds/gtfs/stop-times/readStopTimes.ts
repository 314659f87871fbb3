import type { CsvRow } from '../csv/CsvRow.ts';
import { InternTable } from '../csv/InternTable.ts';
import type { ColumnOf } from '../csv/readTable.ts';
import type { Feed } from '../Feed.ts';
import type { FindingKind } from '../FeedReport.ts';
import type { Findings } from '../Findings.ts';
import type { GroupRows, GroupValues } from '../groups/GroupRows.ts';
import { readGroups } from '../groups/readGroups.ts';
import type { FeedStops } from '../tables/readStops.ts';
import type { FeedTrips } from '../tables/readTrips.ts';
import { PatternTable } from './PatternTable.ts';
import type { FeedPattern } from './PatternTable.ts';

export interface StopTimes {
  readonly patterns: readonly FeedPattern[];
  /** For each trip its pattern, or -1 for a trip with fewer than two stops. */
  readonly patternOfTrip: Int32Array;
  /** For each trip its first departure in seconds after the service day's start, or -1. */
  readonly starts: Int32Array;
  /** The texts that a pattern's flags refer to. */
  readonly headsigns: InternTable;
  readonly rows: number;
}

const FILE = 'stop_times.txt';
const NO_PICKUP = 1;
const MAX_SEQUENCE = 0x7fff_ffff;

/** The first departure of each trip, from the rows in any order. */
class FirstDepartures {
  /** Pairs: the lowest stop_sequence with a time so far, and that time in seconds or -1. */
  readonly #trips: Int32Array;

  constructor(trips: number) {
    this.#trips = new Int32Array(2 * trips);
    for (let trip = 0; trip < trips; trip++) this.set(trip, MAX_SEQUENCE, -1);
  }

  isBefore(trip: number, sequence: number): boolean {
    return sequence < (this.#trips[2 * trip] ?? 0);
  }

  set(trip: number, sequence: number, seconds: number): void {
    this.#trips[2 * trip] = sequence;
    this.#trips[2 * trip + 1] = seconds;
  }

  /** For each trip its first departure in seconds, or -1. */
  starts(): Int32Array {
    return this.#trips.filter((_, index) => index % 2 === 1);
  }
}

interface StopTimeTables {
  readonly trips: FeedTrips;
  readonly stops: FeedStops;
  readonly headsigns: InternTable;
  readonly departures: FirstDepartures;
}

/** Returns a function that fills in the values of a row. It returns the row's trip, or -1 to leave it out. */
function openStopTimes(
  { trips, stops, headsigns, departures }: StopTimeTables,
  columnOf: ColumnOf,
  findings: Findings,
): (row: CsvRow, values: GroupValues) => number {
  const [tripColumn, stopColumn] = [columnOf('trip_id'), columnOf('stop_id')];
  const [sequenceColumn, headsign] = [columnOf('stop_sequence'), columnOf('stop_headsign')];
  const [departure, arrival] = [columnOf('departure_time'), columnOf('arrival_time')];
  const [pickup, distance] = [columnOf('pickup_type'), columnOf('shape_dist_traveled')];
  const leaveOut = (kind: FindingKind, row: CsvRow, field: string): -1 => {
    findings.add(kind, {
      file: FILE,
      field,
      line: row.line,
      values: { trip_id: row.text(tripColumn), [field]: row.text(columnOf(field)) },
    });
    return -1;
  };
  const faultOf = (row: CsvRow, field: 'trip_id' | 'stop_id'): FindingKind => {
    const column = columnOf(field);
    if (row.isEmpty(column)) return 'missing-value';
    const { leftOut } = field === 'trip_id' ? trips : stops;
    return leftOut.find(row, column) === -1 ? 'unknown-reference' : 'reference-left-out';
  };
  // Scattered rows look up stops all over the list. With a byte for each, it fits the processor's cache.
  const isStop = Uint8Array.from(stops.all, (stop) => (stop.isStop ? 1 : 0));
  let trip = -1;
  return (row, values) => {
    if (trip === -1 || !trips.ids.isAt(trip, row, tripColumn))
      trip = trips.ids.find(row, tripColumn);
    if (trip === -1) return leaveOut(faultOf(row, 'trip_id'), row, 'trip_id');
    const stop = stops.ids.find(row, stopColumn);
    if (stop === -1) return leaveOut(faultOf(row, 'stop_id'), row, 'stop_id');
    if (isStop[stop] !== 1) return leaveOut('not-a-stop', row, 'stop_id');
    const sequence = row.whole(sequenceColumn);
    if (!(sequence >= 0 && sequence <= MAX_SEQUENCE))
      return leaveOut(
        row.isEmpty(sequenceColumn) ? 'missing-value' : 'bad-value',
        row,
        'stop_sequence',
      );
    if (departures.isBefore(trip, sequence)) {
      const departureSeconds = row.seconds(departure);
      const seconds = Number.isNaN(departureSeconds) ? row.seconds(arrival) : departureSeconds;
      if (!Number.isNaN(seconds)) departures.set(trip, sequence, seconds);
    }
    const sign = row.isEmpty(headsign) ? 0 : headsigns.add(row, headsign) + 1;
    values.sequence = sequence;
    values.a = stop;
    values.b = sign * 2 + (row.whole(pickup) === NO_PICKUP ? 1 : 0);
    values.distance = row.decimal(distance);
    return trip;
  };
}

/**
 * Reads stop_times.txt and reduces it to stop patterns while it streams (S6).
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
    departures: new FirstDepartures(count),
  };
  let table = new PatternTable(count);
  const rows = await readGroups(feed, {
    file: FILE,
    groupField: 'trip_id',
    sequenceField: 'stop_sequence',
    groups: count,
    ...(maxRowsInMemory === undefined ? {} : { maxRowsInMemory }),
    open: (columnOf, findings) => openStopTimes(tables, columnOf, findings),
    restart: () => {
      table = new PatternTable(count);
    },
    finish: (trip: number, stopRows: GroupRows) => {
      if (stopRows.count >= 2) table.add(trip, trips, stopRows);
    },
  });
  return {
    ...table.finish(),
    starts: tables.departures.starts(),
    headsigns: tables.headsigns,
    rows,
  };
}

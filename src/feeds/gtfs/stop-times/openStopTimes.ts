import { STOP_RULE_BITS, stopRule } from '../../../contract/snapshot/timetable.ts';
import { cellReporter } from '../csv/cellReporter.ts';
import type { CsvRow } from '../csv/CsvRow.ts';
import type { InternTable } from '../csv/InternTable.ts';
import type { ColumnOf } from '../csv/readTable.ts';
import type { FindingKind } from '../FeedReport.ts';
import type { Findings } from '../Findings.ts';
import type { GroupValues } from '../groups/GroupRows.ts';
import { isPlaced } from '../tables/readStops.ts';
import type { FeedStops } from '../tables/readStops.ts';
import type { FeedTrips } from '../tables/readTrips.ts';

export const STOP_TIMES = 'stop_times.txt';
const MAX_SEQUENCE = 0x7fff_ffff;
/** What a stop is for stop_times.txt: trips stop at stations, too, but not at what has no place. */
const [UNPLACED, STOP, STATION] = [0, 1, 2];

interface StopTimeTables {
  readonly trips: FeedTrips;
  readonly stops: FeedStops;
  readonly headsigns: InternTable;
  readonly onDemand: Map<number, Set<string>>;
}

/** With one of these, a row is service on demand in an area or at a group of stops. The last is of a draft. */
const ON_DEMAND_COLUMNS = [
  'location_id',
  'location_group_id',
  'start_pickup_drop_off_window',
  'start_pickup_dropoff_window',
];

/** Returns a function that fills in the values of a row. It returns the row's trip, or -1 to leave it out. */
export function openStopTimes(
  { trips, stops, headsigns, onDemand }: StopTimeTables,
  columnOf: ColumnOf,
  findings: Findings,
): (row: CsvRow, values: GroupValues) => number {
  const [tripColumn, stopColumn] = [columnOf('trip_id'), columnOf('stop_id')];
  const [sequenceColumn, headsign] = [columnOf('stop_sequence'), columnOf('stop_headsign')];
  const [departure, arrival] = [columnOf('departure_time'), columnOf('arrival_time')];
  const [pickup, dropOff] = [columnOf('pickup_type'), columnOf('drop_off_type')];
  const [timepoint, distance] = [columnOf('timepoint'), columnOf('shape_dist_traveled')];
  const groupColumn = columnOf('location_group_id');
  const demandColumns = ON_DEMAND_COLUMNS.map(columnOf).filter((column) => column !== -1);
  const report = cellReporter(findings, STOP_TIMES, 'trip_id', columnOf);
  const leaveOut = (kind: FindingKind, row: CsvRow, field: string): -1 => {
    report(kind, row, field);
    return -1;
  };
  /** A row without a known trip. */
  const withoutTrip = (row: CsvRow): -1 => {
    const isLeftOut = trips.leftOut.find(row, tripColumn) !== -1;
    const fault = isLeftOut ? 'reference-left-out' : 'unknown-reference';
    return leaveOut(row.isEmpty(tripColumn) ? 'missing-value' : fault, row, 'trip_id');
  };
  /** A row without a known stop. */
  const withoutStop = (row: CsvRow): -1 => {
    if (!demandColumns.some((column) => !row.isEmpty(column)))
      return leaveOut(
        row.isEmpty(stopColumn) ? 'missing-value' : 'unknown-reference',
        row,
        'stop_id',
      );
    const groups = onDemand.get(trip) ?? new Set();
    // In a draft, stop_id names the group.
    onDemand.set(trip, groups.add(row.text(groupColumn) || row.text(stopColumn)));
    findings.add('on-demand', { file: STOP_TIMES });
    return -1;
  };
  /** pickup_type or drop_off_type; 0 where it is empty or wrong. */
  const accessAt = (row: CsvRow, column: number, field: string): number => {
    if (row.isEmpty(column)) return 0;
    const type = row.whole(column);
    if (type >= 0 && type <= 3) return type;
    report('ignored-value', row, field);
    return 0;
  };
  /** A time in seconds; -1 if the cell is empty or can't be read. */
  const timeAt = (row: CsvRow, column: number, field: string): number => {
    const seconds = row.seconds(column);
    if (!Number.isNaN(seconds)) return seconds;
    if (!row.isEmpty(column)) report('bad-time', row, field);
    return -1;
  };
  // Scattered rows look up stops all over the list. With a byte for each, it fits the processor's cache.
  const kinds = Uint8Array.from(stops.all, (stop) =>
    isPlaced(stop) ? (stop.isStop ? STOP : STATION) : UNPLACED,
  );
  let trip = -1;
  return (row, values) => {
    if (trip === -1 || !trips.ids.isAt(trip, row, tripColumn))
      trip = trips.ids.find(row, tripColumn);
    if (trip === -1) return withoutTrip(row);
    const stop = stops.ids.find(row, stopColumn);
    if (stop === -1) return withoutStop(row);
    if (kinds[stop] === UNPLACED) return leaveOut('reference-left-out', row, 'stop_id');
    if (kinds[stop] === STATION) report('stops-at-station', row, 'stop_id');
    const sequence = row.whole(sequenceColumn);
    if (!(sequence >= 0 && sequence <= MAX_SEQUENCE))
      return leaveOut(
        row.isEmpty(sequenceColumn) ? 'missing-value' : 'bad-value',
        row,
        'stop_sequence',
      );
    const [arrives, departs] = [
      timeAt(row, arrival, 'arrival_time'),
      timeAt(row, departure, 'departure_time'),
    ];
    values.arrival = arrives === -1 ? departs : arrives;
    values.departure = Math.max(arrives, departs);
    const sign = row.isEmpty(headsign) ? 0 : headsigns.addSeen(row, headsign) + 1;
    values.sequence = sequence;
    values.a = stop;
    const point = row.whole(timepoint);
    if (point !== 0 && point !== 1 && !row.isEmpty(timepoint))
      report('ignored-value', row, 'timepoint');
    const rule = stopRule(
      accessAt(row, pickup, 'pickup_type'),
      accessAt(row, dropOff, 'drop_off_type'),
      point === 0,
    );
    values.b = (sign << STOP_RULE_BITS) | rule;
    values.distance = row.decimal(distance);
    if (Number.isNaN(values.distance) && !row.isEmpty(distance))
      report('ignored-value', row, 'shape_dist_traveled');
    return trip;
  };
}

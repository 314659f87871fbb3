import type { TripFrequency } from '../../../contract/snapshot/timetable.ts';
import { cellReporter } from '../csv/cellReporter.ts';
import { readTable } from '../csv/readTable.ts';
import type { Feed } from '../Feed.ts';
import type { FeedTrips } from '../tables/readTrips.ts';
import { overlapsOf } from './overlapsOf.ts';
import type { TimeProfiles } from './TimeProfiles.ts';

const FILE = 'frequencies.txt';
/** Of all rows together, whatever days they are for. Mexico City's 1,741 rows repeat trips 91,060 times. */
const MOST_RUNS = 2_000_000;
const MOST_PERIODS = 100_000;

const FIELDS = ['start_time', 'end_time', 'headway_secs'] as const;

/**
 * Reads frequencies.txt. A trip that repeats first departs at the start of its first period; its times
 * in stop_times.txt only say how long it takes.
 *
 * @param times the starts of trips that repeat are replaced
 * @returns the periods, by the numbers of trips in trips.txt
 */
export async function readFrequencies(
  feed: Feed,
  trips: FeedTrips,
  times: TimeProfiles,
): Promise<readonly TripFrequency[]> {
  const periods: TripFrequency[] = [];
  const lines: number[] = [];
  let runs = 0;
  await readTable(feed, FILE, (columnOf) => {
    const [id, exact] = [columnOf('trip_id'), columnOf('exact_times')];
    const [start, end, headwayColumn] = FIELDS.map(columnOf);
    if (start === undefined || end === undefined || headwayColumn === undefined) return () => false;
    const report = cellReporter(feed.findings, FILE, 'trip_id', columnOf);
    return (row) => {
      const trip = trips.ids.find(row, id);
      if (trip === -1) {
        if (trips.leftOut.find(row, id) === -1) report('unknown-reference', row, 'trip_id');
        return;
      }
      const [from, until] = [row.seconds(start), row.seconds(end)];
      const headway = row.whole(headwayColumn);
      const areGood = [from >= 0, until > from, headway > 0];
      for (const [at, field] of FIELDS.entries()) {
        if (areGood[at] === true) continue;
        report('bad-value', row, field);
        return;
      }
      const ofPeriod = Math.ceil((until - from) / headway);
      if (runs + ofPeriod > MOST_RUNS || periods.length === MOST_PERIODS) {
        report('too-many-runs', row, 'headway_secs');
        return;
      }
      runs += ofPeriod;
      const exactness = row.whole(exact);
      if (exactness !== 0 && exactness !== 1 && !row.isEmpty(exact))
        report('ignored-value', row, 'exact_times');
      periods.push({ trip, from, until, headway, isExact: exactness === 1 });
      lines.push(row.line);
    };
  });
  for (const index of overlapsOf(periods)) {
    const values = { trip_id: trips.ids.text(periods[index]?.trip ?? -1) };
    const place = { file: FILE, field: 'start_time', line: lines[index] ?? 0, values };
    feed.findings.add('overlapping-periods', place);
  }
  const first = new Map<number, number>();
  for (const { trip, from } of periods) first.set(trip, Math.min(from, first.get(trip) ?? from));
  for (const [trip, seconds] of first) times.starts[trip] = seconds;
  return periods;
}

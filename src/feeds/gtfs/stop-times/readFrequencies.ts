import type { TripFrequency } from '../../../contract/snapshot/timetable.ts';
import { readTable } from '../csv/readTable.ts';
import type { Feed } from '../Feed.ts';
import type { FeedTrips } from '../tables/readTrips.ts';
import type { TimeProfiles } from './TimeProfiles.ts';

const FILE = 'frequencies.txt';
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
  await readTable(feed, FILE, (columnOf) => {
    const [id, exact] = [columnOf('trip_id'), columnOf('exact_times')];
    const [start, end, headwayColumn] = FIELDS.map(columnOf);
    if (start === undefined || end === undefined || headwayColumn === undefined) return () => false;
    return (row) => {
      const trip = trips.ids.find(row, id);
      const tripID = row.text(id);
      if (trip === -1) {
        if (trips.leftOut.find(row, id) === -1)
          feed.findings.add('unknown-reference', {
            file: FILE,
            line: row.line,
            field: 'trip_id',
            values: { trip_id: tripID },
          });
        return;
      }
      const [from, until] = [row.seconds(start), row.seconds(end)];
      const headway = row.whole(headwayColumn);
      const areGood = [from >= 0, until > from, headway > 0];
      for (const [at, field] of FIELDS.entries()) {
        if (areGood[at] === true) continue;
        feed.findings.add('bad-value', {
          file: FILE,
          line: row.line,
          field,
          values: { trip_id: tripID, [field]: row.text(columnOf(field)) },
        });
        return;
      }
      const exactness = row.whole(exact);
      if (exactness !== 0 && exactness !== 1 && !row.isEmpty(exact))
        feed.findings.add('ignored-value', {
          file: FILE,
          line: row.line,
          field: 'exact_times',
          values: { trip_id: tripID, exact_times: row.text(exact) },
        });
      periods.push({ trip, from, until, headway, isExact: exactness === 1 });
    };
  });
  const first = new Map<number, number>();
  for (const { trip, from } of periods) first.set(trip, Math.min(from, first.get(trip) ?? from));
  for (const [trip, seconds] of first) times.starts[trip] = seconds;
  return periods;
}

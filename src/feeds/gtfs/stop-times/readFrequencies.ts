import { readTable } from '../csv/readTable.ts';
import type { Feed } from '../Feed.ts';
import type { FeedTrips } from '../tables/readTrips.ts';

const FILE = 'frequencies.txt';

/**
 * Reads frequencies.txt. A trip that repeats first departs at the start of its first period; its times
 * in stop_times.txt only say how long it takes.
 *
 * @param starts the trips' first departures in seconds; those of trips that repeat are replaced
 */
export async function readFrequencies(
  feed: Feed,
  trips: FeedTrips,
  starts: Int32Array,
): Promise<void> {
  const first = new Map<number, number>();
  await readTable(feed, FILE, (columnOf) => {
    const [id, start] = [columnOf('trip_id'), columnOf('start_time')];
    return (row) => {
      const trip = trips.ids.find(row, id);
      const seconds = row.seconds(start);
      const values = { trip_id: row.text(id), start_time: row.text(start) };
      const place = { file: FILE, line: row.line, values };
      if (trip === -1) {
        if (trips.leftOut.find(row, id) === -1)
          feed.findings.add('unknown-reference', { ...place, field: 'trip_id' });
      } else if (Number.isNaN(seconds))
        feed.findings.add('bad-value', { ...place, field: 'start_time' });
      else first.set(trip, Math.min(seconds, first.get(trip) ?? seconds));
    };
  });
  for (const [trip, seconds] of first) starts[trip] = seconds;
}

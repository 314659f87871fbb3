import { cellReporter } from '../csv/cellReporter.ts';
import { readTable } from '../csv/readTable.ts';
import type { Feed } from '../Feed.ts';
import type { FeedStops } from '../tables/readStops.ts';

/** How riders change from one stop or station to another; both are indexes of stops.txt. */
export interface FeedTransfer {
  readonly from: number;
  readonly to: number;
  /** Seconds; -1 if it is forbidden. */
  readonly seconds: number;
}

const FILE = 'transfers.txt';
const FORBIDDEN = 3;
/** Far more than a city has. */
const MOST_ROWS = 200_000;
/** What makes a row hold for some trips only. */
const OF_TRIPS = ['from_route_id', 'to_route_id', 'from_trip_id', 'to_trip_id'];

/**
 * Reads from transfers.txt how long changes take, and which are forbidden. Rows that say neither change nothing, and
 * neither do those that hold for some routes or trips only.
 */
export async function readTransfers(
  feed: Feed,
  stops: FeedStops,
): Promise<readonly FeedTransfer[]> {
  const transfers: FeedTransfer[] = [];
  await readTable(feed, FILE, (columnOf) => {
    const [fromColumn, toColumn] = [columnOf('from_stop_id'), columnOf('to_stop_id')];
    const [type, minimum] = [columnOf('transfer_type'), columnOf('min_transfer_time')];
    const ofTrips = OF_TRIPS.map(columnOf);
    const report = cellReporter(feed.findings, FILE, 'from_stop_id', columnOf);
    return (row) => {
      const isOfTrips = ofTrips.some((column) => !row.isEmpty(column));
      const isForbidden = row.whole(type) === FORBIDDEN;
      const seconds = row.whole(minimum);
      if (isOfTrips || (!isForbidden && row.isEmpty(minimum))) return;
      if (!isForbidden && !(seconds >= 0)) {
        report('ignored-value', row, 'min_transfer_time');
        return;
      }
      const [from, to] = [stops.ids.find(row, fromColumn), stops.ids.find(row, toColumn)];
      if (from === -1 || to === -1)
        report('unknown-reference', row, from === -1 ? 'from_stop_id' : 'to_stop_id');
      else if (transfers.length < MOST_ROWS)
        transfers.push({ from, to, seconds: isForbidden ? -1 : seconds });
    };
  });
  return transfers;
}

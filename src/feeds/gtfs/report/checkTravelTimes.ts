import { isTrain } from '../../../contract/snapshot/isTrain.ts';
import { metersBetween } from '../../../lib/geo/distance.ts';
import type { CsvRow } from '../csv/CsvRow.ts';
import { InternTable } from '../csv/InternTable.ts';
import { readTable } from '../csv/readTable.ts';
import type { Feed } from '../Feed.ts';
import { Findings } from '../Findings.ts';
import { isPlaced, readStops } from '../tables/readStops.ts';

const FILE = 'stop_times.txt';
/** No bus is faster. Feeds with trains have a higher limit. */
const BUS_KILOMETERS_PER_HOUR = 150;
const TRAIN_KILOMETERS_PER_HOUR = 400;
/** Many feeds round their times to whole minutes. */
const ROUNDING_SECONDS = 60;
const SECONDS_PER_HOUR = 3600;

async function speedLimitOf(feed: Feed): Promise<number> {
  let limit = BUS_KILOMETERS_PER_HOUR;
  await readTable(feed, 'routes.txt', (columnOf) => {
    const type = columnOf('route_type');
    return (row) => {
      if (isTrain(row.whole(type))) limit = TRAIN_KILOMETERS_PER_HOUR;
    };
  });
  return limit;
}

interface Visit {
  /** Index in stops.txt. */
  stop: number;
  sequence: number;
  /** Seconds after the service day's start. */
  departure: number;
}

/**
 * Looks for trips that go back in time, or that are faster than any vehicle between two stops. It
 * compares each row with the one before, so it finds nothing if the rows are scattered.
 */
export async function checkTravelTimes(feed: Feed): Promise<void> {
  const limit = await speedLimitOf(feed);
  const stops = await readStops({ ...feed, findings: new Findings() });
  const trips = new InternTable();
  let trip = -1;
  let before: Visit = { stop: -1, sequence: 0, departure: Number.NaN };
  await readTable(feed, FILE, (columnOf) => {
    const [id, stopColumn] = [columnOf('trip_id'), columnOf('stop_id')];
    const [sequenceColumn, arrivalColumn] = [columnOf('stop_sequence'), columnOf('arrival_time')];
    const departureColumn = columnOf('departure_time');
    const check = (row: CsvRow, visit: Visit, arrival: number) => {
      const values = { trip_id: row.text(id) };
      const place = { file: FILE, field: 'arrival_time', line: row.line };
      const seconds = arrival - before.departure;
      // A stop without times says nothing about the speed.
      if (Number.isNaN(seconds)) return;
      if (seconds < 0) return feed.findings.add('backward-time', { ...place, values });
      const [from, to] = [stops.all[before.stop], stops.all[visit.stop]];
      if (from === undefined || to === undefined || !isPlaced(from) || !isPlaced(to)) return;
      const kilometers = metersBetween(from, to) / 1000;
      if ((kilometers / (seconds + ROUNDING_SECONDS)) * SECONDS_PER_HOUR <= limit) return;
      const travel = { kilometers: kilometers.toFixed(1), seconds: String(seconds) };
      const fast = { ...values, ...travel, from: from.id, to: to.id };
      feed.findings.add('fast-travel', { ...place, values: fast });
    };
    return (row) => {
      // Rows of one trip are usually together, so this rarely looks up a new one.
      const current = trip !== -1 && trips.isAt(trip, row, id) ? trip : trips.add(row, id);
      const arrival = row.seconds(arrivalColumn);
      const visit = {
        stop: stops.ids.find(row, stopColumn),
        sequence: row.whole(sequenceColumn),
        departure: row.isEmpty(departureColumn) ? arrival : row.seconds(departureColumn),
      };
      if (current === trip && visit.sequence > before.sequence) check(row, visit, arrival);
      trip = current;
      before = visit;
    };
  });
}

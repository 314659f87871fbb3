import type { CsvRow } from '../csv/CsvRow.ts';
import { InternTable } from '../csv/InternTable.ts';
import { readTable } from '../csv/readTable.ts';
import type { Feed } from '../Feed.ts';

/** The rows of trips.txt, one list for each column, in the same order. */
export interface FeedTrips {
  /** The trip_ids; the numbers are the indexes in the lists. */
  readonly ids: InternTable;
  /** Indexes in routes.txt. */
  readonly routes: number[];
  /** Indexes of services. */
  readonly services: number[];
  /** Indexes in `headsigns` and `shapes`; -1 if the trip has none. */
  readonly headsigns: number[];
  readonly shapes: number[];
  /** direction_id, or -1. */
  readonly directionIDs: number[];
  /** 0 unknown, 1 yes, 2 no. */
  readonly wheelchairs: number[];
  readonly bikes: number[];
  /** A number that trips with one block_id share; -1 without one. */
  readonly blocks: number[];
  /** Where each trip is in trips.txt. */
  readonly lines: number[];
  /** The trip_ids of trips that were left out. */
  readonly leftOut: InternTable;
}

/** Texts that trips refer to by number. */
export interface TripTexts {
  readonly headsigns: InternTable;
  readonly shapes: InternTable;
}

const FILE = 'trips.txt';

const oneOf = (value: number, allowed: readonly number[], otherwise: number) =>
  allowed.includes(value) ? value : otherwise;

/**
 * Reads trips.txt. A trip without a known route or service is left out.
 *
 * @param routes the known route_ids
 * @param services the known service_ids
 * @param texts filled in with the headsigns and shape_ids of the trips
 */
export async function readTrips(
  feed: Feed,
  routes: InternTable,
  services: InternTable,
  texts: TripTexts,
): Promise<FeedTrips> {
  const trips: FeedTrips = {
    ids: new InternTable(),
    routes: [],
    services: [],
    headsigns: [],
    shapes: [],
    directionIDs: [],
    wheelchairs: [],
    bikes: [],
    blocks: [],
    lines: [],
    leftOut: new InternTable(),
  };
  const blocks = new InternTable();
  await readTable(feed, FILE, (columnOf) => {
    const [id, route, service] = ['trip_id', 'route_id', 'service_id'].map(columnOf);
    if (id === undefined || route === undefined || service === undefined) return () => false;
    const [headsign, direction] = [columnOf('trip_headsign'), columnOf('direction_id')];
    const [shape, bikes] = [columnOf('shape_id'), columnOf('bikes_allowed')];
    const [wheelchair, block] = [columnOf('wheelchair_accessible'), columnOf('block_id')];
    const leaveOut = (kind: 'missing-value' | 'unknown-reference', row: CsvRow, field: string) => {
      if (!row.isEmpty(id)) trips.leftOut.add(row, id);
      feed.findings.add(kind, {
        file: FILE,
        field,
        line: row.line,
        values: { trip_id: row.text(id), [field]: row.text(columnOf(field)) },
      });
    };
    return (row) => {
      for (const [field, column] of [
        ['trip_id', id],
        ['route_id', route],
        ['service_id', service],
      ] as const) {
        if (!row.isEmpty(column)) continue;
        leaveOut('missing-value', row, field);
        return;
      }
      const [routeIndex, serviceIndex] = [routes.find(row, route), services.find(row, service)];
      if (routeIndex === -1) leaveOut('unknown-reference', row, 'route_id');
      else if (serviceIndex === -1) leaveOut('unknown-reference', row, 'service_id');
      else if (trips.ids.find(row, id) !== -1)
        feed.findings.add('duplicate-id', {
          file: FILE,
          field: 'trip_id',
          line: row.line,
          values: { trip_id: row.text(id) },
        });
      else {
        trips.ids.add(row, id);
        trips.lines.push(row.line);
        trips.routes.push(routeIndex);
        trips.services.push(serviceIndex);
        trips.headsigns.push(row.isEmpty(headsign) ? -1 : texts.headsigns.add(row, headsign));
        trips.shapes.push(row.isEmpty(shape) ? -1 : texts.shapes.add(row, shape));
        trips.directionIDs.push(oneOf(row.whole(direction), [0, 1], -1));
        trips.wheelchairs.push(oneOf(row.whole(wheelchair), [1, 2], 0));
        trips.bikes.push(oneOf(row.whole(bikes), [1, 2], 0));
        trips.blocks.push(row.isEmpty(block) ? -1 : blocks.add(row, block));
      }
    };
  });
  return trips;
}

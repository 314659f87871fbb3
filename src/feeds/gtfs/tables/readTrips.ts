import { cellReporter } from '../csv/cellReporter.ts';
import type { CsvRow } from '../csv/CsvRow.ts';
import { InternTable } from '../csv/InternTable.ts';
import { readTable } from '../csv/readTable.ts';
import type { Feed } from '../Feed.ts';
import type { FindingKind } from '../FeedReport.ts';
import type { FeedRoutes } from './readRoutes.ts';

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
  /** Other IDs of the trips, for realtime feeds; '' for a trip without one, and empty without such a column. */
  readonly otherIDs: string[];
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
/** Columns with the trip_id that realtime feeds send, where trip_id is another. GTFS doesn't have them. */
const OTHER_ID_COLUMNS = ['original_trip_id', 'realtime_trip_id'];

/**
 * Reads trips.txt. A trip without a known route or service is left out.
 *
 * @param routes the known route_ids, and those that were left out
 * @param services the known service_ids
 * @param texts filled in with the headsigns and shape_ids of the trips
 */
export async function readTrips(
  feed: Feed,
  routes: Pick<FeedRoutes, 'ids' | 'leftOut'>,
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
    otherIDs: [],
    lines: [],
    leftOut: new InternTable(),
  };
  const blocks = new InternTable();
  await readTable(feed, FILE, (columnOf) => {
    const [id, route, service] = ['trip_id', 'route_id', 'service_id'].map(columnOf);
    if (id === undefined || route === undefined || service === undefined) return () => false;
    const [headsign, shape] = [columnOf('trip_headsign'), columnOf('shape_id')];
    const block = columnOf('block_id');
    const otherID = OTHER_ID_COLUMNS.map(columnOf).find((column) => column !== -1) ?? -1;
    const report = cellReporter(feed.findings, FILE, 'trip_id', columnOf);
    /** Reads a value out of a few; `otherwise` if the cell is empty or has another. */
    const oneOf = (field: string, allowed: readonly number[], otherwise: number) => {
      const column = columnOf(field);
      return (row: CsvRow): number => {
        const value = row.whole(column);
        if (allowed.includes(value)) return value;
        if (value !== otherwise && !row.isEmpty(column)) report('ignored-value', row, field);
        return otherwise;
      };
    };
    const directionID = oneOf('direction_id', [0, 1], -1);
    const wheelchair = oneOf('wheelchair_accessible', [1, 2], 0);
    const bikes = oneOf('bikes_allowed', [1, 2], 0);
    const leaveOut = (kind: FindingKind, row: CsvRow, field: string) => {
      if (!row.isEmpty(id)) trips.leftOut.add(row, id);
      report(kind, row, field);
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
      const [routeIndex, serviceIndex] = [routes.ids.find(row, route), services.find(row, service)];
      if (routeIndex === -1)
        leaveOut(
          routes.leftOut.find(row, route) === -1 ? 'unknown-reference' : 'reference-left-out',
          row,
          'route_id',
        );
      else if (serviceIndex === -1) leaveOut('unknown-reference', row, 'service_id');
      else if (trips.ids.find(row, id) !== -1) report('duplicate-id', row, 'trip_id');
      else {
        trips.ids.add(row, id);
        trips.lines.push(row.line);
        if (otherID !== -1) trips.otherIDs.push(row.text(otherID));
        trips.routes.push(routeIndex);
        trips.services.push(serviceIndex);
        trips.headsigns.push(row.isEmpty(headsign) ? -1 : texts.headsigns.addSeen(row, headsign));
        trips.shapes.push(row.isEmpty(shape) ? -1 : texts.shapes.add(row, shape));
        trips.directionIDs.push(directionID(row));
        trips.wheelchairs.push(wheelchair(row));
        trips.bikes.push(bikes(row));
        trips.blocks.push(row.isEmpty(block) ? -1 : blocks.add(row, block));
      }
    };
  });
  return trips;
}

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { importGtfs } from '../../../src/feeds/gtfs/importGtfs.ts';
import { filesFrom, readFeedBytes } from '../../support/gtfs/feed-bytes.ts';
import { type Row, rowsOf } from '../../support/gtfs/independent-reading.ts';

const SHARED = fileURLToPath(new URL('../../../../shared/', import.meta.url));

/** The real feeds that can be imported, each with a day of its service. */
const REAL = [
  ['feeds/barrie-medium/google_transit.zip', '20260702'],
  ['feeds/ember-small', '20260702'],
  ['times/halifax/gtfs.zip', '20251015'],
  ['times/kingston/gtfs.zip', '20260114'],
  ['times/madison/gtfs.zip', '20250925'],
  ['times/caltrain/gtfs.zip', '20240207'],
  ['times/raba/gtfs.zip', '20260701'],
  ['times/washington/gtfs.zip', '20260701'],
  ['times/wmata-s2/gtfs.zip', '20260701'],
  ['cities/bari.zip', '20250625'],
  ['cities/cdmx.zip', '20190206'],
  ['cities/hubli.zip', '20260701'],
  ['cities/israel.zip', '20260701'],
  ['cities/miyako.zip', '20260701'],
  ['cities/takaoka.zip', '20260701'],
  ['cities/via.zip', '20260701'],
  ['cities/vilnius.zip', '20160210'],
] as const;

/** What GTFS says of a row: its own value, else that of its parent, else of the parent's parent. */
function flagOf(row: Row | undefined, rows: ReadonlyMap<string, Row>): boolean | undefined {
  const chain = [row];
  for (let up = 0; up < 2; up++) chain.push(rows.get(chain.at(-1)?.['parent_station'] ?? ''));
  const said = chain.map((one) => Number(one?.['wheelchair_boarding'] ?? 0));
  const first = said.find((value) => value === 1 || value === 2);
  return first === undefined ? undefined : first === 1;
}

for (const [name, today] of REAL) {
  const isHere = existsSync(SHARED + name);
  test.skipIf(!isHere)(
    `W1: each stop and trip of ${name} has the flags of an independent reading${isHere ? '' : ' (needs ../shared)'}`,
    async () => {
      const bytes = readFeedBytes(SHARED + name);
      const { snapshot } = await importGtfs(filesFrom(bytes), { today, contentHash: 'x' });
      const rows = new Map(rowsOf(bytes, 'stops.txt').map((row) => [row['stop_id'] ?? '', row]));
      expect(snapshot.stops.length).toBeGreaterThan(0);
      expect(snapshot.stops.map(({ isAccessible }) => isAccessible)).toEqual(
        snapshot.stops.map(({ gtfsStopID }) => flagOf(rows.get(gtfsStopID), rows)),
      );
      expect(snapshot.stops.map(({ platform = '' }) => platform)).toEqual(
        snapshot.stops.map(({ gtfsStopID }) => rows.get(gtfsStopID)?.['platform_code'] ?? ''),
      );
      const trips = new Map(rowsOf(bytes, 'trips.txt').map((row) => [row['trip_id'] ?? '', row]));
      const ofTrips = (column: string) =>
        snapshot.trips.ids.map((id) => {
          const value = Number(trips.get(id)?.[column] ?? 0);
          return value === 1 || value === 2 ? value : 0;
        });
      expect(snapshot.trips.wheelchairs).toEqual(ofTrips('wheelchair_accessible'));
      expect(snapshot.trips.bikes).toEqual(ofTrips('bikes_allowed'));
    },
    600_000,
  );
}

import * as z from 'zod/mini';

import type { BikeStation, FreeBikes } from '../../contract/bikes/BikesAnswer.ts';
import { FileError } from '../FileError.ts';
import { RowFindings } from '../findings/RowFindings.ts';
import { freeBikesOf } from './freeBikes.ts';
import { createMembers } from './gbfs-values.ts';
import { GbfsJson, openFile } from './openFile.ts';
import { readStations } from './readStations.ts';
import { readTypes } from './vehicle-types.ts';

/** The files that say what can be rented, by GBFS 1 and 2, and by GBFS 3. */
export const GBFS_FILES = [
  'system_information',
  'vehicle_types',
  'station_information',
  'station_status',
  'free_bike_status',
  'vehicle_status',
] as const;
export type GbfsFile = (typeof GBFS_FILES)[number];

export interface ReadBikes {
  readonly stations: readonly BikeStation[];
  readonly free: readonly FreeBikes[];
  /** What was left out, and why: how many by kind. */
  readonly leftOut: Readonly<Record<string, number>>;
  /** The same in sentences, with file, path and value. */
  readonly problems: readonly string[];
}

/** The name of the system, or the host of its gbfs.json. */
function nameOfSystem(files: ReadonlyMap<string, unknown>, host: string): string {
  const { data = {} } = z.safeParse(GbfsJson, files.get('system_information')).data ?? {};
  const members = createMembers('system_information.json', new RowFindings());
  return members.name(data, 'data', 'name') ?? host;
}

/**
 * Reads the files of a bike system, GBFS 1.1 to 3.0.
 *
 * @param files parsed JSON by the name of each file; null for one that isn't JSON
 * @param systemID stands before the IDs of its stations
 * @param host names the system if it has no name
 * @param now milliseconds since 1970
 * @throws FileError if neither stations nor free bikes can be read
 */
export function readGbfs(
  files: ReadonlyMap<string, unknown>,
  {
    systemID,
    host,
    now,
  }: { readonly systemID: string; readonly host: string; readonly now: number },
): ReadBikes {
  const findings = new RowFindings();
  const open = (names: readonly GbfsFile[], ...lists: readonly string[]) =>
    openFile(files, names, lists, now, findings);
  const types = readTypes(
    files.has('vehicle_types') ? open(['vehicle_types'], 'vehicle_types') : null,
  );
  const system = nameOfSystem(files, host);
  const information = open(['station_information'], 'stations');
  const status = open(['station_status'], 'stations');
  const vehicles = open(['vehicle_status', 'free_bike_status'], 'vehicles', 'bikes');
  if (information === null && vehicles === null)
    throw new FileError(
      'Neither its stations nor its free bikes can be read.',
      findings.problems(),
    );
  const stations =
    information === null ? [] : readStations(information, status, { types, system, systemID });
  return {
    stations,
    free: vehicles === null ? [] : freeBikesOf(vehicles, types, system),
    leftOut: findings.leftOut(),
    problems: findings.problems(),
  };
}

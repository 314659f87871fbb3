import * as z from 'zod/mini';

import type { BikeStation, FreeBikes } from '../../contract/bikes/BikesAnswer.ts';
import type { IsNearCity } from '../../lib/geo/IsNearCity.ts';
import { FileError } from '../FileError.ts';
import { RowFindings } from '../findings/RowFindings.ts';
import { freeBikesOf } from './freeBikes.ts';
import { createMembers } from './gbfs-values.ts';
import { GbfsJson, type GbfsRead, openFile } from './openFile.ts';
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

/** Without these, all that can be rented is still known. */
const OPTIONAL_FILES = ['gbfs', 'system_information'];

export interface ReadBikes {
  readonly stations: readonly BikeStation[];
  readonly free: readonly FreeBikes[];
  /** Why the first of the files that can't be read can't, of those that say what can be rented, in a sentence. */
  readonly fault: string | undefined;
  /** What was left out, and why: how many by kind. */
  readonly leftOut: Readonly<Record<string, number>>;
  /** The same in sentences, with file, path and value. */
  readonly problems: readonly string[];
}

interface SystemOptions {
  /** Stands before the IDs of its stations. */
  readonly systemID: string;
  /** Names the system if it has no name. */
  readonly host: string;
  /** Undefined where the city's stops are not known. */
  readonly isNearCity?: IsNearCity | undefined;
}

/** The name of the system, or the host of its gbfs.json. */
function nameOfSystem(
  files: ReadonlyMap<string, GbfsRead>,
  host: string,
  findings: RowFindings,
): string {
  const { data = {} } = z.safeParse(GbfsJson, files.get('system_information')?.json).data ?? {};
  const members = createMembers('system_information.json', findings);
  return members.name(data, 'data', 'name') ?? host;
}

/** Names the files that can't be read, and those without which there is nothing to rent. */
function nameFaults(files: ReadonlyMap<string, GbfsRead>, findings: RowFindings): void {
  for (const [name, { fault }] of files)
    if (fault !== undefined)
      findings.leaveOut(
        OPTIONAL_FILES.includes(name) ? 'names' : 'files',
        { file: `${name}.json`, row: '' },
        fault.replace(/\.$/, ''),
      );
  const hasStations = files.has('station_information');
  const needed = hasStations ? 'station_status' : 'station_information';
  const isNeeded = hasStations || files.has('station_status');
  if (isNeeded && !files.has(needed))
    findings.leaveOut('files', { file: `${needed}.json`, row: '' }, 'gbfs.json does not name it');
}

/**
 * Reads the files of a bike system, GBFS 1.1 to 3.0.
 *
 * @param files by the names of them that the system's gbfs.json has
 * @throws FileError if neither stations nor free bikes can be read
 */
export function readGbfs(
  files: ReadonlyMap<string, GbfsRead>,
  { systemID, host, isNearCity }: SystemOptions,
): ReadBikes {
  const findings = new RowFindings();
  nameFaults(files, findings);
  const open = (names: readonly GbfsFile[], ...lists: readonly string[]) =>
    openFile(files, names, lists, findings);
  const types = readTypes(open(['vehicle_types'], 'vehicle_types'));
  const system = nameOfSystem(files, host, findings);
  const information = open(['station_information'], 'stations');
  const status = open(['station_status'], 'stations');
  const vehicles = open(['vehicle_status', 'free_bike_status'], 'vehicles', 'bikes');
  const [fault] = findings.problems('files');
  if (information === null && vehicles === null)
    throw new FileError(
      `Neither its stations nor its free bikes can be read. ${fault ?? 'gbfs.json names no file with them.'}`,
      findings.problems(),
    );
  const stations =
    information === null
      ? []
      : readStations(information, status, { types, system, systemID, isNearCity });
  return {
    stations,
    free: vehicles === null ? [] : freeBikesOf(vehicles, { types, system, isNearCity }),
    fault,
    leftOut: findings.leftOut(),
    problems: findings.problems(),
  };
}

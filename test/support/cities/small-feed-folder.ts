import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { smallFeed } from '../gtfs/small-feed.ts';

/**
 * Writes the small feed into a folder, as an operator would unpack it.
 *
 * @param changes replaces files; null removes one
 * @returns the folder
 */
export function writeSmallFeed(
  folder: string,
  changes: Readonly<Record<string, string | null>> = {},
): string {
  const next = `${folder}.next`;
  mkdirSync(next, { recursive: true });
  for (const [name, bytes] of smallFeed(changes)) writeFileSync(join(next, name), bytes);
  // At once, so that a reader never sees half of a feed.
  const previous = `${folder}.previous`;
  if (existsSync(folder)) renameSync(folder, previous);
  renameSync(next, folder);
  rmSync(previous, { recursive: true, force: true });
  return folder;
}

/** The files of the small feed with so many routes, all with one trip of two stops. */
export function feedOfRoutes(count: number): Record<string, string> {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const lines = (head: string, line: (number: number) => string) =>
    `${[head, ...numbers.map(line)].join('\n')}\n`;
  return {
    'routes.txt': lines(
      'route_id,agency_id,route_short_name,route_long_name,route_type',
      (number) => `R${number},A,${number + 1},Line ${number + 1},3`,
    ),
    'trips.txt': lines('route_id,service_id,trip_id', (number) => `R${number},D,T${number}`),
    'stop_times.txt': lines(
      'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
      (number) => `T${number},08:00:00,08:00:00,S0,1\nT${number},08:09:00,08:09:00,S3,2`,
    ),
    'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\n',
  };
}

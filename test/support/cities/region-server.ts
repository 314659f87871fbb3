import { join } from 'node:path';

import * as z from 'zod/mini';

import { importFeed } from '../../../src/server/import/importFeed.ts';
import type { RunImport } from '../../../src/server/import/runImporter.ts';
import type { ServerOptions } from '../../../src/server/startServer.ts';
import { zipFile } from '../feeds/zip-file.ts';
import { smallFeed, smallFile } from '../gtfs/small-feed.ts';
import { startSmallServer } from './small-server.ts';

const Body = z.looseObject({});

/** Imports in this process. */
export const runImport: RunImport = (job, onProgress) => importFeed(job, {}, onProgress);

/** The files of the small feed that make it that of another agency. Its IDs stay the same. */
export const ofAgency = (name: string) => smallFile('agency.txt', '"Metro ""Transit"""', name);

/**
 * Starts a server with several feeds, and reads what it answers.
 *
 * @param feeds as in the settings, in their order
 * @param folder where snapshots are stored
 */
export async function startRegion(
  feeds: readonly object[],
  folder: string,
  { settings = {}, ...options }: Partial<ServerOptions> & { readonly settings?: object } = {},
) {
  const source = { kind: 'gtfs', feeds, folder: join(folder, 'cache'), privateAddresses: true };
  const server = await startSmallServer(
    { source, ...settings },
    { importer: { runImport }, ...options },
  );
  const json = async (path: string) =>
    z.parse(Body, await (await fetch(`${server.url}${path}`)).json());
  return {
    ...server,
    json,
    /** One of the interface's operations. */
    ask: (operation: string, query: Readonly<Record<string, string>> = {}) =>
      json(`/v1/${operation}?${new URLSearchParams({ key: 'test-key', ...query }).toString()}`),
  };
}

export type RegionServer = Awaited<ReturnType<typeof startRegion>>;

/** The small feed of an agency as a zip. */
export const feedZip = (agency: string) =>
  zipFile(
    Array.from(smallFeed(ofAgency(agency)), ([name, text]) => ({ name, text: Buffer.from(text) })),
  );

/** An archive of two feeds. */
export const archive = (bus: string, rail: string) =>
  zipFile([
    { name: 'gtfs/bus.zip', text: feedZip(bus) },
    { name: 'gtfs/rail.zip', text: feedZip(rail) },
    { name: 'readme.txt', text: 'two feeds' },
  ]);

/** The agencies on the map. */
export async function agenciesOf({ json }: Pick<RegionServer, 'json'>): Promise<string[]> {
  const { routes } = await json('/curbside.json');
  const all = z.parse(z.array(z.object({ agency: z.string() })), routes);
  return [...new Set(all.map(({ agency }) => agency))].toSorted((a, b) => (a < b ? -1 : 1));
}

/** The names of the feeds. */
export async function namesOf({ json }: Pick<RegionServer, 'json'>): Promise<string[]> {
  const { feeds } = await json('/readyz');
  return Object.keys(z.parse(z.looseObject({}), feeds));
}

/** The defaults of the settings of a GTFS source. */
export const GTFS_DEFAULTS = {
  realtime: [],
  vehiclesSeconds: 15,
  predictions: 'reported' as const,
  vehicleFlags: {},
  rereadMinutes: 60,
  privateAddresses: false,
};

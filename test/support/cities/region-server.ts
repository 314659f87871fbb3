import { join } from 'node:path';

import * as z from 'zod/mini';

import { importFeed } from '../../../src/server/import/importFeed.ts';
import type { RunImport } from '../../../src/server/import/runImporter.ts';
import type { ServerOptions } from '../../../src/server/startServer.ts';
import { smallFile } from '../gtfs/small-feed.ts';
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

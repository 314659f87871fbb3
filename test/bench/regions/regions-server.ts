import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { serve } from '@hono/node-server';

import { createRegion } from '../../../src/server/city/region/createRegion.ts';
import { createImporterProcess } from '../../../src/server/import/runImporter.ts';
import { feedsOf, GtfsSettings } from '../../../src/server/settings/source-settings.ts';
import { createService } from '../../../src/service/createService.ts';
import { theSettings } from '../../support/builders.ts';

/**
 * Serves a region: `node regions-server.js SNAPSHOT_FOLDER FEED…`. Prints how each import ended, and its port. `/figures`
 * has the stops' IDs, and the megabytes that the server takes.
 */
const [folder = '', ...paths] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

/** A Wednesday at noon in Chicago. */
const now = Date.UTC(2026, 5, 10, 17);
const settings = GtfsSettings.parse({
  kind: 'gtfs',
  folder,
  feeds: paths.map((feed, index) => ({ name: `feed-${index}`, feed })),
});
const runImport = createImporterProcess(resolve('dist/server/importer.js'));
const region = createRegion(feedsOf(settings), {
  log: () => {},
  clock: () => now,
  pathInterval: 500,
  runImport: async (...job) => {
    const outcome = await runImport(...job);
    say(`import ${outcome.kind}`);
    return outcome;
  },
});
await region.start?.();
const service = createService(region, theSettings(), () => now);

async function figures() {
  const { value: stops } = await region.stops.read(null, now);
  if (typeof collectGarbage === 'function') collectGarbage();
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage();
  const stopIDs = [...new Set(stops.map(({ stopID }) => stopID))];
  return {
    stopIDs,
    routes: (await region.routeIDs(now)).length,
    megabytes: (heapUsed + arrayBuffers) / 1e6,
    residentMegabytes: rss / 1e6,
  };
}

serve(
  {
    fetch: async (request) =>
      request.url.endsWith('/figures') ? Response.json(await figures()) : service(request),
    hostname: '127.0.0.1',
    port: 0,
  },
  ({ port }) => say(`port ${port}`),
);

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { serve } from '@hono/node-server';

import { importGtfs } from '../../../src/feeds/gtfs/importGtfs.ts';
import { createService } from '../../../src/service/createService.ts';
import { createSnapshotSource } from '../../../src/service/sources/snapshot/createSnapshotSource.ts';
import { theSettings } from '../../support/builders.ts';
import { GENERATED_DATES } from '../../support/gtfs/generated-city.ts';
import { generateFeed } from '../../support/gtfs/generateFeed.ts';

/**
 * Serves the times of a generated region in its own process: `node arrivals-server.js <routes> <stops per direction>
 * <trips per direction>`. Prints its port. `/figures` has the stops' IDs, and the megabytes that the times take.
 */
const [routes = 0, stopsPerDirection = 0, tripsPerDirection = 0] = process.argv
  .slice(2)
  .map(Number);

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');
function megabytes(): number {
  // Once leaves what the last collection has just moved.
  for (let round = 0; round < 4; round += 1)
    if (typeof collectGarbage === 'function') collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

const feed = generateFeed({ routes, stopsPerDirection, tripsPerDirection });
const { snapshot, timetable, report } = await importGtfs(
  { names: () => [...feed.names()], read: (name) => feed.read(name) },
  { today: GENERATED_DATES.first, contentHash: 'bench' },
);
/** A Wednesday at noon in Chicago. */
const now = Date.UTC(2026, 5, 10, 17);
const without = createSnapshotSource({ snapshot });
await without.stops.read(null, now);
const before = megabytes();
const source = createSnapshotSource({ snapshot, timetable });
const stopIDs = snapshot.stops.map(({ stopID }) => stopID);
for (const stopID of stopIDs.slice(0, 2000))
  await source.times?.arrivals.read({ stopID, minutes: 90 }, now);
const timesMegabytes = megabytes() - before;
const service = createService(source, theSettings(), () => now);

serve(
  {
    fetch: (request) =>
      request.url.endsWith('/figures')
        ? Response.json({ stopIDs, timesMegabytes, stopTimes: report.counts.stopTimes })
        : service(request),
    hostname: '127.0.0.1',
    port: 0,
  },
  ({ port }) => process.stdout.write(`${port}\n`),
);

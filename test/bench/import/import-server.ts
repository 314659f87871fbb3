import { resolve } from 'node:path';

import { createRegion } from '../../../src/server/city/region/createRegion.ts';
import { createImporterProcess } from '../../../src/server/import/runImporter.ts';
import { feedsOf, SourceSettings } from '../../../src/server/settings/source-settings.ts';
import { testNow } from '../../support/moment/moment.ts';
import { serveCity } from '../servers/serveCity.ts';

/**
 * Serves a GTFS feed with live vehicles, and imports it again when it changes:
 * `node import-server.js FEED VEHICLES_URL SNAPSHOT_FOLDER`. Prints a line when an import begins and for
 * each event of the log, and `port` with its port.
 */
const [feed = '', vehicles = '', folder = ''] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

const settings = SourceSettings.parse({
  kind: 'gtfs',
  feed,
  vehicles: [vehicles],
  folder,
  privateAddresses: true,
});
if (settings.kind !== 'gtfs') throw new Error('not a GTFS source');
const runImport = createImporterProcess(resolve('dist/server/importer.js'));
const { port } = await serveCity(
  createRegion(feedsOf(settings), {
    log: ({ event }) => say(event),
    clock: testNow,
    pathInterval: 500,
    runImport: (...job) => {
      say('import begins');
      return runImport(...job);
    },
  }),
  {},
);
say(`port ${port}`);

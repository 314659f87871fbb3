import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { startServer } from '../../../src/server/startServer.ts';
import type { RunningServer } from '../../../src/server/startServer.ts';
import type { Source } from '../../../src/service/Source.ts';
import { testNow } from '../../support/moment/moment.ts';
import { sendMachineDates } from '../../support/moment/sendMachineDates.ts';

sendMachineDates();

/** Short intervals, so that a bench gets several polls quickly. */
const OFTEN = { vehiclesSeconds: 2, lotsSeconds: 5 };

/**
 * Serves the built page and the service with a city's data.
 *
 * @param polling the polling intervals; `{}` for the defaults
 */
export async function serveCity(
  source: Source,
  polling: { vehiclesSeconds?: number; lotsSeconds?: number } = OFTEN,
): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'curbside-'));
  const settingsPath = join(folder, 'curbside.json');
  const service = { baseUrl: '', key: 'demo' };
  const server = { requestsPerMinute: 0 };
  await writeFile(settingsPath, JSON.stringify({ service, polling, server }));
  try {
    return await startServer({
      port: 0,
      host: '127.0.0.1',
      settingsPath,
      distFolder: resolve('dist/page'),
      clock: testNow,
      log: () => {},
      source,
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

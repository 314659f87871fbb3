import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { startServer, type RunningServer } from '../../../../src/server/startServer.ts';
import type { Source } from '../../../../src/service/Source.ts';
import { createDemoCity } from '../../../../src/service/sources/demo/createDemoCity.ts';

/** The built page. */
export const PAGE = fileURLToPath(new URL('../../../../dist/page', import.meta.url));

export interface CurbsideOptions {
  /** The deployment's settings file. Default: the demo city on the page's own origin. */
  readonly settings?: object;
  /** The settings of the server itself. */
  readonly server?: object;
  /** Default: the demo city on plain ground, unless the settings name another service. */
  readonly source?: Source;
  /** Returns the current time, for tests that stop it. */
  readonly clock?: () => number;
  /** Default: any free port. */
  readonly port?: number;
  /** The folder of another build of the page. Default: the project's build. */
  readonly distFolder?: string;
}

/** A Friday at noon in the demo city. */
export const NOON = Date.UTC(2026, 10, 20, 18, 0, 0);

let plain: Source | undefined;

/** The demo city without its streets. Created by the first call: Playwright loads this file in a process without servers too. */
function demoOnPlainGround(): Source {
  if (plain === undefined) {
    const { basemap: _, ...source } = createDemoCity();
    plain = source;
  }
  return plain;
}

/** Serves the built page and the service in this process. */
export async function serve({
  settings,
  server,
  ...options
}: CurbsideOptions): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'curbside-'));
  const settingsPath = join(folder, 'curbside.json');
  try {
    await writeFile(
      settingsPath,
      JSON.stringify({
        service: { baseUrl: '', key: 'demo' },
        ...settings,
        server: { requestsPerMinute: 0, ...server },
      }),
    );
    return await startServer({
      port: 0,
      host: '127.0.0.1',
      settingsPath,
      distFolder: PAGE,
      log: () => {},
      ...(settings !== undefined && 'service' in settings ? {} : { source: demoOnPlainGround() }),
      timeLimits: { shutdown: 100 },
      ...options,
    });
  } finally {
    // The server reads the file once, at startup.
    await rm(folder, { recursive: true });
  }
}

import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { startServer, type RunningServer } from '../../../../src/server/startServer.ts';
import type { Source } from '../../../../src/service/Source.ts';
import { createDemoCity } from '../../../../src/service/sources/demo/createDemoCity.ts';
import { CLOCK_SCRIPT } from '../../../support/moment/clock-script.ts';
import { testNow } from '../../../support/moment/moment.ts';
import { sendMachineDates } from '../../../support/moment/sendMachineDates.ts';

sendMachineDates();

/** The built page. */
export const PAGE = fileURLToPath(new URL('../../../../dist/page', import.meta.url));

export interface CurbsideOptions {
  /** The deployment's settings file. Default: the demo city on the page's own origin. */
  readonly settings?: object;
  /** The settings of the server itself. */
  readonly server?: object;
  /** Default: the demo city on plain ground, unless the settings name another service. */
  readonly source?: Source;
  /** Returns the current time. Default: that of the tests, which passes. */
  readonly clock?: () => number;
  /** Default: any free port. */
  readonly port?: number;
  /** The folder of another build of the page. Default: the project's build. */
  readonly distFolder?: string;
}

type DemoCity = ReturnType<typeof createDemoCity>;

let demo: DemoCity | undefined;

/** The demo city of a worker. Created by the first call: Playwright loads this file in a process without servers too. */
export const demoCity = (): DemoCity => (demo ??= createDemoCity());

/** The same without its streets. */
export function demoOnPlainGround(): Omit<DemoCity, 'basemap'> {
  const { basemap: _, ...source } = demoCity();
  return source;
}

const WORKER = 'sw.js';

/** Gives a built page's service worker, which tests can't reach, the time of the tests: in a folder with the same files. */
async function withMovedWorker(built: string, folder: string): Promise<string> {
  await mkdir(folder);
  const own = (await readdir(built)).filter((name) => !name.startsWith(`${WORKER}.`));
  await Promise.all(own.map((name) => symlink(resolve(built, name), join(folder, name))));
  // The build in the made-up language has no service worker.
  if (!own.includes(WORKER)) return folder;
  const script = await readFile(join(built, WORKER), 'utf8');
  await rm(join(folder, WORKER));
  await writeFile(join(folder, WORKER), CLOCK_SCRIPT + script);
  return folder;
}

/** Serves the built page and the service in this process. */
export async function serve({
  settings,
  server,
  distFolder = PAGE,
  ...options
}: CurbsideOptions): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'curbside-'));
  const remove = () => rm(folder, { recursive: true, force: true });
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
    const running = await startServer({
      port: 0,
      host: '127.0.0.1',
      settingsPath,
      distFolder: await withMovedWorker(distFolder, join(folder, 'page')),
      clock: testNow,
      log: () => {},
      ...(settings !== undefined && 'service' in settings ? {} : { source: demoOnPlainGround() }),
      timeLimits: { shutdown: 100 },
      ...options,
    });
    const stop = async () => {
      await running.stop();
      await remove();
    };
    return { ...running, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}

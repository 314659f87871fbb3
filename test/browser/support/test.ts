import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { test as base } from '@playwright/test';

import { startServer, type RunningServer } from '../../../src/server/startServer.ts';
import type { Source } from '../../../src/service/Source.ts';
import {
  madisonSettings,
  startMadison,
  type Madison,
  type MadisonOptions,
} from './startMadison.ts';

/** The built page. */
export const PAGE = fileURLToPath(new URL('../../../dist/page', import.meta.url));

interface CurbsideOptions {
  /** The deployment's settings file; the demo city on the page's own origin where left out. */
  readonly settings?: object;
  readonly source?: Source;
  /** Gives the present, where a test freezes it. */
  readonly clock?: () => number;
  /** Any free one where left out. */
  readonly port?: number;
  /** Another build of the page than that of the project. */
  readonly distFolder?: string;
}

interface Fixtures {
  /** Serves the built page and the service in this process; ended with the test. */
  startCurbside: (options?: CurbsideOptions) => Promise<RunningServer>;
  /** The recorded city as a service elsewhere; ended with the test. */
  startMadison: (options?: MadisonOptions) => Promise<Madison>;
  /** A page on the recorded city, over CORS, and the service behind it. */
  openMadison: (options?: MadisonOptions & { query?: string }) => Promise<Madison>;
  /** Fails a test whose page threw or logged an error that was not expected. */
  noErrors: string[];
}

interface WorkerFixtures {
  /** The demo city as a newcomer gets it: one server for all tests of a worker. */
  demo: RunningServer;
  /** The demo city at a moment that stands still: it looks the same whenever it is looked at. */
  demoAtNoon: RunningServer;
}

/** A Friday at noon in the demo city. */
export const NOON = Date.UTC(2026, 10, 20, 18, 0, 0);

export async function serve({ settings, ...options }: CurbsideOptions): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'curbside-'));
  const settingsPath = join(folder, 'curbside.json');
  try {
    await writeFile(
      settingsPath,
      JSON.stringify({
        service: { baseUrl: '', key: 'demo' },
        ...settings,
        server: { requestsPerMinute: 0 },
      }),
    );
    return await startServer({
      port: 0,
      host: '127.0.0.1',
      settingsPath,
      distFolder: PAGE,
      log: () => {},
      timeLimits: { shutdown: 100 },
      ...options,
    });
  } finally {
    // The file is read once, at the start.
    await rm(folder, { recursive: true });
  }
}

/** What a browser says of a request that failed, which tests of failures provoke. */
const NETWORK_ERRORS = /Failed to load resource|net::ERR_|blocked by CORS policy/;

export const test = base.extend<Fixtures, WorkerFixtures>({
  demo: [
    async ({}, provide) => {
      const server = await serve({});
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  demoAtNoon: [
    async ({}, provide) => {
      const server = await serve({ clock: () => NOON });
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  startCurbside: async ({}, provide) => {
    const running: RunningServer[] = [];
    await provide(async (options = {}) => {
      const server = await serve(options);
      running.push(server);
      return server;
    });
    await Promise.all(running.map((server) => server.stop()));
  },

  startMadison: async ({}, provide) => {
    const running: Madison[] = [];
    await provide(async (options) => {
      const madison = await startMadison(options);
      running.push(madison);
      return madison;
    });
    await Promise.all(running.map((madison) => madison.stop()));
  },

  openMadison: async ({ page, startCurbside, startMadison }, provide) => {
    await provide(async ({ query = '', ...options } = {}) => {
      const madison = await startMadison(options);
      const curbside = await startCurbside({ settings: madisonSettings(madison.url) });
      await page.goto(`${curbside.url}/${query}`);
      return madison;
    });
  },

  noErrors: [
    async ({ page }, provide) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !NETWORK_ERRORS.test(message.text())) {
          errors.push(message.text());
        }
      });
      await provide(errors);
      test.expect(errors, 'errors on the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

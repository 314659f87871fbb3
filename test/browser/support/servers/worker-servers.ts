import { test as base } from '@playwright/test';

import type { RunningServer } from '../../../../src/server/startServer.ts';
import { NOON } from '../../../support/moment/moment.ts';
import { freePort } from '../../../support/servers/freePort.ts';
import { demoCity, serve } from './serve.ts';
import { madisonSettings, startMadison, type Madison } from './startMadison.ts';
import type { MapPage } from './startMapPage.ts';

interface RecordedCity {
  readonly madison: Madison;
  /** The page that reads it. */
  readonly home: string;
}

/** What a worker starts once for all its tests, when a test first needs it. */
interface WorkerFixtures {
  /** A port for the worker's servers, one after another: scripts of one URL are compiled only once. */
  port: number;
  /** The demo city on plain ground with default settings: one server for all tests of a worker. */
  demo: RunningServer;
  /** The same at a fixed time, so that it always looks the same. */
  demoAtNoon: RunningServer;
  /** The same with its streets, parks and labels, which take most of the time to draw a page. */
  demoWithBasemap: RunningServer;
  /** The recorded city in either shape. */
  recordedCity: (legacy: boolean) => Promise<RecordedCity>;
  /** A page with the map alone, which a test can load and unload. */
  mapPage: MapPage;
}

/**
 * Playwright starts new workers, with new browsers, for files whose worker fixtures differ. So all of them
 * are here.
 */
export const test = base.extend<object, WorkerFixtures>({
  port: [
    async ({}, provide) => {
      await provide(await freePort());
    },
    { scope: 'worker' },
  ],

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

  demoWithBasemap: [
    async ({}, provide) => {
      const server = await serve({ clock: () => NOON, source: demoCity() });
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  recordedCity: [
    async ({}, provide) => {
      const running = new Map<boolean, Promise<RecordedCity>>();
      const stops: (() => Promise<void>)[] = [];
      const start = async (legacy: boolean) => {
        const madison = await startMadison({ legacy });
        const curbside = await serve({ settings: madisonSettings(madison.url) });
        stops.push(
          () => madison.stop(),
          () => curbside.stop(),
        );
        return { madison, home: `${curbside.url}/` };
      };
      await provide((legacy) => {
        const city = running.get(legacy) ?? start(legacy);
        running.set(legacy, city);
        return city;
      });
      await Promise.all(stops.map((stop) => stop()));
    },
    { scope: 'worker' },
  ],

  mapPage: [
    async ({}, provide) => {
      // Only a worker that tests the map alone loads Vite.
      const { startMapPage } = await import('./startMapPage.ts');
      const mapPage = await startMapPage();
      await provide(mapPage);
      await mapPage.stop();
    },
    { scope: 'worker' },
  ],
});

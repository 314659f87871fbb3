import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';

import { getRequestListener } from '@hono/node-server';
import { onTestFinished } from 'vitest';

import { openCity, type City } from '../../../src/server/city/openCity.ts';
import { importFeed } from '../../../src/server/import/importFeed.ts';
import type { LogEntry } from '../../../src/server/log.ts';
import { createService } from '../../../src/service/createService.ts';
import { aLot, theSettings } from '../builders.ts';
import { calendarOf } from '../feeds/calendars.ts';
import { serveFeeds } from '../feeds/feed-server.ts';
import { feedOfRoutes, writeSmallFeed } from './small-feed-folder.ts';
import { temporaryFolder } from './small-server.ts';
import { smallSource } from './small-source.ts';

/** 2026-11-20 in Chicago. */
const NOON = Date.UTC(2026, 10, 20, 18);

/** The secret key of the service with the lots. */
export const SERVICE_KEY = 'kept-on-the-server';

/** A calendar on the web. */
const CAMP_EVENTS = calendarOf(['DTSTART:20260904T190000Z', 'RRULE:FREQ=WEEKLY']);

/** A service with three lots, on a server that also has a calendar. It has the events of its own at the first. */
function createLotsService(requests: string[]): RequestListener {
  const lots = async () => [
    aLot({ specialEvents: [] }),
    aLot({ name: 'Overture', shortName: 'overture' }),
    aLot({ name: 'Far', shortName: 'far' }),
  ];
  const service = createService(smallSource({ lots }), theSettings(), () => NOON);
  const listener = getRequestListener(service);
  return (request, response) => {
    requests.push(request.url ?? '');
    if (request.url === '/camp.ics') response.end(CAMP_EVENTS);
    else void listener(request, response);
  };
}

/** A city of the small feed, whose lots and events come from elsewhere. Everything ends with the test. */
export interface MixedCity {
  readonly log: readonly LogEntry[];
  readonly serviceRequests: readonly string[];
  /** Writes a file next to the settings. Its time is that of the city's clock, unless it is given. */
  readonly write: (name: string, content: string | Uint8Array, writtenAt?: Date) => void;
  /** Starts the service with the lots. Returns its URL, which also has `/camp.ics`. */
  readonly startService: () => Promise<string>;
  /** Opens the city. @param source added to the settings of the feed */
  readonly open: (source: object) => Promise<City>;
}

export function mixedCity(): MixedCity {
  const top = temporaryFolder();
  onTestFinished(() => top.remove());
  const log: LogEntry[] = [];
  const serviceRequests: string[] = [];
  const write = (name: string, content: string | Uint8Array, writtenAt = new Date(NOON)) => {
    writeFileSync(join(top.path, name), content);
    utimesSync(join(top.path, name), writtenAt, writtenAt);
  };
  return {
    log,
    serviceRequests,
    write,
    startService: () => serveFeeds(createLotsService(serviceRequests)),
    async open(source) {
      mkdirSync(join(top.path, 'feed'), { recursive: true });
      writeSmallFeed(join(top.path, 'feed'), feedOfRoutes(2));
      write(
        'settings.json',
        JSON.stringify({
          service: { baseUrl: '', key: 'test-key' },
          source: { kind: 'gtfs', feed: 'feed', folder: 'cache', ...source },
        }),
      );
      const city = await openCity({
        settingsPath: join(top.path, 'settings.json'),
        log: (entry) => log.push(entry),
        clock: () => NOON,
        env: { LOTS_KEY: SERVICE_KEY },
        importer: { runImport: (job, onProgress) => importFeed(job, {}, onProgress) },
      });
      onTestFinished(() => city.stop());
      return city;
    },
  };
}

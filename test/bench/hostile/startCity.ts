import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import * as z from 'zod/mini';

import { freePort } from '../../support/servers/freePort.ts';

const MONITOR = fileURLToPath(new URL('stall-monitor.js', import.meta.url));
/** Milliseconds. A city is up although some of its feeds never answer. */
const LONGEST_START = 120_000;
export const KEY = 'key-of-the-feeds-7c1f';

const Sample = z.object({
  byClock: z.number(),
  byProcessor: z.number(),
  rss: z.number(),
  heapUsed: z.number(),
});
export type Sample = z.output<typeof Sample>;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The parts of a city that vary: the lots and notices of each server are of another kind. */
export const CITIES = ['lots', 'table', 'geojson'] as const;
export type CityKind = (typeof CITIES)[number];

function settingsOf(city: CityKind, host: string, folder: string) {
  const address = (path: string) => ({
    url: `${host}/${path}-${city}`,
    secret: { variable: 'FEED_KEY', header: 'X-Api-Key' },
  });
  const columns = { id: 'id', name: 'name', open: 'open', total: 'total' };
  const places = city === 'table' ? { lat: 'lat', lon: 'lon' } : {};
  const lots =
    city === 'lots'
      ? { kind: 'v2' }
      : { kind: city === 'table' ? 'csv' : 'geojson', columns: { ...columns, ...places } };
  return {
    service: { baseUrl: '', key: 'demo' },
    server: { requestsPerMinute: 0 },
    source: {
      kind: 'gtfs',
      folder: join(folder, city),
      privateAddresses: true,
      rereadMinutes: 1,
      vehiclesSeconds: 2,
      feeds: [
        {
          name: 'own',
          feed: join(folder, 'feed.zip'),
          realtime: ['updates', 'positions', 'alerts'].flatMap((kind) =>
            numbers(3).map((index) => address(`${kind}/${index}`)),
          ),
        },
        ...numbers(2).map((index) => ({ name: `other${index}`, feed: address(`gtfs/${index}`) })),
      ],
      lots: { ...lots, feed: address(`${city}/0`), lotsSeconds: 5 },
      events: numbers(6).map((index) => ({
        venue: `Venue ${index}`,
        feed: address(`calendar/${index}`),
        lots: ['one'],
        minutes: 1,
      })),
      notices: { feed: address(city === 'lots' ? 'notices/0' : 'notices-table/0'), seconds: 5 },
    },
  };
}

/** The server as operators start it, with the monitor in its process. */
export async function startCity(city: CityKind, host: string, folder: string) {
  const path = join(folder, `${city}.json`);
  await writeFile(path, JSON.stringify(settingsOf(city, host, folder)));
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['--import', MONITOR, resolve('dist/server/main.js'), '--settings', path],
    {
      env: { ...process.env, FEED_KEY: KEY, PORT: String(port), HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  const samples: Sample[] = [];
  child.on('message', (message) => samples.push(z.parse(Sample, message)));
  const log: string[] = [];
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error('the server has no output');
  createInterface(stderr).on('line', (line) => log.push(line));
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill();
    await exited;
  };
  const lines = createInterface(stdout);
  const started = (async () => {
    for await (const line of lines) if (line.includes('Curbside is at')) return;
    throw new Error('it ended');
  })();
  const overdue = setTimeout(LONGEST_START, undefined, { ref: false }).then(() => {
    throw new Error(`it did not start in ${LONGEST_START / 1000} s`);
  });
  try {
    await Promise.race([started, overdue]);
  } catch (cause) {
    await stop();
    throw new Error(`The city with ${city}: ${log.slice(-5).join('\n')}`, { cause });
  }
  stdout.resume();
  // The start itself is another bench's.
  samples.length = 0;
  return { port, samples, log, stop, hasEnded: () => child.exitCode !== null };
}

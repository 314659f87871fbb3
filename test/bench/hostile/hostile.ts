import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { smallFeed } from '../../support/gtfs/small-feed.ts';
import { zipOf } from '../../support/gtfs/zip.ts';
import { percentile, requestSteadily } from '../import/requestSteadily.ts';
import { figure, table } from '../table.ts';
import { type HostileHost, openHostileHost } from './hostile-host.ts';
import { CITIES, type CityKind, KEY, type Sample, startCity } from './startCity.ts';

/** The longest turn of the server's loop, in milliseconds. */
const LIMIT = 250;

const paths = () =>
  new Map([
    ['getvehicles', '/v1/getvehicles?key=demo&routeID=own:1'],
    ['getarrivals', '/v1/getarrivals?key=demo&stopID=own:101'],
    ['getalerts', '/v1/getalerts?key=demo'],
    ['lots', '/parking/v2/lots'],
  ]);

/** Lines of the log that are not in words: an exception's stack, or a type's name. */
const isRaw = (line: string) =>
  /"stack"|TypeError|RangeError|SyntaxError|ReferenceError|unhandled/.test(line);

/** How many answers have the key of a feed in them. */
async function countKeys(port: number): Promise<number> {
  const bodies = await Promise.all(
    [...paths().values(), '/readyz', '/curbside.json'].map(async (path) =>
      (await fetch(`http://127.0.0.1:${port}${path}`)).text(),
    ),
  );
  return bodies.filter((body) => body.includes(KEY)).length;
}

async function measure(
  city: CityKind,
  host: HostileHost,
  folder: string,
  duration: number,
): Promise<{ row: string[]; faults: string[] }> {
  const server = await startCity(city, host.url, folder);
  try {
    const end = performance.now() + duration;
    let keys = 0;
    const asking = setInterval(
      () => void countKeys(server.port).then((count) => (keys += count)),
      1000,
    );
    const latencies = await requestSteadily({
      port: server.port,
      paths,
      interval: 50,
      isRunning: () => performance.now() < end,
    });
    clearInterval(asking);
    const { samples, log } = server;
    const most = (of: (sample: Sample) => number) => Math.max(...samples.map(of));
    const third = Math.max(1, Math.floor(samples.length / 3));
    const level = (part: readonly Sample[]) =>
      percentile(
        part.map(({ heapUsed }) => heapUsed),
        0.1,
      ) / 1e6;
    const raw = log.filter(isRaw);
    const leaks = log.filter((line) => line.includes(KEY)).length + keys;
    const stall = most(({ byProcessor }) => byProcessor);
    return {
      row: [
        city,
        `${figure(stall)} ms`,
        `${figure(LIMIT)} ms`,
        `${figure(most(({ byClock }) => byClock))} ms`,
        `${figure(percentile([...latencies.values()].flat(), 0.99))} ms`,
        `${figure(level(samples.slice(0, third)))} MB`,
        `${figure(level(samples.slice(-third)))} MB`,
        `${figure(most(({ rss }) => rss) / 1e6)} MB`,
        figure(log.length),
        figure(raw.length),
        figure(leaks),
      ],
      faults: [
        ...raw.slice(0, 5).map((line) => `${city}: ${line.slice(0, 600)}`),
        ...(stall > LIMIT ? [`${city}: a turn of ${figure(stall)} ms`] : []),
        ...(leaks > 0 ? [`${city}: the key of the feeds was in ${leaks} answers or lines`] : []),
      ],
    };
  } finally {
    await server.stop();
  }
}

/**
 * Serves cities whose feeds come from a host that means harm, and measures the longest turn of the server's loop, its
 * memory, and whether each refusal is in words.
 *
 * @param minutes 1 if omitted; a part of one is enough to see that it runs
 */
export async function benchHostile(minutes = 1): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'curbside-'));
  await writeFile(join(folder, 'feed.zip'), await zipOf(smallFeed()));
  const host = await openHostileHost(1);
  try {
    const results = await Promise.all(
      CITIES.map((city) => measure(city, host, folder, minutes * 60_000)),
    );
    const heading = `A hostile host for ${figure(minutes, 1)} minutes: ${[...host.done].map(([name, times]) => `${times} ${name}`).join(', ')}`;
    const rows = [
      [
        'lots as',
        'longest turn',
        'limit',
        'by clock',
        'p99',
        'heap at first',
        'at last',
        'most rss',
        'log lines',
        'not in words',
        'with key',
      ],
      ...results.map(({ row }) => row),
    ];
    const faults = results.flatMap((result) => result.faults);
    return `${table(heading, rows)}${faults.map((fault) => `${fault}\n`).join('')}`;
  } finally {
    host.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

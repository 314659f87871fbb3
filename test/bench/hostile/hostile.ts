import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { smallFeed } from '../../support/gtfs/small-feed.ts';
import { zipOf } from '../../support/gtfs/zip.ts';
import { percentile, requestSteadily } from '../import/requestSteadily.ts';
import { isShort } from '../short.ts';
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
    ['lots with events', '/parking/v2/lots?expand=specialevents'],
  ]);

/** Lines of the log that are not in words: an exception's stack, or a type's name. */
const isRaw = (line: string) =>
  /"stack"|TypeError|RangeError|SyntaxError|ReferenceError|unhandled/.test(line);

/** The reasons in a line of the log, cut, without what differs from one time to the next. */
const reasonsIn = (line: string) =>
  Array.from(line.matchAll(/"(?:failure|reason)":"((?:[^"\\]|\\.)*)/g), ([, reason = '']) =>
    reason
      .replaceAll(/127\.0\.0\.1:\d+/g, 'HOST')
      .replaceAll(/\d[\d,]*/g, '0')
      .slice(0, 100),
  );

/** The text of an answer; '' where the connection was lost. A server that has ended is found by its exit. */
async function textAt(port: number, path: string): Promise<string> {
  try {
    return await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  } catch {
    return '';
  }
}

/** How many answers have the key of a feed in them, asked again each second. */
async function countKeys(port: number, isRunning: () => boolean): Promise<number> {
  let count = 0;
  while (isRunning()) {
    for (const path of [...paths().values(), '/readyz', '/curbside.json']) {
      if ((await textAt(port, path)).includes(KEY)) count += 1;
    }
    await setTimeout(1000);
  }
  return count;
}

async function measure(
  city: CityKind,
  host: HostileHost,
  folder: string,
  duration: number,
): Promise<{ row: string[]; faults: string[]; refusals: string[] }> {
  const server = await startCity(city, host.url, folder);
  try {
    const end = performance.now() + duration;
    const isRunning = () => performance.now() < end && !server.hasEnded();
    const lost: string[] = [];
    const [keys, latencies] = await Promise.all([
      countKeys(server.port, isRunning),
      // What the city doesn't know is an outage.
      requestSteadily({
        port: server.port,
        paths,
        interval: 50,
        statuses: [200, 503],
        isRunning,
      }).catch((error: unknown) => {
        lost.push(`${city}: a request failed: ${String(error)}`);
        return new Map<string, number[]>();
      }),
    ]);
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
      refusals: log.flatMap(reasonsIn),
      faults: [
        ...lost,
        ...raw.slice(0, 5).map((line) => `${city}: ${line.slice(0, 600)}`),
        ...(server.hasEnded() ? [`${city}: the server ended: ${log.slice(-3).join(' ')}`] : []),
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
 * @param minutes how long, once the cities are up
 * @returns also each refusal once, for a person to read; the exit code is 1 if there is a fault
 */
export async function benchHostile(minutes: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'curbside-'));
  await writeFile(join(folder, 'feed.zip'), await zipOf(smallFeed()));
  const host = await openHostileHost(1);
  try {
    const ended = await Promise.allSettled(
      CITIES.map((city) => measure(city, host, folder, minutes * 60_000)),
    );
    const results = ended.map((one) => {
      if (one.status === 'rejected') throw one.reason;
      return one.value;
    });
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
    // In the shortest form, figures say nothing.
    if (faults.some((fault) => !isShort || !fault.endsWith(' ms'))) process.exitCode = 1;
    const refusals = results.flatMap((result) => result.refusals);
    const lines = [...faults, '', 'Refusals:', ...new Set(refusals.toSorted())];
    return `${table(heading, rows)}${lines.map((line) => `${line}\n`).join('')}`;
  } finally {
    host.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

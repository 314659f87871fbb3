import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import * as z from 'zod/mini';

import { generateFeed } from '../../support/gtfs/generateFeed.ts';
import { writeFeed } from '../gtfs/writeFeed.ts';
import { measureLoad } from '../load.ts';
import { type SpawnedServer, spawnServer } from '../servers/spawnServer.ts';
import { inShort } from '../short.ts';
import { figure, table } from '../table.ts';

const SERVER = fileURLToPath(new URL('regions-server.js', import.meta.url));
const FEEDS = inShort(2, 10);
/** About a million stop times. All feeds have the same IDs, which is the most work for telling them apart. */
const FEED = { routes: inShort(10, 200), stopsPerDirection: 30, tripsPerDirection: 89 };
/** S6, for one feed of ten million stop times. */
const LIMIT_SECONDS = 60;

const Figures = z.object({
  stopIDs: z.array(z.string()),
  routes: z.number(),
  megabytes: z.number(),
  residentMegabytes: z.number(),
});

async function measureServer({ port }: SpawnedServer) {
  const response = await fetch(`http://127.0.0.1:${port}/figures`);
  const figures = z.parse(Figures, await response.json());
  const { stopIDs } = figures;
  const idOf = (n: number) => encodeURIComponent(stopIDs[(n * 7919) % stopIDs.length] ?? '');
  const arrivals = await measureLoad({
    port,
    path: (n) => `/v1/getarrivals?key=test-key&stopID=${idOf(n)}`,
    duration: 5000,
  });
  const nearby = await measureLoad({
    port,
    path: (n) =>
      `/v1/getnearbystops?key=test-key&lat=${43 + ((n * 7919) % 800) / 1000}&lon=${-89.5 + ((n * 6271) % 110) / 1000}`,
    duration: 5000,
  });
  return { ...figures, arrivals, nearby };
}

const outcomes = (server: SpawnedServer) => {
  const all = server.lines().filter((line) => line.startsWith('import '));
  const imported = all.filter((line) => line === 'import imported').length;
  return `${imported} of ${all.length}`;
};

/** Waits until this many imports have ended. */
async function untilImports(server: SpawnedServer, count: number): Promise<void> {
  while (server.lines().filter((line) => line.startsWith('import ')).length < count)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

const seconds = async (work: () => Promise<unknown>) => {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1000;
};

/**
 * Measures a region of ten feeds with ten million stop times together (G5): the import of all, and of one that changed,
 * the memory, and the rate of getarrivals and getnearbystops next to that of one of the feeds alone. A stop of the region
 * has the buses of several feeds, so an answer is longer: the rate of rows is the rate of answers times their length.
 */
export async function benchRegions(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'curbside-'));
  const paths = Array.from({ length: FEEDS }, (_, index) => join(folder, `feed-${index}.zip`));
  const snapshots = join(folder, 'snapshots');
  const [first = ''] = paths;
  const start = (...feeds: readonly string[]) => spawnServer(SERVER, [snapshots, ...feeds]);
  try {
    for (const [seed, path] of paths.entries())
      await writeFeed(generateFeed({ ...FEED, seed }), path);
    const changed = join(folder, 'changed.zip');
    await writeFeed(generateFeed({ ...FEED, seed: FEEDS }), changed);

    let server: SpawnedServer | undefined;
    const all = await seconds(async () => {
      server = await start(...paths);
    });
    await server?.stop();
    const imports = [
      ['all, at the first start', figure(all, 1), server === undefined ? '' : outcomes(server)],
    ];

    const again = await seconds(async () => {
      server = await start(...paths);
    });
    if (server === undefined) throw new Error('no server was started');
    const region = server;
    await untilImports(region, FEEDS);
    imports.push(['none changed, at the next start', figure(again, 1), outcomes(region)]);
    const ofRegion = await measureServer(region);
    await rename(changed, first);
    const one = await seconds(async () => untilImports(region, FEEDS + 1));
    imports.push(['one of ten changed, while it runs', figure(one, 1), outcomes(region)]);
    await region.stop();

    const alone = await start(first);
    const ofOne = await measureServer(alone);
    await alone.stop();

    const loads = Object.entries({ 'one feed alone': ofOne, 'ten feeds': ofRegion }).map(
      ([name, { arrivals, nearby, routes, stopIDs, megabytes, residentMegabytes }]) => [
        name,
        figure(routes),
        figure(stopIDs.length),
        figure(arrivals.requestsPerSecond),
        figure(arrivals.p99, 1),
        figure(arrivals.answerBytes / 1000, 1),
        figure(nearby.requestsPerSecond),
        figure(arrivals.failures + nearby.failures),
        figure(megabytes),
        figure(residentMegabytes),
      ],
    );
    return [
      table(`Import of ${FEEDS} feeds, 10 million stop times together`, [
        ['', 'seconds', 'imported'],
        ...imports,
        ['limit', figure(LIMIT_SECONDS), ''],
      ]),
      table('The city while riders ask, 16 connections', [
        [
          '',
          'routes',
          'stops',
          'getarrivals/s',
          'p99 ms',
          'kB an answer',
          'getnearbystops/s',
          'failures',
          'MB used',
          'MB resident',
        ],
        ...loads,
      ]),
    ].join('\n');
  } finally {
    await rm(folder, { recursive: true });
  }
}

import { once } from 'node:events';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { generateFeed } from '../../support/gtfs/generateFeed.ts';
import { testNow } from '../../support/moment/moment.ts';
import { encodeFeedMessage } from '../../support/realtime/encodeFeedMessage.ts';
import { writeFeed } from '../gtfs/writeFeed.ts';
import { spawnServer } from '../servers/spawnServer.ts';
import { inShort } from '../short.ts';
import { figure, table } from '../table.ts';
import { percentile, requestSteadily, type Latencies } from './requestSteadily.ts';

const SERVER = fileURLToPath(new URL('import-server.js', import.meta.url));
/** 120,000 route-stops, about 3 million stop times. */
const CITY = { routes: inShort(40, 2000), stopsPerDirection: 30, tripsPerDirection: 27 };
const VEHICLES = 500;
/** Milliseconds between two requests. */
const INTERVAL = 5;
/** Seconds without an import, before and after it. */
const QUIET_SECONDS = inShort(1, 8);
/** Until the new snapshot's answers are prepared, in milliseconds. */
const AFTERWARD = inShort(500, 3000);
/** S6. */
const GOAL = 2;

/** Serves live positions of vehicles on the first trips of some routes. */
async function serveVehicles() {
  const server = createServer((_request, response) => {
    const timestamp = Math.floor(testNow() / 1000);
    const vehicles = Array.from({ length: VEHICLES }, (_, index) => ({
      entityID: String(index),
      id: String(index),
      tripID: `T${index * 2 * CITY.tripsPerDirection}`,
      lat: 43 + (index % 200) * 0.004,
      lon: -89.5 + Math.floor(index / 200) * 0.4,
      timestamp,
    }));
    response.end(encodeFeedMessage({ timestamp }, vehicles));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { server, port: address !== null && typeof address === 'object' ? address.port : 0 };
}

/** A route that keeps its short name as its ID; see the generated feed. */
function someRoute(): string {
  const route = Math.floor(Math.random() * CITY.routes);
  return String(route - (route % 40) + 4 + (route % 36));
}

const paths = () =>
  new Map(
    ['getstops', 'getvehicles'].map((operation) => [
      operation,
      `/v1/${operation}?key=demo&routeID=${someRoute()}`,
    ]),
  );

/**
 * Measures how long riders wait for an answer while a large feed is imported (S6), next to the time
 * before and after the import. The importer has a lower priority, but shares memory and cores.
 */
export async function benchImport(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'curbside-'));
  const [feed, changed] = [join(folder, 'feed.zip'), join(folder, 'changed.zip')];
  await writeFeed(generateFeed({ ...CITY, seed: 1 }), feed);
  await writeFeed(generateFeed({ ...CITY, seed: 2 }), changed);
  const vehicles = await serveVehicles();
  try {
    const url = `http://127.0.0.1:${vehicles.port}/`;
    const server = await spawnServer(SERVER, [feed, url, join(folder, 'snapshots')]);
    const { port } = server;
    const requestsWhile = (isRunning: () => boolean) =>
      requestSteadily({ port, paths, interval: INTERVAL, isRunning });
    const requestsFor = (milliseconds: number) => {
      const end = performance.now() + milliseconds;
      return requestsWhile(() => performance.now() < end);
    };
    try {
      // Warms up the server and prepares its answers.
      await requestsFor(AFTERWARD);
      const quiet = [await requestsFor(QUIET_SECONDS * 1000)];
      await rename(changed, feed);
      await server.until('import begins');
      const begin = performance.now();
      let isImporting = true;
      const during = requestsWhile(() => isImporting);
      await server.until('feed imported');
      const seconds = (performance.now() - begin) / 1000;
      await new Promise((resolve) => setTimeout(resolve, AFTERWARD));
      isImporting = false;
      const busy = await during;
      quiet.push(await requestsFor(QUIET_SECONDS * 1000));
      return importTable(quiet, busy, seconds);
    } finally {
      await server.stop();
    }
  } finally {
    vehicles.server.close();
    await rm(folder, { recursive: true });
  }
}

function importTable(quiet: readonly Latencies[], busy: Latencies, seconds: number): string {
  const rows = [...busy].map(([kind, during]) => {
    const without = quiet.flatMap((latencies) => latencies.get(kind) ?? []);
    const [p99, reference] = [percentile(during, 0.99), percentile(without, 0.99)];
    return [
      kind,
      `${figure(percentile(without, 0.5), 1)} ms`,
      `${figure(percentile(during, 0.5), 1)} ms`,
      `${figure(reference, 1)} ms`,
      `${figure(p99, 1)} ms`,
      `${figure(p99 / reference, 2)} x`,
      `${figure(GOAL, 1)} x`,
      figure(during.length),
    ];
  });
  const heading = `Answers while a feed of 3 million stop times is imported in ${figure(seconds)} s, ${figure(1000 / INTERVAL)} requests a second`;
  return table(heading, [
    ['', 'median', 'importing', 'p99', 'importing', 'ratio', 'goal', 'requests'],
    ...rows,
  ]);
}

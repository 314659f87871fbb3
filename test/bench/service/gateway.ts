import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

import { getRequestListener } from '@hono/node-server';

import { createService } from '../../../src/service/createService.ts';
import { theSettings } from '../../support/builders.ts';
import { smallSource } from '../../support/cities/small-source.ts';
import { measureLoad } from '../load.ts';
import { withServer } from '../servers/withServer.ts';
import { figure, table } from '../table.ts';

const CONNECTIONS = 200;
const DURATION = 10_000;
/** Between two requests of a client, so that they wait for the gateway and not for each other. */
const PAUSE = 400;
const VEHICLES_SECONDS = 2;
const LOTS_SECONDS = 5;
/** How long the upstream takes for a response, in milliseconds. */
const UPSTREAM_DELAY = 200;
const LATENCY_LIMIT = 100;

const PATHS = [
  '/v1/getvehicles?key=test-key&routeID=03',
  '/v1/getvehicles?key=test-key&routeID=07',
  '/parking/v2/lots',
  '/parking/v2/lots?expand=specialevents',
  '/v1/getstops?key=test-key&routeID=03',
];

/** A slow service that counts its requests by path and route. */
async function startUpstream(): Promise<{
  server: Server;
  port: number;
  seen: Map<string, number>;
}> {
  const service = createService(smallSource(), theSettings());
  const seen = new Map<string, number>();
  const listener = getRequestListener(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const name = `${pathname.split('/').at(-1)} ${searchParams.get('routeID') ?? ''}`.trim();
    seen.set(name, (seen.get(name) ?? 0) + 1);
    await wait(UPSTREAM_DELAY);
    return await service(request);
  });
  const server = createServer((request, response) => void listener(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return { server, port: address.port, seen };
}

/**
 * Measures a gateway under load (S9): the requests that reach its slow upstream in each interval, and how
 * long riders wait.
 */
export async function benchGateway(): Promise<string> {
  const { server, port: upstreamPort, seen } = await startUpstream();
  try {
    const parameters = [upstreamPort, VEHICLES_SECONDS, LOTS_SECONDS];
    return await withServer('gateway-server.js', parameters, async (port) => {
      const startedAt = performance.now();
      const load = await measureLoad({
        port,
        path: (n) => PATHS[n % PATHS.length] ?? '',
        connections: CONNECTIONS,
        duration: DURATION,
        pause: PAUSE,
      });
      const seconds = (performance.now() - startedAt) / 1000;
      const intervals: Readonly<Record<string, number>> = {
        'getvehicles 03': VEHICLES_SECONDS,
        'getvehicles 07': VEHICLES_SECONDS,
        lots: LOTS_SECONDS,
        'getstops 03': seconds,
      };
      const rows = Object.entries(intervals).map(([name, interval]) => {
        const count = seen.get(name) ?? 0;
        return [name, figure(count), figure(count / Math.ceil(seconds / interval), 2), '1.00'];
      });
      const heading = `Gateway: ${CONNECTIONS} connections for ${figure(seconds)} s, ${figure(load.requestsPerSecond)} requests per second (${load.failures} failures), in front of a service that takes ${UPSTREAM_DELAY} ms`;
      return (
        table(heading, [['to the upstream', 'requests', 'per interval', 'limit'], ...rows]) +
        table('How long riders waited, in milliseconds', [
          ['', 'measured', 'limit'],
          ['median', figure(load.median, 1), ''],
          ['99 of 100', figure(load.p99, 1), figure(LATENCY_LIMIT)],
        ])
      );
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

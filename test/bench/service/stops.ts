import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';

import * as z from 'zod/mini';

import { withServer } from '../servers/withServer.ts';
import { inShort } from '../short.ts';
import { figure, table } from '../table.ts';

const ROUTE_STOPS = inShort(4000, 120_000);
const REQUESTS = inShort(2, 40);

/** Milliseconds. */
const Cost = z.object({ cpu: z.number(), longestDelay: z.number() });

async function costOf(port: number): Promise<z.output<typeof Cost>> {
  const response = await fetch(`http://127.0.0.1:${port}/cost`);
  return z.parse(Cost, await response.json());
}

/** Requests all stops. Returns the body's bytes as they were sent. */
async function requestStops(
  port: number,
  agent: Agent,
  headers: Record<string, string>,
): Promise<number> {
  const path = '/v1/getstops?key=test-key';
  const request = get({ port, host: '127.0.0.1', path, agent, headers });
  const response: IncomingMessage = (await once(request, 'response'))[0];
  let bytes = 0;
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.byteLength;
  });
  await once(response, 'end');
  return bytes;
}

async function etagOf(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/v1/getstops?key=test-key`, {
    method: 'HEAD',
  });
  return response.headers.get('etag') ?? '';
}

/**
 * Measures the server's CPU time for getstops without a routeID (S4): for the first request, which encodes
 * and compresses the stops, and for the ones after it.
 */
export async function benchStops(): Promise<string> {
  const rows = [['request', 'CPU ms first', 'longest wait', 'CPU ms each', 'limit', 'kB']];
  await withServer('stops-server.js', [ROUTE_STOPS], async (port) => {
    const agent = new Agent({ keepAlive: true });
    const requests: [string, () => Promise<Record<string, string>>][] = [
      ['plain', async () => ({})],
      ['brotli', async () => ({ 'accept-encoding': 'br' })],
      ['gzip', async () => ({ 'accept-encoding': 'gzip' })],
      ['unchanged', async () => ({ 'if-none-match': await etagOf(port) })],
    ];
    for (const [name, headersOf] of requests) {
      const headers = await headersOf();
      const before = await costOf(port);
      const bytes = await requestStops(port, agent, headers);
      const first = await costOf(port);
      for (let n = 0; n < REQUESTS; n += 1) await requestStops(port, agent, headers);
      const after = await costOf(port);
      rows.push([
        name,
        figure(first.cpu - before.cpu),
        figure(first.longestDelay),
        figure((after.cpu - first.cpu) / REQUESTS, 1),
        '20.0',
        figure(bytes / 1000),
      ]);
    }
    agent.destroy();
  });
  return table(
    `All stops: the server's CPU for one getstops with ${figure(ROUTE_STOPS)} route-stops. Encoding each response anew took 980 ms`,
    rows,
  );
}

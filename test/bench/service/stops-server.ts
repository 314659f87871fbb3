import { monitorEventLoopDelay } from 'node:perf_hooks';

import { serve } from '@hono/node-server';

import { compressResponse } from '../../../src/server/http/responses/compressResponse.ts';
import { createService } from '../../../src/service/createService.ts';
import { aRouteStop, theSettings } from '../../support/builders.ts';
import { smallSource } from '../../support/cities/small-source.ts';

/**
 * Serves a generated region with this many route-stops in its own process: `node stops-server.js <stops>`.
 * Prints its port. `/cost` returns the CPU time so far and the longest time without an answer since the
 * last `/cost`.
 */
const count = Number(process.argv[2]);
const ROUTES = 2000;

const stops = Array.from({ length: count }, (_, index) =>
  aRouteStop({
    routeID: String(Math.floor((index * ROUTES) / count)),
    stopID: String(index % Math.ceil(count / 6)).padStart(4, '0'),
    intersection: `Street ${index % 997} & Avenue ${index % 1009}`,
    latitude: 43 + ((index * 7919) % 100_003) / 100_000,
    longitude: -89 - ((index * 6271) % 100_003) / 100_000,
    destination: `Terminal ${index % 300}`,
  }),
);

const service = createService(smallSource({ stops: async () => stops }), theSettings());
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();

function cost(): Response {
  const { user, system } = process.cpuUsage();
  const longestDelay = delay.max / 1e6;
  delay.reset();
  return Response.json({ cpu: (user + system) / 1000, longestDelay });
}

serve(
  {
    fetch: async (request) =>
      request.url.endsWith('/cost') ? cost() : compressResponse(request, await service(request)),
    hostname: '127.0.0.1',
    port: 0,
  },
  ({ port }) => process.stdout.write(`${port}\n`),
);

import { serve } from '@hono/node-server';

import { createService } from '../../../src/service/createService.ts';
import { aRouteStop, theSettings } from '../../support/builders.ts';
import { smallSource } from '../../support/cities/small-source.ts';
import { areaOf } from './nearby-area.ts';

/**
 * Serves a generated city with this many stops in its own process: `node nearby-server.js <stops>`. Prints
 * its port. `/constant` returns a typical answer without a search, to measure the cost of the server alone.
 */
const count = Number(process.argv[2]);
const area = areaOf(count);

/** Pseudorandom numbers from 0 to 1, the same sequence in every run. */
function* sequence(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    yield state / 4_294_967_296;
  }
}

const numbers = sequence(7);
const stops = Array.from({ length: count }, (_, index) =>
  aRouteStop({
    stopID: String(index).padStart(4, '0'),
    intersection: `Street ${index % 997} & Avenue ${index % 1009}`,
    latitude: area.south + numbers.next().value * area.degrees,
    longitude: area.west + numbers.next().value * area.degrees,
  }),
);

const service = createService(smallSource({ stops: async () => stops }), theSettings());
const typical = await service(
  new Request(
    `http://127.0.0.1/v1/getnearbystops?key=test-key&lat=${area.south + area.degrees / 2}&lon=${area.west + area.degrees / 2}`,
  ),
);
const constant = await typical.text();

serve(
  {
    fetch: (request) =>
      request.url.endsWith('/constant')
        ? new Response(constant, { headers: typical.headers })
        : service(request),
    hostname: '127.0.0.1',
    port: 0,
  },
  ({ port }) => process.stdout.write(`${port}\n`),
);

import { serve } from '@hono/node-server';

import { createGateway } from '../../../src/server/gateway/createGateway.ts';
import { checkSettings } from '../../../src/server/settings/settings.ts';
import { createService } from '../../../src/service/createService.ts';
import { theSettings } from '../../support/builders.ts';

/**
 * Serves a gateway in its own process: `node gateway-server.js <port of the upstream> <seconds between
 * requests for vehicles> <for lots>`. Prints its port.
 */
const [upstreamPort, vehiclesSeconds, lotsSeconds] = process.argv.slice(2).map(Number);

const { source } = checkSettings('bench', {
  source: {
    kind: 'gateway',
    service: { url: `http://127.0.0.1:${upstreamPort}/?key=test-key` },
    vehiclesSeconds,
    lotsSeconds,
    privateAddresses: true,
  },
});
if (source.kind !== 'gateway') throw new Error('the source is the gateway');
const gateway = createGateway(source, {
  routeIDs: ['03', '07'],
  timeZone: () => 'America/Chicago',
  log: (entry) => console.error(entry),
});

serve(
  { fetch: createService(gateway, theSettings()), hostname: '127.0.0.1', port: 0 },
  ({ port }) => process.stdout.write(`${port}\n`),
);

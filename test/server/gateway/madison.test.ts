import { afterEach, describe, expect, test } from 'vitest';

import { createGateway } from '../../../src/server/gateway/createGateway.ts';
import type { LogEntry } from '../../../src/server/log.ts';
import { checkSettings } from '../../../src/server/settings/settings.ts';
import { createService } from '../../../src/service/createService.ts';
import {
  FAULTS,
  fetchAgain,
  hasMadison,
  type Madison,
  madisonSettings,
  NO_MADISON,
  routeIDsOfMadison,
  startMadison,
} from '../../browser/support/servers/startMadison.ts';
import { theSettings } from '../../support/builders.ts';
import { startSmallServer } from '../../support/cities/small-server.ts';
import { requestJson } from '../../support/cities/small-service.ts';
import { createFakeClock } from '../../support/realtime/createFakeClock.ts';

const KEY = 'kept-on-the-server';
const MINUTE = 60_000;
const [ROUTE = '', OTHER_ROUTE = ''] = hasMadison ? routeIDsOfMadison() : [];
const PATHS = [
  `/v1/getstops?routeID=${ROUTE}`,
  `/v1/getvehicles?routeID=${ROUTE}`,
  '/parking/v2/lots',
  '/parking/v2/lots?expand=specialevents',
];

const SKIP_NOTE = hasMadison ? '' : ` (${NO_MADISON})`;

let madison: Madison | undefined;
afterEach(() => madison?.stop());

function sourceSettings(url: string) {
  return {
    kind: 'gateway',
    service: { url, secret: { variable: 'MADISON_KEY', query: 'key' } },
    timeoutSeconds: 1,
    privateAddresses: true,
  };
}

/** The gateway in front of the recorded city, with a clock that stands still. */
async function startTrial(legacy: boolean) {
  const upstream = await startMadison({ key: KEY, legacy });
  madison = upstream;
  const clock = createFakeClock(Date.now());
  const log: LogEntry[] = [];
  const { source } = checkSettings('curbside.json', { source: sourceSettings(upstream.url) });
  if (source.kind !== 'gateway') throw new Error('the source is the gateway');
  const gateway = createGateway(source, {
    routeIDs: routeIDsOfMadison(),
    timeZone: () => 'America/Chicago',
    log: (entry) => log.push(entry),
    clock,
    env: { MADISON_KEY: KEY },
    tools: { fetch: fetchAgain },
  });
  const service = createService(gateway, theSettings(), () => clock.now());
  return { upstream, clock, log, service, gateway };
}

describe.skipIf(!hasMadison)(`the recorded city${SKIP_NOTE}`, () => {
  test.each([false, true])(
    'S9: 200 clients cost it one request per interval (as it was: %s)',
    async (legacy) => {
      const { upstream, clock, service, gateway } = await startTrial(legacy);
      // Without reading the bodies, which costs the test more than the gateway.
      const ask = () =>
        Promise.all(
          Array.from({ length: 200 }, (_, client) => {
            const url = new URL(PATHS[client % PATHS.length] ?? '', 'http://city.test');
            url.searchParams.set('key', 'test-key');
            return service(new Request(url));
          }),
        );
      expect((await ask()).every(({ status }) => status === 200)).toBe(true);
      for (const path of PATHS) {
        const { body } = await requestJson(service, path);
        expect([path, body['status'] ?? '0']).toEqual([path, '0']);
        expect(typeof (body['count'] ?? '')).toBe('string');
      }
      await clock.advance(MINUTE);
      await ask();
      // The lots' second request runs in the background, because the first response is recent.
      await gateway.stop?.();
      const seen = await upstream.requestCounts();
      expect(seen).toEqual({ getstops: 1, getvehicles: 2, lots: 2 });
    },
  );

  test('S9: each of its faults leaves the last good response, and then an honest failure', async () => {
    const { upstream, clock, service, log } = await startTrial(false);
    for (const fault of FAULTS.filter((each) => !['empty', 'frozen', 'hang'].includes(each))) {
      await upstream.heal();
      await clock.advance(10 * MINUTE);
      const good = await requestJson(service, '/parking/v2/lots');
      await upstream.fault('lots', fault);
      await clock.advance(10 * MINUTE);
      const old = await requestJson(service, '/parking/v2/lots');
      expect([fault, old.status, old.headers.get('age')]).toEqual([fault, 200, '600']);
      expect(JSON.stringify(old.body) === JSON.stringify(good.body)).toBe(true);
    }
    await clock.advance(60 * MINUTE);
    expect((await requestJson(service, '/parking/v2/lots')).status).toBe(503);
    await upstream.heal();
    await clock.advance(10 * MINUTE);
    expect((await requestJson(service, '/parking/v2/lots')).status).toBe(200);
    expect(JSON.stringify(log)).not.toContain(KEY);
  });

  test('S9, B13: its key is in nothing that the server sends or logs', async () => {
    const upstream = await startMadison({ key: KEY });
    madison = upstream;
    const settings = {
      ...madisonSettings(upstream.url),
      service: { baseUrl: '', key: 'public' },
      source: sourceSettings(upstream.url),
    };
    const server = await startSmallServer(settings, { env: { MADISON_KEY: KEY } });
    try {
      const paths = ['/', '/curbside.json', '/readyz', '/metrics', '/basemap/light.json'];
      const operations = PATHS.map((path) => `${path}${path.includes('?') ? '&' : '?'}key=public`);
      const texts: string[] = [];
      const read = async (path: string) => {
        const response = await fetch(server.url + path);
        texts.push(JSON.stringify([...response.headers]), await response.text());
      };
      for (const path of [...paths, ...operations]) await read(path);
      await upstream.fault('getvehicles', 'http500');
      await read(`/v1/getvehicles?key=public&routeID=${OTHER_ROUTE}`);
      const sent = texts.join();
      for (const part of ['Capitol Square', 'unavailable'])
        expect([part, sent.includes(part)]).toEqual([part, true]);
      expect((sent + JSON.stringify(server.log)).includes(KEY)).toBe(false);
    } finally {
      await server.stop();
    }
  });
});
